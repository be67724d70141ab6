import { humanifiedMeals, weekdayNames } from '@kostbar/contracts/meals'
import type { PrismaClient } from '@kostbar/prisma/client'
import { itemIdOf, type MealContent, type PlanChange } from '../nutritionplan/service.ts'
import { amountText } from './amount-text.ts'
import { exportTable } from './export-table.ts'
import { labels } from './labels.ts'

const name = { select: { name: true } } as const

const plan = exportTable({
  file: 'ernaehrungsplan',
  title: 'Ernährungsplan',
  models: ['PlanEntry'],
  columns: {
    day: ['Tag', weekdayNames],
    meal: ['Mahlzeit', humanifiedMeals],
    name: 'Rezept oder Lebensmittel',
    portions: 'Portionen',
    grams: 'Gramm',
    locked: 'Portionen fest',
    createdAt: 'Geplant am',
  },
  rows: async (prisma, userId) => {
    const planned = await prisma.planEntry.findMany({
      where: { userId },
      orderBy: [{ day: 'asc' }, { meal: 'asc' }, { position: 'asc' }],
      include: { recipe: name, food: name },
    })
    return planned.map(({ day, meal, recipe, food, portions, grams, locked, createdAt }) => ({
      day,
      meal,
      name: recipe?.name ?? food?.name ?? '',
      portions: recipe ? portions : null,
      grams,
      locked,
      createdAt,
    }))
  },
})

/** Names of recipes and foods by their ids. */
async function loadNames(prisma: PrismaClient, ids: string[]): Promise<ReadonlyMap<string, string>> {
  const query = { where: { id: { in: ids } }, select: { id: true, name: true } }
  const rows = [...(await prisma.recipe.findMany(query)), ...(await prisma.food.findMany(query))]
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** One meal as text: `Linsensuppe (1½ Portionen), Apfel (150 g)`. */
function describe({ note, entries }: MealContent, names: ReadonlyMap<string, string>): string {
  const planned = entries.map((entry) => `${names.get(itemIdOf(entry)) ?? 'gelöscht'} (${amountText(entry)})`)
  return [...planned, ...(note ? [`Notiz: ${note}`] : [])].join(', ')
}

const changes = exportTable({
  file: 'ernaehrungsplan-aenderungen',
  title: 'Änderungen an deinem Ernährungsplan in den letzten 90 Tagen',
  models: ['PlanRevision'],
  columns: {
    createdAt: 'Geändert am',
    author: 'Geändert von',
    cause: ['Wodurch', labels.planChanges],
    day: ['Tag', weekdayNames],
    meal: ['Mahlzeit', humanifiedMeals],
    before: 'Vorher',
    after: 'Nachher',
    undoneAt: 'Rückgängig gemacht am',
    undoneBy: 'Rückgängig gemacht von',
  },
  rows: async (prisma, userId) => {
    const person = { select: { firstName: true } } as const
    const rows = await prisma.planRevision.findMany({
      where: { userId, draft: false },
      orderBy: { id: 'asc' },
      include: { actor: person, undoneBy: person },
    })
    const changed = rows.map((row) => ({ ...row, changes: row.changes as unknown as PlanChange }))
    const meals = changed.flatMap((row) => row.changes.meals.flatMap(({ before, after }) => [before, after]))
    const ids = new Set(meals.flatMap(({ entries }) => entries.map(itemIdOf)))
    const names = await loadNames(prisma, [...ids])
    return changed.flatMap(({ createdAt, actor, cause, undoneAt, undoneBy, changes: change }) => {
      const revision = { createdAt, author: actor?.firstName ?? null, cause }
      const undone = { undoneAt, undoneBy: undoneBy?.firstName ?? null }
      return [
        ...change.meals.map(({ day, meal, before, after }) => {
          return { ...revision, day, meal, before: describe(before, names), after: describe(after, names), ...undone }
        }),
        ...change.switches.map(({ meal, enabled }) => {
          const [before, after] = enabled ? ['aus', 'ein'] : ['ein', 'aus']
          return { ...revision, day: null, meal, before, after, ...undone }
        }),
      ]
    })
  },
})

const planNotes = exportTable({
  file: 'ernaehrungsplan-notizen',
  title: 'Notizen im Ernährungsplan',
  models: ['PlanNote'],
  columns: { day: ['Tag', weekdayNames], meal: ['Mahlzeit', humanifiedMeals], note: 'Notiz' },
  rows: (prisma, userId) => prisma.planNote.findMany({ where: { userId }, omit: { userId: true } }),
})

const disabledMeals = exportTable({
  file: 'abgeschaltete-mahlzeiten',
  title: 'Mahlzeiten, die du nicht isst',
  models: ['DisabledMeal'],
  columns: { meal: ['Mahlzeit', humanifiedMeals] },
  rows: (prisma, userId) => prisma.disabledMeal.findMany({ where: { userId }, omit: { userId: true } }),
})

/** Tables about the nutrition plan and its changes. */
export const planTables = [plan, changes, planNotes, disabledMeals]
