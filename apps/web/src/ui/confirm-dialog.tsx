import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { texts } from './texts.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Name of the thing that is deleted, as users know it. */
  thing: string
  title?: string
  /** The consequence; by default that the thing is deleted permanently. */
  text?: ReactNode
  confirmLabel?: string
  /** Label of the button that cancels. */
  cancelLabel?: string
  /** Whether the action is running: the dialog cannot be closed. */
  pending?: boolean
  /** Whether required input is still missing. */
  confirmDisabled?: boolean
  onConfirm: () => void
  /** Fields inside the dialog, above the buttons. */
  children?: ReactNode
}

/** Confirmation of a destructive action. The caller closes it (`onOpenChange(false)`) after the action. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  thing,
  title = texts.deleteTitle,
  text = texts.confirmDelete(thing),
  confirmLabel = texts.delete,
  cancelLabel = texts.cancel,
  pending = false,
  confirmDisabled = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => pending || onOpenChange(open)}
      title={title}
      size="sm"
      role="alertdialog"
      dismissable={!pending}
    >
      <p className="wrap-anywhere text-ink-soft">{text}</p>
      {children}
      <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button variant="danger" pending={pending} disabled={confirmDisabled} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        {/* Initial focus on the harmless button. */}
        <Button variant="secondary" autoFocus disabled={pending} onClick={() => onOpenChange(false)}>
          {cancelLabel}
        </Button>
      </div>
    </Dialog>
  )
}
