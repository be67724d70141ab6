import { lastEntryDay } from '@kostbar/contracts/protocol/days'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'
import { toDeadline } from '../pending-answers/service.ts'
import { findCoaching } from './coaching.ts'
import { daysService } from './days.ts'
import { type LifecycleDependencies, lifecycleService } from './lifecycle.ts'
import { isWritable } from './locked-protocol.ts'
import { mealsService } from './meals.ts'
import { findEntries, listProtocols, type ProtocolEntries, type ProtocolRow } from './rows.ts'

export { findCoaching } from './coaching.ts'
export { isWritable } from './locked-protocol.ts'
export { type DayContent, decryptDay, decryptMeal, emptyDay, type ProtocolMealContent } from './stored.ts'

interface ProtocolDependencies extends LifecycleDependencies, Pick<Infra, 'dataKeys'> {}

export type ProtocolService = ReturnType<typeof protocolService>

/** 7-day protocols: what members eat and how they feel, encrypted with their data key. */
export function protocolService(dependencies: ProtocolDependencies) {
  const { database, dataKeys, files } = dependencies
  const { kysely: db } = database
  return {
    ...lifecycleService(dependencies),
    ...daysService(dependencies),
    ...mealsService(dependencies, files),

    /**
     * A member's protocols, one of them with its entries: the newest, or that with `number`. The caller has authorized
     * the actor.
     * @throws Problem `not_found` for an unknown number
     */
    overview: async (userId: string, number?: number) => {
      const [rows, coaching, key] = await Promise.all([
        listProtocols(db, userId),
        findCoaching(db, userId),
        dataKeys.ofUser(db, userId),
      ])
      const row = number === undefined ? rows[0] : rows.find((protocol) => protocol.number === number)
      if (!row && number !== undefined) throw new Problem('not_found')
      return {
        protocol: row ? toProtocol(row, await findEntries(db, key, row)) : null,
        protocols: rows.map(({ number, startsOn, status }) => ({ number, startsOn, status })),
        trainer: coaching?.trainerName ?? null,
        deadline: toDeadline(coaching),
      }
    },
  }
}

/** A protocol as the contract describes it. */
const toProtocol = ({ reminderTimes, remindsByMail, ...row }: ProtocolRow, entries: ProtocolEntries) => ({
  ...row,
  lastEntryDay: row.status === 'RUNNING' ? lastEntryDay(row.startsOn) : null,
  writable: isWritable(row),
  ...entries,
  reminders: { times: reminderTimes, byMail: remindsByMail },
})
