import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './field.tsx'
import { texts } from './texts.ts'
import { useInputBeforeHydration } from './use-input-before-hydration.ts'

interface SearchFieldProps {
  /** Accessible name and placeholder of the field. */
  label?: string
  /** Name of the query parameter when the form is submitted without JavaScript. */
  name?: string | undefined
  value: string
  onChange: (value: string) => void
  className?: string
}

/** Search field; Escape or the button clears it. In a dialog, the first Escape clears it, the second one closes the dialog. */
export function SearchField({ label = texts.search, name, value, onChange, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useInputBeforeHydration(input, value, onChange)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return
    event.stopPropagation()
    clear()
  }
  return (
    <search className={classNames('relative block', className)}>
      <Search
        className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-soft"
        aria-hidden="true"
      />
      <input
        ref={input}
        type="search"
        name={name}
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
        className={classNames(controlClass, 'appearance-none px-12 [&::-webkit-search-cancel-button]:hidden')}
      />
      {value ? (
        <button
          type="button"
          aria-label={texts.clearSearch}
          onClick={clear}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-md text-ink-soft hover:text-ink"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      ) : null}
    </search>
  )
}
