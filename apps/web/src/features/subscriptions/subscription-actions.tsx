import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import type { OtherAccess, Subscription } from '@kostbar/contracts/subscriptions/schemas'
import { useRef } from 'react'
import { useSetCheckoutParams } from '../../domain/checkout/search-params.ts'
import { isStaff } from '../../domain/users/person.ts'
import { useApiMutation } from '../../lib/api.ts'
import { ConfirmCallButton } from '../../lib/confirm-call-button.tsx'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { focusSection } from '../../ui/page-section.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

interface SubscriptionActionsProps {
  readonly subscription: Subscription
  /** Access that stays when a membership ends; null when it closes. */
  readonly otherAccess: OtherAccess | null
}

/** Buttons to change, cancel or reactivate a subscription. */
export function SubscriptionActions({ subscription, otherAccess }: SubscriptionActionsProps) {
  const { kind, product, currentPrice, quantity, coaching, cancelAtPeriodEnd, status } = subscription
  const setCheckoutParams = useSetCheckoutParams()
  const user = useUser()
  const isTrainer = user?.trainer ?? false
  const isSlots = kind === 'CLIENT_SLOTS'
  // The API refuses to renew what the owner could not buy: slots without the role, coaching with one.
  const canRenew = isSlots ? isTrainer : !(coaching && user && isStaff(user))
  // The API refuses changes while an invoice is open.
  const isPaidUp = status !== 'PAST_DUE'
  if (status === 'CANCELED') return null
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {cancelAtPeriodEnd && canRenew ? <Reactivate subscription={subscription} /> : null}
      {product.id && !cancelAtPeriodEnd && isPaidUp && (isTrainer || !isSlots) ? (
        <Button
          variant="secondary"
          onClick={() => setCheckoutParams({ product: product.id ?? '', price: currentPrice?.id ?? null, quantity })}
        >
          {isSlots ? texts.changeSlots : texts.change}
        </Button>
      ) : null}
      {isSlots || !isPaidUp ? null : (
        <ButtonLink to={paths.sale} variant="quiet">
          {texts.otherOffers}
        </ButtonLink>
      )}
      {cancelAtPeriodEnd ? null : <Cancel subscription={subscription} otherAccess={otherAccess} />}
    </div>
  )
}

const kindQuery = ({ kind }: Subscription) => ({ query: kind === 'CLIENT_SLOTS' ? { slots: '1' } : {} })

function Reactivate({ subscription }: { subscription: Subscription }) {
  const sectionId = useRef('')
  const reactivate = useApiMutation(subscriptions.reactivate, {
    refresh: subscriptions.mine,
    onSuccess: () => {
      // The button is gone.
      focusSection(sectionId.current)
      toast.success(subscription.kind === 'CLIENT_SLOTS' ? texts.slotsReactivated : texts.reactivated)
    },
    onError: toastProblem,
  })
  return (
    <Button
      pending={reactivate.isPending}
      onClick={({ currentTarget }) => {
        sectionId.current = currentTarget.closest('section')?.id ?? ''
        reactivate.mutate(kindQuery(subscription))
      }}
    >
      {texts.reactivate}
    </Button>
  )
}

function Cancel({ subscription, otherAccess }: SubscriptionActionsProps) {
  const { kind, status, coaching, currentPeriodEnd } = subscription
  const isSlots = kind === 'CLIENT_SLOTS'
  const isUnpaid = status === 'PAST_DUE'
  const label = isSlots ? texts.cancelSlots : texts.cancel
  const question = isSlots
    ? {
        title: texts.cancelSlotsTitle,
        text: isUnpaid ? texts.cancelUnpaidSlotsText : texts.cancelSlotsText(currentPeriodEnd),
        cancelLabel: texts.keepSlots,
        done: texts.cancelSlotsDone(currentPeriodEnd),
      }
    : {
        title: texts.cancelTitle,
        text: isUnpaid ? texts.cancelUnpaidText : texts.cancelText(currentPeriodEnd, otherAccess, coaching),
        cancelLabel: texts.keep,
        done: texts.cancelDone(currentPeriodEnd),
      }
  return (
    <ConfirmCallButton
      button={{ variant: 'quiet' }}
      endpoint={subscriptions.cancel}
      request={kindQuery(subscription)}
      refresh={subscriptions.mine}
      confirmLabel={label}
      {...question}
    >
      {label}
    </ConfirmCallButton>
  )
}
