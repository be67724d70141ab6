import { useEffect, useState } from 'react'
import { maxSearchLength } from '../lib/max-search-length.ts'
import { SearchField } from './search-field.tsx'

const debounceMs = 300

const searchOf = (typed: string) => Array.from(typed.trim()).slice(0, maxSearchLength).join('').trim()

interface DebouncedSearchFieldProps {
  readonly label: string
  /** Name of the query parameter when the form is submitted without JavaScript. */
  readonly name?: string
  /** Current search text. */
  readonly value: string
  readonly onSearch: (search: string) => void
  readonly className?: string
}

/** Search field that calls `onSearch` 300 ms after the last keystroke, with at most 200 characters. */
export function DebouncedSearchField({ label, name, value, onSearch, className }: DebouncedSearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [previousValue, setPreviousValue] = useState(value)
  const [sent, setSent] = useState<string>()
  // The search text also changes from outside: back button, reset. The field's own search may arrive while typing goes on.
  if (previousValue !== value) {
    setPreviousValue(value)
    setSent(undefined)
    if (sent !== value && searchOf(typed) !== value) setTyped(value)
  }

  useEffect(() => {
    const search = searchOf(typed)
    if (search === value) return
    const timer = setTimeout(() => {
      setSent(search)
      onSearch(search)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])

  return (
    <SearchField label={label} name={name} value={typed} onChange={setTyped} {...(className ? { className } : {})} />
  )
}
