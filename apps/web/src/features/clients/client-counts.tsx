import type { ClientGroup } from '@kostbar/contracts/clients/schemas'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'
import { clientGroupSearch } from './use-clients-search-params.ts'

const groups: readonly ClientGroup[] = ['ATTENTION', 'ON_TRACK', 'INACTIVE']

interface ClientCountsProps {
  /** Undefined while loading. */
  readonly counts: Readonly<Record<ClientGroup, number>> | undefined
}

/** Number of clients per group; each links to the filtered client list. */
export const ClientCounts = ({ counts }: ClientCountsProps) => (
  <nav aria-label={texts.waiting.groups} className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-3">
    {groups.map((group) => (
      <Link
        key={group}
        to={{ pathname: paths.clientManagement, search: clientGroupSearch(group) }}
        className="flex min-w-0 flex-col-reverse justify-end rounded-lg bg-sage px-3 py-3 text-ink no-underline sm:px-4 transition-colors duration-(--quick) hover:bg-leaf-soft"
      >
        <span className="text-sm text-ink-soft">{texts.waiting.group[group]} </span>
        <span className="font-display text-2xl tabular-nums">
          {counts ? formatNumber(counts[group]) : <Skeleton className="my-1 h-6 w-10" />}{' '}
        </span>
      </Link>
    ))}
  </nav>
)
