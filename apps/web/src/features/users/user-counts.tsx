import { users } from '@kostbar/contracts/users/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { formatNumber } from '../../lib/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'

/** Numbers of accounts: all, trainers, admins, locked. */
export function UserCounts() {
  const { data } = useQuery(query(users.allMeta))
  const counts: [string, number | undefined][] = [
    [texts.accounts, data?.total],
    [texts.trainers, data?.trainers],
    [texts.admins, data?.admins],
    [texts.locked, data?.locked],
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:flex sm:gap-4">
      {counts.map(([label, count]) => (
        <div key={label} className="flex min-w-32 flex-col-reverse rounded-lg bg-sage px-5 py-3">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-2xl tabular-nums">
            {count === undefined ? <Skeleton className="my-2 h-6 w-10" /> : formatNumber(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
