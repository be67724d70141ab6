import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { ShoppingBasket } from 'lucide-react'
import { isStaff } from '../../domain/users/person.ts'
import { useApiMutation } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { OutcomeBar } from '../../ui/outcome-bar.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

interface AddToListProps {
  readonly recipeId: string
  /** Portions that are cooked. */
  readonly portions: number
}

/** Button that adds the ingredients for the chosen portions to the member's shopping list, with undo. */
export function AddToList({ recipeId, portions }: AddToListProps) {
  const user = useUser()
  const options = { refresh: shopping.mine, scope: 'shopping', onError: (problem: unknown) => toastProblem(problem) }
  const remove = useApiMutation(shopping.remove, options)
  const add = useApiMutation(shopping.addRecipe, {
    ...options,
    onSuccess: ({ items }) => {
      if (items.length === 0)
        toast.success(texts.alreadyOnList, { to: paths.shoppingAndNotes, label: texts.toShopping })
    },
  })
  if (!user || isStaff(user)) return null
  const added = add.data?.items ?? []
  const undo = () => {
    for (const { id } of added) remove.mutate({ body: { item: { id } } })
    add.reset()
  }
  return (
    <div className="mt-4 print:hidden">
      <Button
        variant="secondary"
        wide
        pending={add.isPending}
        onClick={() => add.mutate({ body: { recipeId, portions } })}
      >
        <ShoppingBasket className="size-5" aria-hidden="true" />
        {texts.addToList}
      </Button>
      <div role="status">
        {added.length > 0 ? (
          <OutcomeBar onUndo={undo} isPending={remove.isPending}>
            {texts.addedToList(added.length)}
          </OutcomeBar>
        ) : null}
      </div>
    </div>
  )
}
