import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import type { AnamnesisOverview } from '@kostbar/contracts/anamnesis/schemas'
import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApiMutation } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { problemText } from '../../../lib/problem-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import type { DraftStore } from '../draft/draft-store.ts'
import { texts } from '../texts.ts'

interface SubmitDialogProps {
  readonly overview: AnamnesisOverview
  readonly store: DraftStore
  readonly onClose: () => void
}

/** Confirms the submission of the draft as a version, which never changes. */
export function SubmitDialog({ overview, store, onClose }: SubmitDialogProps) {
  const navigate = useNavigate()
  const submit = useApiMutation(anamnesis.submit, {
    // The answers go into care profile and measures as well.
    refresh: [anamnesis.get, users.info, careProfile.get, measures.list],
    onError: (problem) => {
      onClose()
      if (problem.code === 'changed_meanwhile') void store.reload()
      toast.error(problemText(problem))
    },
  })
  const [isSaving, setSaving] = useState(false)
  const confirm = async () => {
    setSaving(true)
    await store.flush().finally(() => setSaving(false))
    // A conflict with another device must be resolved before submitting.
    if (store.get().conflict || !store.isSaved()) onClose()
    else
      submit.mutate(
        { body: { rev: store.get().rev } },
        // Here, because it is not called once the member has left the page.
        { onSuccess: () => void navigate(paths.anamnesis, { replace: true }) },
      )
  }
  // Closing the dialog would not take the submission back.
  const isPending = isSaving || submit.isPending
  return (
    <Dialog isOpen onOpenChange={onClose} pending={isPending} title={texts.submitTitle} size="sm">
      <p className="text-ink-soft">{texts.submitText(overview.trainer)}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button pending={isPending} onClick={() => void confirm()}>
          {texts.submitConfirm}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
