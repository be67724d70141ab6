import { type LockFilter, lockFilters, type RoleFilter, roleFilters } from '@kostbar/contracts/users/account-values'
import { roleNames } from '../../domain/users/person.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { texts } from './texts.ts'

interface UserFiltersProps {
  readonly role: RoleFilter | undefined
  readonly lock: LockFilter | undefined
  readonly onChange: (filters: { role?: RoleFilter | ''; lock?: LockFilter | '' }) => void
}

const roleLabel = (role: RoleFilter) => (role === 'MEMBER' ? texts.members : roleNames[role])

/** Filters of the user list: role and lock. */
export const UserFilters = ({ role, lock, onChange }: UserFiltersProps) => (
  <div className="flex w-full flex-wrap gap-3 sm:w-auto">
    <FilterSelect
      label={texts.role}
      value={role ?? ''}
      className="min-w-[min(10rem,100%)] flex-1"
      onChange={(value) => onChange({ role: value as RoleFilter | '' })}
    >
      <option value="">{texts.anyRole}</option>
      {roleFilters.map((value) => (
        <option key={value} value={value}>
          {roleLabel(value)}
        </option>
      ))}
    </FilterSelect>
    <FilterSelect
      label={texts.lock}
      value={lock ?? ''}
      className="min-w-[min(10rem,100%)] flex-1"
      onChange={(value) => onChange({ lock: value as LockFilter | '' })}
    >
      <option value="">{texts.anyLock}</option>
      {lockFilters.map((value) => (
        <option key={value} value={value}>
          {texts.lockFilter[value]}
        </option>
      ))}
    </FilterSelect>
  </div>
)
