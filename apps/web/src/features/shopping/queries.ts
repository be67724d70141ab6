import type { Request } from '@kostbar/contracts/endpoint'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { query, useApiMutation } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { useAreChangesWaiting } from '../../lib/use-are-changes-waiting.ts'
import { useConfirmUnload } from '../../lib/use-confirm-unload.ts'
import { toast } from '../../ui/toast.ts'
import { applyPendingChanges, type PendingChange, type ShownItem } from './pending-changes.ts'
import { dropTick, pendingTicks, queueTick } from './pending-ticks.ts'
import { texts } from './texts.ts'
import { type UnsavedItem, useUnsavedItems } from './use-unsaved-items.ts'

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

/** Changes with this scope are sent in the order they were made. */
const scope = 'shopping'

/** Ticks and their removals wait for a connection. Ticks are queued, and sent again when the page was closed meanwhile. */
function useTick() {
  const queries = useQueryClient()
  const userId = useUser()?.id
  const dropAnswered = ({ item: { id, at } }: SaveBody) => {
    if (userId && id !== undefined) dropTick(userId, id, at)
  }
  const { mutate } = useApiMutation(shopping.save, {
    refresh: shopping.mine,
    scope,
    // Ticks are idempotent, so they wait for a connection and are sent again: in shops it often comes and goes.
    waitsForConnection: true,
    onSuccess: (_answer, { body }) => dropAnswered(body),
    onError(problem, { body }) {
      dropAnswered(body)
      toastProblem(problem)
    },
  })
  const sendPendingTicks = useEffectEvent((owner: string) => {
    const mutations = queries.getMutationCache().findAll({ mutationKey: [shopping.save.path], status: 'pending' })
    const pendingIds = new Set(mutations.map(({ state }) => (state.variables as { body: SaveBody }).body.item.id))
    for (const item of pendingTicks(owner)) if (!pendingIds.has(item.id)) mutate({ body: { item } })
  })
  useEffect(() => {
    if (userId) sendPendingTicks(userId)
  }, [userId])
  return (shown: ShownItem, checked: boolean) => {
    const item = tickOf(shown, checked)
    if (userId && checked) queueTick(userId, { ...item, checked })
    else if (userId) dropTick(userId, item.id)
    mutate({ body: { item } })
  }
}

/** Body that ticks or unticks an item now, by the clock of the device: the API compares it with other ticks of it. */
const tickOf = ({ id, name }: Pick<ShownItem, 'id' | 'name'>, checked: boolean) => ({
  id,
  name,
  checked,
  at: new Date().toISOString(),
})

type SaveBody = Request<typeof shopping.save>['body']

/** Functions to change the list; optimistic, reverted when the API refuses. */
export function useShoppingChanges() {
  const unsaved = useUnsavedItems()
  const tick = useTick()
  useConfirmUnload(useAreChangesWaiting(scope))
  const changeOptions = { refresh: shopping.mine, onError: toastProblem }
  const save = useApiMutation(shopping.save, { ...changeOptions, scope })
  // New items have a scope of their own: behind a tick that waits for a connection, they would be lost with the page.
  const addition = useApiMutation(shopping.save, {
    ...changeOptions,
    scope: 'shopping-additions',
    onError(problem, { body: { item } }) {
      if (item.key !== undefined) unsaved.add({ key: item.key, name: item.name })
      toastProblem(problem)
    },
  })
  const remove = useApiMutation(shopping.remove, { ...changeOptions, scope })
  const acceptAll = useApiMutation(shopping.acceptSuggestions, {
    ...changeOptions,
    scope,
    onSuccess: ({ items }) => toast.success(texts.acceptedAll(items.length)),
  })
  const newItem = (name: string) => ({ body: { item: { name, key: crypto.randomUUID() } } })
  return {
    acceptSuggestions: () => {
      if (!acceptAll.isPending) acceptAll.mutate({})
    },
    add: (name: string) => addition.mutate(newItem(name)),
    /** Sends an item again that could not be saved; the API adds it once. */
    retry: ({ key, name }: UnsavedItem) => addition.mutate({ body: { item: { name, key } } }),
    tick,
    acceptSuggestion: ({ id, name }: ShownItem) => save.mutate({ body: { item: { id, name } } }),
    /** Deletes an item. @returns whether the API deleted it; `onError` has shown why it did not */
    remove: ({ id }: ShownItem): Promise<boolean> =>
      remove.mutateAsync({ body: { item: { id } } }).then(
        () => true,
        () => false,
      ),
    /** Adds a deleted item again, ticked if it was. */
    restore({ name, checked }: ShownItem) {
      const restoreChecked = ({ id }: ShownItem) =>
        checked && save.mutate({ body: { item: tickOf({ id, name }, checked) } })
      // `onError` has already kept the name and shown a toast.
      addition.mutateAsync(newItem(name)).then(restoreChecked, () => undefined)
    },
  }
}
