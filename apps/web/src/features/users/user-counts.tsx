import type { LockFilter, RoleFilter } from '@kostbar/contracts/users/account-values'
import { users } from '@kostbar/contracts/users/endpoints'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { query } from '../../lib/api.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'
import { usersSearch } from './use-users-search-params.ts'

interface UserCount {
  readonly label: string
  readonly count: number | undefined
  /** Filters of the counted accounts. */
  readonly filters: { readonly role?: RoleFilter; readonly lock?: LockFilter }
}

/** Numbers of accounts up to `countLimit` (all, trainers, admins, locked), each linked to the filtered list. */
export function UserCounts() {
  const { data } = useQuery(query(users.counts))
  const counts: readonly UserCount[] = [
    { label: texts.accounts, count: data?.total, filters: {} },
    { label: texts.trainers, count: data?.trainers, filters: { role: 'ROLE_TRAINER' } },
    { label: texts.admins, count: data?.admins, filters: { role: 'ROLE_ADMIN' } },
    { label: texts.locked, count: data?.locked, filters: { lock: 'LOCKED' } },
  ]
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 sm:flex sm:flex-wrap sm:gap-4">
      {counts.map(({ label, count, filters }) => (
        <li key={label}>
          <Link
            to={{ search: usersSearch(filters) }}
            preventScrollReset
            className="flex h-full min-w-32 flex-col-reverse justify-end rounded-lg bg-sage px-5 py-3 text-ink no-underline transition-colors duration-(--quick) hover:bg-leaf-soft"
          >
            <span className="text-sm text-ink-soft">{label} </span>
            <span className="font-display text-2xl tabular-nums">
              {count === undefined ? <Skeleton className="my-2 h-6 w-10" /> : texts.count(count)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
