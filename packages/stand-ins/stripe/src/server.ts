import Fastify, { type FastifyInstance } from 'fastify'
import { forgetOld, moveClock, runDue } from './billing/due.ts'
import { openClock } from './clock.ts'
import { type Deliveries, type DeliveryOptions, startDeliveries } from './events/deliveries.ts'
import { type Faults, openFaults } from './faults.ts'
import { newRequestId, paymentsApi } from './http/api.ts'
import { testControls } from './http/test-controls.ts'
import { paymentPages } from './pages/routes.ts'
import { seedCatalogue } from './seed/catalogue.ts'
import { seedDemo } from './seed/demo.ts'
import { openStore } from './store/store.ts'
import type { World } from './world.ts'

export type PaymentsOptions = {
  /** Where everything is kept; undefined keeps nothing beyond the process. */
  directory?: string | undefined
  /** The API's key, `sk_test_…`. */
  secretKey: string
  /** Where people reach its pages, without a slash at the end. */
  publicUrl: string
  /** Who is told of events from the start: where, which of them, and the secret they are signed with. */
  webhook?: { url: string; secret: string; events: string[] } | undefined
  /** Whether it begins with the demo accounts' subscriptions. */
  demo?: boolean
  /** Milliseconds, for tests that bring a clock of their own. */
  machineTime?: () => number
  deliveries?: DeliveryOptions
  /** Told of what went wrong here, not of refusals. */
  onError?: (error: unknown) => void
}

export type Payments = {
  app: FastifyInstance
  world: World
  faults: Faults
  deliveries: Deliveries
  /** Moves the clock to a later moment (Unix seconds) and does what is due on the way. */
  moveClock(moment: number): void
  close(): Promise<void>
}

const endpointId = 'we_local'

/** The endpoint the stack brings along: there from the start, and at its present address. */
function registerWebhook({ store, clock }: World, webhook: PaymentsOptions['webhook']): void {
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

/** Looks every second for what has become due. */
function startTicking(world: World, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    try {
      runDue(world, world.clock.now())
    } catch (error) {
      onError(error)
    }
  }, 1000)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * A stand-in for the payment service (Stripe) on one machine, not yet listening: its API, its pages for people, its
 * events. No money moves.
 * @throws SetupError when what the directory holds cannot be read
 */
export async function buildPayments(options: PaymentsOptions): Promise<Payments> {
  const { onError = () => {}, machineTime = Date.now, secretKey, publicUrl } = options
  const store = openStore(options.directory)
  const world: World = { store, clock: openClock(store, machineTime), publicUrl, call: null }
  store.transaction(() => seedCatalogue(world))
  if (options.demo) seedDemo(world)
  store.transaction(() => registerWebhook(world, options.webhook))
  forgetOld(world)
  runDue(world, world.clock.now())
  const deliveries = startDeliveries(world, options.deliveries ?? {})
  const faults = openFaults()
  const app = Fastify({ forceCloseConnections: true, genReqId: newRequestId })
  app.addHook('onError', async (_request, _reply, error) => {
    const status = 'statusCode' in error ? Number(error.statusCode) : 500
    if (error.name !== 'StripeError' && status >= 500) onError(error)
  })
  await app.register(paymentsApi, { prefix: '/v1', world, faults, secretKey })
  await app.register(testControls, { prefix: '/test', world, faults, deliveries, secretKey })
  await app.register(paymentPages, { world, deliveries })
  const stopTicking = startTicking(world, onError)
  const close = async () => {
    stopTicking()
    await Promise.all([app.close(), deliveries.stop()])
    store.close()
  }
  let closing: Promise<void> | undefined
  deliveries.wake()
  return {
    app,
    world,
    faults,
    deliveries,
    moveClock: (moment) => moveClock(world, moment),
    close: () => (closing ??= close()),
  }
}
