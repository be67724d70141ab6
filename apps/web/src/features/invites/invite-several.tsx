import { invites } from '@kostbar/contracts/invites/endpoints'
import { inviteMessageLength, invitesMax } from '@kostbar/contracts/invites/limits'
import type { InviteVerdicts } from '@kostbar/contracts/invites/schemas'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { usePrivateDraft } from '../../lib/draft.ts'
import { type ProblemError, problemLink } from '../../lib/problem-error.ts'
import { readTextFile } from '../../lib/read-text-file.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextFileButton } from '../../ui/text-file-button.tsx'
import { toast } from '../../ui/toast.ts'
import { unsentLines } from './judged-lines.ts'
import { type ParsedLine, parseInvitees } from './parse-invitees.ts'
import { texts } from './texts.ts'
import { useSendInvites } from './use-send-invites.ts'
import { VerdictList } from './verdict-list.tsx'

/** Size limit of a CSV file in bytes, far above the few kB of 50 addresses. */
const maxFileBytes = 512 * 1024

/** Name of the draft of the pasted list. */
export const listDraft = 'invite-list'

interface InvitePreview {
  readonly lines: readonly ParsedLine[]
  readonly verdicts: InviteVerdicts
}

const validLines = (lines: readonly ParsedLine[]) => lines.filter(({ email }) => email !== null)

const toInvitees = (lines: readonly ParsedLine[], message: string) =>
  validLines(lines).map(({ email, firstName }) => ({ email: email ?? '', firstName, message }))

/** Form to invite several people: paste or choose a list, check the verdict of each line, send. */
export function InviteSeveral({ onClose }: { readonly onClose: () => void }) {
  // Kept when the panel is closed by Back or Escape, until the list is sent or discarded.
  const [list, setList] = usePrivateDraft(listDraft)
  const [message, setMessage] = usePrivateDraft('invite-message')
  const discard = () => {
    setList('')
    setMessage('')
  }
  const [problem, setProblem] = useState<string>()
  const [preview, setPreview] = useState<InvitePreview>()
  const [outcome, setOutcome] = useState<InvitePreview>()
  const [refusal, setRefusal] = useState<ProblemError>()
  const fail = (problem: ProblemError) => {
    setRefusal(problem)
    toastProblem(problem)
  }
  const check = useApiMutation(invites.preview, { onError: fail })
  const send = useSendInvites((verdicts) => {
    const sentCount = verdicts.items.filter(({ verdict }) => verdict === 'OK').length
    if (sentCount > 0) toast.success(texts.sent(sentCount))
    const lines = preview?.lines ?? []
    setOutcome({ lines, verdicts })
    const unsent = unsentLines(lines, verdicts)
    setList(unsent)
    if (!unsent) setMessage('')
  }, fail)

  const readFile = async (file: File) => {
    if (file.size > maxFileBytes) return setProblem(texts.fileTooLarge)
    try {
      setList(await readTextFile(file))
      setProblem(undefined)
    } catch {
      setProblem(texts.fileFailed)
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const lines = parseInvitees(list)
    const invitees = toInvitees(lines, message)
    if (invitees.length === 0) return setProblem(texts.nothingToInvite)
    if (invitees.length > invitesMax) return setProblem(texts.tooMany(invitees.length))
    setProblem(undefined)
    setRefusal(undefined)
    if (check.isPending) return
    check.mutate({ body: { invites: invitees } }, { onSuccess: (verdicts) => setPreview({ lines, verdicts }) })
  }

  if (outcome)
    return (
      <>
        <VerdictList {...outcome} isSent />
        <Button className="mt-6" onClick={onClose}>
          {texts.done}
        </Button>
      </>
    )
  if (preview) {
    const count = preview.verdicts.items.filter(({ verdict }) => verdict === 'OK').length
    return (
      <>
        <VerdictList {...preview} />
        <FormMessage text={refusal?.msg} link={problemLink(refusal)} />
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
          <Button
            disabled={count === 0}
            pending={send.isPending}
            onClick={() => send.mutate({ body: { invites: toInvitees(preview.lines, message) } })}
          >
            {texts.sendSeveral(count)}
          </Button>
          <Button variant="secondary" disabled={send.isPending} onClick={() => setPreview(undefined)}>
            {texts.change}
          </Button>
        </div>
      </>
    )
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={texts.list}
        description={texts.listHint}
        error={problem}
        autoComplete="off"
        spellCheck={false}
        value={list}
        onChange={({ currentTarget }) => {
          setList(currentTarget.value)
          setProblem(undefined)
        }}
      />
      <TextFileButton label={texts.file} onChoose={(file) => void readFile(file)} />
      <TextArea
        label={texts.message}
        description={texts.messageHint}
        optional
        maxLength={inviteMessageLength}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <FormMessage text={refusal?.msg} link={problemLink(refusal)} />
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" pending={check.isPending}>
          {texts.check}
        </Button>
        <Button
          variant="secondary"
          disabled={check.isPending}
          onClick={() => {
            discard()
            onClose()
          }}
        >
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
