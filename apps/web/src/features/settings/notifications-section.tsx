import { settings } from '@kostbar/contracts/settings/endpoints'
import { type NotificationCategory, notificationCategories } from '@kostbar/contracts/settings/notification-categories'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isStaff } from '../../domain/users/person.ts'
import { query, useApiMutation } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const sectionTexts = texts.notifications
const allCategories = Object.keys(notificationCategories) as NotificationCategory[]

/** Categories of what can happen to trainers and admins, whom nobody coaches. */
const staffCategories: readonly NotificationCategory[] = ['DOCUMENTS', 'CHALLENGES', 'NEWS']

/** Settings section for notifications by category; saved immediately, reverted on failure. */
export function NotificationsSection({ id }: { id: string }) {
  const user = useUser()
  const isForStaff = user ? isStaff(user) : false
  const categories = isForStaff ? staffCategories : allCategories
  const notificationsQuery = useQuery(query(settings.notifications))
  const save = useApiMutation(settings.setNotifications, {
    refresh: settings.notifications,
    scope: 'notifications',
    onSuccess: () => toast.success(sectionTexts.saved),
    onError: toastProblem,
  })
  // State of the component, which a second click sees even if it follows before the mutation is rendered as pending.
  const [chosen, setChosen] = useState<NotificationCategory[] | null>(null)
  const toggle = (before: readonly NotificationCategory[], category: NotificationCategory, wanted: boolean) => {
    const others = before.filter((other) => other !== category)
    const muted = wanted ? others : [...others, category]
    setChosen(muted)
    save.mutate({ body: { muted } }, { onSettled: () => setChosen(null) })
  }
  return (
    <PageSection id={id} title={sectionTexts.title} text={user?.trainer ? sectionTexts.trainerText : sectionTexts.text}>
      <QueryView
        query={chosen ? { ...notificationsQuery, data: { muted: chosen } } : notificationsQuery}
        skeleton={<NotificationsSkeleton count={categories.length} />}
      >
        {({ muted }) => (
          <div className="flex flex-col gap-3">
            {categories.map((category) => (
              <Checkbox
                key={category}
                {...textsOf(category, isForStaff)}
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

const textsOf = (category: NotificationCategory, isForStaff: boolean) =>
  category === 'NEWS' && isForStaff
    ? sectionTexts.staffNews
    : { label: notificationCategories[category], description: sectionTexts.hints[category] }

const NotificationsSkeleton = ({ count }: { count: number }) => (
  <SkeletonArea className="flex flex-col gap-4">
    {allCategories.slice(0, count).map((category) => (
      <Skeleton key={category} className="h-16 w-3/4 rounded-md" />
    ))}
  </SkeletonArea>
)
