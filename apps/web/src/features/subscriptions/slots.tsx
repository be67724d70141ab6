import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SlotUsage } from './slot-usage.tsx'
import { SubscriptionDetails } from './subscription-details.tsx'
import { SubscriptionSkeleton } from './subscription-skeleton.tsx'
import { texts } from './texts.ts'

/** Client slots subscription of a trainer. */
export function Slots() {
  const slots = useQuery(query(subscriptions.mine, { query: { slots: '1' } }))
  return (
    <QueryView query={slots} errorTitle={texts.loadFailed} headingLevel={3} skeleton={<SlotsSkeleton />}>
      {({ subscription, ...owner }) => (
        <>
          {subscription ? <SubscriptionDetails subscription={subscription} {...owner} /> : <NoSlots />}
          <div className="mt-6">
            <SlotUsage />
          </div>
        </>
      )}
    </QueryView>
  )
}

const SlotsSkeleton = () => (
  <>
    <SubscriptionSkeleton lines={4} buttons={2} />
    <Skeleton className="mt-6 h-11 w-full rounded-md" />
  </>
)

/** Trainers whose clients or invitations take slots had some before. */
function NoSlots() {
  const { data: usage, isPending } = useQuery(query(subscriptions.slotUsage))
  if (isPending) return <Skeleton className="h-12 w-full rounded-md" />
  const hadSlots = usage !== undefined && usage.used > 0
  return (
    <div>
      <p className="font-semibold">{hadSlots ? texts.slotsEnded : texts.noSlots}</p>
      <p className="text-ink-soft">{hadSlots ? texts.slotsEndedText : texts.noSlotsText}</p>
    </div>
  )
}
