import type { ComponentProps } from 'react'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { SpinnerOverlay } from '../../ui/spinner-overlay.tsx'

const foodDialog = async () => (await import('./food-dialog.tsx')).FoodDialog

type LazyFoodDialogProps = ComponentProps<Awaited<ReturnType<typeof foodDialog>>>

/**
 * Dialog that adds or edits a food, loaded on demand; mount it while it is open. A failed import closes it with a
 * toast.
 */
export const LazyFoodDialog = (props: LazyFoodDialogProps) => (
  <LazyComponent
    load={foodDialog}
    fallback={<SpinnerOverlay active />}
    onError={(problem) => {
      props.onClose()
      toastProblem(problem)
    }}
    props={props}
  />
)
