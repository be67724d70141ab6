import type { WithdrawalReceipt } from '@kostbar/contracts/withdrawals'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ConfirmStep } from './confirm-step.tsx'
import { type Details, DetailsStep } from './details-step.tsx'
import { Receipt } from './receipt.tsx'
import { texts } from './texts.ts'

/** Withdrawing from a contract in two steps, for everybody; what was typed stays until the receipt is there. */
export function WithdrawalPage() {
  const [details, setDetails] = useState<Details>()
  const { step, forward, back } = useStep()
  const [receipt, setReceipt] = useState<WithdrawalReceipt>()
  const confirming = step === 2 && details !== undefined
  const title = receipt ? texts.receiptTitle : confirming ? texts.checkTitle : texts.title
  return (
    <div className="column py-10 md:py-16">
      <div className="max-w-2xl">
        <Title text={title} />
        {receipt ? (
          <Receipt receipt={receipt} />
        ) : (
          <>
            <p className="mt-3 text-sm text-ink-soft">
              {texts.step(confirming ? 2 : 1)}: {texts.steps[confirming ? 1 : 0]}
            </p>
            {confirming ? (
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

/** The step in the browser's history, so that its back button leads to the first one. */
function useStep() {
  const { state } = useLocation()
  const navigate = useNavigate()
  return {
    step: ((state ?? {}) as { step?: number }).step ?? 1,
    forward: () => void navigate('.', { state: { step: 2 } }),
    back: () => void navigate(-1),
  }
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
