import { withdrawals } from '@kostbar/contracts/withdrawals/endpoints'
import type { ReceivedWithdrawal } from '@kostbar/contracts/withdrawals/schemas'
import { useApiMutation } from '../../../lib/api.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmailAddress } from '../../../ui/email-address.tsx'
import { Table } from '../../../ui/table.tsx'
import type { Column } from '../../../ui/table-column.ts'
import { toast } from '../../../ui/toast.ts'
import { texts } from './texts.ts'

const columns: Column<ReceivedWithdrawal>[] = [
  {
    id: 'person',
    label: texts.person,
    isRowHeader: true,
    render: ({ name, email }) => (
      <>
        <span className="font-semibold wrap-anywhere">{name}</span>
        <a href={`mailto:${email}`} className="block text-sm font-normal text-ink-soft wrap-anywhere hover:text-ink">
          <EmailAddress address={email} />
        </a>
      </>
    ),
  },
  {
    id: 'contract',
    label: texts.contract,
    render: ({ contract }) => <span className="wrap-anywhere">{contract}</span>,
  },
  { id: 'received', label: texts.received, render: ({ receivedAt }) => texts.receivedAt(receivedAt) },
  { id: 'state', label: texts.state, render: (withdrawal) => <State withdrawal={withdrawal} /> },
  {
    id: 'actions',
    label: texts.actions,
    hideLabel: true,
    align: 'end',
    render: (withdrawal) => <SettleButton withdrawal={withdrawal} />,
  },
]

/** Table of withdrawals. */
export const WithdrawalTable = ({ withdrawals: rows }: { withdrawals: readonly ReceivedWithdrawal[] }) => (
  <Table caption={texts.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
)

function State({ withdrawal }: { withdrawal: ReceivedWithdrawal }) {
  const { refundDueAt, refundFailedAt, settledAt, settledBy } = withdrawal
  if (settledAt)
    return (
      <>
        <Badge tone="leaf">{texts.settled(settledAt)}</Badge>
        {settledBy ? <span className="block text-sm text-ink-soft">{texts.settledBy(settledBy)}</span> : null}
      </>
    )
  return (
    <span className="flex flex-col items-start gap-1">
      {refundFailedAt ? <Badge tone="berry">{texts.refundFailed(refundFailedAt)}</Badge> : null}
      {Date.parse(refundDueAt) < Date.now() ? (
        <Badge tone="berry">{texts.overdue(refundDueAt)}</Badge>
      ) : (
        <Badge tone="apricot">{texts.refundBy(refundDueAt)}</Badge>
      )}
    </span>
  )
}

/** Button that marks a withdrawal as settled, or as open again. */
function SettleButton({ withdrawal: { id, name, settledAt } }: { withdrawal: ReceivedWithdrawal }) {
  const isSettled = settledAt !== null
  const settle = useApiMutation(withdrawals.settle, {
    refresh: withdrawals.list,
    onSuccess: (_answer, { body }) => toast.success(body.settled ? texts.settledDone : texts.reopened),
    onError: toastProblem,
  })
  return (
    <Button
      variant={isSettled ? 'quiet' : 'secondary'}
      size="sm"
      aria-label={isSettled ? texts.reopenOf(name) : texts.settleOf(name)}
      pending={settle.isPending}
      onClick={() => settle.mutate({ params: { id }, body: { settled: !isSettled } })}
    >
      {isSettled ? texts.reopen : texts.settle}
    </Button>
  )
}
