import { compareTimes } from '@kostbar/contracts/protocol/days'
import type {
  ProtocolDay,
  ProtocolDayChanges,
  ProtocolItem,
  ProtocolMeal,
  ProtocolOverview,
} from '@kostbar/contracts/protocol/schemas'

/** Fields of a meal that the member enters. */
export type ProtocolMealFields = Omit<ProtocolMeal, 'id' | 'key' | 'rev' | 'photoIds'>

/** Meal as shown; `id` is null until it is stored. */
export interface ShownMeal extends ProtocolMealFields {
  readonly key: string
  readonly id: string | null
  readonly photoIds: readonly string[]
}

/** Waiting change of a meal; `content` null removes the meal. */
export interface WaitingMeal {
  readonly key: string
  readonly content: ProtocolMealFields | null
  /** Stored meal when the change began; null for a new meal. */
  readonly base: ProtocolMeal | null
}

/** Waiting changes of a day's fields. */
export interface WaitingDay {
  readonly day: string
  readonly changes: ProtocolDayChanges
}

/** Photo waiting to be uploaded. */
export interface WaitingPhoto {
  readonly key: string
  readonly mealKey: string
  readonly takenOn: string
  readonly file: Blob
}

/** All waiting changes of one protocol. */
export interface WaitingChanges {
  readonly meals: readonly WaitingMeal[]
  readonly days: readonly WaitingDay[]
  readonly photos: readonly WaitingPhoto[]
}

export const nothingWaiting: WaitingChanges = { meals: [], days: [], photos: [] }

export const countWaiting = ({ meals, days, photos }: WaitingChanges): number =>
  meals.length + days.length + photos.length

/** Entries of both; where both have the same one, that of `newer`. */
export const joinWaiting = (older: WaitingChanges, newer: WaitingChanges): WaitingChanges => ({
  meals: [...without(older.meals, newer.meals, keyOf), ...newer.meals],
  days: [...without(older.days, newer.days, dayOf), ...newer.days],
  photos: [...without(older.photos, newer.photos, keyOf), ...newer.photos],
})

/** Whether an entry of `known` is missing in `found`. */
export const isAnyGone = (known: WaitingChanges, found: WaitingChanges): boolean =>
  without(known.meals, found.meals, keyOf).length > 0 ||
  without(known.days, found.days, dayOf).length > 0 ||
  without(known.photos, found.photos, keyOf).length > 0

/** Entries of `found`; those that are equal in `known` are the same objects as there. */
export const keepEqual = (known: WaitingChanges, found: WaitingChanges): WaitingChanges => ({
  meals: found.meals.map((meal) => known.meals.find((one) => isSame(one, meal)) ?? meal),
  days: found.days.map((day) => known.days.find((one) => isSame(one, day)) ?? day),
  photos: found.photos.map((photo) => known.photos.find(({ key }) => key === photo.key) ?? photo),
})

const keyOf = ({ key }: { readonly key: string }) => key
const dayOf = ({ day }: { readonly day: string }) => day

const without = <Entry>(entries: readonly Entry[], others: readonly Entry[], nameOf: (entry: Entry) => string) =>
  entries.filter((entry) => !others.some((other) => nameOf(other) === nameOf(entry)))

/** Protocol as the API has stored it. */
export type StoredEntries = NonNullable<ProtocolOverview['protocol']>

/** Day as shown: the stored day with its waiting changes; undefined if it is not part of the protocol. */
export function shownDay({ days }: StoredEntries, waiting: WaitingChanges, day: string): ProtocolDay | undefined {
  const stored = days.find((one) => one.day === day)
  const changes = waiting.days.find((one) => one.day === day)?.changes
  return stored && ({ ...stored, ...changes } as ProtocolDay)
}

/** Meals as shown: stored meals with waiting changes, ordered by day and time. */
export function shownMeals({ meals }: StoredEntries, waiting: WaitingChanges): ShownMeal[] {
  const changed = new Map(waiting.meals.map((meal) => [meal.key, meal.content]))
  const stored = meals.flatMap((meal): ShownMeal[] => {
    const content = changed.get(meal.key)
    if (content === null) return []
    return [{ ...meal, ...content }]
  })
  const known = new Set(meals.map(({ key }) => key))
  const added = waiting.meals.flatMap(({ key, content }): ShownMeal[] =>
    content && !known.has(key) ? [{ key, id: null, photoIds: [], ...content }] : [],
  )
  return [...stored, ...added].sort(
    (one, other) => one.day.localeCompare(other.day) || compareTimes(one.time, other.time),
  )
}

/** Fields of a meal that the member entered, without those added by the API. */
export const contentOf = ({
  day,
  time,
  kind,
  place,
  hungerBefore,
  fullnessAfter,
  reason,
  note,
  items,
}: ProtocolMealFields): ProtocolMealFields => ({
  day,
  time,
  kind,
  place,
  hungerBefore,
  fullnessAfter,
  reason,
  note,
  items,
})

/** Whether two entries, or parts of them, have the same values. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const itemKey = ({ text, amount, unit }: ProtocolItem) => JSON.stringify([text, amount, unit])

/** Merged items: all of `mine`, and those that `theirs` added to `base`. */
function mergeItems(base: readonly ProtocolItem[], mine: readonly ProtocolItem[], theirs: readonly ProtocolItem[]) {
  const known = new Set([...base, ...mine].map(itemKey))
  return [...mine, ...theirs.filter((item) => !known.has(itemKey(item)))]
}

/**
 * Merges a meal that was changed on two devices. A field changed on one side is taken from that side, on both sides
 * from `mine`; items added on either side are kept.
 * @param base meal before both changes; null if unknown
 */
export function mergeMeal(
  base: ProtocolMealFields | null,
  mine: ProtocolMealFields,
  theirs: ProtocolMealFields,
): ProtocolMealFields {
  const merged: Record<string, unknown> = { ...contentOf(theirs) }
  for (const [field, value] of Object.entries(mine))
    if (!base || !isSame(value, base[field as keyof ProtocolMealFields])) merged[field] = value
  return {
    ...(merged as unknown as ProtocolMealFields),
    items: mergeItems(base?.items ?? [], mine.items, theirs.items),
  }
}
