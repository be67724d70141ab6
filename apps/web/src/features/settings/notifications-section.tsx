import { settings } from '@kostbar/contracts/settings/endpoints'
import { type NotificationCategory, notificationCategories } from '@kostbar/contracts/settings/notification-categories'
import { useQuery } from '@tanstack/react-query'
import { query, useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const sectionTexts = texts.notifications
const categories = Object.entries(notificationCategories) as [NotificationCategory, string][]

/** Settings section for notifications by category; saved immediately, reverted on failure. */
export function NotificationsSection({ id }: { id: string }) {
  const notificationsQuery = useQuery(query(settings.notifications))
  const save = useApiMutation(settings.setNotifications, {
    refresh: settings.notifications,
    scope: 'notifications',
    onSuccess: () => toast.success(sectionTexts.saved),
    onError: toastProblem,
  })
  const toggle = (muted: readonly NotificationCategory[], category: NotificationCategory, wanted: boolean) => {
    const others = muted.filter((other) => other !== category)
    save.mutate({ body: { muted: wanted ? others : [...others, category] } })
  }
  return (
    <PageSection id={id} title={sectionTexts.title} text={sectionTexts.text}>
      <QueryView
        query={save.isPending ? { ...notificationsQuery, data: save.variables.body } : notificationsQuery}
        skeleton={<NotificationsSkeleton />}
      >
        {({ muted }) => (
          <div className="flex flex-col gap-3">
            {categories.map(([category, label]) => (
              <Checkbox
                key={category}
                label={label}
                description={sectionTexts.hints[category]}
                checked={!muted.includes(category)}
                onChange={({ target }) => toggle(muted, category, target.checked)}
              />
            ))}
          </div>
        )}
      </QueryView>
    </PageSection>
  )
}

const NotificationsSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    {categories.map(([category]) => (
      <Skeleton key={category} className="h-16 w-3/4 rounded-md" />
    ))}
  </SkeletonArea>
)
