import { challenges } from '@kostbar/contracts/challenges/endpoints'
import type { ChallengeDetail } from '@kostbar/contracts/challenges/schemas'
import { texts as contractTexts } from '@kostbar/contracts/texts'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { ParticipantPicker } from './participant-picker.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.panel

interface InviteDialogProps {
  readonly challenge: ChallengeDetail
  readonly onClose: () => void
}

/** Ids of clients invited before, who are not offered again; those who left may rejoin by themselves. */
const knownIds = ({ participantIds, leftIds = [] }: ChallengeDetail): string[] => [...participantIds, ...leftIds]

/** Dialog to invite further clients to a planned or running challenge. */
export function InviteDialog({ challenge, onClose }: InviteDialogProps) {
  const [participantIds, setParticipantIds] = useState<string[]>([])
  const [error, setError] = useState<string>()
  const invite = useApiMutation(challenges.invite, {
    refresh: [challenges.list, challenges.get],
    onSuccess: () => {
      onClose()
      toast.success(texts.invited(participantIds.length))
    },
    onError: (problem) => {
      if (problem.fields.participantIds) setError(problem.fields.participantIds)
      else toastProblem(problem)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    if (participantIds.length === 0) return setError(contractTexts.challengeInvitees)
    invite.mutate({ params: { id: challenge.id }, body: { participantIds } })
  }
  const choose = (ids: string[]) => {
    setParticipantIds(ids)
    setError(undefined)
  }
  return (
    <Dialog isOpen onOpenChange={onClose} pending={invite.isPending} title={texts.inviteTitle}>
      <form method="post" noValidate onSubmit={submit}>
        {challenge.phase === 'RUNNING' ? (
          <div className="mb-5">
            <Notice>{texts.inviteRunning}</Notice>
          </div>
        ) : null}
        <FormFields isSaving={invite.isPending}>
          <ParticipantPicker value={participantIds} onChange={choose} error={error} excludedIds={knownIds(challenge)} />
        </FormFields>
        <div className="mt-2 flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" pending={invite.isPending}>
            {texts.inviteSend}
          </Button>
          <Button variant="quiet" disabled={invite.isPending} onClick={onClose}>
            {texts.inviteCancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
