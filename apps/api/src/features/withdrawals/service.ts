import { countLimit } from '@kostbar/contracts/count-limit'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { countUpTo, newId, now } from '../../infra/sql.ts'
import { recordAction } from '../audit/service.ts'
import type { Mails } from '../mail/service.ts'

export { reopenAfterFailedRefund } from './failed-refunds.ts'

interface Declaration {
  name: string
  email: string
  contract: string
  /** Client key of the request; undefined receives a declaration in any case. */
  key?: string | undefined
}

const receiptColumns = ['id', 'name', 'email', 'contract', 'received_at as receivedAt'] as const

/** Receipt of the declaration that was received from this address with this key before. */
async function findReceipt(db: Db, { email, key }: Declaration) {
  if (key === undefined) return undefined
  const withdrawal = await db
    .selectFrom('withdrawals')
    .select(receiptColumns)
    .where((eb) => eb.and({ email, client_key: key }))
    .executeTakeFirst()
  if (!withdrawal) return undefined
  const mail = await db
    .selectFrom('mail_deliveries')
    .select('id')
    .where((eb) => eb.and({ recipient: email, key: `withdrawalReceipt:${withdrawal.id}` }))
    .executeTakeFirst()
  return { ...withdrawal, mailed: mail !== undefined }
}

const dateTime = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Vienna' })

/** End of the last day in Vienna on which the payment can be given back in time: 14 days after the declaration (§ 14 FAGG). */
const refundDueAt = sql<Date>`(((w.received_at AT TIME ZONE 'Europe/Vienna')::date + 15)::timestamp AT TIME ZONE 'Europe/Vienna')
  - interval '1 millisecond'`

/** Withdrawals from contracts, declared with or without an account. */
export const withdrawalsService = (
  { database, rateLimits, operatorEmail }: Pick<Infra, 'database' | 'rateLimits' | 'operatorEmail'>,
  mails: Mails,
) => ({
  /**
   * Stores a declaration of withdrawal and enqueues a receipt and the operator's copy. An address that has had too many
   * mails gets no mailed receipt; the response serves as receipt. Repeated with the same key, returns the first receipt.
   * @throws Problem `too_many_requests` per client IP
   */
  declare: async (declaration: Declaration, ip: string) => {
    await rateLimits.count('withdrawalIp', ip)
    const { key, ...content } = declaration
    const received = await findReceipt(database.kysely, declaration)
    if (received) return received
    const mailed = await rateLimits.allows('anonymousMail', declaration.email)
    return database.transaction(async (tx) => {
      const withdrawal = await tx
        .insertInto('withdrawals')
        .values({ id: newId, ...content, client_key: key ?? null })
        .onConflict((conflict) => conflict.columns(['email', 'client_key']).doNothing())
        .returning(receiptColumns)
        .executeTakeFirst()
      if (!withdrawal) {
        // The request that this one repeats was under way.
        const receipt = await findReceipt(tx, declaration)
        if (!receipt) throw new Error('A declaration received a moment ago is gone')
        return receipt
      }
      const { id: subjectId, receivedAt } = withdrawal
      const variables = {
        ...content,
        receivedAt: `${dateTime.format(receivedAt)} Uhr`,
        reference: subjectId,
      }
      if (mailed)
        await mails.enqueueMailTo(tx, withdrawal.email, { template: 'withdrawalReceipt', subjectId, variables })
      await mails.enqueueMailTo(tx, operatorEmail, { template: 'withdrawalOperatorCopy', subjectId, variables })
      return { ...withdrawal, mailed }
    })
  },

  /** A page of withdrawals: open ones first, the oldest before others; then settled ones, the last one first. */
  list: async ({ page, perPage }: { page: number; perPage: number }) => {
    const { kysely } = database
    const items = await kysely
      .selectFrom('withdrawals as w')
      .leftJoin('users as a', 'a.id', 'w.settled_by_id')
      .select(['w.id', 'w.name', 'w.email', 'w.contract', 'w.received_at as receivedAt', 'w.settled_at as settledAt'])
      .select(['w.refund_failed_at as refundFailedAt', refundDueAt.as('refundDueAt')])
      .select(sql<string | null>`concat_ws(' ', a.first_name, a.last_name)`.as('settledBy'))
      .orderBy('w.settled_at', (order) => order.desc().nullsFirst())
      .orderBy('w.received_at')
      .orderBy('w.id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute()
    const { total } = await countUpTo(kysely, countLimit, kysely.selectFrom('withdrawals').select('id'))
    return { items: items.map((item) => ({ ...item, settledBy: item.settledBy || null })), page, perPage, total }
  },

  /**
   * Marks a withdrawal as settled by this admin, or as open again, and records it in the access log. A second mark
   * changes and records nothing.
   * @throws Problem `not_found`
   */
  settle: async (adminId: string, id: string, settled: boolean): Promise<void> => {
    const isChanged = await database.transaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('withdrawals')
        .set(
          settled
            ? { settled_at: now, settled_by_id: adminId, refund_failed_at: null }
            : { settled_at: null, settled_by_id: null },
        )
        .where('id', '=', id)
        .where('settled_at', settled ? 'is' : 'is not', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      const action = settled ? 'withdrawal.settled' : 'withdrawal.reopened'
      await recordAction(tx, adminId, action, null, { withdrawal: id })
      return true
    })
    if (!isChanged) await database.prisma.withdrawal.findUniqueOrThrow({ where: { id }, select: { id: true } })
  },
})
