import {
  type CheckoutSearchParams,
  type CheckoutStep,
  useSetCheckoutParams,
} from '../../domain/checkout/search-params.ts'
import { paths } from '../../lib/paths.ts'
import { problemText } from '../../lib/problem-error.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { QueryFailure } from '../../ui/query-error.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import type { AuthForms } from './auth-forms.ts'
import { RegisterStep, SignInStep } from './auth-steps.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { ReviewStep } from './review-step.tsx'
import { StepFocus } from './step-focus.tsx'
import { texts } from './texts.ts'
import { type CheckoutSelection, useCheckoutSelection } from './use-checkout-selection.ts'
import { useSelectionParams } from './use-selection-params.ts'
import { VisitorSelectionStep } from './visitor-selection-step.tsx'

interface CheckoutDialogProps {
  params: CheckoutSearchParams
  forms: AuthForms
}

/** Checkout dialog: price choice, registration or sign-in, review. Its state lives in the URL. */
export function CheckoutDialog({ params: urlParams, forms }: CheckoutDialogProps) {
  const setParams = useSetCheckoutParams()
  const { state } = useSession()
  const { params, isInUrl, select } = useSelectionParams(urlParams)
  const selectionQuery = useCheckoutSelection(params)
  const isSessionKnown = state !== 'unknown'
  const step = state === 'out' ? urlParams.step : 0
  return (
    <Dialog
      isOpen
      onOpenChange={() => setParams(null)}
      closesOnBack={false}
      title={dialogTitle(step, state === 'in', selectionQuery.data)}
    >
      <StepFocus step={`${step} ${state}`}>
        <QueryView
          query={isSessionKnown ? selectionQuery : { ...selectionQuery, data: undefined }}
          skeleton={
            <CheckoutSkeleton
              isPriceChosen={params.price !== null}
              isSignedIn={state !== 'out'}
              hasQuantity={params.quantity > 1}
            />
          }
          errorView={SelectionError}
        >
          {(selection) => (
            <Step
              params={params}
              isSettled={isInUrl}
              onSelect={select}
              selection={selection}
              step={step}
              isSignedIn={state === 'in'}
              forms={forms}
            />
          )}
        </QueryView>
      </StepFocus>
    </Dialog>
  )
}

interface StepProps extends CheckoutDialogProps {
  isSettled: boolean
  onSelect: (edits: Partial<CheckoutSearchParams>) => void
  selection: CheckoutSelection
  step: CheckoutStep
  isSignedIn: boolean
}

function Step({ params, isSettled, onSelect, selection, step, isSignedIn, forms }: StepProps) {
  const setParams = useSetCheckoutParams()
  const to = (next: CheckoutStep) => () => setParams({ ...params, step: next })
  const choice = { selection, isPriceGone: params.price !== null && !selection.price, onSelect }
  if (isSignedIn) return <ReviewStep {...choice} params={params} isSettled={isSettled} />
  const auth = {
    onDone: () => setParams({ ...params, step: 0 }, { replace: true }),
    onChangeSelection: to(0),
    selection,
    forms,
  }
  if (step === 1) return <RegisterStep {...auth} onSignIn={to(2)} />
  if (step === 2) return <SignInStep {...auth} onRegister={to(1)} />
  return (
    <VisitorSelectionStep
      {...choice}
      onBuy={() => setParams({ ...params, price: selection.price?.id ?? null, step: 1, returned: false })}
    />
  )
}

function dialogTitle(step: CheckoutStep, isSignedIn: boolean, selection: CheckoutSelection | undefined): string {
  if (step === 2) return texts.signInTitle
  if (step === 1) return selection?.product.kind === 'CLIENT_SLOTS' ? texts.registerTrainerTitle : texts.registerTitle
  return isSignedIn ? texts.orderTitle : texts.chooseTitle
}

const SelectionError = ({ error, pending, onRetry }: QueryFailure) => (
  <div className="flex flex-col gap-5">
    <Notice tone="berry">{problemText(error, { not_found: texts.offerGone })}</Notice>
    <Button variant="secondary" pending={pending} onClick={onRetry}>
      {texts.tryAgain}
    </Button>
    <ButtonLink to={paths.sale} variant="quiet">
      {texts.toOffers}
    </ButtonLink>
  </div>
)
