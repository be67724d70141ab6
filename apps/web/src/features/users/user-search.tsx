import { useEffect, useState } from 'react'
import { SearchField } from '../../ui/search-field.tsx'
import { texts } from './texts.ts'

/** How long typing has to rest before the list is searched, in milliseconds. */
const rest = 300

interface UserSearchProps {
  /** The search that is in force. */
  readonly value: string
  readonly onSearch: (search: string) => void
}

/** Searches while one types, a moment after the last letter. */
export function UserSearch({ value, onSearch }: UserSearchProps) {
  const [typed, setTyped] = useState(value)
  const [inForce, setInForce] = useState(value)
  // The address may change by itself: going back, or emptying the search elsewhere.
  if (inForce !== value) {
    setInForce(value)
    setTyped(value)
  }

  useEffect(() => {
    const search = typed.trim()
    if (search === value) return
    const timer = setTimeout(() => onSearch(search), rest)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])

  return <SearchField label={texts.search} value={typed} onChange={setTyped} className="w-full sm:max-w-md" />
}
