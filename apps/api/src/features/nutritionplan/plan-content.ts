import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { EntryInput, MealInput } from '@kostbar/contracts/nutritionplan/schemas'

/** A planned recipe or food; exactly one of the two ids is set. */
export interface EntryContent {
  /** Null until the entry is stored. */
  readonly id: string | null
  readonly recipeId: string | null
  readonly foodId: string | null
  /** Of a recipe; 1 with a food. */
  readonly portions: number
  /** Of a food. */
  readonly grams: number | null
  readonly locked: boolean
  /** The recipe's version when the meal was last saved; null for the present one. */
  readonly recipeVersion: number | null
}

/** What is planned for a meal of a day; the order of the entries is their position. */
export interface MealContent {
  readonly note: string
  readonly entries: readonly EntryContent[]
}

/** A meal of a day. */
export interface Slot {
  readonly day: Weekday
  readonly meal: Meal
}

export const emptyMeal: MealContent = { note: '', entries: [] }

export const slotKey = ({ day, meal }: Slot) => `${day} ${meal}` as const
export type SlotKey = ReturnType<typeof slotKey>

/** A week as it is stored, released or as a draft. */
export interface PlanContent {
  /** Meals that are neither empty nor without a note; disabled ones, too. */
  readonly meals: ReadonlyMap<SlotKey, MealContent>
  readonly disabledMeals: ReadonlySet<Meal>
  /** By day; days without a change are left out. */
  readonly versions: Readonly<Partial<Record<Weekday, number>>>
}

export const mealOf = ({ meals }: PlanContent, slot: Slot): MealContent => meals.get(slotKey(slot)) ?? emptyMeal

export interface MealChange extends Slot {
  readonly before: MealContent
  readonly after: MealContent
}

/** A meal switched on or off, for the whole week. */
export interface MealSwitch {
  readonly meal: Meal
  readonly enabled: boolean
}

/** What becomes different in a plan. */
export interface PlanChange {
  readonly meals: readonly MealChange[]
  readonly switches: readonly MealSwitch[]
}

export const isEmptyChange = ({ meals, switches }: PlanChange): boolean => meals.length + switches.length === 0

export const daysOf = ({ meals }: PlanChange): Weekday[] => [...new Set(meals.map(({ day }) => day))]

type Item = Pick<EntryContent, 'recipeId' | 'foodId'>

/** The id of the recipe or food; unique within a meal. */
export const itemIdOf = ({ recipeId, foodId }: Item): string => recipeId ?? foodId ?? ''

/** Ids of the recipes and foods of a plan. */
export const itemsOf = ({ meals }: Pick<PlanContent, 'meals'>): Set<string> =>
  new Set([...meals.values()].flatMap(({ entries }) => entries.map(itemIdOf)))

/** Whether two meals read the same; ids of entries and versions of recipes do not count. */
export const isSameMeal = (a: MealContent, b: MealContent): boolean =>
  a.note === b.note &&
  a.entries.length === b.entries.length &&
  a.entries.every((entry, index) => {
    const other = b.entries[index]
    return (
      other !== undefined &&
      itemIdOf(entry) === itemIdOf(other) &&
      entry.portions === other.portions &&
      entry.grams === other.grams &&
      entry.locked === other.locked
    )
  })

/** The changes that differ from what is there. */
export const realChanges = (changes: readonly MealChange[]): MealChange[] =>
  changes.filter(({ before, after }) => !isSameMeal(before, after))

const itemOf = (input: EntryInput): Pick<EntryContent, 'recipeId' | 'foodId' | 'portions' | 'grams'> =>
  'recipeId' in input
    ? { recipeId: input.recipeId, foodId: null, portions: input.portions, grams: null }
    : { recipeId: null, foodId: input.foodId, portions: 1, grams: input.grams }

/** A meal as a caller wants it; entries of recipes and foods that were in it keep their ids. */
export const mealFromInput = ({ note, entries }: Omit<MealInput, 'meal'>, before: MealContent): MealContent => ({
  note,
  entries: entries.map((input) => {
    const item = itemOf(input)
    const kept = before.entries.find((entry) => itemIdOf(entry) === itemIdOf(item))
    return { ...item, id: kept?.id ?? null, locked: input.locked, recipeVersion: null }
  }),
})

/** A meal whose entries have the ids of those of the present meal, where it contains the same recipes and foods. */
export const withIdsOf = (present: MealContent, { note, entries }: MealContent): MealContent => ({
  note,
  entries: entries.map((entry) => {
    const kept = present.entries.find((other) => itemIdOf(other) === itemIdOf(entry))
    return { ...entry, id: kept?.id ?? entry.id }
  }),
})

/** What leads back to before a change; null when the plan is not as the change left it. */
export function revertOf(plan: PlanContent, { meals, switches }: PlanChange): PlanChange | null {
  const isLeft =
    meals.every((change) => isSameMeal(mealOf(plan, change), change.after)) &&
    switches.every(({ meal, enabled }) => plan.disabledMeals.has(meal) !== enabled)
  if (!isLeft) return null
  return {
    meals: meals.map(({ before, ...slot }) => {
      const present = mealOf(plan, slot)
      return { day: slot.day, meal: slot.meal, before: present, after: withIdsOf(present, before) }
    }),
    switches: switches.map(({ meal, enabled }) => ({ meal, enabled: !enabled })),
  }
}

/** Entries that a change brings into a meal that did not have them. */
export const newEntriesOf = ({ meals }: PlanChange): EntryContent[] =>
  meals.flatMap(({ before, after }) => {
    const planned = new Set(before.entries.map(itemIdOf))
    return after.entries.filter((entry) => !planned.has(itemIdOf(entry)))
  })

/** A change whose entries all have an id and a version. @param ids of new entries @param versionOf an item's present version */
export function completeChange(
  { meals, switches }: PlanChange,
  ids: readonly string[],
  versionOf: (itemId: string) => number,
): PlanChange {
  const unused = ids.values()
  const complete = (entry: EntryContent): EntryContent => ({
    ...entry,
    id: entry.id ?? unused.next().value ?? null,
    recipeVersion: entry.recipeVersion ?? versionOf(itemIdOf(entry)),
  })
  const completed = meals.map(({ after, ...change }) => ({
    ...change,
    after: { note: after.note, entries: after.entries.map(complete) },
  }))
  return { meals: completed, switches }
}

/** The number of entries of a change that have no id yet. */
export const countNewIds = ({ meals }: PlanChange): number =>
  meals.reduce((count, { after }) => count + after.entries.filter(({ id }) => id === null).length, 0)
