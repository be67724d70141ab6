import { challenges } from '@kostbar/contracts/challenges/endpoints'
import { cancelReasonLength } from '@kostbar/contracts/challenges/limits'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.panel

/** Dialog to cancel a challenge with a reason that its participants read. */
export function CancelDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [reason, setReason] = useState('')
  const cancel = useApiMutation(challenges.cancel, {
    refresh: [challenges.list, challenges.get],
    onSuccess: () => {
      onClose()
      toast.success(texts.cancelled)
    },
    onError: (problem) => {
      if (!problem.fields.reason) toastProblem(problem)
    },
  })
  return (
    <ConfirmDialog
      title={texts.cancelTitle}
      text={texts.cancelText}
      confirmLabel={texts.cancel}
      pending={cancel.isPending}
      hasInput={reason !== ''}
      confirmDisabled={reason.trim() === ''}
      onConfirm={() => cancel.mutate({ params: { id }, body: { reason: reason.trim() } })}
      onClose={onClose}
    >
      <div className="mt-4">
        <FormFields isSaving={cancel.isPending}>
          <TextArea
            label={texts.reason}
            maxLength={cancelReasonLength}
            value={reason}
            error={cancel.error?.fields.reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </FormFields>
      </div>
    </ConfirmDialog>
  )
}
