import { useState } from 'react'
import { usePrivateDraft } from '../../lib/draft.ts'
import { type ProblemError, problemLink } from '../../lib/problem-error.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { toast } from '../../ui/toast.ts'
import { InviteListForm } from './invite-list-form.tsx'
import { type CheckedList, countSendable, unsentLines } from './judged-lines.ts'
import { toInvitees } from './parse-invitees.ts'
import { texts } from './texts.ts'
import { useSendInvites } from './use-send-invites.ts'
import { VerdictList } from './verdict-list.tsx'

/** Name of the draft of the pasted list. */
export const listDraft = 'invite-list'

/** Invites several people: paste or choose a list, check the verdict of each line, send. */
export function InviteSeveral({ onClose }: { readonly onClose: () => void }) {
  // Kept when the panel is closed by Back or Escape, until the list is sent or discarded.
  const [list, setList] = usePrivateDraft(listDraft)
  const [message, setMessage] = usePrivateDraft('invite-message')
  const [checked, setChecked] = useState<CheckedList>()
  const [outcome, setOutcome] = useState<CheckedList>()
  const [refusal, setRefusal] = useState<ProblemError>()
  const showRefusal = (problem: ProblemError | undefined) => {
    setRefusal(problem)
    if (problem) toastProblem(problem)
  }
  const send = useSendInvites((verdicts) => {
    const sent = { lines: checked?.lines ?? [], verdicts }
    setOutcome(sent)
    const sentCount = countSendable(sent)
    if (sentCount > 0) toast.success(texts.sent(sentCount))
    const unsent = unsentLines(sent)
    setList(unsent)
    if (!unsent) setMessage('')
  }, showRefusal)

  if (outcome)
    return (
      <>
        <VerdictList list={outcome} isSent />
        <Button className="mt-6" onClick={onClose}>
          {texts.done}
        </Button>
      </>
    )
  if (!checked)
    return (
      <InviteListForm
        list={list}
        message={message}
        refusal={refusal}
        onList={setList}
        onMessage={setMessage}
        onRefusal={showRefusal}
        onChecked={setChecked}
        onCancel={() => {
          setList('')
          setMessage('')
          onClose()
        }}
      />
    )
  const count = countSendable(checked)
  return (
    <>
      <VerdictList list={checked} />
      <FormMessage text={refusal?.msg} link={problemLink(refusal)} />
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        <Button
          disabled={count === 0}
          pending={send.isPending}
          onClick={() => send.mutate({ body: { invites: toInvitees(checked.lines, message) } })}
        >
          {texts.sendSeveral(count)}
        </Button>
        <Button variant="secondary" disabled={send.isPending} onClick={() => setChecked(undefined)}>
          {texts.change}
        </Button>
      </div>
    </>
  )
}
