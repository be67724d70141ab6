import { formatEuro } from '@kostbar/contracts/money-format'
import type { ReactNode } from 'react'
import { perPeriodLabel } from '../../domain/products/price-labels.ts'
import type { AuthForms } from './auth-forms.ts'
import { texts } from './texts.ts'
import type { CheckoutSelection } from './use-checkout-selection.ts'

interface AuthStepProps {
  selection: CheckoutSelection
  forms: AuthForms
  /** Called once the user is signed in. */
  onDone: () => void
  onChangeSelection: () => void
}

/** Step 1: registration. */
export const RegisterStep = ({
  selection,
  forms,
  onDone,
  onChangeSelection,
  onSignIn,
}: AuthStepProps & { onSignIn: () => void }) => (
  <AuthStepFrame selection={selection} onChangeSelection={onChangeSelection}>
    {forms.register({ kind: selection.product.kind === 'CLIENT_SLOTS' ? 'trainer' : 'member', onDone })}
    <p className="mt-5 text-center text-ink-soft">
      {texts.hasAccount}{' '}
      <button type="button" className={linkClass} onClick={onSignIn}>
        {texts.signIn}
      </button>
      .
    </p>
  </AuthStepFrame>
)

/** Step 2: sign-in. */
export const SignInStep = ({
  selection,
  forms,
  onDone,
  onChangeSelection,
  onRegister,
}: AuthStepProps & { onRegister: () => void }) => (
  <AuthStepFrame selection={selection} onChangeSelection={onChangeSelection}>
    {forms.signIn({ onDone })}
    <p className="mt-5 text-center text-ink-soft">
      {texts.noAccount}{' '}
      <button type="button" className={linkClass} onClick={onRegister}>
        {texts.register}
      </button>
      .
    </p>
  </AuthStepFrame>
)

const linkClass =
  'min-h-6 font-semibold text-leaf underline decoration-apricot decoration-2 underline-offset-4 hover:text-leaf-hover'

interface AuthStepFrameProps {
  selection: CheckoutSelection
  onChangeSelection: () => void
  children: ReactNode
}

/** Frame of both steps: summary of the selection above the form. */
const AuthStepFrame = ({
  selection: { product, price, quantity, amount },
  onChangeSelection,
  children,
}: AuthStepFrameProps) => (
  <>
    <p className="text-ink-soft">{texts.registerText}</p>
    <div className="mt-4 mb-6 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-lg bg-sage p-4">
      <p>
        <span className="sr-only">{texts.yourChoice}: </span>
        <span className="font-semibold">{product.name}</span>
        {price ? `, ${formatEuro(amount)} ${perPeriodLabel(price)}` : null}
        {product.kind === 'CLIENT_SLOTS' ? `, ${texts.slots(quantity)}` : null}
      </p>
      <button type="button" className={linkClass} onClick={onChangeSelection}>
        {texts.otherOffer}
      </button>
    </div>
    {children}
  </>
)
