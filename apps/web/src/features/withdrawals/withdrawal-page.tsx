import type { WithdrawalReceipt } from '@kostbar/contracts/withdrawals/schemas'
import { useLayoutEffect, useRef, useState } from 'react'
import { useContentKey } from '../../lib/use-content-key.ts'
import { useFormStep } from '../../lib/use-form-step.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { DetailsStep, type WithdrawalDetails } from './details-step.tsx'
import { Receipt } from './receipt.tsx'
import { texts } from './texts.ts'

/** Withdrawal from a contract in two steps, without an account. Entered values stay until the receipt is shown. */
export function WithdrawalPage() {
  const [details, setDetails] = useState<WithdrawalDetails>()
  const { step, forward, back } = useFormStep(details !== undefined)
  // Here, because it outlasts a step back.
  const keyOf = useContentKey()
  const [receipt, setReceipt] = useState<WithdrawalReceipt>()
  const title = receipt ? texts.receiptTitle : step === 2 ? texts.checkTitle : texts.title
  return (
    <div className="column py-10 md:py-16">
      <div className="max-w-2xl">
        <FocusedHeading text={title} />
        {receipt ? (
          <Receipt receipt={receipt} />
        ) : (
          <>
            <p className="mt-3 text-sm text-ink-soft">
              {texts.step(step)}: {texts.steps[step - 1]}
            </p>
            {step === 2 && details ? (
              <ConfirmStep details={details} keyOf={keyOf} onBack={back} onDone={setReceipt} />
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

/** Page heading; takes the focus when its text changes, because the step has changed. */
function FocusedHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastText = useRef(text)
  useLayoutEffect(() => {
    if (lastText.current !== text) heading.current?.focus()
    lastText.current = text
  }, [text])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  )
}
