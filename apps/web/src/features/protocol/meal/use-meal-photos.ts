import { photos } from '@kostbar/contracts/photos/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import type { ShownMeal, WaitingChanges } from '../queue/entries.ts'
import { usePreviews } from './use-previews.ts'

/** Photo of a meal, stored or waiting to be uploaded. */
export interface MealPhoto {
  readonly key: string
  /** Null until it is uploaded. */
  readonly id: string | null
  readonly url: string
  readonly isWaiting: boolean
}

/** Refetch interval in ms: presigned URLs of photos are valid for five minutes. */
const refreshMs = 4 * 60_000

/** Photos by meal of a protocol; waiting ones are shown from memory. */
export function useMealPhotos(
  userId: string,
  number: number,
  waiting: WaitingChanges,
): (meal: ShownMeal) => MealPhoto[] {
  const { data: stored = [] } = useQuery({
    ...query(photos.list, { params: { userId }, query: { kind: 'MEAL', protocol: number } }),
    staleTime: refreshMs,
    refetchInterval: refreshMs,
  })
  const previews = usePreviews(waiting.photos)
  return (meal) => [
    ...stored
      .filter(({ mealId }) => mealId !== null && mealId === meal.id)
      .map(({ key, id, smallUrl }) => ({ key, id, url: smallUrl, isWaiting: false })),
    ...previews
      .filter(({ mealKey, key }) => mealKey === meal.key && !stored.some((photo) => photo.key === key))
      .map(({ key, url }) => ({ key, id: null, url, isWaiting: true })),
  ]
}
