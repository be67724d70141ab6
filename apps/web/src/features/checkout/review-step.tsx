import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { CheckoutSearchParams } from '../../domain/checkout/search-params.ts'
import { secondFactorPath } from '../../lib/paths.ts'
import { problemLink, problemText } from '../../lib/problem-error.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ConfirmPurchase } from './confirm-purchase.tsx'
import { SelectionForm } from './selection-form.tsx'
import { texts } from './texts.ts'
import { type CheckoutSelection, usePreview, useRefusal } from './use-checkout-selection.ts'

interface ReviewStepProps {
  params: CheckoutSearchParams
  /** Whether the selection is final (debounced), so that its preview can be fetched. */
  isSettled: boolean
  selection: CheckoutSelection
  /** Whether the price in the URL is no longer offered. */
  isPriceGone: boolean
  onSelect: (edits: Partial<CheckoutSearchParams>) => void
}

/** Step 0 for signed-in users: selection, cost preview and the binding order button. */
export function ReviewStep({ params, isSettled, selection, isPriceGone, onSelect }: ReviewStepProps) {
  const refusal = useRefusal(selection)
  // Until then the API refuses whatever staff ask for.
  const needsSecondFactor = useUser()?.secondFactor === 'REQUIRED'
  const [isSubmitted, setSubmitted] = useState(false)
  const {
    data: preview,
    error,
    refetch,
    isFetching,
  } = usePreview(selection, isSettled && !refusal && !needsSecondFactor)
  return (
    <SelectionForm selection={selection} onSelect={onSelect} isPriceGone={isPriceGone} isSubmitted={isSubmitted}>
      {params.returned && selection.price ? <Notice>{texts.notPaid}</Notice> : null}
      {refusal ? (
        <Notice tone="berry">{refusal}</Notice>
      ) : !selection.price ? (
        <Button wide size="lg" onClick={() => setSubmitted(true)}>
          {texts.order}
        </Button>
      ) : needsSecondFactor ? (
        <SecondFactorFirst isSettled={isSettled} />
      ) : error ? (
        <>
          <Notice tone="berry">
            <LinkedText text={problemText(error)} link={problemLink(error)} />
          </Notice>
          <Button wide variant="secondary" pending={isFetching} onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </>
      ) : (
        <ConfirmPurchase params={params} selection={selection} preview={preview} price={selection.price} />
      )}
    </SelectionForm>
  )
}

/** Leads staff to the set-up of their second factor and back to this selection, which the URL contains once settled. */
function SecondFactorFirst({ isSettled }: { isSettled: boolean }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <Notice>{texts.secondFactorFirst}</Notice>
      {isSettled ? (
        <ButtonLink to={secondFactorPath(pathname + search)} wide size="lg">
          {texts.setUpSecondFactor}
        </ButtonLink>
      ) : null}
    </>
  )
}
