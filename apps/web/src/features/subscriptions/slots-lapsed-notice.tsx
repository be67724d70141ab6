import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { subscriptionPath } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'

/**
 * Notice for a trainer whose slots are no longer paid for: until when they can work, or why they can only read, and how
 * to change that. Empty for others.
 */
export function SlotsLapsedNotice() {
  const { data } = useQuery(query(subscriptions.slotUsage))
  if (!data || !(data.lapsed || data.graceUntil)) return null
  return (
    <div className="mb-8 print:hidden">
      <Notice tone="apricot">
        <p>{data.graceUntil ? texts.slotsLapse(data.graceUntil) : texts.slotsLapsed}</p>
        <ButtonLink to={subscriptionPath} size="sm" className="mt-3">
          {texts.paySlots}
        </ButtonLink>
      </Notice>
    </div>
  )
}
