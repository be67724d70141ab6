import { invites } from '@kostbar/contracts/invites/endpoints'
import { inviteMessageLength, invitesMax } from '@kostbar/contracts/invites/limits'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { type ProblemError, problemLink } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextFileButton } from '../../ui/text-file-button.tsx'
import type { CheckedList } from './judged-lines.ts'
import { parseInvitees, toInvitees } from './parse-invitees.ts'
import { texts } from './texts.ts'

interface InviteListFormProps {
  readonly list: string
  readonly message: string
  /** Refusal of the last attempt to check or send the list. */
  readonly refusal: ProblemError | undefined
  readonly onList: (list: string) => void
  readonly onMessage: (message: string) => void
  readonly onRefusal: (refusal: ProblemError | undefined) => void
  readonly onChecked: (checked: CheckedList) => void
  readonly onCancel: () => void
}

/** First step of inviting several people: a list that is pasted or read from a file, and a message. */
export function InviteListForm({
  list,
  message,
  refusal,
  onList,
  onMessage,
  onRefusal,
  onChecked,
  onCancel,
}: InviteListFormProps) {
  const [problem, setProblem] = useState<string>()
  const check = useApiMutation(invites.preview, { onError: onRefusal })
  const changeList = (next: string) => {
    onList(next)
    setProblem(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lines = parseInvitees(list)
    const invitees = toInvitees(lines, message)
    if (invitees.length === 0) return setProblem(texts.nothingToInvite)
    if (invitees.length > invitesMax) return setProblem(texts.tooMany(invitees.length))
    setProblem(undefined)
    onRefusal(undefined)
    if (check.isPending) return
    check.mutate({ body: { invites: invitees } }, { onSuccess: (verdicts) => onChecked({ lines, verdicts }) })
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <TextArea
        label={texts.list}
        description={texts.listHint}
        error={problem}
        autoComplete="off"
        spellCheck={false}
        value={list}
        onChange={({ currentTarget }) => changeList(currentTarget.value)}
      />
      <TextFileButton label={texts.file} tooLarge={texts.fileTooLarge} onRead={changeList} onProblem={setProblem} />
      <TextArea
        label={texts.message}
        description={texts.messageHint}
        optional
        maxLength={inviteMessageLength}
        value={message}
        onChange={({ currentTarget }) => onMessage(currentTarget.value)}
      />
      <FormMessage text={refusal?.msg} link={problemLink(refusal)} />
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" pending={check.isPending}>
          {texts.check}
        </Button>
        <Button variant="secondary" disabled={check.isPending} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
