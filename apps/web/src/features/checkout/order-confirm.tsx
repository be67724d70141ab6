import type { CheckoutPreview, Price } from '@kostbar/contracts/stripe'
import type { CheckoutPlace } from '../../lib/checkout-place.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Due } from './due.tsx'
import { LegalLine, OrderTerms } from './order-terms.tsx'
import { texts } from './texts.ts'
import { Total } from './total.tsx'
import { useOrder } from './use-order.ts'
import type { Purchase } from './use-purchase.ts'

interface OrderConfirmProps {
  place: CheckoutPlace
  purchase: Purchase
  price: Price
  /** Undefined while it is on its way; the button waits for it. */
  preview: CheckoutPreview | undefined
}

/** Total, terms and the button that binds, side by side as the law wants them. */
export function OrderConfirm({ place, purchase, price, preview }: OrderConfirmProps) {
  const { submit, problem, pending } = useOrder(place)
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
  const changes = preview?.mode === 'CHANGE'
  return (
    <>
      <Total amount={purchase.amount} rhythm={price} />
      {preview && changes ? <Due preview={preview} price={price} /> : null}
      <OrderTerms price={price} amount={purchase.amount} />
      <LegalLine />
      {problem ? <Notice tone="berry">{problem}</Notice> : null}
      <div>
        <Button wide size="lg" pending={pending || !preview} onClick={() => preview && submit(purchase, preview)}>
          {changes ? texts.change : texts.order}
        </Button>
        <p className="mt-3 text-center text-sm text-ink-soft">{changes ? texts.chargedNow : texts.toPayPage}</p>
      </div>
    </>
  )
}
