import { freePort } from '@kostbar/machine/free-port'
import type { Disorder } from './events/deliveries.ts'
import type { FaultOrder } from './faults.ts'
import { addIntervals, type Recurrence } from './money/interval.ts'
import { type CardOutcome, payWithCard } from './pages/pay.ts'
import { buildPayments, type PaymentsOptions } from './server.ts'

export type RunningPayments = {
  port: number
  /** Where its API and pages answer. */
  url: string
  clock: {
    /** Unix seconds. */
    now(): number
    /** Goes to a later moment; renewals, retries and endings on the way happen in their order. */
    moveTo(moment: number): void
    advance(span: Recurrence): void
  }
  /** What befalls calls from now on. */
  fail(order: FaultOrder): void
  /** No faults any more. */
  recover(): void
  /** How events go out from now on. */
  disturb(disorder: Partial<Disorder>): void
  /** Resolves when no event is under way; what was refused waits for its next turn. */
  settled(): Promise<void>
  /** Pays a Checkout session as its page would, with a test card's number; confirms it when the card asks for that. */
  pay(sessionId: string, cardNumber?: string): CardOutcome
  close(): Promise<void>
}

/**
 * Starts the stand-in for the payment service on 127.0.0.1.
 * @param port 0 for any free one
 */
export async function listenForPayments(
  options: Omit<PaymentsOptions, 'publicUrl'> & { publicUrl?: string },
  port: number,
): Promise<RunningPayments> {
  const ownPort = port || (await freePort())
  const url = `http://127.0.0.1:${ownPort}`
  const payments = await buildPayments({ ...options, publicUrl: options.publicUrl ?? url })
  const { app, world, faults, deliveries, moveClock, close } = payments
  await app.listen({ host: '127.0.0.1', port: ownPort })
  return {
    port: ownPort,
    url,
    clock: {
      now: () => world.clock.now(),
      moveTo: moveClock,
      advance: (span) => moveClock(addIntervals(world.clock.now(), span)),
    },
    fail: faults.add,
    recover: faults.clear,
    disturb(disorder) {
      Object.assign(deliveries.disorder, disorder)
      deliveries.wake()
    },
    settled: deliveries.settled,
    pay: (sessionId, cardNumber) => payWithCard(world, sessionId, cardNumber),
    close,
  }
}
