import { subscriptions } from '@kostbar/contracts/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SlotUsage } from './slot-usage.tsx'
import { SubscriptionDetails } from './subscription-details.tsx'
import { SubscriptionSkeleton } from './subscription-skeleton.tsx'
import { texts } from './texts.ts'

/** A trainer's client slots and what they cost. */
export function Slots() {
  const { data, error, isFetching, refetch } = useQuery(query(subscriptions.mine, { query: { slots: '1' } }))
  if (error && !data)
    return (
      <LoadFailed
        level={3}
        title={texts.loadFailed}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SubscriptionSkeleton />
  return (
    <>
      {data.subscription ? (
        <SubscriptionDetails subscription={data.subscription} />
      ) : (
        <div>
          <p className="font-semibold">{texts.noSlots}</p>
          <p className="text-ink-soft">{texts.noSlotsText}</p>
        </div>
      )}
      <div className="mt-6">
        <SlotUsage />
      </div>
    </>
  )
}
