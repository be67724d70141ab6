import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type AnamnesisWarning, anamnesisWarnings } from '@kostbar/contracts/anamnesis/warnings'
import { todayInVienna } from '@kostbar/contracts/calendar'
import { clearanceNoteLength, clearedWithLength } from '@kostbar/contracts/macros/calculator-limits'
import { macros } from '@kostbar/contracts/macros/endpoints'
import { clearanceInput } from '@kostbar/contracts/macros/schemas'
import { useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { calculatorTexts as texts } from './calculator-texts.ts'

interface ClearanceDialogProps {
  readonly userId: string
  readonly warning: AnamnesisWarning
  readonly onClose: () => void
}

/** Dialog in which a trainer records when and with whom a warning was cleared. */
export function ClearanceDialog({ userId, warning, onClose }: ClearanceDialogProps) {
  const form = useForm({
    resolver: standardSchemaResolver(clearanceInput),
    defaultValues: { warning, day: todayInVienna(), clearedWith: '', note: '' },
  })
  const { errors, isDirty } = form.formState
  const clear = useApiMutation(macros.addClearance, {
    refresh: macros.basis,
    onSuccess() {
      onClose()
      toast.success(texts.clearSaved)
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  const submit = form.handleSubmit((body) => {
    if (!clear.isPending) clear.mutate({ params: { userId }, body })
  })
  return (
    // Unsaved input keeps the dialog open when the backdrop is tapped.
    <Dialog
      isOpen
      onOpenChange={onClose}
      pending={clear.isPending}
      dismissable={!isDirty}
      title={texts.clearTitle}
      size="sm"
    >
      <form method="post" noValidate onSubmit={submit}>
        <p className="mb-4 text-ink-soft">{anamnesisWarnings[warning].trainer}</p>
        <FormFields isSaving={clear.isPending}>
          <TextField
            label={texts.clearedWith}
            description={texts.clearedWithHint}
            autoFocus
            autoComplete="off"
            maxLength={clearedWithLength}
            error={errors.clearedWith?.message}
            {...form.register('clearedWith')}
          />
          <TextField
            label={texts.clearedDay}
            type="date"
            max={todayInVienna()}
            error={errors.day?.message}
            {...form.register('day')}
          />
          <TextArea label={texts.note} optional rows={3} maxLength={clearanceNoteLength} {...form.register('note')} />
        </FormFields>
        <FormActions
          className="mt-2"
          submitLabel={texts.save}
          cancelLabel={texts.cancel}
          isPending={clear.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
