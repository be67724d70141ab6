import { type CheckoutPlace, type CheckoutStep, useMovePlace } from '../../lib/checkout-place.ts'
import { paths } from '../../lib/paths.ts'
import { problemText } from '../../lib/problem-error.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import type { CheckoutForms } from './checkout-forms.ts'
import { ChooseView } from './choose-view.tsx'
import { OrderView } from './order-view.tsx'
import { RegisterView, SignInView } from './sign-in-views.tsx'
import { StepFocus } from './step-focus.tsx'
import { texts } from './texts.ts'
import { useChoice } from './use-choice.ts'
import { type Purchase, usePurchase } from './use-purchase.ts'

interface CheckoutDialogProps {
  place: CheckoutPlace
  forms: CheckoutForms
}

/** Buying something, from the price to the order; the address knows where it stands. */
export function CheckoutDialog({ place, forms }: CheckoutDialogProps) {
  const move = useMovePlace()
  const { state } = useSession()
  const { chosen, settled, choose } = useChoice(place)
  const { purchase, error, refetch } = usePurchase(chosen)
  const step = state === 'out' ? place.step : 0
  return (
    <Dialog isOpen onOpenChange={() => move(null)} title={titleOf(step, state === 'in', purchase)}>
      <StepFocus step={`${step} ${state}`}>
        {error ? (
          <Unavailable text={error.code === 'not_found' ? texts.offerGone : problemText(error)} onRetry={refetch} />
        ) : !purchase || state === 'unknown' ? (
          <Waiting />
        ) : (
          <Step
            place={chosen}
            settled={settled}
            onChoose={choose}
            purchase={purchase}
            step={step}
            signedIn={state === 'in'}
            forms={forms}
          />
        )}
      </StepFocus>
    </Dialog>
  )
}

interface StepProps extends CheckoutDialogProps {
  settled: boolean
  onChoose: (choice: Partial<CheckoutPlace>) => void
  purchase: Purchase
  step: CheckoutStep
  signedIn: boolean
}

function Step({ place, settled, onChoose, purchase, step, signedIn, forms }: StepProps) {
  const move = useMovePlace()
  const to = (next: CheckoutStep) => () => move({ ...place, step: next })
  const choice = { purchase, priceGone: place.price !== null && !purchase.price, onChoose }
  if (signedIn) return <OrderView {...choice} place={place} settled={settled} />
  const enter = { onDone: () => move({ ...place, step: 0 }, { replace: true }), onOtherOffer: to(0), purchase, forms }
  if (step === 1) return <RegisterView {...enter} onSignIn={to(2)} />
  if (step === 2) return <SignInView {...enter} onRegister={to(1)} />
  return (
    <ChooseView
      {...choice}
      onBuy={() => move({ ...place, price: purchase.price?.id ?? null, step: 1, returned: false })}
    />
  )
}

function titleOf(step: CheckoutStep, signedIn: boolean, purchase: Purchase | undefined): string {
  if (step === 2) return texts.signInTitle
  if (step === 1) return purchase?.product.kind === 'CLIENT_SLOTS' ? texts.registerTrainerTitle : texts.registerTitle
  return signedIn ? texts.orderTitle : texts.chooseTitle
}

const Unavailable = ({ text, onRetry }: { text: string; onRetry: () => unknown }) => (
  <div className="flex flex-col gap-5">
    <Notice tone="berry">{text}</Notice>
    <Button variant="secondary" onClick={() => void onRetry()}>
      {texts.tryAgain}
    </Button>
    <ButtonLink to={paths.sale} variant="quiet">
      {texts.toOffers}
    </ButtonLink>
  </div>
)

const Waiting = () => (
  <SkeletonArea className="flex flex-col gap-5">
    <Skeleton className="h-6 w-1/2" />
    <Skeleton className="h-12 rounded-md" />
    <Skeleton className="h-12 rounded-md" />
    <Skeleton className="h-14 rounded-md" />
  </SkeletonArea>
)
