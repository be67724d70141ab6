import { useState } from 'react'
import type { CheckoutSearchParams } from '../../domain/checkout/search-params.ts'
import { Button } from '../../ui/button.tsx'
import { SelectionForm } from './selection-form.tsx'
import { texts } from './texts.ts'
import { TotalPrice } from './total-price.tsx'
import type { CheckoutSelection } from './use-checkout-selection.ts'

interface VisitorSelectionStepProps {
  selection: CheckoutSelection
  /** Whether the price in the URL is no longer offered. */
  isPriceGone: boolean
  onSelect: (edits: Partial<CheckoutSearchParams>) => void
  onBuy: () => void
}

/** Step 0 for visitors who are not signed in: selection and a button that leads to registration. */
export function VisitorSelectionStep({ selection, isPriceGone, onSelect, onBuy }: VisitorSelectionStepProps) {
  const [isSubmitted, setSubmitted] = useState(false)
  return (
    <SelectionForm selection={selection} onSelect={onSelect} isPriceGone={isPriceGone} isSubmitted={isSubmitted}>
      {selection.price ? <TotalPrice amount={selection.amount} price={selection.price} /> : null}
      <Button wide size="lg" onClick={() => (selection.price ? onBuy() : setSubmitted(true))}>
        {texts.buy}
      </Button>
    </SelectionForm>
  )
}
