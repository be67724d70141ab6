import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

interface FormActionsProps {
  readonly submitLabel: string
  readonly cancelLabel: string
  readonly isPending: boolean
  readonly onCancel: () => void
  readonly variant?: 'primary' | 'danger'
  readonly className?: string
}

/** Buttons at the end of a form in a dialog: submit and cancel; below each other on phones. */
export const FormActions = ({
  submitLabel,
  cancelLabel,
  isPending,
  onCancel,
  variant = 'primary',
  className,
}: FormActionsProps) => (
  <div className={classNames('flex flex-col gap-3 sm:flex-row-reverse', className)}>
    <Button type="submit" variant={variant} pending={isPending}>
      {submitLabel}
    </Button>
    <Button variant="secondary" disabled={isPending} onClick={onCancel}>
      {cancelLabel}
    </Button>
  </div>
)
