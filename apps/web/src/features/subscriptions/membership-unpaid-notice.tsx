import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { subscriptionPath } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'

/** Notice for a member whose payment is overdue: until when access lasts, and where to pay. Empty once it is paid. */
export function MembershipUnpaidNotice() {
  const { data } = useQuery(query(subscriptions.mine, { query: {} }))
  if (data?.subscription?.status !== 'PAST_DUE') return null
  return (
    <div className="mb-8 print:hidden">
      <Notice tone="apricot">
        <p>{texts.pastDue(data.subscription.graceUntil)}</p>
        <ButtonLink to={subscriptionPath} size="sm" className="mt-3">
          {texts.toPayment}
        </ButtonLink>
      </Notice>
    </div>
  )
}
