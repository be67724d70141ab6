import { useUser } from '../../lib/session.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Invoices } from './invoices.tsx'
import { Membership } from './membership.tsx'
import { Orders } from './orders.tsx'
import { PaymentLinks } from './payment-links.tsx'
import { Slots } from './slots.tsx'
import { texts } from './texts.ts'

/** Everything somebody pays for, and the ways to change or end it. */
export function SubscriptionSection({ id }: { id: string }) {
  const user = useUser()
  return (
    <PageSection id={id} title={user?.trainer ? texts.slotsTitle : texts.title}>
      {user?.trainer ? <Slots /> : null}
      <Membership />
      <Orders />
      <Invoices />
      <PaymentLinks />
    </PageSection>
  )
}
