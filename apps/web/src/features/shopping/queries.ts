import type { Request } from '@kostbar/contracts/endpoint'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { useMutationState, useQuery } from '@tanstack/react-query'
import { query, useChange } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-error.ts'
import { toast } from '../../ui/toast.ts'
import { applyPendingChanges, type Change, type ShownItem } from './pending-changes.ts'
import { useUnsavedItems } from './use-unsaved-items.ts'

/** The list with every change that is still on its way, so that a tick answers at once. */
export function useShoppingList() {
  const found = useQuery(query(shopping.mine))
  const puts = usePending(
    shopping.put.path,
    (key, { item }: Request<typeof shopping.put>['body']): Change => ({ kind: 'put', key, item }),
  )
  const removals = usePending(
    shopping.remove.path,
    (_, { item }: Request<typeof shopping.remove>['body']): Change => ({ kind: 'remove', item }),
  )
  return { ...found, data: found.data && applyPendingChanges(found.data, [...puts, ...removals]) }
}

/** The pending changes of one endpoint, oldest first. */
function usePending<Body>(path: string, read: (key: number, body: Body) => Change): Change[] {
  return useMutationState({
    filters: { mutationKey: [path], status: 'pending' },
    select: ({ mutationId, state }) => read(mutationId, (state.variables as { body: Body }).body),
  })
}

/** Everything a member does to the list. Each change shows at once and is taken back when the API refuses it. */
export function useShoppingChanges() {
  const unsaved = useUnsavedItems()
  const order = { refresh: shopping.mine, scope: 'shopping' }
  const put = useChange(shopping.put, {
    ...order,
    onError(problem, { body: { item } }) {
      // What was typed must not be lost; a refused tick is simply taken back.
      if (item.id === undefined) unsaved.keep(item.name)
      toast.error(problemText(problem))
    },
  })
  const remove = useChange(shopping.remove, { ...order, onError: (problem) => toast.error(problemText(problem)) })
  return {
    add: (name: string) => put.mutate({ body: { item: { name } } }),
    tick: ({ id, name }: ShownItem, checked: boolean) => put.mutate({ body: { item: { id, name, checked } } }),
    takeOver: ({ id, name }: ShownItem) => put.mutate({ body: { item: { id, name } } }),
    remove: ({ id }: ShownItem) => remove.mutate({ body: { item: { id } } }),
    /** Writes a deleted item down again, ticked if it was. */
    restore({ name, checked }: ShownItem) {
      const tickAgain = ({ id }: ShownItem) => checked && put.mutate({ body: { item: { id, name, checked } } })
      // onError has already kept the name and told the member.
      put.mutateAsync({ body: { item: { name } } }).then(tickAgain, () => undefined)
    },
  }
}
