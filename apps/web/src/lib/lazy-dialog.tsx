import type { ComponentProps } from 'react'
import { SpinnerOverlay } from '../ui/spinner-overlay.tsx'
import { reportImportFailure } from './import-failure.ts'
import { LazyComponent, type LazyComponentProps } from './lazy-component.tsx'

type LazyDialogProps<Props extends object> = Pick<LazyComponentProps<Props>, 'load' | 'props'>

/** Dialog, loaded on demand; mount it while it is open. A failed import closes it with a toast, or reloads an outdated page. */
export const LazyDialog = <Props extends { readonly onClose: () => void }>({ load, props }: LazyDialogProps<Props>) => (
  <LazyComponent
    load={load}
    props={props}
    fallback={<SpinnerOverlay active />}
    onError={(problem) => {
      props.onClose()
      void reportImportFailure(problem)
    }}
  />
)

const confirmDialog = async () => (await import('../ui/confirm-dialog.tsx')).ConfirmDialog

/** Confirmation dialog, loaded on demand. For a question about a single call of the API there is `ConfirmCall`. */
export const LazyConfirmDialog = (props: ComponentProps<Awaited<ReturnType<typeof confirmDialog>>>) => (
  <LazyDialog load={confirmDialog} props={props} />
)
