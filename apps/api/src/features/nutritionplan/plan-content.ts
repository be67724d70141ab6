import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { EntryInput, MealInput } from '@kostbar/contracts/nutritionplan/schemas'

/** A planned recipe or food; exactly one of the two ids is set. */
export interface EntryContent {
  /** Null until the entry is stored. */
  readonly id: string | null
  readonly recipeId: string | null
  readonly foodId: string | null
  /** Portions of a recipe; 1 for a food. */
  readonly portions: number
  /** Grams of a food; null for a recipe. */
  readonly grams: number | null
  readonly locked: boolean
  /** Version of the recipe when the meal was last saved; null means its current version. */
  readonly recipeVersion: number | null
}

/** Content of a meal; the order of the entries is their position. */
export interface MealContent {
  readonly note: string
  readonly entries: readonly EntryContent[]
}

/** A meal on a weekday. */
export interface MealSlot {
  readonly day: Weekday
  readonly meal: Meal
}

export const emptyMeal: MealContent = { note: '', entries: [] }

/** Key of a meal slot in maps, such as `Monday LUNCH`. */
export const mealSlotKey = ({ day, meal }: MealSlot) => `${day} ${meal}` as const
export type MealSlotKey = ReturnType<typeof mealSlotKey>

/** The content of a week, released or with its draft. */
export interface PlanContent {
  /** Meals with entries or a note, including disabled meals. */
  readonly meals: ReadonlyMap<MealSlotKey, MealContent>
  readonly disabledMeals: ReadonlySet<Meal>
  /** Version of each day; days that never changed are left out. */
  readonly versions: Readonly<Partial<Record<Weekday, number>>>
}

/** Content of a meal; the empty meal where nothing is planned. */
export const mealOf = ({ meals }: PlanContent, slot: MealSlot): MealContent => meals.get(mealSlotKey(slot)) ?? emptyMeal

export interface MealChange extends MealSlot {
  readonly before: MealContent
  readonly after: MealContent
}

/** A meal that is switched on or off for the whole week. */
export interface MealSwitch {
  readonly meal: Meal
  readonly enabled: boolean
}

/** The difference between two states of a plan. */
export interface PlanChange {
  readonly meals: readonly MealChange[]
  readonly switches: readonly MealSwitch[]
}

export const isEmptyChange = ({ meals, switches }: PlanChange): boolean => meals.length + switches.length === 0

/** Days with a changed meal, each once. */
export const daysOf = ({ meals }: PlanChange): Weekday[] => [...new Set(meals.map(({ day }) => day))]

type Item = Pick<EntryContent, 'recipeId' | 'foodId'>

/** Id of the planned recipe or food; unique within a meal. */
export const itemIdOf = ({ recipeId, foodId }: Item): string => recipeId ?? foodId ?? ''

/** Ids of the recipes and foods of a plan. */
export const itemsOf = ({ meals }: Pick<PlanContent, 'meals'>): Set<string> =>
  new Set([...meals.values()].flatMap(({ entries }) => entries.map(itemIdOf)))

/** Whether two meals have the same content; ids of entries and versions of recipes do not count. */
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

/** Only the changes whose content differs before and after. */
export const withoutNoOps = (changes: readonly MealChange[]): MealChange[] =>
  changes.filter(({ before, after }) => !isSameMeal(before, after))

const itemOf = (input: EntryInput): Pick<EntryContent, 'recipeId' | 'foodId' | 'portions' | 'grams'> =>
  'recipeId' in input
    ? { recipeId: input.recipeId, foodId: null, portions: input.portions, grams: null }
    : { recipeId: null, foodId: input.foodId, portions: 1, grams: input.grams }

/** Meal content from a request; entries of recipes and foods that the meal already had keep their ids. */
export const mealFromInput = ({ note, entries }: Omit<MealInput, 'meal'>, before: MealContent): MealContent => ({
  note,
  entries: entries.map((input) => {
    const item = itemOf(input)
    const same = before.entries.find((entry) => itemIdOf(entry) === itemIdOf(item))
    return { ...item, id: same?.id ?? null, locked: input.locked, recipeVersion: null }
  }),
})

/** Meal content whose entries take the ids of the current meal's entries with the same recipe or food. */
export const withIdsOf = (current: MealContent, { note, entries }: MealContent): MealContent => ({
  note,
  entries: entries.map((entry) => {
    const same = current.entries.find((other) => itemIdOf(other) === itemIdOf(entry))
    return { ...entry, id: same?.id ?? entry.id }
  }),
})

/** Change that reverts another one; null when the plan is no longer as that change left it. */
export function revertOf(plan: PlanContent, { meals, switches }: PlanChange): PlanChange | null {
  const isUnchanged =
    meals.every((change) => isSameMeal(mealOf(plan, change), change.after)) &&
    switches.every(({ meal, enabled }) => plan.disabledMeals.has(meal) !== enabled)
  if (!isUnchanged) return null
  return {
    meals: meals.map(({ before, ...slot }) => {
      const current = mealOf(plan, slot)
      return { day: slot.day, meal: slot.meal, before: current, after: withIdsOf(current, before) }
    }),
    switches: switches.map(({ meal, enabled }) => ({ meal, enabled: !enabled })),
  }
}

/**
 * Change that reverts the meals which are still as another change left them; `changed` lists the other meals, which stay.
 */
export function revertWhereUnchanged(
  plan: PlanContent,
  { meals }: Pick<PlanChange, 'meals'>,
): { readonly change: PlanChange; readonly changed: readonly MealSlot[] } {
  const [unchanged = [], changed = []] = [true, false].map((isUnchanged) =>
    meals.filter((change) => isSameMeal(mealOf(plan, change), change.after) === isUnchanged),
  )
  const change = revertOf(plan, { meals: unchanged, switches: [] }) ?? { meals: [], switches: [] }
  return { change, changed: changed.map(({ day, meal }) => ({ day, meal })) }
}

/** Entries of recipes and foods that their meal did not contain before the change. */
export const newEntriesOf = (changes: readonly MealChange[]): EntryContent[] =>
  changes.flatMap(({ before, after }) => {
    const planned = new Set(before.entries.map(itemIdOf))
    return after.entries.filter((entry) => !planned.has(itemIdOf(entry)))
  })

/**
 * Completes a change: each entry gets an id and a recipe version.
 * @param ids for new entries
 * @param versionOf current version of an item
 */
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

/** Number of entries of a change that have no id yet. */
export const countNewIds = ({ meals }: PlanChange): number =>
  meals.reduce((count, { after }) => count + after.entries.filter(({ id }) => id === null).length, 0)
