import { sql } from 'kysely'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { countRows, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { hasUsableSlots, slotsLapseAt } from './access.ts'
import { gracePeriod } from './coaching-product.ts'
import { texts } from './texts.ts'

export interface SlotUsage {
  bought: number
  /** Slots taken by clients and open invitations. */
  used: number
  free: number
  openInvitations: number
  /** Clients take slots that are no longer paid for: the trainer may read their data, not change it. */
  lapsed: boolean
  /** Clients take slots that are no longer paid for, but have not lapsed yet: when they do. Null otherwise. */
  graceUntil: Date | null
}

export interface LockedSlots extends SlotUsage {
  /** Past due for longer than the grace period: none can be taken, whatever their number. */
  isPastGrace: boolean
}

/** Number of clients who take a slot: active and paused ones, but no assigned clients. */
const clientsWithSlot = (db: Db, trainerId: string) =>
  db
    .selectFrom('client_relations')
    .select(countRows)
    .where('trainer_id', '=', trainerId)
    .where('status', 'in', ['ACTIVE', 'PAUSED'])
    .where('origin', '=', 'INVITED')

/** Number of open invitations, each of which takes a slot; an admin's proposals take none. */
const invitationsWithSlot = (db: Db, trainerId: string) =>
  db
    .selectFrom('invites')
    .select(countRows)
    .where('trainer_id', '=', trainerId)
    .where('status', '=', 'OPEN')
    .where('expires_at', '>', now)
    .where('origin', '=', 'INVITED')

const liveSlots = (db: Db, trainerId: string) =>
  db
    .selectFrom('subscriptions')
    .where('user_id', '=', trainerId)
    .where('kind', '=', 'CLIENT_SLOTS')
    .where('status', '<>', 'CANCELED')

/** SQL: usable slots of a subscription; none when it is past due for longer than the grace period. */
const usableQuantity = sql<number>`CASE
  WHEN past_due_since IS NULL OR past_due_since > now() - ${gracePeriod} THEN least(quantity, reserved_quantity)
  ELSE 0 END`

/** @throws Problem `slots_in_use` when clients and invitations take more than the wanted number of slots */
function requireEnough({ used, openInvitations }: SlotUsage, wanted: number): void {
  if (used > wanted)
    throw new Problem('slots_in_use', { msg: texts.slotsInUse(used - openInvitations, openInvitations, wanted) })
}

/** Client slots of a trainer. */
export const clientSlots = ({ kysely, transaction }: Database) => {
  const usage = async (db: Db, trainerId: string): Promise<SlotUsage> => {
    const { bought, clients, invitations, isUsable, lapseAt } = await db
      .selectNoFrom([
        liveSlots(db, trainerId).select(usableQuantity.as('quantity')).as('bought'),
        clientsWithSlot(db, trainerId).as('clients'),
        invitationsWithSlot(db, trainerId).as('invitations'),
        hasUsableSlots(sql`${trainerId}::uuid`).as('isUsable'),
        slotsLapseAt(sql`${trainerId}::uuid`).as('lapseAt'),
      ])
      .executeTakeFirstOrThrow()
    const slotCount = bought ?? 0
    const openInvitations = invitations ?? 0
    const clientCount = clients ?? 0
    const used = clientCount + openInvitations
    const lapsed = clientCount > 0 && !isUsable
    const graceUntil = clientCount > 0 && isUsable ? lapseAt : null
    return { bought: slotCount, used, free: Math.max(0, slotCount - used), openInvitations, lapsed, graceUntil }
  }

  const lock = (tx: Tx, trainerId: string) =>
    liveSlots(tx, trainerId)
      .select(['id', usableQuantity.as('quantity')])
      .forUpdate()
      .execute()

  return {
    /** Slots bought and used. A subscription past due for longer than the grace period has no usable slots. */
    slotUsage: (trainerId: string): Promise<SlotUsage> => usage(kysely, trainerId),

    /**
     * Locks a trainer's slots until the transaction ends and counts them. Code that may take a slot (for an invitation,
     * or a client who is no longer archived) calls this first, so that parallel transactions never take more slots than
     * there are. It refuses with `slots_lapsed` what takes one past the grace period; assigned clients take none.
     */
    lockSlots: async (tx: Tx, trainerId: string): Promise<LockedSlots> => {
      const locked = await lock(tx, trainerId)
      const isPastGrace = locked.length > 0 && locked.every(({ quantity }) => quantity === 0)
      return { ...(await usage(tx, trainerId)), isPastGrace }
    },

    /**
     * Checks whether a trainer gets by with this many slots; changes nothing.
     * @throws Problem `slots_in_use` with the number of clients and invitations
     */
    requireEnoughSlots: async (trainerId: string, wanted: number): Promise<void> =>
      requireEnough(await usage(kysely, trainerId), wanted),

    /**
     * Reserves a new quantity before the payment service is called, so that slots which a reduction removes cannot be
     * taken meanwhile.
     * @throws Problem `slots_in_use` with the number of clients and invitations
     */
    reserveSlots: (trainerId: string, wanted: number): Promise<void> =>
      transaction(async (tx) => {
        const locked = await lock(tx, trainerId)
        requireEnough(await usage(tx, trainerId), wanted)
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
  }
}
