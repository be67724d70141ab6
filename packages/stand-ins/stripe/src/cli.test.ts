import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { describe, expect, it } from 'vitest'
import { openAccount } from './testing/account.ts'
import { secretKey } from './testing/secret-key.ts'

/** Path of the Stripe CLI's program; undefined if there is none for this platform. */
function findProgram(): string | undefined {
  const wrapper = createRequire(import.meta.resolve('@stripe/cli/package.json'))
  try {
    const folder = wrapper.resolve(`@stripe/cli-${process.platform}-${process.arch}/package.json`)
    const program = join(folder, '..', 'bin', 'stripe')
    return existsSync(program) ? program : undefined
  } catch {
    return undefined
  }
}

const program = findProgram()

/** Runs the Stripe CLI against a stand-in, with a temporary home directory. */
async function run(url: string, ...args: string[]): Promise<string> {
  const home = await temporaryDirectory()
  const all = [...args, '--api-key', secretKey, '--api-base', url]
  const { stdout } = await promisify(execFile)(program ?? '', all, {
    env: { HOME: home, XDG_CONFIG_HOME: home, STRIPE_CLI_TELEMETRY_OPTOUT: '1' },
  })
  return stdout
}

const fixtures = {
  _meta: { template_version: 0 },
  fixtures: [
    {
      name: 'customer',
      path: '/v1/customers',
      method: 'post',
      params: { email: 'neu@kostbar.test', metadata: { from: 'cli' } },
    },
    { name: 'product', path: '/v1/products', method: 'post', params: { name: 'Kochkurs' } },
    {
      name: 'price',
      path: '/v1/prices',
      method: 'post',
      params: {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the CLI fills it in
        product: '${product:id}',
        currency: 'eur',
        recurring: { interval: 'month' },
        billing_scheme: 'tiered',
        tiers_mode: 'graduated',
        tiers: [
          { up_to: 5, unit_amount: 990 },
          { up_to: 'inf', unit_amount: 790 },
        ],
      },
    },
    {
      name: 'session',
      path: '/v1/checkout/sessions',
      method: 'post',
      params: {
        mode: 'subscription',
        success_url: 'http://localhost:3000/profile',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the CLI fills it in
        customer: '${customer:id}',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the CLI fills it in
        line_items: [{ price: '${price:id}', quantity: 10 }],
      },
    },
  ],
}

/** Events that the product handles and the CLI can trigger with cards. */
const triggers = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.updated',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'charge.refund.updated',
  'product.created',
  'product.updated',
  'product.deleted',
  'price.created',
  'price.updated',
]

describe.skipIf(!program)('the Stripe CLI', () => {
  it('gets lists and single objects', async () => {
    const { url, stripe } = await openAccount()
    const { data } = JSON.parse(await run(url, 'get', '/v1/products', '-d', 'limit=2'))
    expect(data.map(({ object }: { object: string }) => object)).toEqual(['product', 'product'])
    const { id } = await stripe.customers.create({ name: 'Anna' })
    expect(JSON.parse(await run(url, 'get', id))).toMatchObject({ id, name: 'Anna' })
  })

  it('creates what a fixtures file describes', async () => {
    const { url, stripe } = await openAccount()
    const file = join(await temporaryDirectory(), 'fixtures.json')
    await writeFile(file, JSON.stringify(fixtures))
    await run(url, 'fixtures', file)
    const { data } = await stripe.checkout.sessions.list({ expand: ['data.customer'] })
    expect(data).toMatchObject([{ amount_total: 5 * 990 + 5 * 790, customer: { metadata: { from: 'cli' } } }])
  })

  it.each(triggers)('triggers %s', async (type) => {
    const { url, stripe } = await openAccount()
    await run(url, 'trigger', type)
    const { data } = await stripe.events.list({ type })
    expect(data[0]).toMatchObject({ type })
  })
})
