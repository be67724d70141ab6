import { freePort } from '@kostbar/machine/free-port'
import { failPayment, payLater, settlePayment } from './billing/delayed-payment.ts'
import { failRefund } from './billing/refunds.ts'
import type { DeliveryFaults } from './events/deliveries.ts'
import type { Fault } from './faults.ts'
import { addIntervals, type Recurrence } from './money/interval.ts'
import { type CardOutcome, payWithCard } from './pages/pay.ts'
import { createPrice, type PriceParams } from './resources/create-price.ts'
import { buildPayments, type PaymentsOptions } from './server.ts'

export type RunningStripeServer = {
  port: number
  /** Base URL of its API and pages. */
  url: string
  clock: {
    /** Unix seconds. */
    now(): number
    /** Moves to a later time; renewals, retries and cancellations due until then run in order. */
    moveTo(moment: number): void
    advance(span: Recurrence): void
  }
  /** Injects a fault into API calls. */
  injectFault(fault: Fault): void
  /** Removes all faults. */
  clearFaults(): void
  /** Changes how events are delivered. */
  setDeliveryFaults(faults: Partial<DeliveryFaults>): void
  /** Resolves when no delivery is in flight; failed ones wait for their retry. */
  waitForDeliveries(): Promise<void>
  /** Pays a Checkout session like its page, with a test card's number; authenticates when the card requires it. */
  pay(sessionId: string, cardNumber?: string): CardOutcome
  /** Completes a session with a payment that takes days, such as a SEPA debit; a subscription is active meanwhile. */
  payLater(sessionId: string): void
  /** Lets the payment of a session for a one-time price that was completed with `payLater` fail. */
  failPayment(sessionId: string): void
  /** Lets the payment of a session that was completed with `payLater` arrive. */
  settlePayment(sessionId: string): void
  /** Lets a refund fail, or cancels it. */
  failRefund(refundId: string, status?: 'failed' | 'canceled'): void
  /**
   * Creates prices as its API does, in one transaction: a test with thousands would spend its time on calls.
   * @returns their ids, in the given order
   * @throws StripeError when it refuses one; then none is created
   */
  createPrices(prices: readonly PriceParams[]): string[]
  close(): Promise<void>
}

/**
 * Starts the Stripe stand-in on 127.0.0.1.
 * @param port 0 for any free one
 */
export async function startStripeServer(
  options: Omit<PaymentsOptions, 'publicUrl'> & { publicUrl?: string },
  port: number,
): Promise<RunningStripeServer> {
  const ownPort = port || (await freePort())
  const url = `http://127.0.0.1:${ownPort}`
  const payments = await buildPayments({ ...options, publicUrl: options.publicUrl ?? url })
  const { app, context, faults, deliveries, moveClock, close } = payments
  await app.listen({ host: '127.0.0.1', port: ownPort })
  return {
    port: ownPort,
    url,
    clock: {
      now: () => context.clock.now(),
      moveTo: moveClock,
      advance: (span) => moveClock(addIntervals(context.clock.now(), span)),
    },
    injectFault: faults.add,
    clearFaults: faults.clear,
    setDeliveryFaults(faults) {
      Object.assign(deliveries.faults, faults)
      deliveries.wake()
    },
    waitForDeliveries: deliveries.waitForDeliveries,
    pay: (sessionId, cardNumber) => payWithCard(context, sessionId, cardNumber),
    payLater: (sessionId) => void context.store.transaction(() => payLater(context, sessionId)),
    failPayment: (sessionId) => void context.store.transaction(() => failPayment(context, sessionId)),
    settlePayment: (sessionId) => void context.store.transaction(() => settlePayment(context, sessionId)),
    failRefund: (refundId, status = 'failed') =>
      void context.store.transaction(() => failRefund(context, refundId, status)),
    createPrices: (prices) => context.store.transaction(() => prices.map((price) => createPrice(context, price).id)),
    close,
  }
}
