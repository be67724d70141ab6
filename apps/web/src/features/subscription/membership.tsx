import { subscriptions } from '@kostbar/contracts/subscriptions'
import type { User } from '@kostbar/contracts/users'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { expectsSubscription } from './expects-subscription.ts'
import { SubscriptionDetails } from './subscription-details.tsx'
import { NoSubscriptionSkeleton, SubscriptionSkeleton } from './subscription-skeleton.tsx'
import { texts } from './texts.ts'

/** The subscription that opens the app; trainers are in without one. */
export function Membership() {
  const user = useUser()
  const found = useQuery(query(subscriptions.mine, { query: {} }))
  if (!user) return <Waiting />
  // Trainers seldom have one beside their slots.
  const waiting = user.trainer ? null : expectsSubscription(user) ? <Waiting /> : <NoSubscriptionSkeleton />
  return (
    <Loaded found={found} failed={texts.loadFailed} level={3} waiting={waiting}>
      {({ subscription }) => {
        if (subscription) return <SubscriptionDetails subscription={subscription} />
        return user.trainer ? null : <NoMembership user={user} />
      }}
    </Loaded>
  )
}

const Waiting = () => <SubscriptionSkeleton lines={3} buttons={3} />

function NoMembership({ user: { roles } }: { user: User }) {
  if (roles.includes('ROLE_IN_APP_PURCHASE_USER')) return <p className="text-ink-soft">{texts.inApp}</p>
  const onTrial = roles.includes('TRIAL_MODE')
  return (
    <div>
      {onTrial ? null : <p className="font-semibold">{texts.none}</p>}
      <p className="text-ink-soft">{onTrial ? texts.trial : texts.noneText}</p>
      <ButtonLink to={paths.sale} className="mt-5">
        {texts.toOffers}
      </ButtonLink>
    </div>
  )
}
