import type { Request } from '@kostbar/contracts/endpoint'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { type QueryClient, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { query, useApiMutation } from '../../lib/api.ts'
import { useExternalValue } from '../../lib/external-store.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { toast } from '../../ui/toast.ts'
import {
  dropAddition,
  laterChanges,
  type PendingAddition,
  pendingAdditions,
  queueAddition,
  removeAddition,
  setLaterChange,
  takeLaterChange,
  tickAddition,
} from './pending-additions.ts'
import { applyPendingChanges, type PendingChange, type ShownItem } from './pending-changes.ts'
import { dropTick, pendingTicks, queueTick } from './pending-ticks.ts'
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
  const later = useExternalValue(laterChanges, laterChanges.get, laterChanges.get())
  const changes = [...saves.flatMap((save) => withLaterChange(save, later)), ...removals]
  return { ...listQuery, data: listQuery.data && applyPendingChanges(listQuery.data, changes) }
}

/** A save as it is shown: with what became of a new item meanwhile, and nothing of one that was deleted. */
function withLaterChange(save: PendingChange, later: ReturnType<typeof laterChanges.get>): PendingChange[] {
  if (save.kind === 'remove' || save.item.key === undefined) return [save]
  const change = later.get(save.item.key)
  if (change === 'REMOVED') return []
  return [{ ...save, isTicked: change !== undefined }]
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

/** New items are sent in the order they were made too, but not behind ticks, which may wait for long. */
const additionScope = 'shopping-additions'

/** Items of the saves that are not answered yet. */
const pendingSaves = (queries: QueryClient) =>
  queries
    .getMutationCache()
    .findAll({ mutationKey: [shopping.save.path], status: 'pending' })
    .map(({ state }) => (state.variables as { body: SaveBody }).body.item)

/** How many new items wait for a connection, or behind one that does; without those that were deleted. */
export function useWaitingAdditions(): number {
  const later = useExternalValue(laterChanges, laterChanges.get, laterChanges.get())
  const additions = useMutationState({
    filters: { status: 'pending', predicate: ({ options }) => options.scope?.id === additionScope },
    select: ({ state }) => ({
      isWaiting: state.failureCount > 0,
      ...(state.variables as { body: SaveBody }).body.item,
    }),
  })
  if (!additions.some(({ isWaiting }) => isWaiting)) return 0
  return additions.filter(({ key = '' }) => later.get(key) !== 'REMOVED').length
}

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
    const pendingIds = new Set(pendingSaves(queries).map(({ id }) => id))
    for (const item of pendingTicks(owner)) if (!pendingIds.has(item.id)) mutate({ body: { item } })
  })
  useEffect(() => {
    if (userId) sendPendingTicks(userId)
  }, [userId])
  return (shown: ShownItem, checked: boolean) => {
    if (shown.key !== undefined) {
      if (userId) tickAddition(userId, shown.key, checked)
      return
    }
    const item = tickOf(shown, checked)
    if (userId && checked) queueTick(userId, { ...item, checked })
    else if (userId) dropTick(userId, item.id)
    mutate({ body: { item } })
  }
}

/**
 * New items wait for a connection as ticks do, and are sent again when the page was closed meanwhile. What became of one by
 * then is sent once it is confirmed.
 */
function useAddition() {
  const queries = useQueryClient()
  const userId = useUser()?.id
  const unsaved = useUnsavedItems()
  const dropAnswered = ({ item: { key } }: SaveBody) => {
    if (userId && key !== undefined) dropAddition(userId, key)
  }
  const change = { refresh: shopping.mine, scope, onError: toastProblem }
  const tick = useApiMutation(shopping.save, change)
  const remove = useApiMutation(shopping.remove, change)
  const { mutate, mutateAsync } = useApiMutation(shopping.save, {
    refresh: shopping.mine,
    scope: additionScope,
    // The API adds an item once for each key.
    waitsForConnection: true,
    onSuccess({ id, name }, { body }) {
      dropAnswered(body)
      const later = takeLaterChange(body.item.key ?? '')
      if (later === 'REMOVED') remove.mutate({ body: { item: { id } } })
      else if (later) tick.mutate({ body: { item: { id, name, checked: true, at: later.tickedAt } } })
    },
    onError(problem, { body }) {
      dropAnswered(body)
      if (takeLaterChange(body.item.key ?? '') === 'REMOVED') return
      if (body.item.key !== undefined) unsaved.add({ key: body.item.key, name: body.item.name })
      toastProblem(problem)
    },
  })
  const sendPendingAdditions = useEffectEvent((owner: string) => {
    const pendingKeys = new Set(pendingSaves(queries).map(({ key }) => key))
    for (const { key, name, tickedAt } of pendingAdditions(owner)) {
      if (pendingKeys.has(key)) continue
      if (tickedAt !== undefined) setLaterChange(key, { tickedAt })
      mutate({ body: { item: { name, key } } })
    }
  })
  useEffect(() => {
    if (userId) sendPendingAdditions(userId)
  }, [userId])
  /** @returns the added item; a refusal is shown, and the item kept, before it rejects */
  return ({ key, name }: PendingAddition) => {
    if (userId) queueAddition(userId, { key, name })
    return mutateAsync({ body: { item: { name, key } } })
  }
}

const newItem = (name: string): PendingAddition => ({ name, key: crypto.randomUUID() })

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
  const queries = useQueryClient()
  const userId = useUser()?.id
  const tick = useTick()
  const addition = useAddition()
  const changeOptions = { refresh: shopping.mine, onError: toastProblem }
  const save = useApiMutation(shopping.save, { ...changeOptions, scope })
  const remove = useApiMutation(shopping.remove, { ...changeOptions, scope })
  const acceptAll = useApiMutation(shopping.acceptSuggestions, {
    ...changeOptions,
    scope,
    onSuccess: ({ items }) => toast.success(texts.acceptedAll(items.length)),
  })
  /** Adds an item whose failure is shown by the mutation. */
  const add = (item: PendingAddition) => void addition(item).catch(() => undefined)
  return {
    acceptSuggestions: () => {
      if (!acceptAll.isPending) acceptAll.mutate({})
    },
    add: (name: string) => add(newItem(name)),
    /** Sends an item again that the API did not accept. */
    retry: add,
    tick,
    acceptSuggestion({ id, name }: ShownItem) {
      // The second click of a double click may come before the suggestion has left its place.
      const isAccepted = pendingSaves(queries).some((saved) => saved.id === id && saved.checked === undefined)
      if (!isAccepted) save.mutate({ body: { item: { id, name } } })
    },
    /** Deletes an item. @returns whether the API deleted it; `onError` has shown why it did not */
    remove({ id, key }: ShownItem): Promise<boolean> {
      if (key !== undefined) {
        if (userId) removeAddition(userId, key)
        return Promise.resolve(true)
      }
      return remove.mutateAsync({ body: { item: { id } } }).then(
        () => true,
        () => false,
      )
    },
    /** Adds a deleted item again, ticked if it was. */
    restore({ name, checked }: ShownItem) {
      const restoreChecked = ({ id }: ShownItem) =>
        checked && save.mutate({ body: { item: tickOf({ id, name }, checked) } })
      addition(newItem(name)).then(restoreChecked, () => undefined)
    },
  }
}
