import { assignments } from '@kostbar/contracts/assignments/endpoints'
import type { WaitingMember } from '@kostbar/contracts/assignments/schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { fullName } from '../../domain/users/person.ts'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { DueBadge } from './due-badge.tsx'
import { texts } from './texts.ts'

const maxShown = 5

/** Card of the admin's overview: members who wait for a trainer, earliest deadline first. */
export function WaitingMembers() {
  const waitingQuery = useQuery(query(assignments.waiting, { query: { perPage: maxShown } }))
  return (
    <Card as="section" aria-labelledby="waiting-members" className="flex flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="waiting-members" className="text-xl">
          {texts.title}
        </h2>
        <p className="min-h-6 text-sm text-ink-soft" aria-live="polite">
          {waitingQuery.data && waitingQuery.data.total > 0 ? texts.count(waitingQuery.data.total) : ''}
        </p>
      </div>
      <div className="mt-3 min-h-16">
        <QueryView query={waitingQuery} errorTitle={texts.cardFailed} skeleton={<CardSkeleton />}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-ink-soft">{texts.nobodyTitle}.</p>
            ) : (
              <ul>
                {items.map((member) => (
                  <Row key={member.id} member={member} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </div>
      {waitingQuery.isPending ? null : (
        <MoreLink to={paths.clientAssignment} text={texts.toAll} className="self-start" />
      )}
    </Card>
  )
}

const Row = ({ member }: { member: WaitingMember }) => (
  <li className="border-b border-line last:border-b-0">
    <Link
      to={`${paths.clientAssignment}?person=${member.id}`}
      className="-mx-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md px-3 py-3 text-ink no-underline hover:bg-sunk"
    >
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{fullName(member)}</span>
      <span className="text-sm">
        <DueBadge dueAt={member.dueAt} />
      </span>
    </Link>
  </li>
)

const CardSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-3 pt-1">
    <Skeleton className="h-10 rounded-md" />
    <Skeleton className="h-10 rounded-md" />
    <Skeleton className="h-10 rounded-md" />
  </SkeletonArea>
)
