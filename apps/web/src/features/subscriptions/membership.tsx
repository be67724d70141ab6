import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { useQuery } from '@tanstack/react-query'
import { useIsPurchasePending } from '../../domain/checkout/use-is-purchase-pending.ts'
import { canSeeContent } from '../../domain/users/person.ts'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { likelyHasSubscription } from './likely-has-subscription.ts'
import { SubscriptionDetails } from './subscription-details.tsx'
import { NoSubscriptionSkeleton, SubscriptionSkeleton } from './subscription-skeleton.tsx'
import { texts } from './texts.ts'

/** Membership of the signed-in user. Trainers have access without a membership. */
export function Membership() {
  const user = useUser()
  const membership = useQuery(query(subscriptions.mine, { query: {} }))
  if (!user) return <MembershipSkeleton />
  // Trainers rarely have a membership besides their slots.
  const skeleton = user.trainer ? null : likelyHasSubscription(user) ? (
    <MembershipSkeleton />
  ) : (
    <NoSubscriptionSkeleton />
  )
  return (
    <QueryView query={membership} errorTitle={texts.loadFailed} headingLevel={3} skeleton={skeleton}>
      {({ subscription, ...owner }) => {
        if (subscription) return <SubscriptionDetails subscription={subscription} {...owner} />
        return user.trainer ? null : <NoMembership user={user} />
      }}
    </QueryView>
  )
}

const MembershipSkeleton = () => <SubscriptionSkeleton lines={3} buttons={3} />

function NoMembership({ user }: { user: User }) {
  const { roles, onTrial, trialUntil } = user
  const isPurchasePending = useIsPurchasePending()
  if (isPurchasePending) return <p className="text-ink-soft">{texts.purchasePending}</p>
  if (roles.includes('ROLE_IN_APP_PURCHASE_USER')) return <p className="text-ink-soft">{texts.inApp}</p>
  // Admins, and clients whose coaching includes it.
  if (!onTrial && canSeeContent(user)) return <p className="text-ink-soft">{texts.openAnyway}</p>
  return (
    <div>
      {onTrial ? null : <p className="font-semibold">{texts.none}</p>}
      <p className="text-ink-soft">{onTrial ? texts.trial(trialUntil) : texts.noneText}</p>
      <ButtonLink to={paths.sale} className="mt-5">
        {texts.toOffers}
      </ButtonLink>
    </div>
  )
}
