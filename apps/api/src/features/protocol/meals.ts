import type { Parsed } from '@kostbar/contracts/endpoint'
import type { protocol } from '@kostbar/contracts/protocol/endpoints'
import { gramsOfProtocolItem } from '@kostbar/contracts/protocol/grams'
import { maxMealsPerDay } from '@kostbar/contracts/protocol/limits'
import type { ProtocolItem, ProtocolMeal } from '@kostbar/contracts/protocol/schemas'
import type { DataKey } from '@kostbar/prisma/data-key'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Db, Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { countRows, generateId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Files } from '../files/service.ts'
import { matchEntries } from '../foods/service.ts'
import { lockProtocol, requireDay, requireWritable } from './locked-protocol.ts'
import { decryptMeal, encryptMeal, type ProtocolMealContent } from './stored.ts'
import { texts } from './texts.ts'

type MealCommand = Parsed<typeof protocol.saveMeal>['body']

/** Items of a meal with their matched foods and grams. */
async function matchItems(db: Db, actor: Actor, items: MealCommand['items']): Promise<ProtocolItem[]> {
  const foods = await matchEntries(
    db,
    actor,
    items.map(({ text, foodId }) => ({ name: text, foodId })),
  )
  return items.map(({ text, amount, unit }, index) => {
    const food = foods[index] ?? null
    return { text, amount, unit, foodId: food?.id ?? null, grams: gramsOfProtocolItem(amount, unit, food) }
  })
}

/** Meal of a protocol by its client key. */
const findMeal = (tx: Tx, protocolId: string, clientKey: string) =>
  tx
    .selectFrom('protocol_meals as m')
    .select(['m.id', 'm.encrypted', 'm.rev'])
    .select(sql<string>`m.day::text`.as('day'))
    .select(
      sql<string[]>`ARRAY(SELECT p.id FROM photos p WHERE p.meal_id = m.id AND p.key IS NOT NULL ORDER BY p.id)`.as(
        'photoIds',
      ),
    )
    .where('m.protocol_id', '=', protocolId)
    .where('m.client_key', '=', clientKey)
    .executeTakeFirst()

type MealRow = NonNullable<Awaited<ReturnType<typeof findMeal>>>

const toMeal = (dataKey: DataKey, key: string, { id, day, rev, encrypted, photoIds }: MealRow): ProtocolMeal => ({
  id,
  key,
  rev,
  day,
  ...decryptMeal(dataKey, id, encrypted),
  photoIds,
})

/** Refuses a meal on a day that has the maximum number. @throws Problem `list_full` */
async function requireRoom(tx: Tx, protocolId: string, day: string): Promise<void> {
  const { count } = await tx
    .selectFrom('protocol_meals')
    .select(countRows)
    .where('protocol_id', '=', protocolId)
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirstOrThrow()
  if (count >= maxMealsPerDay) throw new Problem('list_full', { msg: texts.mealsFull })
}

const contentOf = (
  { time, kind, place, hungerBefore, fullnessAfter, reason, note }: MealCommand,
  items: ProtocolItem[],
) => ({ time, kind, place, hungerBefore, fullnessAfter, reason, note, items }) satisfies ProtocolMealContent

const isSameContent = (one: ProtocolMealContent, other: ProtocolMealContent) => {
  const { items, ...rest } = one
  const { items: otherItems, ...otherRest } = other
  return (
    JSON.stringify([items, ...Object.entries(rest).sort()]) ===
    JSON.stringify([otherItems, ...Object.entries(otherRest).sort()])
  )
}

/** Saves and removes the meals of a protocol, on behalf of its member. */
export const mealsService = (
  { database: { transaction }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>,
  files: Files,
) => ({
  /**
   * Saves a meal. Repeating a change that is already stored (because the answer was lost) succeeds.
   * @throws Problem `not_found`, `protocol_closed`, `invalid_input`, `list_full`, `changed_meanwhile`
   */
  saveMeal: (actor: Actor, command: MealCommand): Promise<ProtocolMeal> =>
    transaction(async (tx) => {
      const { number, key, rev, day } = command
      const protocol = await lockProtocol(tx, actor.id, number)
      requireWritable(protocol)
      requireDay(protocol, day)
      const dataKey = await dataKeys.ofUser(tx, actor.id)
      const content = contentOf(command, await matchItems(tx, actor, command.items))
      const row = await findMeal(tx, protocol.id, key)
      const stored = row && toMeal(dataKey, key, row)
      if (stored && rev === stored.rev - 1 && stored.day === day) {
        const { id: _id, key: _key, rev: _rev, day: _day, photoIds: _photoIds, ...storedContent } = stored
        if (isSameContent(storedContent, content)) return stored
      }
      if (rev !== (stored?.rev ?? 0)) throw new Problem('changed_meanwhile', { current: stored ?? null })
      if (stored?.day !== day) await requireRoom(tx, protocol.id, day)
      const id = stored?.id ?? (await generateId(tx))
      const columns = {
        day: sql<Date>`${day}::date`,
        encrypted: encryptMeal(dataKey, id, content),
        rev: rev + 1,
        updated_at: now,
      }
      await tx
        .insertInto('protocol_meals')
        .values({ id, protocol_id: protocol.id, client_key: key, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute()
      return { id, key, rev: rev + 1, day, ...content, photoIds: stored?.photoIds ?? [] }
    }),

  /** Removes a meal with its photos; does nothing when it does not exist. @throws Problem `protocol_closed` */
  removeMeal: (userId: string, clientKey: string): Promise<void> =>
    transaction(async (tx) => {
      const meal = await tx
        .selectFrom('protocol_meals as m')
        .innerJoin('protocols as p', 'p.id', 'm.protocol_id')
        .select(['m.id', 'p.number'])
        .where('p.user_id', '=', userId)
        .where('m.client_key', '=', clientKey)
        .orderBy('p.number', 'desc')
        .executeTakeFirst()
      if (!meal) return
      requireWritable(await lockProtocol(tx, userId, meal.number))
      const photos = await tx
        .selectFrom('photos')
        .select(['upload_key', 'key', 'small_key'])
        .where('meal_id', '=', meal.id)
        .execute()
      await tx.deleteFrom('protocol_meals').where('id', '=', meal.id).execute()
      await files.removeKeysLater(
        tx,
        photos.flatMap(({ upload_key, key, small_key }) => [upload_key, key, small_key]),
      )
    }),
})
