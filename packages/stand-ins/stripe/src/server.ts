import Fastify, { type FastifyInstance } from 'fastify'
import { deleteExpired, moveClock, runDue } from './billing/due.ts'
import { openClock } from './clock.ts'
import type { Context } from './context.ts'
import { type Deliveries, type DeliveryOptions, startDeliveries } from './events/deliveries.ts'
import { type Faults, openFaults } from './faults.ts'
import { newRequestId, paymentsApi } from './http/api.ts'
import { paymentPages } from './pages/routes.ts'
import { seedCatalogue } from './seed/catalogue.ts'
import { seedDemo } from './seed/demo.ts'
import { openStore } from './store/store.ts'

export type PaymentsOptions = {
  /** Directory of the database; in memory when undefined. */
  directory?: string | undefined
  /** The API's key, `sk_test_…`. */
  secretKey: string
  /** Public base URL of the pages, without a trailing slash. */
  publicUrl: string
  /** Webhook endpoint registered at the start. */
  webhook?: { url: string; secret: string; events: string[] } | undefined
  /** Whether to seed the demo accounts' subscriptions. */
  demo?: boolean
  /** System time in ms, replaceable in tests. */
  machineTime?: () => number
  deliveries?: DeliveryOptions
  /** Receives internal errors, not refused calls. */
  onError?: (error: unknown) => void
}

export type Payments = {
  app: FastifyInstance
  context: Context
  faults: Faults
  deliveries: Deliveries
  /** Moves the clock to a later time (Unix seconds) and runs what is due until then. */
  moveClock(moment: number): void
  close(): Promise<void>
}

const endpointId = 'we_local'

/** Registers the configured webhook endpoint, or updates its URL. */
function registerWebhook({ store, clock }: Context, webhook: PaymentsOptions['webhook']): void {
  if (!webhook) return
  store.put({
    object: 'webhook_endpoint',
    id: endpointId,
    created: store.find('webhook_endpoint', endpointId)?.created ?? clock.now(),
    api_version: null,
    description: null,
    enabled_events: webhook.events,
    metadata: {},
    status: 'enabled',
    url: webhook.url,
    _secret: webhook.secret,
  })
}

/** Runs what is due every second. */
function startTicking(context: Context, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    try {
      runDue(context, context.clock.now())
    } catch (error) {
      onError(error)
    }
  }, 1000)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Builds the Stripe stand-in without listening: API, pages and webhooks.
 * @throws SetupError when the database cannot be read
 */
export async function buildPayments(options: PaymentsOptions): Promise<Payments> {
  const { onError = () => {}, machineTime = Date.now, secretKey, publicUrl } = options
  const store = openStore(options.directory)
  const context: Context = { store, clock: openClock(store, machineTime), publicUrl, call: null }
  store.transaction(() => seedCatalogue(context))
  if (options.demo) seedDemo(context)
  store.transaction(() => registerWebhook(context, options.webhook))
  deleteExpired(context)
  runDue(context, context.clock.now())
  const deliveries = startDeliveries(context, options.deliveries ?? {})
  const faults = openFaults()
  const app = Fastify({ forceCloseConnections: true, genReqId: newRequestId })
  app.addHook('onError', async (_request, _reply, error) => {
    const status = 'statusCode' in error ? Number(error.statusCode) : 500
    if (error.name !== 'StripeError' && status >= 500) onError(error)
  })
  await app.register(paymentsApi, { prefix: '/v1', context, faults, secretKey })
  await app.register(paymentPages, { context, deliveries })
  const stopTicking = startTicking(context, onError)
  const close = async () => {
    stopTicking()
    await Promise.all([app.close(), deliveries.stop()])
    store.close()
  }
  let closing: Promise<void> | undefined
  deliveries.wake()
  return {
    app,
    context,
    faults,
    deliveries,
    moveClock: (moment) => moveClock(context, moment),
    close: () => (closing ??= close()),
  }
}
