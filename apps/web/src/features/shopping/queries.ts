import type { Request } from '@kostbar/contracts/endpoint'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { useMutationState, useQuery } from '@tanstack/react-query'
import { query, useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { toast } from '../../ui/toast.ts'
import { applyPendingChanges, type PendingChange, type ShownItem } from './pending-changes.ts'
import { texts } from './texts.ts'
import { useUnsavedItems } from './use-unsaved-items.ts'

/** Query of the member's shopping list with pending changes applied (optimistic). */
export function useShoppingList() {
  const listQuery = useQuery(query(shopping.mine))
  const saves = usePending(
    shopping.save.path,
    (key, { item }: Request<typeof shopping.save>['body']): PendingChange => ({ kind: 'save', key, item }),
  )
  const removals = usePending(
    shopping.remove.path,
    (_, { item }: Request<typeof shopping.remove>['body']): PendingChange => ({ kind: 'remove', item }),
  )
  return { ...listQuery, data: listQuery.data && applyPendingChanges(listQuery.data, [...saves, ...removals]) }
}

/** Pending changes of one endpoint, oldest first. */
function usePending<Body>(path: string, read: (key: number, body: Body) => PendingChange): PendingChange[] {
  return useMutationState({
    filters: { mutationKey: [path], status: 'pending' },
    select: ({ mutationId, state }) => read(mutationId, (state.variables as { body: Body }).body),
  })
}

/** Functions to change the list; optimistic, reverted when the API refuses. */
export function useShoppingChanges() {
  const unsaved = useUnsavedItems()
  const changeOptions = { refresh: shopping.mine, scope: 'shopping' }
  const save = useApiMutation(shopping.save, {
    ...changeOptions,
    onError(problem, { body: { item } }) {
      // Keeps the typed name of a new item; refused ticks are just reverted.
      if (item.id === undefined) unsaved.add(item.name)
      toastProblem(problem)
    },
  })
  // Ticks are idempotent, so they wait for a connection and are sent again: in shops it often comes and goes.
  const tick = useApiMutation(shopping.save, {
    ...changeOptions,
    waitsForConnection: true,
    onError: (problem) => toastProblem(problem),
  })
  const remove = useApiMutation(shopping.remove, {
    ...changeOptions,
    onError: (problem) => toastProblem(problem),
  })
  const takeOver = useApiMutation(shopping.takeOverPlan, {
    ...changeOptions,
    onSuccess: ({ items }) => void toast.success(texts.acceptedAll(items.length)),
    onError: (problem) => toastProblem(problem),
  })
  return {
    acceptPlan: () => {
      if (!takeOver.isPending) takeOver.mutate({})
    },
    add: (name: string) => save.mutate({ body: { item: { name } } }),
    tick: ({ id, name }: ShownItem, checked: boolean) => tick.mutate({ body: { item: { id, name, checked } } }),
    acceptSuggestion: ({ id, name }: ShownItem) => save.mutate({ body: { item: { id, name } } }),
    /** Deletes an item. @returns whether the API deleted it; `onError` has shown why it did not */
    remove: ({ id }: ShownItem): Promise<boolean> =>
      remove.mutateAsync({ body: { item: { id } } }).then(
        () => true,
        () => false,
      ),
    /** Adds a deleted item again, ticked if it was. */
    restore({ name, checked }: ShownItem) {
      const restoreChecked = ({ id }: ShownItem) => checked && save.mutate({ body: { item: { id, name, checked } } })
      // `onError` has already kept the name and shown a toast.
      save.mutateAsync({ body: { item: { name } } }).then(restoreChecked, () => undefined)
    },
  }
}
