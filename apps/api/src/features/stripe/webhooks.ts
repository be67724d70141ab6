import type { Infra } from '../../infra/infra.ts'
import { countPaymentEvent } from '../../infra/payment-counts.ts'
import { inTransaction } from '../../infra/transactions.ts'

export const paymentEvent = { name: 'payment-event' }

const insertEvent = `INSERT INTO payment_events (id, type, object_id) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO NOTHING RETURNING id`

/** The payment service's events. Each is put on record with its job, and takes effect once; the answer does not wait for it. */
export const webhooksService = ({
  database: { pool },
  payments,
  jobs,
}: Pick<Infra, 'database' | 'payments' | 'jobs'>) => ({
  /**
   * @param body as it came, byte for byte
   * @throws Problem `webhook_refused`, counted, unless it is genuine and at most 5 minutes old
   */
  receive: async (body: Buffer, signature: string): Promise<void> => {
    const event = await read(body, signature)
    await inTransaction(pool, async (tx) => {
      const { rows } = await tx.executeSql(insertEvent, [event.id, event.type, event.objectId])
      await countPaymentEvent(tx, rows.length > 0 ? 'webhook.accepted' : 'webhook.repeated')
      if (rows.length > 0) await jobs.send(paymentEvent, { id: event.id }, tx)
    })

    async function read(bytes: Buffer, signed: string) {
      try {
        return payments.readEvent(bytes, signed)
      } catch (error) {
        await inTransaction(pool, (tx) => countPaymentEvent(tx, 'webhook.refused'))
        throw error
      }
    }
  },
})
