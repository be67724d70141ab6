import type { WithdrawalReceipt } from '@kostbar/contracts/withdrawals'
import { useEffect, useRef, useState } from 'react'
import { useFormStep } from '../../lib/use-form-step.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { type Details, DetailsStep } from './details-step.tsx'
import { Receipt } from './receipt.tsx'
import { texts } from './texts.ts'

/** Withdrawing from a contract in two steps, for everybody; what was typed stays until the receipt is there. */
export function WithdrawalPage() {
  const [details, setDetails] = useState<Details>()
  const { step, forward, back } = useFormStep(details !== undefined)
  const [receipt, setReceipt] = useState<WithdrawalReceipt>()
  const title = receipt ? texts.receiptTitle : step === 2 ? texts.checkTitle : texts.title
  return (
    <div className="column py-10 md:py-16">
      <div className="max-w-2xl">
        <Title text={title} />
        {receipt ? (
          <Receipt receipt={receipt} />
        ) : (
          <>
            <p className="mt-3 text-sm text-ink-soft">
              {texts.step(step)}: {texts.steps[step - 1]}
            </p>
            {step === 2 && details ? (
              <ConfirmStep details={details} onBack={back} onDone={setReceipt} />
            ) : (
              <DetailsStep
                details={details}
                onDone={(next) => {
                  setDetails(next)
                  forward()
                }}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** When it changes the page has become another, so the focus goes there. */
function Title({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(text)
  useEffect(() => {
    if (shown.current !== text) heading.current?.focus()
    shown.current = text
  }, [text])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  )
}
