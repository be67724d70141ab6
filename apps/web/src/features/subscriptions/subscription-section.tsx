import type { Answer } from '@kostbar/contracts/endpoint'
import { formatEuro } from '@kostbar/contracts/money-format'
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
import { SubscriptionDetails } from './subscription-details.tsx'
import { texts } from './texts.ts'

/** Settings section: subscriptions, orders, invoices and payment settings. */
export function SubscriptionSection({ id }: { id: string }) {
  const user = useUser()
  const membership = useQuery(query(subscriptions.mine, { query: {} })).data
  const slots = useQuery(query(subscriptions.mine, { query: { slots: '1' } })).data
  const main = user?.trainer ? slots : membership
  return (
    <PageSection id={id} title={user?.trainer ? texts.slotsTitle : texts.title}>
      {user?.trainer ? <Slots /> : <SlotsOfFormerTrainer slots={slots} />}
      <Membership />
      {slots && membership && !slots.subscription && !membership.subscription && membership.credit > 0 ? (
        <p className="mt-4 text-ink-soft">{texts.creditLeft(formatEuro(membership.credit))}</p>
      ) : null}
      <Orders />
      <Invoices expected={main ? main.subscription !== null : user !== null && likelyHasSubscription(user)} />
      <PortalAndWithdrawalLinks />
    </PageSection>
  )
}

/** Client slots that somebody still pays for without being a trainer any more: they must be able to cancel them. */
const SlotsOfFormerTrainer = ({ slots }: { slots: Answer<typeof subscriptions.mine> | undefined }) =>
  slots?.subscription && slots.subscription.status !== 'CANCELED' ? (
    <div className="mb-8">
      <SubscriptionDetails subscription={slots.subscription} credit={slots.credit} otherAccess={slots.otherAccess} />
    </div>
  ) : null
