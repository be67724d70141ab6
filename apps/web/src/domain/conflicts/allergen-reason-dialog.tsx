import { overrideReasonLength } from '@kostbar/contracts/nutritionplan/limits'
import { type Allergen, allergens } from '@kostbar/contracts/recipes/allergens'
import { useForm } from 'react-hook-form'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { recipeName } from '../recipes/recipe-name.ts'
import { texts } from './texts.ts'

/** Planned recipe or food with the allergen of the care profile that it contains. */
export interface PlannedAllergen {
  readonly name: string
  readonly allergen: Allergen
}

interface AllergenReasonDialogProps {
  readonly conflicts: readonly PlannedAllergen[]
  readonly isPending: boolean
  /** Called with the trimmed reason, which is not empty. */
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

/**
 * Dialog that asks why something is planned against an allergen of the care profile (API problem `allergen_conflict`).
 */
export function AllergenReasonDialog({ conflicts, isPending, onConfirm, onClose }: AllergenReasonDialogProps) {
  const form = useForm({ defaultValues: { reason: '' } })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit(({ reason }) => {
    if (!isPending) onConfirm(reason.trim())
  })
  const isGiven = (reason: string) => reason.trim() !== '' || texts.reasonMissing
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      pending={isPending}
      // A typed reason keeps the dialog open when the backdrop is tapped.
      dismissable={!isDirty}
      title={texts.reasonTitle}
      size="sm"
      role="alertdialog"
    >
      <form method="post" noValidate onSubmit={submit}>
        <p className="text-ink-soft">{texts.reasonText}</p>
        <ul className="mt-2 mb-4 list-disc pl-5 font-semibold text-berry">
          {[...Map.groupBy(conflicts, ({ name }) => name)].map(([name, contained]) => (
            <li key={name} className="wrap-anywhere">
              {texts.contains(recipeName(name), contained.map(({ allergen }) => allergens[allergen]).join(', '))}
            </li>
          ))}
        </ul>
        <FormFields isSaving={isPending}>
          <TextArea
            label={texts.reasonLabel}
            description={texts.reasonHint}
            autoFocus
            maxLength={overrideReasonLength}
            error={errors.reason?.message}
            {...form.register('reason', { validate: isGiven })}
          />
        </FormFields>
        <FormActions
          className="mt-4"
          variant="danger"
          submitLabel={texts.confirm}
          cancelLabel={texts.cancel}
          isPending={isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
