import { shopping } from '@kostbar/contracts/shopping/endpoints'
import type { ShoppingItem } from '@kostbar/contracts/shopping/schemas'
import { ShoppingBasket } from 'lucide-react'
import { useRef, useState } from 'react'
import { isStaff } from '../../domain/users/person.ts'
import { useApiMutation } from '../../lib/api.ts'
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

/**
 * Button that adds the ingredients for the chosen portions to the member's shopping list, with undo. Pressed again for
 * the same portions, it adds nothing twice.
 */
export function AddToList({ recipeId, portions }: AddToListProps) {
  const user = useUser()
  /** Keys of the additions by portions; a key makes the API add once, however often it is sent. */
  const keys = useRef(new Map<number, string>())
  const [added, setAdded] = useState<readonly ShoppingItem[]>([])
  const options = { refresh: shopping.mine, scope: 'shopping', onError: toastProblem }
  const remove = useApiMutation(shopping.remove, options)
  const add = useApiMutation(shopping.addRecipe, {
    ...options,
    onSuccess: ({ items }) => {
      if (items.length === 0) toast.success(texts.nothingToBuy)
      const ids = new Set(items.map(({ id }) => id))
      setAdded((earlier) => [...earlier.filter(({ id }) => !ids.has(id)), ...items])
    },
  })
  if (!user || isStaff(user)) return null
  const start = () => {
    const key = keys.current.get(portions) ?? crypto.randomUUID()
    keys.current.set(portions, key)
    add.mutate({ body: { recipeId, portions, key } })
  }
  const undo = async () => {
    const undoneKeys = keys.current
    keys.current = new Map()
    setAdded([])
    const removals = added.map((item) => remove.mutateAsync({ body: { item: { id: item.id } } }))
    const outcomes = await Promise.allSettled(removals)
    const left = added.filter((_item, index) => outcomes[index]?.status === 'rejected')
    // What is still on the list can be undone again, and is not added twice.
    setAdded((later) => [...left, ...later])
    if (left.length === added.length) keys.current = new Map([...undoneKeys, ...keys.current])
  }
  return (
    <div className="mt-4 print:hidden">
      <Button variant="secondary" wide pending={add.isPending} onClick={start}>
        <ShoppingBasket className="size-5" aria-hidden="true" />
        {texts.addToList}
      </Button>
      <div role="status">
        {added.length > 0 ? (
          <OutcomeBar onUndo={() => void undo()} isPending={remove.isPending}>
            {texts.addedToList(added.length)}
          </OutcomeBar>
        ) : null}
      </div>
    </div>
  )
}
