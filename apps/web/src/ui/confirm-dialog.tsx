import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { texts } from './texts.ts'

interface ConfirmDialogProps {
  title: string
  /** Consequence of the action. */
  text: ReactNode
  confirmLabel: string
  /** Variant of the confirm button: `primary` for an action that removes nothing. */
  variant?: 'danger' | 'primary'
  /** Label of the button that cancels. */
  cancelLabel?: string
  /** Whether the action is running; the dialog then cannot be closed. */
  pending?: boolean
  /** Whether the confirm button is disabled, because required input is missing. */
  confirmDisabled?: boolean
  onConfirm: () => void
  onClose: () => void
  /** Whether the browser's back button closes the dialog; see `OverlayProps`. */
  closesOnBack?: boolean
  /** Whether something was typed into the fields inside: taps beside the dialog and Escape then leave it open. */
  hasInput?: boolean
  /** Fields inside the dialog, above the buttons. */
  children?: ReactNode
}

/** Dialog that confirms an action, by default a destructive one; mount it while it is open. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  variant = 'danger',
  cancelLabel = texts.cancel,
  pending = false,
  confirmDisabled = false,
  onConfirm,
  onClose,
  closesOnBack = true,
  hasInput = false,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      pending={pending}
      title={title}
      size="sm"
      role="alertdialog"
      dismissable={!hasInput}
      closesOnBack={closesOnBack}
    >
      <p className="wrap-anywhere text-ink-soft">{text}</p>
      {children}
      <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button variant={variant} pending={pending} disabled={confirmDisabled} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        {/* The harmless button gets the initial focus. */}
        <Button variant="secondary" autoFocus disabled={pending} onClick={onClose}>
          {cancelLabel}
        </Button>
      </div>
    </Dialog>
  )
}
