import { maxListedDays } from '@kostbar/contracts/day-log/limits'
import type { Adherence, DayEntry } from '@kostbar/contracts/day-log/schemas'
import { type Meal, meals, type Weekday } from '@kostbar/contracts/meals'
import type { ProtocolStatus } from '@kostbar/contracts/protocol/schemas'
import type { DataKey } from '@kostbar/prisma/data-key'
import { sql } from 'kysely'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { decryptMeasure } from '../measures/service.ts'
import { plannedMeals } from '../nutritionplan/service.ts'
import { decryptDay as decryptProtocolDay, isWritable } from '../protocol/service.ts'
import { adherenceOf } from './adherence.ts'
import { type DayContent, decryptDay, emptyDay } from './stored.ts'

interface DayRow {
  day: string
  /** Null for a day without a row. */
  encrypted: Uint8Array | null
  /** Encrypted weight among the measures of the day. */
  weight: Uint8Array | null
  /** When that was entered; null when unknown. */
  weightChangedAt: Date | null
  /** Open protocol with this day. */
  status: ProtocolStatus | null
  startsOn: string | null
}

const columns = sql`
  d.day::text AS "day", w.encrypted AS "weight", w.changed_at AS "weightChangedAt", p.status,
  p.starts_on::text AS "startsOn"`

/** Joins the weight of a day, and the open protocol that covers it, to `d (user_id, day)`. */
const joinWeightAndProtocol = sql`
  LEFT JOIN measures w ON w.user_id = d.user_id AND w.kind = 'WEIGHT' AND w.day = d.day
  LEFT JOIN protocols p ON p.user_id = d.user_id AND p.status IN ('RUNNING', 'REOPENED')
                       AND d.day BETWEEN p.starts_on AND p.starts_on + 6`

/** A day with the meals that are planned for its weekday now; one row, also when nothing is stored. */
export const findDay = prepared(
  (_db, { userId, day, weekday }: Params<{ userId: string; day: string; weekday: Weekday }>) => sql<
    DayRow & { plan: Meal[] }
  >`
    SELECT ${columns}, l.encrypted, ${plannedMeals(userId, weekday)} AS "plan"
      FROM (SELECT ${userId}::uuid AS user_id, ${day}::date AS day) d
      LEFT JOIN day_logs l ON l.user_id = d.user_id AND l.day = d.day ${joinWeightAndProtocol}`,
)

interface ListedRow extends DayRow {
  /** Newest protocol in which the day was filled in, and what it holds of it, encrypted; null without one. */
  protocolId: string | null
  protocolDay: Uint8Array | null
}

/** Days of a period that were recorded, or filled in in a protocol, newest first. @param from first day @param to last day */
export const listDays = prepared(
  (_db, { userId, from, to }: Params<{ userId: string; from: string; to: string }>) => sql<ListedRow>`
    SELECT ${columns}, d.encrypted, d.protocol_id AS "protocolId", d.protocol_day AS "protocolDay"
      FROM (SELECT ${userId}::uuid AS user_id, coalesce(l.day, q.day) AS day, l.encrypted,
                   q.protocol_id, q.encrypted AS protocol_day
              FROM (SELECT day, encrypted FROM day_logs
                     WHERE user_id = ${userId} AND day BETWEEN ${from}::date AND ${to}::date) l
              FULL JOIN (SELECT DISTINCT ON (e.day) e.day, e.protocol_id, e.encrypted
                           FROM protocols o JOIN protocol_days e ON e.protocol_id = o.id
                          WHERE o.user_id = ${userId} AND e.day BETWEEN ${from}::date AND ${to}::date
                          ORDER BY e.day, o.number DESC) q ON q.day = l.day) d ${joinWeightAndProtocol}
     ORDER BY d.day DESC LIMIT ${sql.lit(maxListedDays)}`,
)

/** The meals that are planned for today's weekday, and the adherence of the last finished days; one row. */
export const findSummary = prepared(
  (_db, { userId, weekday }: Params<{ userId: string; weekday: Weekday }>) =>
    sql<{
      plan: Meal[]
      adherence: Adherence
    }>`SELECT ${plannedMeals(userId, weekday)} AS "plan", ${adherenceOf(userId)} AS "adherence"`,
)

/** A decrypted day. */
export interface LoadedDay {
  day: string
  content: DayContent
  weightKg: number | null
  /** Whether the values of the day are entered in a protocol. */
  inProtocol: boolean
}

interface LoadContext {
  key: DataKey
  userId: string
  today: string
  /** Meals that are planned now. */
  plan: readonly Meal[]
}

/** A day whose weight has the later of two times of change: that in the day log, and that of the measure. */
function withWeightTime(content: DayContent, elsewhere: Date | null): DayContent {
  const times = [content.changedAt.weightKg ?? '', elsewhere?.toISOString() ?? '']
  const weightKg = times.toSorted().at(-1)
  return weightKg ? { ...content, changedAt: { ...content.changedAt, weightKg } } : content
}

/** Decrypts a day. The meals of today and of a day without a row are those of the present plan. */
export function loadDay(row: DayRow, { key, userId, today, plan }: LoadContext): LoadedDay {
  const { day, encrypted, weight, weightChangedAt, status, startsOn } = row
  const stored = withWeightTime(encrypted ? decryptDay(key, userId, day, encrypted) : emptyDay(plan), weightChangedAt)
  const measure = weight && decryptMeasure(key, userId, { day, kind: 'WEIGHT', encrypted: weight })
  return {
    day,
    content: day === today ? { ...stored, planned: plan } : stored,
    weightKg: measure?.value ?? null,
    inProtocol: status !== null && startsOn !== null && isWritable({ status, startsOn }),
  }
}

/** A day as members and trainers see it: planned and recorded meals, and values unless they are in a protocol. */
export function toEntry({ day, content, weightKg, inProtocol }: LoadedDay): DayEntry {
  const states = meals.map((meal) => ({
    meal,
    planned: content.planned.includes(meal),
    state: content.meals[meal] ?? null,
  }))
  return {
    day,
    meals: states.filter(({ planned, state }) => planned || state !== null),
    ...(inProtocol ? emptyDay([]).values : content.values),
    weightKg: inProtocol ? null : weightKg,
  }
}

/**
 * A listed day: values that the day log does not have are those of the protocol. Undefined for a day without either, such as
 * one on which only a note was written in the protocol.
 */
export function toListedEntry(row: ListedRow, { plan, ...context }: LoadContext): DayEntry | undefined {
  const { day, encrypted, protocolId, protocolDay } = row
  // Nothing says what was planned on a past day without a row.
  const entry = toEntry(loadDay(row, { ...context, plan: day === context.today ? plan : [] }))
  if (protocolId === null || protocolDay === null) return entry
  const { waterMl, steps, sleepQuality, mood, energy } = decryptProtocolDay(context.key, protocolId, day, protocolDay)
  const values = {
    waterMl: entry.waterMl ?? waterMl,
    steps: entry.steps ?? steps,
    sleepQuality: entry.sleepQuality ?? sleepQuality,
    mood: entry.mood ?? mood,
    energy: entry.energy ?? energy,
  }
  const isListed = encrypted !== null || Object.values(values).some((value) => value !== null)
  return isListed ? { ...entry, ...values } : undefined
}
