import { useUser } from '../../lib/session.ts'
import { Card } from '../../ui/card.tsx'
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
    <Card as="section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-xl">
        {user?.trainer ? texts.slotsTitle : texts.title}
      </h2>
      {user?.trainer ? <Slots /> : null}
      <Membership />
      <Orders />
      <Invoices />
      <PaymentLinks />
    </Card>
  )
}
