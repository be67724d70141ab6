import { photos as photoEndpoints } from '@kostbar/contracts/photos/endpoints'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/api.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'
import type { EntryQueue } from '../queue/entry-queue.ts'
import type { MealPhoto } from './use-meal-photos.ts'
import { useNewPhotos } from './use-new-photos.ts'

/**
 * Photos of an entry while it is edited; nothing is stored before `save`.
 * @param earlier photos of the entry, stored or waiting to be uploaded
 */
export function useEntryPhotos(earlier: readonly MealPhoto[], queue: EntryQueue) {
  const added = useNewPhotos()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const removeStored = useApiMutation(photoEndpoints.remove, {
    refresh: photoEndpoints.list,
    onError: toastProblem,
  })
  return {
    photos: [...earlier.filter(({ key }) => !removed.has(key)), ...added.photos],
    /** Number of added photos that are still scaled down. */
    preparing: added.preparing,
    isChanged: added.photos.length > 0 || removed.size > 0 || added.preparing > 0,
    add: (file: File) => void added.add(file),
    remove: (key: string) =>
      earlier.some((photo) => photo.key === key)
        ? setRemoved((before) => new Set([...before, key]))
        : added.remove(key),
    /** Queues the added photos for the entry with the key, on a day such as `2026-11-27`, and deletes the removed ones. */
    save: (mealKey: string, takenOn: string) => {
      for (const { key, file } of added.photos) queue.addPhoto({ key, file, mealKey, takenOn })
      for (const { key, id } of earlier.filter((photo) => removed.has(photo.key)))
        if (id) removeStored.mutate({ params: { id } })
        else queue.dropPhoto(key)
    },
  }
}
