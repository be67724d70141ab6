import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Invoices } from './invoices.tsx'
import { likelyHasSubscription } from './likely-has-subscription.ts'
import { Membership } from './membership.tsx'
import { Orders } from './orders.tsx'
import { PortalAndWithdrawalLinks } from './portal-and-withdrawal-links.tsx'
import { Slots } from './slots.tsx'
import { texts } from './texts.ts'

/** Settings section: subscriptions, orders, invoices and payment settings. */
export function SubscriptionSection({ id }: { id: string }) {
  const user = useUser()
  const { data } = useQuery(query(subscriptions.mine, { query: user?.trainer ? { slots: '1' } : {} }))
  return (
    <PageSection id={id} title={user?.trainer ? texts.slotsTitle : texts.title}>
      {user?.trainer ? <Slots /> : null}
      <Membership />
      <Orders />
      <Invoices expected={data ? data.subscription !== null : user !== null && likelyHasSubscription(user)} />
      <PortalAndWithdrawalLinks />
    </PageSection>
  )
}
