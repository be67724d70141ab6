import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from '@kostbar/machine/processes'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import pg from 'pg'
import Stripe from 'stripe'
import { expect, it, onTestFinished } from 'vitest'
import type { PaymentsAccess } from './payments-access.ts'
import { describePortOwner } from './port-owner.ts'
import type { Ports } from './ports.ts'
import { type StackOptions, startStack } from './stack.ts'
import { freePorts } from './testing/free-ports.ts'
import { allLocal } from './testing/local-settings.ts'

// Starts and stops whole stacks with PostgreSQL; slow on a busy machine.
/** Starts a stack for a test, independent of the environment. */
async function ownStack(options: StackOptions = {}) {
  const dataDirectory = options.dataDirectory ?? (await temporaryDirectory())
  const ports = options.ports ?? (await freePorts())
  const stack = await startStack({ ...allLocal, ...options, dataDirectory, ports })
  onTestFinished(() => stack.stop())
  return { ...stack, dataDirectory, ports }
}

const status = (url: string) =>
  fetch(url).then(
    (answer) => answer.status,
    () => 0,
  )
const pidOn = async (port: number) => Number(/^process (\d+)/.exec((await describePortOwner(port)) ?? '')?.[1])
const holders = (ports: Ports) => Promise.all(Object.values(ports).map((port) => describePortOwner(port)))

/** Subscriptions as stored by the API. */
async function storedSubscriptions(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(
    `SELECT stripe_id, price_id, unit_amount, price_tiers, quantity, current_period_start, current_period_end
       FROM subscriptions ORDER BY stripe_id`,
  )
  await client.end()
  return rows
}

/** Subscriptions as stored by the Stripe stand-in, in the same form. */
async function remoteSubscriptions(access: PaymentsAccess | undefined) {
  const { hostname, port } = new URL(access?.apiUrl ?? '')
  const stripe = new Stripe(access?.secretKey ?? '', { host: hostname, port, protocol: 'http', telemetry: false })
  const { data } = await stripe.subscriptions.list()
  const rows = data.map(async ({ id, items }) => {
    const item = items.data[0] ?? expect.fail()
    const price = await stripe.prices.retrieve(item.price.id, { expand: ['tiers'] })
    return {
      stripe_id: id,
      price_id: price.id,
      unit_amount: price.unit_amount,
      price_tiers: (price.tiers ?? []).map((tier) => ({ upTo: tier.up_to, unitAmount: tier.unit_amount })),
      quantity: item.quantity,
      current_period_start: new Date(item.current_period_start * 1000),
      current_period_end: new Date(item.current_period_end * 1000),
    }
  })
  return (await Promise.all(rows)).toSorted((a, b) => a.stripe_id.localeCompare(b.stripe_id))
}

it('starts all services, logs each, and leaves no process running', async () => {
  const lines: string[] = []
  const { addresses, standIns, ports, dataDirectory, stop, ended } = await ownStack({ log: (line) => lines.push(line) })
  expect(lines.map((line) => line.replace(/ \(.*/, '')).toSorted()).toEqual([
    '✓ API',
    '✓ Content service',
    '✓ Database schema',
    '✓ Mail inbox',
    '✓ Object storage',
    '✓ Payments',
    '✓ PostgreSQL',
    '✓ Push service',
    '✓ Web app',
  ])
  expect(
    await Promise.all([status(addresses.web), status(`${addresses.api}/ready`), status(`${addresses.mail}`)]),
  ).toEqual([200, 200, 200])
  const stored = await storedSubscriptions(addresses.database)
  const owners = ['anna', 'elif', 'georg', 'ines', 'katharina', 'trainer', 'verena']
  expect(stored.map(({ stripe_id }) => stripe_id)).toEqual(owners.map((name) => `sub_demo_${name}`))
  expect(stored).toEqual(await remoteSubscriptions(standIns.stripe))
  await expect(startStack({ dataDirectory })).rejects.toThrow(`A stack already runs here (process ${process.pid}`)
  await stop()
  expect(await ended).toBeUndefined()
  expect((await holders(ports)).filter(Boolean)).toEqual([])
})

it('runs beside another one', async () => {
  const [one, other] = [await ownStack({ seed: false }), await ownStack({ seed: false })]
  expect(await Promise.all([status(one.addresses.web), status(other.addresses.web)])).toEqual([200, 200])
})

it('stops everything when a service ends, with the end of its log', async () => {
  const { ports, dataDirectory, ended } = await ownStack({ seed: false })
  const databasePid = await pidOn(ports.DATABASE_PORT)
  process.kill(await pidOn(ports.API_PORT), 'SIGKILL')
  const failure = await ended
  const [lastLine] = (await readFile(join(dataDirectory, 'logs', 'api.log'), 'utf8')).trimEnd().split('\n').slice(-1)
  expect(failure?.message).toMatch(/^api ended \(SIGKILL\)\. The end of .*api\.log:\n/)
  expect(failure?.message).toContain(lastLine)
  expect(isAlive(databasePid)).toBe(false)
  expect((await holders(ports)).filter(Boolean)).toEqual([])
})

it('stops started services when one cannot start', async () => {
  const ports = await freePorts()
  const start = ownStack({ ports, databaseUrl: 'postgresql://nobody:nothing@127.0.0.1:1/none' })
  await expect(start).rejects.toThrow('The migrations could not be applied')
  expect((await holders(ports)).filter(Boolean)).toEqual([])
})

it('can be cancelled while starting', async () => {
  const ports = await freePorts()
  const abort = new AbortController()
  const log = (line: string) => line.startsWith('✓ PostgreSQL') && abort.abort()
  await expect(ownStack({ ports, log, signal: abort.signal })).rejects.toThrow('aborted')
  expect((await holders(ports)).filter(Boolean)).toEqual([])
})
