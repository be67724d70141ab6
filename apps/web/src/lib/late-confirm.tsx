import type { ComponentProps } from 'react'
import { SpinnerOverlay } from '../ui/spinner-overlay.tsx'
import { toast } from '../ui/toast.ts'
import { Late } from './late.tsx'
import { problemText } from './problem-error.ts'

const confirmDialog = async () => (await import('../ui/confirm-dialog.tsx')).ConfirmDialog

type LateConfirmProps = Omit<ComponentProps<Awaited<ReturnType<typeof confirmDialog>>>, 'isOpen'>

/** Asks before something ends, in a dialog whose code is loaded when it is wanted. Stands there while it is open. */
export const LateConfirm = (props: LateConfirmProps) => (
  <Late
    load={confirmDialog}
    waiting={<SpinnerOverlay active />}
    onFail={(problem) => {
      props.onOpenChange(false)
      void toast.error(problemText(problem))
    }}
    props={{ ...props, isOpen: true }}
  />
)
