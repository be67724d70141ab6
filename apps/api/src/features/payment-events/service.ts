import type { Infra } from '../../infra/infra.ts'
import { incrementPaymentCounter } from '../../infra/payment-counters.ts'

export const paymentEvent = { name: 'payment-event' }

/** Receives webhooks: stores each event once together with its job, and responds without waiting for the job. */
export function paymentEventsService({ database, payments, jobs }: Pick<Infra, 'database' | 'payments' | 'jobs'>) {
  return {
    /**
     * Stores an event and queues its job.
     * @param body raw bytes, which the signature covers
     * @throws Problem `webhook_refused`, before any write, when the signature is invalid or older than 5 minutes
     */
    receive: async (body: Buffer, signature: string): Promise<void> => {
      const { id, type, objectId } = payments.parseWebhook(body, signature)
      await database.transaction(async (tx) => {
        const stored = await tx
          .insertInto('payment_events')
          .values({ id, type, object_id: objectId })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst()
        await incrementPaymentCounter(tx, stored ? 'webhook.accepted' : 'webhook.repeated')
        if (stored) await jobs.send(paymentEvent, { id }, tx)
      })
    },
  }
}
