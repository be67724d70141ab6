import type { FastifyBaseLogger } from 'fastify'
import type { Infra } from '../../infra/infra.ts'
import { incrementPaymentCounter } from '../../infra/payment-counters.ts'
import { Problem } from '../../problems/problem.ts'
import { refusalCounter } from './refusals.ts'

export { countLastRefusals } from './refusals.ts'

export const paymentEvent = { name: 'payment-event' }

/** Receives webhooks: stores each event once together with its job, and responds without waiting for the job. */
export function paymentEventsService(
  { database, payments, jobs }: Pick<Infra, 'database' | 'payments' | 'jobs'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  const countRefusal = refusalCounter(database.kysely, log)

  const logUncounted = (err: unknown) => log.warn({ err }, 'refused webhook not counted')

  /** Parses an event. A refused one is counted if it has a signature: other calls do not come from the service. */
  const parse = async (body: Buffer, signature: string) => {
    try {
      return payments.parseWebhook(body, signature)
    } catch (error) {
      if (signature && error instanceof Problem && error.code === 'webhook_refused')
        await countRefusal().catch(logUncounted)
      throw error
    }
  }

  return {
    /**
     * Stores an event and queues its job.
     * @param body raw bytes, which the signature covers
     * @throws Problem `webhook_refused`, before the event is stored, when the signature is invalid or older than 5
     * minutes
     */
    receive: async (body: Buffer, signature: string): Promise<void> => {
      const { id, type, objectId } = await parse(body, signature)
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
