import { sql } from 'kysely'
import type { Database, Db } from '../../infra/database.ts'
import { countRows } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { gracePeriod } from './access.ts'

export interface SlotUsage {
  bought: number
  used: number
  free: number
}

/** Clients of a trainer that take up a slot; archiving one frees it. */
const usedSlots = (db: Db, trainerId: string) =>
  db
    .selectFrom('client_relations')
    .select(countRows)
    .where('trainer_id', '=', trainerId)
    .where('status', 'in', ['ACTIVE', 'PAUSED'])

const liveSlots = (db: Db, trainerId: string) =>
  db
    .selectFrom('subscriptions')
    .where('user_id', '=', trainerId)
    .where('kind', '=', 'CLIENT_SLOTS')
    .where('status', '<>', 'CANCELED')

const slotsInUse = (used: number, wanted: number) => {
  const surplus = used - wanted
  return new Problem('slots_in_use', {
    msg:
      `Du begleitest gerade ${used} Kunden. ` +
      `Archiviere zuerst ${surplus === 1 ? 'einen davon' : `${surplus} davon`}, dann ${wanted === 1 ? 'reicht 1 Slot' : `reichen ${wanted} Slots`}.`,
  })
}

/** Client slots of a trainer. Code that takes a slot must lock the trainer's live subscription row, as `reserveSlots` does. */
export const clientSlots = ({ kysely, transaction }: Database) => ({
  /** Slots bought and used. A subscription past due for longer than the grace period counts as none. */
  slotUsage: async (trainerId: string): Promise<SlotUsage> => {
    const slots = liveSlots(kysely, trainerId)
      .select(sql<number>`least(quantity, reserved_quantity)`.as('quantity'))
      .where((eb) =>
        eb.or([eb('past_due_since', 'is', null), eb('past_due_since', '>', sql<Date>`now() - ${gracePeriod}`)]),
      )
    const { bought, used } = await kysely
      .selectNoFrom([slots.as('bought'), usedSlots(kysely, trainerId).as('used')])
      .executeTakeFirstOrThrow()
    const slotCount = bought ?? 0
    const usedCount = used ?? 0
    return { bought: slotCount, used: usedCount, free: Math.max(0, slotCount - usedCount) }
  },

  /**
   * Reserves a new quantity before the payment service is called: if it is lower, the surplus cannot be given away
   * meanwhile. @throws Problem `slots_in_use` saying how many clients to archive
   */
  reserveSlots: (trainerId: string, wanted: number): Promise<void> =>
    transaction(async (tx) => {
      const locked = await liveSlots(tx, trainerId).select('id').forUpdate().execute()
      const { count: used } = await usedSlots(tx, trainerId).executeTakeFirstOrThrow()
      if (used > wanted) throw slotsInUse(used, wanted)
      for (const { id } of locked)
        await tx.updateTable('subscriptions').set({ reserved_quantity: wanted }).where('id', '=', id).execute()
    }),

  /** Ends the reservation of a change that failed. */
  releaseSlots: async (trainerId: string): Promise<void> => {
    await kysely
      .updateTable('subscriptions')
      .set({ reserved_quantity: null })
      .where('user_id', '=', trainerId)
      .where('kind', '=', 'CLIENT_SLOTS')
      .execute()
  },
})
