import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { texts } from './texts.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The name of the thing that goes, as the person knows it. */
  thing: string
  title?: string
  /** Says what happens; by default that the thing is deleted for good. */
  text?: ReactNode
  confirmLabel?: string
  /** What the button says that leaves everything as it is. */
  cancelLabel?: string
  /** The action is under way: the dialog stays and cannot be left. */
  pending?: boolean
  /** Something still has to be filled in before confirming. */
  confirmDisabled?: boolean
  onConfirm: () => void
  /** Fields inside the dialog, above the buttons. */
  children?: ReactNode
}

/** Asks before something ends. The caller closes it (`onOpenChange(false)`) once the action is done. */
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
        {/* Focus starts where nothing is lost. */}
        <Button variant="secondary" autoFocus disabled={pending} onClick={() => onOpenChange(false)}>
          {cancelLabel}
        </Button>
      </div>
    </Dialog>
  )
}
