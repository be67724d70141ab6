import { TypedSearch } from '../../ui/typed-search.tsx'
import { texts } from './texts.ts'

interface UserSearchProps {
  /** The search that is in force. */
  readonly value: string
  readonly onSearch: (search: string) => void
}

/** Finds accounts by name or address. */
export const UserSearch = (search: UserSearchProps) => (
  <TypedSearch label={texts.search} {...search} className="w-full sm:max-w-md" />
)
