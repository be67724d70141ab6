import type { WithdrawalReceipt } from '@kostbar/contracts/withdrawals/schemas'
import { formatDateTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Declaration } from './declaration.tsx'
import { texts } from './texts.ts'

/** Receipt of a withdrawal with date and time, for printing. */
export const Receipt = ({
  receipt: { id, name, email, contract, receivedAt, mailed },
}: {
  receipt: WithdrawalReceipt
}) => (
  <>
    <p className="mt-4 text-lg" role="status">
      {texts.received(receivedAt)} {mailed ? texts.mailed(email) : texts.notMailed(email)}
    </p>
    <Card className="mt-6">
      <p className="font-semibold">{texts.declaration}</p>
      <Declaration
        name={name}
        email={email}
        contract={contract}
        rows={[
          [texts.receivedLabel, `${formatDateTime(receivedAt)} Uhr`],
          [texts.reference, id],
        ]}
      />
    </Card>
    <p className="mt-6 text-ink-soft">{texts.refund}</p>
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <Button onClick={() => print()}>{texts.print}</Button>
      <ButtonLink to={paths.home} variant="quiet">
        {texts.toHome}
      </ButtonLink>
    </div>
  </>
)
