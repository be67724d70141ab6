import { type NotificationCategory, notificationCategories, settings } from '@kostbar/contracts/settings'
import { useQuery } from '@tanstack/react-query'
import { query, useChange } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-error.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Retry } from '../../ui/retry.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const words = texts.notifications
const categories = Object.entries(notificationCategories) as [NotificationCategory, string][]

/** The kinds of notification, each on or off; a tick is saved at once, and taken back when it cannot be. */
export function NotificationsSection({ id }: { id: string }) {
  const found = useQuery(query(settings.notifications))
  const save = useChange(settings.setNotifications, {
    refresh: settings.notifications,
    scope: 'notifications',
    onSuccess: () => void toast.success(words.saved),
    onError: (problem) => void toast.error(problemText(problem)),
  })
  const muted = save.isPending ? save.variables.body.muted : found.data?.muted
  const toggle = (category: NotificationCategory, wanted: boolean) => {
    const others = (muted ?? []).filter((other) => other !== category)
    save.mutate({ body: { muted: wanted ? others : [...others, category] } })
  }
  return (
    <PageSection id={id} title={words.title} text={words.text}>
      {muted ? (
        <div className="flex flex-col gap-3">
          {categories.map(([category, label]) => (
            <Checkbox
              key={category}
              label={label}
              description={words.hints[category]}
              checked={!muted.includes(category)}
              onChange={({ target }) => toggle(category, target.checked)}
            />
          ))}
        </div>
      ) : found.error ? (
        <Retry error={found.error} pending={found.isRefetching} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonArea className="flex flex-col gap-4">
          {categories.map(([category]) => (
            <Skeleton key={category} className="h-16 w-3/4 rounded-md" />
          ))}
        </SkeletonArea>
      )}
    </PageSection>
  )
}
