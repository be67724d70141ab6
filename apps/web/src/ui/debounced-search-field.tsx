import { useEffect, useState } from 'react'
import { SearchField } from './search-field.tsx'

const debounceMs = 300

interface DebouncedSearchFieldProps {
  readonly label: string
  /** Query parameter of a form that is submitted without JavaScript. */
  readonly name?: string
  /** The current search. */
  readonly value: string
  readonly onSearch: (search: string) => void
  readonly className?: string
}

/** Search field that searches 300 ms after the last keystroke. */
export function DebouncedSearchField({ label, name, value, onSearch, className }: DebouncedSearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [previousValue, setPreviousValue] = useState(value)
  // The search may also change from outside: back button, reset.
  if (previousValue !== value) {
    setPreviousValue(value)
    if (typed.trim() !== value) setTyped(value)
  }

  useEffect(() => {
    const search = typed.trim()
    if (search === value) return
    const timer = setTimeout(() => onSearch(search), debounceMs)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])

  return (
    <SearchField label={label} name={name} value={typed} onChange={setTyped} {...(className ? { className } : {})} />
  )
}
