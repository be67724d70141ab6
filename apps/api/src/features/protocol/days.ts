import type { Parsed } from '@kostbar/contracts/endpoint'
import type { protocol } from '@kostbar/contracts/protocol/endpoints'
import type { ProtocolDay, ProtocolDayChanges } from '@kostbar/contracts/protocol/schemas'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { changeWeight } from '../measures/service.ts'
import { lockProtocol, requireDay, requireWritable } from './locked-protocol.ts'
import { type DayContent, decryptDay, emptyDay, encryptDay } from './stored.ts'

type DayCommand = Parsed<typeof protocol.saveDay>['body']

const findDay = (tx: Tx, protocolId: string, day: string) =>
  tx
    .selectFrom('protocol_days')
    .select(['encrypted', 'complete', 'rev'])
    .where('protocol_id', '=', protocolId)
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirst()

type DayFields = DayContent & Pick<ProtocolDay, 'complete'>

/** Applies changes to the fields of a day; undefined fields stay as they are. */
function applyChanges(stored: DayFields, changes: ProtocolDayChanges): DayFields {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...stored, ...(Object.fromEntries(named) as Partial<DayFields>) }
}

/** Saves the days of a protocol field by field, on behalf of its member. */
export const daysService = ({ database: { transaction }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>) => ({
  /**
   * Saves changed fields of a day, and its weight also as a measure. Repeating a change that is already stored (because
   * the answer was lost) succeeds.
   * @throws Problem `not_found`, `protocol_closed`, `invalid_input`, `changed_meanwhile`
   */
  saveDay: (userId: string, { number, day, rev, changes }: DayCommand): Promise<ProtocolDay> =>
    transaction(async (tx) => {
      const protocol = await lockProtocol(tx, userId, number)
      requireWritable(protocol)
      requireDay(protocol, day)
      const key = await dataKeys.ofUser(tx, userId)
      const row = await findDay(tx, protocol.id, day)
      const stored = {
        complete: row?.complete ?? false,
        ...(row ? decryptDay(key, protocol.id, day, row.encrypted) : emptyDay),
      }
      const current = { day, rev: row?.rev ?? 0, ...stored }
      const changed = applyChanges(stored, changes)
      const isStored = JSON.stringify(changed) === JSON.stringify(stored)
      if (rev === current.rev - 1 && isStored) return current
      if (rev !== current.rev) throw new Problem('changed_meanwhile', { current })
      const { complete, ...content } = changed
      const columns = { encrypted: encryptDay(key, protocol.id, day, content), complete, rev: rev + 1, updated_at: now }
      await tx
        .insertInto('protocol_days')
        .values({ protocol_id: protocol.id, day: sql<Date>`${day}::date`, ...columns })
        .onConflict((conflict) => conflict.columns(['protocol_id', 'day']).doUpdateSet(columns))
        .execute()
      // Measures are never copied back into the protocol.
      await changeWeight(tx, key, { userId, day, before: stored.weightKg, after: changed.weightKg })
      return { ...current, ...changed, rev: rev + 1 }
    }),
})
