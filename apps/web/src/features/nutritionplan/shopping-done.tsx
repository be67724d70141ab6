import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { Check } from 'lucide-react'
import { useApiMutation } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { texts } from './texts.ts'

interface ShoppingDoneProps {
  readonly batchId: string
  /** Number of ingredients added to the list. */
  readonly count: number
  /** Called after the undo has restored the list. */
  readonly onUndone: () => void
}

/** Result of the take-over to the shopping list, with a link to the list and undo. */
export function ShoppingDone({ batchId, count, onUndone }: ShoppingDoneProps) {
  const undo = useApiMutation(shopping.undoPlan, {
    refresh: [shopping.mine, shopping.reviewPlan],
    onSuccess: onUndone,
    onError: toastProblem,
  })
  return (
    <>
      <p ref={focusOnMount} tabIndex={-1} role="status" className="flex items-start gap-3 text-lg outline-none">
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf text-on-leaf">
          <Check className="size-5" strokeWidth={3} aria-hidden="true" />
        </span>
        <span className="pt-0.5">{texts.takenOver(count)}</span>
      </p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        <ButtonLink to={paths.shoppingAndNotes}>{texts.toShopping}</ButtonLink>
        <Button variant="secondary" pending={undo.isPending} onClick={() => undo.mutate({ body: { batchId } })}>
          {texts.undo}
        </Button>
      </div>
    </>
  )
}
