import type { ComponentProps } from 'react'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'

const foodDialog = async () => (await import('./food-dialog.tsx')).FoodDialog

/**
 * Dialog that adds or edits a food, loaded on demand; mount it while it is open. A failed import closes it with a
 * toast.
 */
export const LazyFoodDialog = (props: ComponentProps<Awaited<ReturnType<typeof foodDialog>>>) => (
  <LazyDialog load={foodDialog} props={props} />
)
