import { maxSlots } from '@kostbar/contracts/pricing'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useSetCheckoutParams } from '../../domain/checkout/search-params.ts'
import { clientSlotsQuery } from '../../domain/products/product-queries.ts'
import { query } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { MeterBar } from '../../ui/meter-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'

/** Used and bought client slots of a trainer, with a button to buy more. */
export function SlotUsage() {
  const setCheckoutParams = useSetCheckoutParams()
  const { data: usage, isError } = useQuery(query(subscriptions.slotUsage))
  const { data: product } = useQuery(clientSlotsQuery)
  const { data: current } = useQuery(query(subscriptions.mine, { query: { slots: '1' } }))
  if (isError) return null
  if (!usage) return <Skeleton className="h-11 w-full rounded-md" />
  const buyMore = () =>
    setCheckoutParams({
      product: product?.id ?? '',
      price: current?.subscription?.currentPrice?.id ?? null,
      // Fewer than in use are refused.
      quantity: Math.min(maxSlots, Math.max(usage.bought + 1, usage.used)),
    })
  // The API refuses changes while an invoice is open.
  const isPaidUp = current?.subscription?.status !== 'PAST_DUE'
  if (usage.bought === 0 && usage.used === 0)
    return (
      <Button disabled={!product} onClick={buyMore}>
        {texts.buySlots}
      </Button>
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="mb-2 font-semibold">{texts.usage(usage.used, usage.bought)}</p>
        <MeterBar value={usage.used} max={usage.bought} />
      </div>
      {isPaidUp ? (
        <Button variant="secondary" size="sm" disabled={!product} onClick={buyMore}>
          {usage.bought > 0 ? texts.moreSlots : texts.buySlots}
        </Button>
      ) : null}
    </div>
  )
}
