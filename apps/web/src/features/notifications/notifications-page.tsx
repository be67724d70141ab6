import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { useCursorQuery } from '../../lib/use-cursor-query.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { letter } from '../../ui/illustration/scenes.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { NotificationItem } from './notification-item.tsx'
import { texts } from './texts.ts'
import { useMarkRead } from './use-mark-read.ts'

/**
 * Page with all notifications, newest first. Opening it marks them as read; they stay highlighted until the page is
 * left.
 */
export function NotificationsPage() {
  const listQuery = useCursorQuery(notifications.list)
  useMarkRead(listQuery.data)
  return (
    <>
      <h1 className="text-3xl">{texts.title}</h1>
      <div className="mt-2 mb-6 flex max-w-3xl flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p className="text-ink-soft">{texts.intro}</p>
        <Link to={`${paths.settings}#mitteilungen`}>{texts.settings}</Link>
      </div>
      <QueryView query={listQuery} errorTitle={texts.loadFailed} skeleton={<NotificationsSkeleton />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              picture={<LazyIllustration loader={letter} className="aspect-[4/3]" />}
              title={texts.emptyTitle}
              text={texts.emptyText}
            />
          ) : (
            <>
              <ul className="flex max-w-3xl flex-col gap-2">
                {items.map((item) => (
                  <NotificationItem key={item.id} notification={item} />
                ))}
              </ul>
              <LoadMore query={listQuery} label={texts.more} />
            </>
          )
        }
      </QueryView>
    </>
  )
}

const NotificationsSkeleton = () => (
  <SkeletonArea className="flex max-w-3xl flex-col gap-2">
    <Skeleton className="h-18 rounded-lg" />
    <Skeleton className="h-18 rounded-lg" />
    <Skeleton className="h-18 rounded-lg" />
  </SkeletonArea>
)
