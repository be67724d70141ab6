import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { clearSession } from '../../domain/sign-out/sign-out.ts'
import { query, useApiMutation } from '../../lib/api.ts'
import { LazyConfirmDialog } from '../../lib/lazy-dialog.tsx'
import { giveUpChanges } from '../../lib/leave-guards.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const sectionTexts = texts.erase

/** Button and dialog to delete the account; requires typing a confirmation sentence. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const queries = useQueryClient()
  const userId = useUser()?.id
  const navigate = useNavigate()
  const remove = useApiMutation(users.deleteMyself, {
    async onSuccess() {
      giveUpChanges()
      await navigate(paths.home)
      clearSession(queries, userId)
      toast.success(sectionTexts.done)
    },
    onError: toastProblem,
  })
  const open = (next: boolean) => {
    setOpen(next)
    setTyped('')
  }
  return (
    <>
      <Button variant="danger" onClick={() => open(true)}>
        {sectionTexts.title}
      </Button>
      {isOpen ? (
        <LazyConfirmDialog
          title={sectionTexts.question}
          text={sectionTexts.text}
          confirmLabel={sectionTexts.confirm}
          // Keyboards of phones add a space after a word that they complete.
          confirmDisabled={typed.trim() !== sectionTexts.sentence}
          pending={remove.isPending}
          onConfirm={() => remove.mutate({})}
          onClose={() => open(false)}
        >
          <Confirmation typed={typed} onType={setTyped} />
        </LazyConfirmDialog>
      ) : null}
    </>
  )
}

/**
 * Notices about the paid time that is lost with running subscriptions, and about the right to withdraw instead; empty
 * without a subscription, or while it is not paid.
 */
function PaidTime() {
  const membership = useQuery(query(subscriptions.mine, { query: {} })).data?.subscription
  const slots = useQuery(query(subscriptions.mine, { query: { slots: '1' } })).data?.subscription
  return [membership, slots].map((subscription) => {
    if (!subscription || subscription.status === 'PAST_DUE') return null
    const { id, product, currentPeriodEnd } = subscription
    const isSlots = subscription === slots
    const [prefix, withdraw, suffix] = isSlots ? sectionTexts.withdrawalOfSlots : sectionTexts.withdrawal
    return (
      <Notice key={id}>
        {sectionTexts.paidTime(product.name, currentPeriodEnd)} {prefix}
        <a href={paths.withdrawal} target="_blank" rel="noreferrer">
          {withdraw}
        </a>
        {suffix}
      </Notice>
    )
  })
}

function Confirmation({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const user = useUser()
  return (
    <div className="mt-4 flex flex-col gap-4">
      <PaidTime />
      {user?.trainer ? <Notice>{sectionTexts.trainer}</Notice> : null}
      <TextField
        label={sectionTexts.confirmLabel}
        value={typed}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  )
}
