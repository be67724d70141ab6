import type { Database } from '../../infra/database.ts'
import { inTransaction } from '../../infra/transactions.ts'
import { Problem } from '../../problems/problem.ts'

export interface SlotUsage {
  bought: number
  used: number
  free: number
}

/** SQL: the client slots a trainer ($1) uses. Archiving a client frees theirs. */
const usedSlots = `(SELECT count(*)::int FROM client_relations WHERE trainer_id = $1::uuid AND status IN ('ACTIVE', 'PAUSED'))`

const lockSlots = `SELECT id FROM subscriptions
  WHERE user_id = $1::uuid AND kind = 'CLIENT_SLOTS' AND status <> 'CANCELED' FOR UPDATE`

const tooFew = (used: number, wanted: number) => {
  const surplus = used - wanted
  return new Problem('slots_in_use', {
    msg:
      `Du begleitest gerade ${used} Kunden. ` +
      `Archiviere zuerst ${surplus === 1 ? 'einen davon' : `${surplus} davon`}, dann ${wanted === 1 ? 'reicht 1 Slot' : `reichen ${wanted} Slots`}.`,
  })
}

/** A trainer's client slots. Who takes one must hold the same lock: the trainer's live subscription row. */
export const slotsOf = ({ pool }: Database, graceDays: number) => ({
  /** How many slots a trainer has and uses. Past due for longer than the grace counts as none. */
  slotUsage: async (trainerId: string): Promise<SlotUsage> => {
    const { rows } = await pool.query<{ bought: number; used: number }>(
      `SELECT coalesce((SELECT least(quantity, reserved_quantity) FROM subscriptions
                         WHERE user_id = $1::uuid AND kind = 'CLIENT_SLOTS' AND status <> 'CANCELED'
                           AND (past_due_since IS NULL OR past_due_since > now() - interval '${graceDays} days')), 0)
                AS bought, ${usedSlots} AS used`,
      [trainerId],
    )
    const { bought = 0, used = 0 } = rows[0] ?? {}
    return { bought, used, free: Math.max(0, bought - used) }
  },

  /**
   * Makes sure that a trainer can do with that many slots; fewer than before hold at once, so that none is given away
   * while the payment service is being told.
   * @throws Problem `slots_in_use` saying how many clients to archive
   */
  reserveSlots: (trainerId: string, wanted: number): Promise<void> =>
    inTransaction(pool, async (tx) => {
      const { rows: locked } = await tx.executeSql(lockSlots, [trainerId])
      const { rows } = await tx.executeSql(`SELECT ${usedSlots} AS used`, [trainerId])
      const { used } = rows[0] as { used: number }
      if (used > wanted) throw tooFew(used, wanted)
      for (const { id } of locked)
        await tx.executeSql('UPDATE subscriptions SET reserved_quantity = $2 WHERE id = $1::uuid', [id, wanted])
    }),

  /** The change did not happen: all that was bought can be given away again. */
  releaseSlots: async (trainerId: string): Promise<void> => {
    await pool.query(`UPDATE subscriptions SET reserved_quantity = NULL WHERE user_id = $1 AND kind = 'CLIENT_SLOTS'`, [
      trainerId,
    ])
  },
})
