import { hourMs } from '@kostbar/contracts/calendar'
import { statisticsOf } from '@kostbar/contracts/evaluations/statistics'
import type { WeekdayTargets } from '@kostbar/contracts/macros/schemas'
import { targetsOn } from '@kostbar/contracts/macros/weekday-targets'
import type { Prisma } from './client.ts'
import type { DataKey } from './data-key.ts'
import { daysAgo } from './demo/days-ago.ts'
import { type EvaluatedProtocol, evaluatedProtocols } from './demo/evaluated-protocols.ts'
import { uuidAt } from './demo/uuid-at.ts'
import {
  protocolCommentContext,
  protocolDayContext,
  protocolEvaluationContext,
  protocolMealContext,
  publishedEvaluationContext,
} from './protocol-context.ts'
import type { IdOf, SeedDataKeys } from './seed-clients.ts'

/** A coaching relation of a demo client. */
interface Relation {
  id: string
  trainerId: string
}

type SeededFood = Awaited<ReturnType<typeof loadFoods>> extends ReadonlyMap<string, infer F> ? F : never

/** Loads the shipped foods, by name. */
const loadFoods = async (tx: Prisma.TransactionClient) => {
  const select = {
    id: true,
    name: true,
    aisle: true,
    kcal: true,
    carbs: true,
    proteins: true,
    fats: true,
    gramsPerMl: true,
  } as const
  const foods = await tx.food.findMany({ where: { ownerId: null }, select })
  return new Map(foods.map((food) => [food.name, food]))
}

/** The seven days of a protocol, each as a midnight in UTC and as an ISO date. */
function daysOf({ endedDaysAgo }: EvaluatedProtocol): { date: Date; day: string }[] {
  return Array.from({ length: 7 }, (_value, index) => {
    const day = daysAgo(endedDaysAgo + 6 - index)
      .toISOString()
      .slice(0, 10)
    return { day, date: new Date(`${day}T00:00:00Z`) }
  })
}

/** Recorded days and meals of a protocol, in the shape in which they are encrypted. */
function weekOf(protocol: EvaluatedProtocol, foods: ReadonlyMap<string, SeededFood>) {
  const days = daysOf(protocol)
  return {
    days: days.map(({ day, date }, index) => {
      const [sleepHours, sleepQuality, waterMl, stress, energy, mood, steps] = protocol.days[index] ?? []
      const said = { sleepHours, sleepQuality, waterMl, stress, energy, mood, steps }
      const known = Object.fromEntries(Object.entries(said).map(([field, value]) => [field, value ?? null]))
      const content = { weightKg: null, ...known, movement: '', complaints: '', special: '', note: '' }
      return { day, date, complete: true, content }
    }),
    meals: protocol.meals.map(({ day, items, hungerBefore, fullnessAfter, reason, place, note, ...meal }, index) => ({
      // Ids that increase in the order of the week.
      id: uuidAt(new Date(daysAgo(protocol.endedDaysAgo).getTime() + index * 1000)),
      day: days[day]?.day ?? '',
      date: days[day]?.date ?? new Date(),
      content: {
        ...meal,
        place: place ?? null,
        hungerBefore: hungerBefore ?? null,
        fullnessAfter: fullnessAfter ?? null,
        reason: reason ?? null,
        note: note ?? '',
        items: items.map(([text, amount, unit, foodName, grams]) => ({
          text,
          amount: amount ?? null,
          unit: unit ?? null,
          foodId: (foodName && foods.get(foodName)?.id) ?? null,
          grams: grams ?? null,
        })),
      },
    })),
  }
}

interface SeedParams {
  userId: string
  protocol: EvaluatedProtocol
  relation: Relation
  key: DataKey
  foods: ReadonlyMap<string, SeededFood>
}

type Week = ReturnType<typeof weekOf>

