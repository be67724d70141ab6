import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { ComboBox, type Key } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import { controlClass, FieldMessage } from './field.tsx'
import { texts } from './texts.ts'

/** A choice of a SearchSelect. */
export interface SearchSelectItem {
  readonly id: string
  readonly label: string
  /** Second line of the choice. */
  readonly note?: string
}

interface SearchSelectProps<Item extends SearchSelectItem> {
  readonly label: string
  /** Shows the label to screen readers only, for fields in rows. */
  readonly hideLabel?: boolean
  readonly placeholder?: string
  /** Text in the field; it may be one of no item. */
  readonly value: string
  readonly onType: (text: string) => void
  /** The items that match the text, best first. */
  readonly items: readonly Item[]
  readonly isLoading?: boolean
  /** Shown while no item matches. */
  readonly emptyText: string
  readonly onSelect: (item: Item) => void
  /** Enter without a highlighted item. */
  readonly onEnter?: () => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  /** Id of the field's error message, where it is shown elsewhere. */
  readonly errorId?: string | undefined
  readonly className?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** Text field that searches while one types, with a list to choose from; arrow keys move, Enter chooses, Escape closes. */
export function SearchSelect<Item extends SearchSelectItem>(props: SearchSelectProps<Item>) {
  const { label, hideLabel, value, items, isLoading, emptyText, error, errorId, className, onEnter } = props
  const id = useId()
  // The list closes when this changes; typing resets it.
  const [selectedKey, setSelectedKey] = useState<Key | null>(null)
  const messageId = errorId ?? (error ? id : undefined)
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isHighlighted = event.currentTarget.getAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || isHighlighted) return
    event.preventDefault()
    onEnter?.()
  }
  return (
    <ComboBox
      aria-label={label}
      {...(messageId ? { 'aria-describedby': messageId } : {})}
      inputValue={value}
      onInputChange={props.onType}
      items={items}
      selectedKey={selectedKey}
      onSelectionChange={(key) => {
        setSelectedKey(key)
        const item = items.find((candidate) => candidate.id === key)
        if (item) props.onSelect(item)
      }}
      // The caller searches: nothing is filtered here.
      defaultFilter={() => true}
      allowsCustomValue
      allowsEmptyCollection={value.trim() !== ''}
      menuTrigger="input"
      isInvalid={messageId !== undefined}
      {...(props.onBlur ? { onBlur: props.onBlur } : {})}
      {...(className ? { className } : {})}
    >
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
  )
}
