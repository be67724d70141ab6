import { withdrawals } from '@kostbar/contracts/withdrawals/endpoints'
import type { WithdrawalReceipt } from '@kostbar/contracts/withdrawals/schemas'
import { useApiMutation } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Declaration } from './declaration.tsx'
import type { WithdrawalDetails } from './details-step.tsx'
import { texts } from './texts.ts'

interface ConfirmStepProps {
  details: WithdrawalDetails
  /** Client key of a declaration: one that is sent again is received once. */
  keyOf: (details: WithdrawalDetails) => string
  onBack: () => void
  onDone: (receipt: WithdrawalReceipt) => void
}

/** Step 2: review and submit the declaration of withdrawal. */
export function ConfirmStep({ details, keyOf, onBack, onDone }: ConfirmStepProps) {
  const declare = useApiMutation(withdrawals.declare, { onSuccess: onDone })
  return (
    <>
      <Card className="mt-6">
        <p className="font-semibold">{texts.declaration}</p>
        <Declaration {...details} />
      </Card>
      <div className="mt-6 grid gap-4">
        {declare.error ? <Notice tone="berry">{problemText(declare.error)}</Notice> : null}
        <div className="flex flex-wrap gap-3">
          <Button
            size="lg"
            pending={declare.isPending}
            onClick={() => declare.mutate({ body: { ...details, key: keyOf(details) } })}
          >
            {texts.confirm}
          </Button>
          <Button size="lg" variant="quiet" disabled={declare.isPending} onClick={onBack}>
            {texts.back}
          </Button>
        </div>
      </div>
    </>
  )
}
