import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { expect, it, onTestFinished } from 'vitest'
import { openAccount, sdkFor } from './testing/account.ts'
import { webhookSink } from './testing/webhook-sink.ts'

// Processes start and end here, on a machine that may be busy.
const script = fileURLToPath(new URL('./testing/serve.ts', import.meta.url))

/** Starts a Stripe stand-in in a child process. */
async function startProcess(directory: string, webhookUrl: string) {
  const child = fork(script, [directory, webhookUrl], { execArgv: [] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { stripe: sdkFor(port, { timeout: 5000 }), kill }
}

it('keeps every answered call and delivers every event after kill -9', async () => {
  const directory = join(await temporaryDirectory(), 'payments')
  const sink = await webhookSink()
  const answered: string[] = []
  for (let round = 0; round < 3; round++) {
    const { stripe, kill } = await startProcess(directory, sink.url)
    const write = async (index: number): Promise<void> => {
      const made = await stripe.customers.create({ name: `${round}-${index}` }).catch(() => undefined)
      if (!made) return
      answered.push(made.id)
      await write(index + 4)
    }
    const writers = [0, 1, 2, 3].map(write)
    await expect.poll(() => answered.length).toBeGreaterThan(30 * (round + 1))
    await kill()
    await Promise.all(writers)
  }
  const { stripe } = await startProcess(directory, sink.url)
  const customers = new Map<string, string>()
  for await (const { id, name } of stripe.customers.list({ limit: 100 })) customers.set(id, `${name}`)
  expect(answered.filter((id) => !customers.has(id))).toEqual([])
  const arrived = () => new Set(sink.received.map(({ body }) => JSON.parse(body).data.object.id))
  await expect.poll(() => [...customers.keys()].filter((id) => !arrived().has(id))).toEqual([])
})

it('reports a damaged database', async () => {
  const directory = join(await temporaryDirectory(), 'payments')
  const first = await openAccount({ directory })
  await first.close()
  await writeFile(join(directory, 'stripe.db'), 'no database'.repeat(1000))
  await expect(openAccount({ directory })).rejects.toThrow('is damaged: run `reset`')
})

it('imports the journal of an earlier version, without its incomplete last line', async () => {
  const directory = await temporaryDirectory()
  const customer = { object: 'customer', id: 'cus_old', created: 1, name: 'Anna', metadata: {}, invoice_settings: {} }
  const lines = [
    JSON.stringify({ put: [customer, { ...customer, id: 'cus_gone' }], drop: [] }),
    JSON.stringify({ put: [], drop: [['customer', 'cus_gone']] }),
    '{"put":[{"object":"customer","id":"cus_half',
  ]
  await writeFile(join(directory, 'journal.jsonl'), lines.join('\n'))
  const { stripe } = await openAccount({ directory })
  const { data } = await stripe.customers.list()
  expect(data.map(({ id, name }) => [id, name])).toEqual([['cus_old', 'Anna']])
  expect(await readdir(directory)).not.toContain('journal.jsonl')
})

it('keeps clock, idempotency keys and due renewals over a restart', async () => {
  const directory = join(await temporaryDirectory(), 'payments')
  const first = await openAccount({ directory, demo: true })
  const before = await first.stripe.subscriptions.retrieve('sub_demo_anna')
  const options = { idempotencyKey: 'once' }
  first.clock.advance({ interval: 'day', interval_count: 1 })
  // After the advance: keys expire after 24 hours of the clock.
  const { id } = await first.stripe.customers.create({}, options)
  const now = first.clock.now()
  await first.close()
  const again = await openAccount({ directory })
  expect(again.clock.now()).toBeGreaterThanOrEqual(now)
  expect((await again.stripe.customers.create({}, options)).id).toBe(id)
  await again.close()
  const later = await openAccount({ directory, demo: true, machineTime: () => Date.now() + 40 * 86_400_000 })
  expect(later.clock.now()).toBeGreaterThanOrEqual(now + 40 * 86_400)
  const after = await later.stripe.subscriptions.retrieve('sub_demo_anna')
  expect(after.items.data[0]?.current_period_start).toBeGreaterThanOrEqual(
    before.items.data[0]?.current_period_end ?? 0,
  )
})
