import { type KeyboardEvent, type Ref, type RefObject, useContext, useEffect, useId, useRef, useState } from 'react'
import { ComboBox, ComboBoxStateContext, type Key } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import { controlClass, FieldMessage } from './field.tsx'
import { OverlayLocale } from './overlay-locale.tsx'
import { texts } from './texts.ts'

/** Option of a SearchSelect. */
export interface SearchSelectItem {
  readonly id: string
  readonly label: string
  /** Second line of the option. */
  readonly note?: string
}

interface SearchSelectProps<Item extends SearchSelectItem> {
  readonly label: string
  /** Shows the label to screen readers only, for fields in rows. */
  readonly hideLabel?: boolean
  readonly placeholder?: string
  /** Text in the field; it need not be the label of an item. */
  readonly value: string
  readonly onType: (text: string) => void
  /** Items that match the text, best match first. */
  readonly items: readonly Item[]
  readonly isLoading?: boolean
  /** Text shown while no item matches. */
  readonly emptyText: string
  readonly onSelect: (item: Item) => void
  /** Called on Enter when no item is highlighted. */
  readonly onEnter?: () => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  /** Id of the field's error message when it is rendered elsewhere. */
  readonly errorId?: string | undefined
  readonly className?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** Text field with a list of matching items; arrow keys move, Enter selects, Escape closes. */
export function SearchSelect<Item extends SearchSelectItem>(props: SearchSelectProps<Item>) {
  const { label, hideLabel, value, items, isLoading, emptyText, error, errorId, className, onEnter } = props
  const id = useId()
  // The list closes when this key changes, so typing resets it.
  const [selectedKey, setSelectedKey] = useState<Key | null>(null)
  const hasJustSelected = useRef(false)
  const mustClose = useRef(false)
  const messageId = errorId ?? (error ? id : undefined)
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isHighlighted = event.currentTarget.getAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || isHighlighted) return
    event.preventDefault()
    onEnter?.()
  }
  return (
    <OverlayLocale>
      <ComboBox
        aria-label={label}
        {...(messageId ? { 'aria-describedby': messageId } : {})}
        inputValue={value}
        onInputChange={(text) => {
          hasJustSelected.current = false
          props.onType(text)
        }}
        onOpenChange={(isOpen, trigger) => {
          mustClose.current = isOpen && trigger === 'input' && hasJustSelected.current
        }}
        items={items}
        selectedKey={selectedKey}
        onSelectionChange={(key) => {
          setSelectedKey(key)
          hasJustSelected.current = key !== null
          const item = items.find((candidate) => candidate.id === key)
          if (item) props.onSelect(item)
        }}
        // The items are already filtered by the caller's search.
        defaultFilter={() => true}
        allowsCustomValue
        allowsEmptyCollection={value.trim() !== ''}
        menuTrigger="input"
        isInvalid={messageId !== undefined}
        {...(props.onBlur ? { onBlur: props.onBlur } : {})}
        {...(className ? { className } : {})}
      >
        <CloseReopenedList mustClose={mustClose} />
        {hideLabel ? null : (
          <span aria-hidden="true" className="mb-1.5 block text-sm font-semibold">
            {label}
          </span>
        )}
        <Input
          {...(props.ref ? { ref: props.ref } : {})}
          {...(props.placeholder ? { placeholder: props.placeholder } : {})}
          autoComplete="off"
          onKeyDownCapture={handleKey}
          className={classNames(controlClass, 'w-full')}
        />
        {hideLabel ? null : <FieldMessage id={id} error={error} />}
        <Popover className="max-h-80! min-w-(--trigger-width) max-w-[calc(100vw-2rem)] overflow-y-auto rounded-lg bg-raised p-1.5 shadow-high outline-none inset-ring inset-ring-line">
          <ListBox
            className="outline-none"
            renderEmptyState={() => (
              <p className="px-3 py-2.5 text-sm text-ink-soft">{isLoading ? texts.loading : emptyText}</p>
            )}
          >
            {(item: Item) => (
              <ListBoxItem
                id={item.id}
                textValue={item.label}
                className="min-h-11 cursor-pointer rounded-md px-3 py-2 outline-none data-focused:bg-leaf-soft data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus"
              >
                <span className="block wrap-anywhere">{item.label}</span>
                {item.note ? <span className="block text-sm text-ink-soft">{item.note}</span> : null}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </OverlayLocale>
  )
}

/**
 * Closes the list that the combobox opens again after a selection if it was closed for lack of items before, as when the
 * field was cleared (react-stately 3.51 keeps that state until the list closes once more).
 */
function CloseReopenedList({ mustClose }: { readonly mustClose: RefObject<boolean> }) {
  const state = useContext(ComboBoxStateContext)
  useEffect(() => {
    if (!mustClose.current || !state?.isOpen) return
    mustClose.current = false
    state.close()
  })
  return null
}
