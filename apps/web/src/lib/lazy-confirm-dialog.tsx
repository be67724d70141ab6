import type { ComponentProps } from 'react'
import { SpinnerOverlay } from '../ui/spinner-overlay.tsx'
import { LazyComponent } from './lazy-component.tsx'
import { toastProblem } from './toast-problem.ts'

const confirmDialog = async () => (await import('../ui/confirm-dialog.tsx')).ConfirmDialog

type LazyConfirmDialogProps = Omit<ComponentProps<Awaited<ReturnType<typeof confirmDialog>>>, 'isOpen'>

/** Confirmation dialog, loaded on demand; mount it while it is open. A failed import closes it with a toast. */
export const LazyConfirmDialog = (props: LazyConfirmDialogProps) => (
  <LazyComponent
    load={confirmDialog}
    fallback={<SpinnerOverlay active />}
    onError={(problem) => {
      props.onOpenChange(false)
      toastProblem(problem)
    }}
    props={{ ...props, isOpen: true }}
  />
)
