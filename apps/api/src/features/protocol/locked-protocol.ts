import { todayInVienna } from '@kostbar/contracts/calendar'
import { daysOf, lastEntryDay, protocolToday } from '@kostbar/contracts/protocol/days'
import type { ProtocolStatus } from '@kostbar/contracts/protocol/schemas'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { texts } from './texts.ts'

/** A locked protocol, so that its entries change one after another. */
export interface LockedProtocol {
  id: string
  number: number
  startsOn: string
  status: ProtocolStatus
}

/** Locks a protocol until the transaction ends. @throws Problem `not_found` */
export async function lockProtocol(tx: Tx, userId: string, number: number): Promise<LockedProtocol> {
  const protocol = await tx
    .selectFrom('protocols')
    .select(['id', 'number', 'status'])
    .select(sql<string>`starts_on::text`.as('startsOn'))
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!protocol) throw new Problem('not_found')
  return protocol
}

type Period = Pick<LockedProtocol, 'status' | 'startsOn'>

/** Whether entries of a protocol can change today: until three days after its last day, or after it was reopened. */
export const isWritable = ({ status, startsOn }: Period, today = protocolToday()): boolean =>
  status === 'REOPENED' || (status === 'RUNNING' && today <= lastEntryDay(startsOn))

/** Refuses changes of a protocol that is closed or too old. @throws Problem `protocol_closed` */
export function requireWritable(protocol: Period): void {
  if (protocol.status === 'SUBMITTED' || protocol.status === 'REVIEWED') throw new Problem('protocol_closed')
  if (!isWritable(protocol)) throw new Problem('protocol_closed', { msg: texts.tooLate })
}

/**
 * Refuses other days than those of the protocol up to today. The calendar day counts: a phone whose clock is fast may
 * begin the day before 04:00. @throws Problem `invalid_input`
 */
export function requireDay({ startsOn }: Period, day: string): void {
  if (!daysOf(startsOn).includes(day)) throw new Problem('invalid_input', { fields: { day: texts.otherDay } })
  if (day > todayInVienna()) throw new Problem('invalid_input', { fields: { day: texts.futureDay } })
}
