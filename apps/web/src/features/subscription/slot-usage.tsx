import { maxSlots } from '@kostbar/contracts/pricing'
import { stripe } from '@kostbar/contracts/stripe'
import { subscriptions } from '@kostbar/contracts/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { useMovePlace } from '../../lib/checkout-place.ts'
import { slotsQuery } from '../../lib/product-query.ts'
import { Button } from '../../ui/button.tsx'
import { ShareBar } from '../../ui/share-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'

/** How many of a trainer's client slots are taken, and the way to more. */
export function SlotUsage() {
  const move = useMovePlace()
  const { data: usage, isError } = useQuery(query(stripe.slotUsage))
  const { data: product } = useQuery(slotsQuery)
  const { data: present } = useQuery(query(subscriptions.mine, { query: { slots: '1' } }))
  if (isError) return null
  if (!usage) return <Skeleton className="h-11 w-full rounded-md" />
  const more = () =>
    move({
      product: product?.id ?? '',
      price: present?.subscription?.currentPrice?.id ?? null,
      quantity: Math.min(maxSlots, usage.bought + 1),
    })
  if (usage.bought === 0 && usage.used === 0)
    return (
      <Button disabled={!product} onClick={more}>
        {texts.buySlots}
      </Button>
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-40 flex-1">
        <p className="mb-2 font-semibold">{texts.usage(usage.used, usage.bought)}</p>
        <ShareBar value={usage.used} whole={usage.bought} />
      </div>
      <Button variant="secondary" size="sm" disabled={!product} onClick={more}>
        {usage.bought > 0 ? texts.moreSlots : texts.buySlots}
      </Button>
    </div>
  )
}
