import type { CheckoutPreview } from '@kostbar/contracts/checkout/schemas'
import type { Price } from '@kostbar/contracts/products/schemas'
import type { CheckoutSearchParams } from '../../domain/checkout/search-params.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AlreadyCoachedNotice } from './already-coached-notice.tsx'
import { ChangeCost } from './change-cost.tsx'
import { LegalLine, PurchaseTerms } from './purchase-terms.tsx'
import { StartRequest } from './start-request.tsx'
import { texts } from './texts.ts'
import { TotalPrice } from './total-price.tsx'
import { useCheckout } from './use-checkout.ts'
import type { CheckoutSelection } from './use-checkout-selection.ts'
import { useStartRequest } from './use-start-request.ts'

interface ConfirmPurchaseProps {
  params: CheckoutSearchParams
  selection: CheckoutSelection
  price: Price
  /** Undefined while loading; the button is pending until then. */
  preview: CheckoutPreview | undefined
}

/** Total, terms and the binding order button, next to each other as consumer law requires. */
export function ConfirmPurchase({ params, selection, price, preview }: ConfirmPurchaseProps) {
  const { submit, problem, pending } = useCheckout(params)
  const { requireStart, ...startRequest } = useStartRequest()
  // Client slots are for businesses, which have no right of withdrawal.
  const needsStartRequest = selection.product.kind !== 'CLIENT_SLOTS'
  if (preview?.mode === 'NONE') {
    return (
      <>
        <Notice>{texts.alreadyYours}</Notice>
        <ButtonLink to={paths.settings} variant="secondary" wide>
          {texts.toSettings}
        </ButtonLink>
      </>
    )
  }
  const order = () => {
    if (preview && (!needsStartRequest || requireStart())) submit(selection, preview, startRequest.isRequested)
  }
  const isChange = preview?.mode === 'CHANGE'
  return (
    <>
      {selection.product.includesCoaching ? <AlreadyCoachedNotice /> : null}
      {preview?.revokesCancellation ? <Notice>{texts.revokesCancellation}</Notice> : null}
      {preview?.endsCoaching ? <Notice tone="apricot">{texts.endsCoaching}</Notice> : null}
      <TotalPrice amount={selection.amount} price={price} />
      {preview && isChange ? <ChangeCost preview={preview} price={price} /> : null}
      <PurchaseTerms price={price} amount={selection.amount} />
      <LegalLine kind={selection.product.kind} />
      {needsStartRequest ? <StartRequest {...startRequest} /> : null}
      {problem ? <Notice tone="berry">{problem}</Notice> : null}
      <div>
        <Button wide size="lg" pending={pending || !preview} onClick={order}>
          {isChange ? texts.change : texts.order}
        </Button>
        <p className="mt-3 text-center text-sm text-ink-soft">
          {!isChange ? texts.toPayPage : preview.dueNow > 0 ? texts.chargedNow : texts.chargedLater}
        </p>
      </div>
    </>
  )
}
