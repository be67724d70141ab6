import { useEffect, useState } from 'react'
import { SearchField } from './search-field.tsx'

/** How long typing has to rest before something is searched, in milliseconds. */
const rest = 300

interface DebouncedSearchFieldProps {
  readonly label: string
  /** What the search is called in the address of a form that is sent without scripts. */
  readonly name?: string
  /** The search that is in force. */
  readonly value: string
  readonly onSearch: (search: string) => void
  readonly className?: string
}

/** Searches while one types, a moment after the last letter. */
export function DebouncedSearchField({ label, name, value, onSearch, className }: DebouncedSearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [inForce, setInForce] = useState(value)
  // The search may change by itself: going back, or emptying it elsewhere.
  if (inForce !== value) {
    setInForce(value)
    if (typed.trim() !== value) setTyped(value)
  }

  useEffect(() => {
    const search = typed.trim()
    if (search === value) return
    const timer = setTimeout(() => onSearch(search), rest)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])

  return (
    <SearchField label={label} name={name} value={typed} onChange={setTyped} {...(className ? { className } : {})} />
  )
}
