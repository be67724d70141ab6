import type { Prisma } from './client.ts'
import { daysAgo } from './demo/days-ago.ts'
import { type DemoMeal, type DemoRevision, demoDraft, demoRevisions } from './demo/plans.ts'
import { uuidAt } from './demo/uuid-at.ts'

/** Gives the id of a recipe by its name. */
export type IdByName = (name: string) => string

interface People {
  /** Member with a released plan and its revisions. */
  readonly memberId: string
  /** Member for whom the trainer prepares a plan draft. */
  readonly draftedId: string
  readonly trainerId: string
}

interface Items {
  readonly recipeId: IdByName
  readonly foodId: IdByName
}

/** Takes the next version number for a day or draft. */
async function nextVersion(tx: Prisma.TransactionClient): Promise<number> {
  const [row] = await tx.$queryRaw<{ version: number }[]>`SELECT nextval('plan_versions')::int AS version`
  if (!row) throw new Error('No row of an expression')
  return row.version
}

const draftedAt = daysAgo(0.2)

const recipeEntry = (recipeId: string, portions: number, at: Date) => {
  return { id: uuidAt(at), recipeId, foodId: null, portions, grams: null, locked: false, recipeVersion: 1 }
}
const foodEntry = (foodId: string, grams: number, at: Date) => {
  return { id: uuidAt(at), recipeId: null, foodId, portions: 1, grams, locked: false, recipeVersion: 1 }
}

const mealContent = ({ note = '', recipes = [], foods = [] }: DemoMeal, { recipeId, foodId }: Items) => ({
  note,
  entries: [
    ...recipes.map(([name, portions]) => recipeEntry(recipeId(name), portions, draftedAt)),
    ...foods.map(([name, grams]) => foodEntry(foodId(name), grams, draftedAt)),
  ],
})

/** Adds a plan draft of several days, with one revision of the draft per day. */
async function seedDraft(tx: Prisma.TransactionClient, { draftedId: userId, trainerId }: People, items: Items) {
  const days = []
  for (const [day, planned] of demoDraft) {
    const meals = planned.map((meal) => ({ meal: meal.meal, ...mealContent(meal, items) }))
    days.push({ day, version: await nextVersion(tx), base: 0, meals })
    const before = { note: '', entries: [] }
    const changes = {
      meals: meals.map(({ meal, ...after }) => ({ day, meal, before, after })),
      switches: [],
    }
    await tx.planRevision.create({
      data: {
        id: uuidAt(draftedAt),
        userId,
        draft: true,
        cause: 'EDIT',
        actorId: trainerId,
        changes,
        createdAt: draftedAt,
      },
    })
  }
  const version = days.at(-1)?.version ?? 0
  await tx.planDraft.create({
    data: { userId, version, days, switches: {}, authorId: trainerId, updatedAt: draftedAt },
  })
}

/** Current state of the meal that a revision changed. */
async function currentMeal(tx: Prisma.TransactionClient, userId: string, { day, meal }: DemoRevision) {
  const note = await tx.planNote.findUnique({ where: { userId_day_meal: { userId, day, meal } } })
  const entries = await tx.planEntry.findMany({
    where: { userId, day, meal },
    orderBy: { position: 'asc' },
    omit: { userId: true, day: true, meal: true, position: true, createdAt: true },
  })
  return { note: note?.note ?? '', entries }
}

/** Adds revisions of a released plan. Each is the last one of its meal, so that it can still be undone. */
async function seedRevisions(tx: Prisma.TransactionClient, { memberId: userId, trainerId }: People, items: Items) {
  for (const revision of demoRevisions) {
    const { day, meal, cause, byTrainer } = revision
    const createdAt = daysAgo(revision.daysAgo)
    const actorId = byTrainer ? trainerId : userId
    const after = await currentMeal(tx, userId, revision)
    const entry = recipeEntry(items.recipeId(revision.recipe), revision.portions, createdAt)
    const before = { note: after.note, entries: [entry] }
    const changes = { meals: [{ day, meal, before, after }], switches: [] }
    await tx.planRevision.create({
      data: { id: uuidAt(createdAt), userId, draft: false, cause, actorId, changes, createdAt },
    })
    await tx.planDay.create({
      data: { userId, day, version: await nextVersion(tx), updatedAt: createdAt, updatedById: actorId },
    })
  }
}

/** Adds a plan draft and revisions of a released plan. The plan and the recipes have to exist already. */
export async function seedPlans(tx: Prisma.TransactionClient, people: People, recipeId: IdByName): Promise<void> {
  const foods = new Map((await tx.food.findMany({ where: { ownerId: null } })).map(({ name, id }) => [name, id]))
  const foodId = (name: string) => {
    const id = foods.get(name)
    if (!id) throw new RangeError(`No demo food is called ${name}`)
    return id
  }
  await seedDraft(tx, people, { recipeId, foodId })
  await seedRevisions(tx, people, { recipeId, foodId })
}
