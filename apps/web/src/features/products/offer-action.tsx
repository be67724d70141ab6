import type { Price } from '@kostbar/contracts/products/schemas'
import type { Subscription } from '@kostbar/contracts/subscriptions/schemas'
import { useSetCheckoutParams } from '../../domain/checkout/search-params.ts'
import { subscriptionPath } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { texts } from './texts.ts'
import { useOwnMembership } from './use-own-membership.ts'

interface OfferActionProps {
  /** Displayed name of the offer. */
  readonly name: string
  readonly productId: string
  /** Price shown on the card. */
  readonly price: Price
}

/** What follows the price of an offer: a button that opens the checkout, or the way to one's own plan. */
export const OfferAction = (props: OfferActionProps) => (useUser() ? <MemberAction {...props} /> : <Buy {...props} />)

function MemberAction(props: OfferActionProps) {
  const membership = useOwnMembership(props.productId)
  return membership ? <OwnPlan {...props} membership={membership} /> : <Buy {...props} />
}

function Buy({ name, productId, price }: OfferActionProps) {
  const setCheckoutParams = useSetCheckoutParams()
  return (
    <>
      <NeedsScript>{texts.needsScript}</NeedsScript>
      <Button
        wide
        size="lg"
        className="noscript:hidden"
        aria-label={texts.buyNamed(name)}
        onClick={() => setCheckoutParams({ product: productId, price: price.id })}
      >
        {texts.buy}
      </Button>
      <p className="mt-3 text-center text-sm text-ink-soft">
        {price.type === 'recurring' ? texts.cancelAnyTime : texts.paidOnce}
      </p>
    </>
  )
}

function OwnPlan({ productId, price, membership }: OfferActionProps & { readonly membership: Subscription }) {
  const { currentPrice, cancelAtPeriodEnd, status, currentPeriodEnd } = membership
  const setCheckoutParams = useSetCheckoutParams()
  return (
    <>
      {currentPrice && currentPrice.id !== price.id ? (
        <Button
          wide
          size="lg"
          variant="secondary"
          onClick={() => setCheckoutParams({ product: productId, price: price.id })}
        >
          {texts.changePeriod}
        </Button>
      ) : (
        <ButtonLink to={subscriptionPath} wide size="lg" variant="secondary">
          {texts.toOwn}
        </ButtonLink>
      )}
      <p className="mt-3 text-center text-sm text-ink-soft">
        {status === 'PAST_DUE'
          ? texts.ownPastDue
          : cancelAtPeriodEnd
            ? texts.ownEnds(currentPeriodEnd)
            : texts.ownRenews(currentPeriodEnd)}
      </p>
    </>
  )
}
