import { isDeepStrictEqual } from 'node:util'
import { addsUp, energyOf } from '@kostbar/contracts/energy'
import type { StoredTargets, TargetsChange, TargetsInput, WeekdayTargets } from '@kostbar/contracts/macros/schemas'
import { paths } from '@kostbar/contracts/paths'
import type { DataKey } from '@kostbar/prisma/data-key'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { type AuthorizeUser, isHealthOpen } from '../../http/authorize.ts'
import type { Db, Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { generateId, json, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { hasConsent } from '../health/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { isProtected, lockUser } from '../users/service.ts'
import { loadDeficitCheckData, refuseUnsafe } from './safety.ts'
import { decryptOrigin, encryptOrigin, type TargetOrigin } from './target-origin.ts'
import { texts } from './texts.ts'

const maxHistoryEntries = 50

const noOrigin: TargetOrigin = { inputs: null, reason: null }

const originOf = ({ inputs, reason }: TargetsInput): TargetOrigin => ({
  inputs: inputs ?? null,
  reason: reason || null,
})

/** Weekday targets; null when no weekday has targets of its own. */
const weekdaysOf = ({ weekdays }: TargetsInput): WeekdayTargets | null =>
  weekdays && Object.keys(weekdays).length > 0 ? weekdays : null

/** German warning about the first targets whose grams do not add up to their energy; null if all do. */
function warningOf(targets: TargetsInput): string | null {
  const all = [targets, ...Object.values(weekdaysOf(targets) ?? {}).filter((day) => day !== undefined)]
  const wrong = all.find((day) => !addsUp(day))
  return wrong ? texts.doesNotAddUp(energyOf(wrong), wrong.kcal) : null
}

interface SetCommand {
  readonly actorId: string
  readonly userId: string
  readonly targets: TargetsInput
}

/**
 * Stores an entry of the history, and the current targets in the user's row.
 * @param key the user's data key; null without consent: then inputs and reason are not stored
 */
async function storeTargets(tx: Tx, key: DataKey | null, { actorId, userId, targets }: SetCommand): Promise<void> {
  const { kcal, carbs, proteins, fats } = targets
  const numbers = { kcal, carbs, proteins, fats }
  const weekdays = weekdaysOf(targets)
  const weekdaysJson = weekdays && json(weekdays)
  const id = await generateId(tx)
  const encrypted = key && encryptOrigin(key, id, originOf(targets))
  await tx
    .updateTable('users')
    .set({ ...numbers, weekday_targets: weekdaysJson, updated_at: now })
    .where('id', '=', userId)
    .execute()
  await tx
    .insertInto('macro_targets')
    .values({ id, user_id: userId, set_by_id: actorId, ...numbers, weekdays: weekdaysJson, encrypted })
    .execute()
}

/** The current targets of a user; null without any. */
async function loadCurrent(tx: Tx, userId: string): Promise<StoredTargets | null> {
  const { kcal, carbs, proteins, fats, weekdays } = await tx
    .selectFrom('users')
    .select(['kcal', 'carbs', 'proteins', 'fats', sql<WeekdayTargets | null>`weekday_targets`.as('weekdays')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (kcal === null || carbs === null || proteins === null || fats === null) return null
  return { kcal, carbs, proteins, fats, weekdays }
}

/**
 * Whether the newest targets are these, set by the same person with the same inputs and reason: an earlier request with
 * this content was stored, and its answer was lost.
 */
async function isRepeated(tx: Tx, key: DataKey | null, { actorId, userId, targets }: SetCommand): Promise<boolean> {
  const newest = await tx
    .selectFrom('macro_targets')
    .select(['id', 'set_by_id as setById', 'kcal', 'carbs', 'proteins', 'fats', 'weekdays', 'encrypted'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest || newest.setById !== actorId) return false
  const { id, setById: _setById, encrypted, ...stored } = newest
  const { kcal, carbs, proteins, fats } = targets
  if (!isDeepStrictEqual(stored, { kcal, carbs, proteins, fats, weekdays: weekdaysOf(targets) })) return false
  if (!key) return true
  const origin = encrypted ? decryptOrigin(key, id, encrypted) : noOrigin
  return isDeepStrictEqual(origin, originOf(targets))
}

/**
 * Refuses a change that is based on targets which were replaced since. Members in protective mode are not told them.
 * @param from the targets that were shown; undefined for a caller who does not say it
 * @throws Problem `changed_meanwhile` with the stored targets
 */
async function refuseUnseen(tx: Tx, actor: Actor, userId: string, from: TargetsChange['from']): Promise<void> {
  if (from === undefined) return
  const current = await loadCurrent(tx, userId)
  if (isDeepStrictEqual(from, current)) return
  const isHidden = actor.id === userId && (await isProtected(tx, userId))
  throw new Problem('changed_meanwhile', isHidden ? {} : { current })
}

interface Dependencies {
  notifications: Notifications
  authorizeUser: AuthorizeUser
}

/** Macro targets: the current ones are columns of the user, all of them are rows of the history. */
export function targetsService(
  { database: { prisma, kysely, transaction }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>,
  { notifications, authorizeUser }: Dependencies,
) {
  /** The user's data key; null without consent, so that health data is neither read nor written. */
  const consentedKey = async (db: Db, userId: string) =>
    (await hasConsent(db, userId)) ? dataKeys.ofUser(db, userId) : null

  return {
    /**
     * Sets the macro targets of a user. The caller has authorized the actor for the change. Repeating a change adds no
     * entry and is no conflict.
     * @returns German warning when the grams do not add up to the energy, otherwise null
     * @throws Problem `not_found`; `needs_clearance` for a deficit with a warning; `invalid_input` for low energy
     * without a reason; `consent_needed` and `reason_needed` for inputs or a reason, which are health data;
     * `changed_meanwhile` with the stored targets
     */
    set: async (actor: Actor, userId: string, { from, ...targets }: TargetsChange): Promise<string | null> => {
      if (targets.inputs || targets.reason)
        await authorizeUser(actor, userId, { area: 'macros', change: true, health: true })
      await transaction(async (tx) => {
        await lockUser(tx, userId)
        const key = await consentedKey(tx, userId)
        refuseUnsafe(targets, key && (await loadDeficitCheckData(tx, key, userId)))
        const command = { actorId: actor.id, userId, targets }
        if (await isRepeated(tx, key, command)) return
        await refuseUnseen(tx, actor, userId, from)
        await storeTargets(tx, key, command)
        if (actor.id !== userId)
          await notifications.add(tx, {
            userId,
            kind: 'targetsChanged',
            actorId: actor.id,
            subjectId: userId,
            link: paths.targets,
          })
      })
      return warningOf(targets)
    },

    /**
     * History of a user's targets, newest first. Inputs and reasons are included when the user's health data is open to
     * the actor. Members in protective mode get an empty list.
     */
    history: async (actor: Actor, userId: string) => {
      if (actor.id === userId && (await isProtected(kysely, userId))) return []
      const entries = await prisma.macroTarget.findMany({
        where: { userId },
        orderBy: { id: 'desc' },
        take: maxHistoryEntries,
        include: { setBy: { select: { firstName: true } } },
      })
      const hasOrigin = entries.some(({ encrypted }) => encrypted)
      const isOpen = hasOrigin && (await isHealthOpen(authorizeUser, actor, userId, 'macros'))
      const key = isOpen ? await dataKeys.ofUser(kysely, userId) : null
      return entries.map(({ setBy, encrypted, weekdays, ...entry }) => ({
        ...entry,
        weekdays: weekdays as WeekdayTargets | null,
        setBy: setBy?.firstName ?? null,
        ...(key && encrypted ? decryptOrigin(key, entry.id, encrypted) : noOrigin),
      }))
    },
  }
}
