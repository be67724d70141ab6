import { subscriptions } from '@kostbar/contracts/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { expectsSubscription } from './expects-subscription.ts'
import { Invoices } from './invoices.tsx'
import { Membership } from './membership.tsx'
import { Orders } from './orders.tsx'
import { PaymentLinks } from './payment-links.tsx'
import { Slots } from './slots.tsx'
import { texts } from './texts.ts'

/** Everything somebody pays for, and the ways to change or end it. */
export function SubscriptionSection({ id }: { id: string }) {
  const user = useUser()
  const { data: paidFor } = useQuery(query(subscriptions.mine, { query: user?.trainer ? { slots: '1' } : {} }))
  return (
    <PageSection id={id} title={user?.trainer ? texts.slotsTitle : texts.title}>
      {user?.trainer ? <Slots /> : null}
      <Membership />
      <Orders />
      <Invoices expected={paidFor ? paidFor.subscription !== null : user !== null && expectsSubscription(user)} />
      <PaymentLinks />
    </PageSection>
  )
}
