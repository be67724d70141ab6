import type { Infra } from '../../infra/infra.ts'
import { incrementPaymentCounter } from '../../infra/payment-counters.ts'

export const paymentEvent = { name: 'payment-event' }

/** Webhook intake: each event is stored together with its job, once; the response does not wait for the job. */
export function paymentEventsService({ database, payments, jobs }: Pick<Infra, 'database' | 'payments' | 'jobs'>) {
  return {
    /**
     * @param body raw bytes, which the signature covers
     * @throws Problem `webhook_refused`, without any write, for an invalid signature and for one older than 5 minutes
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
