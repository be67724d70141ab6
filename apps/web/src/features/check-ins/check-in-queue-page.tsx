import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import type { QueuedCheckIn } from '@kostbar/contracts/check-ins/schemas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { DueBadge } from '../../domain/deadlines/due-badge.tsx'
import { fullName } from '../../domain/users/person.ts'
import { query } from '../../lib/api.ts'
import { usePageParam } from '../../lib/page-param.ts'
import { paths, userPath } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { letter } from '../../ui/illustration/scenes.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { queueTexts as texts } from './queue-texts.ts'

/** Trainer's page of submitted check-ins that wait for a reply, the earliest deadline first. */
export function CheckInQueuePage() {
  const { page, setPage } = usePageParam()
  const queueQuery = useQuery({ ...query(checkIns.queue, { query: { page } }), placeholderData: keepPreviousData })
  const { data } = queueQuery
  return (
    <div>
      <PageHead title={texts.title} intro={texts.intro}>
        <ButtonLink to={paths.checkInForms} variant="secondary">
          {texts.forms}
        </ButtonLink>
      </PageHead>
      <p className="mt-6 mb-3 min-h-6 text-sm text-ink-soft" aria-live="polite">
        {data && data.total > 0 ? texts.count(data.total) : ''}
      </p>
      <PagedList
        query={queueQuery}
        errorTitle={texts.failed}
        page={page}
        onPage={setPage}
        skeleton={<QueueSkeleton />}
        empty={
          <EmptyState
            picture={<LazyIllustration loader={letter} className="aspect-[4/3]" />}
            title={texts.noneTitle}
            text={texts.noneText}
          />
        }
      >
        {(items) => (
          <ul aria-label={texts.list} className="max-w-3xl">
            {items.map((checkIn) => (
              <QueuedRow key={checkIn.id} checkIn={checkIn} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

/** Row of the queue: who waits, since when and until when, as a link to where the trainer replies. */
const QueuedRow = ({ checkIn }: { readonly checkIn: QueuedCheckIn }) => (
  <li className="border-b border-line last:border-b-0">
    <Link
      to={userPath(paths.userCheckIns, checkIn.userId)}
      className="-mx-3 flex items-center gap-x-4 rounded-md px-3 py-3 text-ink no-underline hover:bg-sunk"
    >
      <Avatar name={fullName(checkIn)} picture={checkIn.profileImage} size="sm" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-[1_1_12rem] font-semibold wrap-anywhere">{fullName(checkIn)}</span>
        <span className="text-sm text-ink-soft wrap-anywhere">
          {texts.since(checkIn.formName, checkIn.submittedAt)}
        </span>
        <DueBadge deadline={checkIn.deadline} />
      </span>
    </Link>
  </li>
)

const QueueSkeleton = () => (
  <SkeletonArea className="flex max-w-3xl flex-col gap-3">
    <Skeleton className="h-14 w-full rounded-md" />
    <Skeleton className="h-14 w-full rounded-md" />
    <Skeleton className="h-14 w-full rounded-md" />
  </SkeletonArea>
)
