import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import { photos } from '@kostbar/contracts/photos/endpoints'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import type { Protocol, ProtocolOverview } from '@kostbar/contracts/protocol/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { uploadPhoto } from '../../domain/photos/upload-photo.ts'
import { call, query } from '../../lib/api.ts'
import { useExternalValue } from '../../lib/external-store.ts'
import { saveOnLeave } from '../../lib/save-on-leave.ts'
import { useConfirmUnload } from '../../lib/use-confirm-unload.ts'
import { countWaiting, type StoredEntries } from './queue/entries.ts'
import { createEntryQueue, type EntryQueue } from './queue/entry-queue.ts'
import type { QueueState } from './queue/queue-state.ts'
import { waitingStorage } from './queue/waiting-storage.ts'

/** Query of a member's protocol. @param number number of the protocol; undefined for the newest */
export const protocolQuery = (userId: string, number: number | undefined) =>
  query(protocol.get, { params: { userId }, query: { number } })

/** For requests sent when the page is left. */
const lasting = { keepalive: true }

interface QueueParams {
  readonly userId: string
  /** Protocol the entries belong to. */
  readonly protocol: Pick<Protocol, 'id' | 'number'>
  /** Number in the query key under which the protocol is cached; undefined for the newest. */
  readonly queryNumber: number | undefined
}

/**
 * Entry queue of a mounted protocol: entries are shown at once, sent while there is a connection or the page is left, and
 * survive a reload.
 */
export function useEntryQueue({ userId, protocol: { id, number }, queryNumber }: QueueParams): EntryQueue {
  const queries = useQueryClient()
  const [queue] = useState(() => {
    const { queryKey } = protocolQuery(userId, queryNumber)
    const update = (change: (stored: StoredEntries) => StoredEntries) =>
      queries.setQueryData<ProtocolOverview>(queryKey, (overview) =>
        overview?.protocol ? { ...overview, protocol: change(overview.protocol) } : overview,
      )
    /** Restarts a running refetch: its response may have been read before the entry was stored, and would overwrite it. */
    const withNewRefetch = async <T>(request: Promise<T>): Promise<T> => {
      try {
        return await request
      } finally {
        if (queries.isFetching({ queryKey, exact: true }) > 0) {
          await queries.cancelQueries({ queryKey, exact: true })
          void queries.invalidateQueries({ queryKey, exact: true })
        }
      }
    }
    return createEntryQueue(
      {
        saveDay: (day, rev, changes) =>
          withNewRefetch(call(protocol.saveDay, { body: { number, day, rev, changes } }, lasting)),
        saveMeal: (key, rev, content) =>
          withNewRefetch(call(protocol.saveMeal, { body: { number, key, rev, ...content } }, lasting)),
        removeMeal: (key) => withNewRefetch(call(protocol.removeMeal, { params: { key } }, lasting)),
        uploadPhoto: async ({ key, mealKey, takenOn, file }) => {
          await uploadPhoto(file, { key, kind: 'MEAL', mealKey, takenOn })
          await queries.invalidateQueries({ queryKey: [photos.list.path] })
        },
      },
      {
        get: () => queries.getQueryData<ProtocolOverview>(queryKey)?.protocol ?? undefined,
        refresh: () => queries.invalidateQueries({ queryKey, exact: true }),
        setDay: (day) =>
          update((stored) => ({ ...stored, days: stored.days.map((one) => (one.day === day.day ? day : one)) })),
        setMeal: (meal) =>
          update((stored) => ({ ...stored, meals: [...stored.meals.filter(({ key }) => key !== meal.key), meal] })),
        dropMeal: (key) => update((stored) => ({ ...stored, meals: stored.meals.filter((meal) => meal.key !== key) })),
      },
      waitingStorage(userId, id),
    )
  })
  useEffect(() => {
    void queue.start()
    const stopSaving = saveOnLeave(queue.sendNow)
    return () => {
      stopSaving()
      void queue.stop().finally(() => {
        // The list of days shows values of the protocol.
        for (const { path } of [protocol.get, dayLog.list]) void queries.invalidateQueries({ queryKey: [path] })
      })
    }
  }, [queue, queries])
  const { waiting } = useQueueState(queue)
  useConfirmUnload(countWaiting(waiting) > 0)
  return queue
}

/** Subscribes to the queue's waiting entries and status. */
export const useQueueState = ({ state }: EntryQueue): QueueState => useExternalValue(state, state.get, state.get())
