import type { ReactNode } from 'react'
import { formatEuro } from '../../lib/format.ts'
import { eachWords } from '../../lib/price-words.ts'
import type { CheckoutForms } from './checkout-forms.ts'
import { texts } from './texts.ts'
import type { Purchase } from './use-purchase.ts'

interface EnterProps {
  purchase: Purchase
  forms: CheckoutForms
  /** The person is signed in now. */
  onDone: () => void
  onOtherOffer: () => void
}

/** Step 1: an account comes first. */
export const RegisterView = ({
  purchase,
  forms,
  onDone,
  onOtherOffer,
  onSignIn,
}: EnterProps & { onSignIn: () => void }) => (
  <Enter purchase={purchase} onOtherOffer={onOtherOffer}>
    {forms.register({ kind: purchase.product.kind === 'CLIENT_SLOTS' ? 'trainer' : 'member', onDone })}
    <p className="mt-5 text-center text-ink-soft">
      {texts.hasAccount}{' '}
      <button type="button" className={linkClass} onClick={onSignIn}>
        {texts.signIn}
      </button>
      .
    </p>
  </Enter>
)

/** Step 2: for those who have one. */
export const SignInView = ({
  purchase,
  forms,
  onDone,
  onOtherOffer,
  onRegister,
}: EnterProps & { onRegister: () => void }) => (
  <Enter purchase={purchase} onOtherOffer={onOtherOffer}>
    {forms.signIn({ onDone })}
    <p className="mt-5 text-center text-ink-soft">
      {texts.noAccount}{' '}
      <button type="button" className={linkClass} onClick={onRegister}>
        {texts.register}
      </button>
      .
    </p>
  </Enter>
)

const linkClass =
  'min-h-6 font-semibold text-leaf underline decoration-apricot decoration-2 underline-offset-4 hover:text-leaf-hover'

interface EnterFrameProps {
  purchase: Purchase
  onOtherOffer: () => void
  children: ReactNode
}

/** What was chosen stays in sight above the form. */
const Enter = ({ purchase: { product, price, quantity, amount }, onOtherOffer, children }: EnterFrameProps) => (
  <>
    <p className="text-ink-soft">{texts.registerText}</p>
    <div className="mt-4 mb-6 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-lg bg-sage p-4">
      <p>
        <span className="sr-only">{texts.yourChoice}: </span>
        <span className="font-semibold">{product.name}</span>
        {price ? `, ${formatEuro(amount)} ${eachWords(price)}` : null}
        {product.kind === 'CLIENT_SLOTS' ? `, ${texts.slots(quantity)}` : null}
      </p>
      <button type="button" className={linkClass} onClick={onOtherOffer}>
        {texts.otherOffer}
      </button>
    </div>
    {children}
  </>
)
