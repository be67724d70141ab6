import { challenges } from '@kostbar/contracts/challenges/endpoints'
import type { ChallengeDetail } from '@kostbar/contracts/challenges/schemas'
import { texts as contractTexts } from '@kostbar/contracts/texts'
import { Controller, useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
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
  const form = useForm<{ participantIds: string[] }>({ defaultValues: { participantIds: [] } })
  const invite = useApiMutation(challenges.invite, {
    refresh: [challenges.list, challenges.get],
    onSuccess: (_answer, { body: { participantIds } }) => {
      onClose()
      toast.success(texts.invited(participantIds.length))
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  const submit = form.handleSubmit((body) => {
    if (!invite.isPending) invite.mutate({ params: { id: challenge.id }, body })
  })
  const isSomebody = (ids: readonly string[]) => ids.length > 0 || contractTexts.challengeInvitees
  return (
    <Dialog isOpen onOpenChange={onClose} pending={invite.isPending} title={texts.inviteTitle}>
      <form method="post" noValidate onSubmit={submit}>
        {challenge.phase === 'RUNNING' ? (
          <div className="mb-5">
            <Notice>{texts.inviteRunning}</Notice>
          </div>
        ) : null}
        <FormFields isSaving={invite.isPending}>
          <Controller
            control={form.control}
            name="participantIds"
            rules={{ validate: isSomebody }}
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <ParticipantPicker
                value={value}
                onChange={onChange}
                error={error?.message}
                excludedIds={knownIds(challenge)}
              />
            )}
          />
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
