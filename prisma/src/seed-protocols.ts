import { addDays, hourMs, todayInVienna } from '@kostbar/contracts/calendar'
import { answerHours } from '@kostbar/contracts/deadline'
import { daysOf } from '@kostbar/contracts/protocol/days'
import { gramsOfProtocolItem, type MeasuredFood } from '@kostbar/contracts/protocol/grams'
import type { Prisma } from './client.ts'
import type { DataKey } from './data-key.ts'
import { daysAgo } from './demo/days-ago.ts'
import { type DemoProtocol, type DemoProtocolMeal, demoProtocols, demoWeek } from './demo/protocols.ts'
import { uuidAt } from './demo/uuid-at.ts'
import { protocolDayContext, protocolMealContext } from './protocol-context.ts'
import type { IdOf, SeedDataKeys } from './seed-clients.ts'

type Foods = ReadonlyMap<string, MeasuredFood & { id: string }>

/** Loads the foods without an owner, by name. */
async function findFoods(tx: Prisma.TransactionClient): Promise<Foods> {
  const foods = await tx.food.findMany({ where: { ownerId: null }, include: { portions: true } })
  return new Map(foods.map((food) => [food.name, food]))
}

/** Content of a meal in the shape that the API encrypts. */
const mealContent = ({ time, kind, items, ...meal }: DemoProtocolMeal, foods: Foods) => ({
  time,
  kind,
  place: meal.place ?? null,
  hungerBefore: meal.hungerBefore ?? null,
  fullnessAfter: meal.fullnessAfter ?? null,
  reason: meal.reason ?? null,
  note: meal.note ?? '',
  items: items.map(([text, amount, unit, name]) => {
    const food = (name && foods.get(name)) || null
    return { text, amount, unit, foodId: food?.id ?? null, grams: gramsOfProtocolItem(amount, unit, food) }
  }),
})

/** Rows of a protocol and of those of its days that have begun. */
function rowsOf(demo: DemoProtocol, userId: string, key: DataKey, foods: Foods) {
  const today = todayInVienna()
  const startsOn = addDays(today, -demo.startedDaysAgo)
  const createdAt = daysAgo(demo.startedDaysAgo)
  const protocolId = uuidAt(createdAt)
  const submittedAt = demo.submittedHoursAgo === undefined ? null : daysAgo(demo.submittedHoursAgo / 24)
  const written = daysOf(startsOn).flatMap((day, index) => {
    const entry = demoWeek[index]
    return entry && day <= today && !demo.gaps.includes(index) ? [{ day, ...entry }] : []
  })
  return {
    protocol: {
      id: protocolId,
      userId,
      number: 1,
      startsOn: new Date(startsOn),
      status: submittedAt ? ('SUBMITTED' as const) : ('RUNNING' as const),
      submittedAt,
      submissionId: submittedAt && uuidAt(submittedAt),
      reminderTimes: [...demo.reminderTimes],
      createdAt,
    },
    days: written.map(({ day, answers }) => ({
      protocolId,
      day: new Date(day),
      encrypted: key.encrypt(protocolDayContext(protocolId, day), JSON.stringify(answers)),
      complete: day < today,
      rev: 1,
    })),
    meals: written.flatMap(({ day, meals }) =>
      meals.map((meal) => {
        const id = uuidAt(createdAt)
        const encrypted = key.encrypt(protocolMealContext(id), JSON.stringify(mealContent(meal, foods)))
        return { id, protocolId, day: new Date(day), clientKey: crypto.randomUUID(), encrypted, rev: 1 }
      }),
    ),
  }
}

/** Adds 7-day protocols of demo clients; a submitted one is a pending answer of the trainer. */
export async function seedProtocols(
  tx: Prisma.TransactionClient,
  idOf: IdOf,
  { keys, relations }: { keys: SeedDataKeys; relations: ReadonlyMap<string, { id: string }> },
): Promise<void> {
  const foods = await findFoods(tx)
  const rows = demoProtocols.flatMap((demo) => {
    const userId = idOf(demo.email)
    const key = keys.get(userId)
    return key ? [rowsOf(demo, userId, key, foods)] : []
  })
  await tx.protocol.createMany({ data: rows.map(({ protocol }) => protocol) })
  await tx.protocolDay.createMany({ data: rows.flatMap(({ days }) => days) })
  await tx.protocolMeal.createMany({ data: rows.flatMap(({ meals }) => meals) })
  const submitted = rows.flatMap(({ protocol: { userId, submittedAt, submissionId } }) => {
    const relation = relations.get(userId)
    return submittedAt && submissionId && relation ? [{ userId, submittedAt, submissionId, relation }] : []
  })
  await tx.pendingAnswer.createMany({
    data: submitted.map(({ submittedAt: since, submissionId: subjectId, relation }) => {
      const dueAt = new Date(since.getTime() + answerHours * hourMs)
      return { relationId: relation.id, kind: 'PROTOCOL' as const, subjectId, since, dueAt }
    }),
  })
  for (const { userId } of submitted)
    await tx.user.update({ where: { id: userId }, data: { profileSteps: { push: 'SEVEN_DAY_PROTOCOL' } } })
}
