import { type LockFilter, lockFilters, type RoleFilter, roleFilters } from '@kostbar/contracts/users/account-values'
import { roleNames } from '../../domain/users/person.ts'
import { controlClass } from '../../ui/field.tsx'
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
    <label className="min-w-[min(10rem,100%)] flex-1">
      <span className="sr-only">{texts.role}</span>
      <select
        value={role ?? ''}
        onChange={({ target }) => onChange({ role: target.value as RoleFilter | '' })}
        className={controlClass}
      >
        <option value="">{texts.anyRole}</option>
        {roleFilters.map((value) => (
          <option key={value} value={value}>
            {roleLabel(value)}
          </option>
        ))}
      </select>
    </label>
    <label className="min-w-[min(10rem,100%)] flex-1">
      <span className="sr-only">{texts.lock}</span>
      <select
        value={lock ?? ''}
        onChange={({ target }) => onChange({ lock: target.value as LockFilter | '' })}
        className={controlClass}
      >
        <option value="">{texts.anyLock}</option>
        {lockFilters.map((value) => (
          <option key={value} value={value}>
            {texts.lockFilter[value]}
          </option>
        ))}
      </select>
    </label>
  </div>
)
