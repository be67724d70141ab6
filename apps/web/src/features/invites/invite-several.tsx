import { invites } from '@kostbar/contracts/invites/endpoints'
import { inviteMessageLength, invitesMax } from '@kostbar/contracts/invites/limits'
import type { InviteVerdicts } from '@kostbar/contracts/invites/schemas'
import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { type ProblemError, problemLink } from '../../lib/problem-error.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { FormMessage } from '../../ui/form-message.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { type ParsedLine, parseInvitees } from './parse-invitees.ts'
import { readTextFile } from './read-text-file.ts'
import { texts } from './texts.ts'
import { useSendInvites } from './use-send-invites.ts'
import { VerdictList } from './verdict-list.tsx'

/** A list of 50 addresses has some kilobytes. */
const maxFileBytes = 512 * 1024

interface Preview {
  readonly lines: readonly ParsedLine[]
  readonly verdicts: InviteVerdicts
}

const validLines = (lines: readonly ParsedLine[]) => lines.filter(({ email }) => email !== null)

const toInvitees = (lines: readonly ParsedLine[], message: string) =>
  validLines(lines).map(({ email, firstName }) => ({ email: email ?? '', firstName, message }))

/** Invites several people: paste or choose a list, read the verdict of each line, send. */
export function InviteSeveral({ onClose }: { readonly onClose: () => void }) {
  const [list, setList] = useState('')
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<string>()
  const [preview, setPreview] = useState<Preview>()
  const [outcome, setOutcome] = useState<Preview>()
  const [refusal, setRefusal] = useState<ProblemError>()
  const fail = (problem: ProblemError) => {
    setRefusal(problem)
    toastProblem(problem)
  }
  const check = useApiMutation(invites.preview, { onError: fail })
  const send = useSendInvites((verdicts) => {
    const sentCount = verdicts.items.filter(({ verdict }) => verdict === 'OK').length
    if (sentCount > 0) void toast.success(texts.sent(sentCount))
    setOutcome({ lines: preview?.lines ?? [], verdicts })
  }, fail)

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
        onChange={({ currentTarget }) => setList(currentTarget.value)}
      />
      <ListFile onText={setList} onProblem={setProblem} />
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
        <Button variant="secondary" disabled={check.isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

interface ListFileProps {
  readonly onText: (text: string) => void
  readonly onProblem: (text: string) => void
}

/** Chooses a CSV file, whose text replaces the list. It stays in the browser. */
function ListFile({ onText, onProblem }: ListFileProps) {
  const id = useId()
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Reset, so that choosing the same file again fires a change event.
    currentTarget.value = ''
    if (!file) return
    if (file.size > maxFileBytes) return onProblem(texts.fileTooLarge)
    try {
      onText(await readTextFile(file))
    } catch {
      onProblem(texts.fileFailed)
    }
  }
  return (
    <div className="-mt-2 mb-6">
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => void choose(event)}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonClass(
          { variant: 'secondary', size: 'sm' },
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        {texts.file}
      </label>
    </div>
  )
}