/** Adds the published evaluation of the trainer. */
async function seedEvaluation(
  tx: Prisma.TransactionClient,
  protocolId: string,
  { days, meals }: Week,
  { userId, protocol: { evaluation, endedDaysAgo }, relation, key, foods }: SeedParams,
): Promise<void> {
  const [user, trainer] = await Promise.all([
    tx.user.findUniqueOrThrow({ where: { id: userId } }),
    tx.user.findUniqueOrThrow({ where: { id: relation.trainerId } }),
  ])
  const targets = { ...user, weekdayTargets: user.weekdayTargets as WeekdayTargets | null }
  const week = {
    days: days.map(({ day, complete, content }) => ({ ...content, day, complete })),
    meals: meals.map(({ id, day, content }) => ({ id, day, ...content })),
  }
  const byId = new Map([...foods.values()].map((food) => [food.id, { ...food, hasVolume: food.gramsPerMl !== null }]))
  const comments = evaluation.comments.map(({ day, meal, text }) => {
    const mealId = meal === undefined ? null : (meals[meal]?.id ?? null)
    return { day: days[day]?.day ?? '', date: days[day]?.date ?? new Date(), mealId, text }
  })
  const publishedAt = daysAgo(endedDaysAgo - 2)
  for (const [index, { date, mealId, text }] of comments.entries()) {
    const id = uuidAt(new Date(publishedAt.getTime() - hourMs + index * 1000))
    const encrypted = key.encrypt(protocolCommentContext(id), text)
    await tx.protocolComment.create({
      data: { id, protocolId, day: date, mealId, authorId: relation.trainerId, encrypted, createdAt: publishedAt },
    })
  }
  const { conclusion } = evaluation
  const published = {
    conclusion,
    changes: [],
    comments: comments.map(({ day, mealId, text }) => ({ day, mealId, text })),
    statistics: statisticsOf(week, byId, (weekday) => targetsOn(targets, weekday)),
    trainer: trainer.firstName,
  }
  const draft = { conclusion, approved: [], rejected: [] }
  await tx.protocolEvaluation.create({
    data: {
      protocolId,
      trainerId: relation.trainerId,
      encrypted: key.encrypt(protocolEvaluationContext(protocolId), JSON.stringify(draft)),
      published: key.encrypt(publishedEvaluationContext(protocolId), JSON.stringify(published)),
      rev: 1,
      publishedAt,
      updatedAt: publishedAt,
    },
  })
}

async function seedProtocol(tx: Prisma.TransactionClient, params: SeedParams): Promise<void> {
  const { userId, protocol, key, foods } = params
  const week = weekOf(protocol, foods)
  const submittedAt = daysAgo(protocol.submittedDaysAgo)
  const submissionId = uuidAt(submittedAt)
  const { id } = await tx.protocol.create({
    data: {
      userId,
      number: protocol.number,
      startsOn: week.days[0]?.date ?? new Date(),
      status: 'REVIEWED',
      submittedAt,
      submissionId,
    },
  })
  await tx.protocolDay.createMany({
    data: week.days.map(({ day, date, complete, content }) => {
      const encrypted = key.encrypt(protocolDayContext(id, day), JSON.stringify(content))
      return { protocolId: id, day: date, complete, rev: 1, encrypted }
    }),
  })
  await tx.protocolMeal.createMany({
    data: week.meals.map(({ id: mealId, date, content }) => {
      const encrypted = key.encrypt(protocolMealContext(mealId), JSON.stringify(content))
      return { id: mealId, protocolId: id, day: date, clientKey: uuidAt(date), rev: 1, encrypted }
    }),
  })
  await tx.user.update({ where: { id: userId }, data: { profileSteps: { push: 'SEVEN_DAY_PROTOCOL' } } })
  await seedEvaluation(tx, id, week, params)
}

/** Adds protocols of demo clients with a published evaluation. */
export async function seedEvaluations(
  tx: Prisma.TransactionClient,
  idOf: IdOf,
  { keys, relations }: { keys: SeedDataKeys; relations: ReadonlyMap<string, Relation> },
): Promise<void> {
  const foods = await loadFoods(tx)
  for (const protocol of evaluatedProtocols) {
    const userId = idOf(protocol.email)
    const [relation, key] = [relations.get(userId), keys.get(userId)]
    if (relation && key) await seedProtocol(tx, { userId, protocol, relation, key, foods })
  }
}
