import { useQuery } from '@tanstack/react-query'
import { photosQuery } from '../../../domain/photos/photos-query.ts'
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

/** Photos by meal of a protocol; waiting ones are shown from memory. */
export function useMealPhotos(
  userId: string,
  number: number,
  waiting: WaitingChanges,
): (meal: ShownMeal) => MealPhoto[] {
  const { data: stored = [] } = useQuery(photosQuery(userId, { kind: 'MEAL', protocol: number }))
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
