import { join } from 'node:path'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { openAccount } from './testing/account.ts'
import { webhookSink } from './testing/webhook-sink.ts'

const secret = 'whsec_local'
const fast = { retryDelays: [20, 40] }
const everything = (url: string) => ({ url, secret, events: ['*'] })

describe('events', () => {
  it('are signed for the official library, which refuses altered ones', async () => {
    const sink = await webhookSink()
    const { stripe, waitForDeliveries } = await openAccount({ webhook: everything(sink.url) })
    const { id } = await stripe.customers.create({ name: 'Änna' }, { idempotencyKey: 'create-anna' })
    await waitForDeliveries()
    const [received] = sink.received
    const body = received?.body ?? ''
    const signature = `${received?.headers['stripe-signature']}`
    const event = Stripe.webhooks.constructEvent(body, signature, secret)
    expect(event).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      type: 'customer.created',
      data: { object: { id, name: 'Änna' } },
      request: { idempotency_key: 'create-anna' },
    })
    expect(() => Stripe.webhooks.constructEvent(body.replace('Änna', 'Anna'), signature, secret)).toThrow()
    expect(() => Stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow()
    expect((await stripe.events.retrieve(event.id)).pending_webhooks).toBe(0)
  })

  it('contain previous_attributes', async () => {
    const { stripe } = await openAccount()
    const { id } = await stripe.customers.create({ name: 'Anna' })
    await stripe.customers.update(id, { name: 'Nora' })
    const { data } = await stripe.events.list({ type: 'customer.updated' })
    expect(data).toMatchObject([{ data: { object: { name: 'Nora' }, previous_attributes: { name: 'Anna' } } }])
    expect(data[0]?.data.previous_attributes).toEqual({ name: 'Anna' })
  })

  it('are delivered by type', async () => {
    const sink = await webhookSink()
    const { stripe, waitForDeliveries } = await openAccount({
      webhook: { url: sink.url, secret, events: ['customer.created'] },
    })
    await stripe.customers.create()
    await stripe.products.create({ name: 'Kochkurs' })
    await waitForDeliveries()
    expect(sink.received.map(({ type }) => type)).toEqual(['customer.created'])
    expect((await stripe.webhookEndpoints.list()).data).toMatchObject([{ url: sink.url }])
  })

  it('are retried until a 2xx response', async () => {
    const sink = await webhookSink((count) => (count < 3 ? 500 : 204))
    const { stripe } = await openAccount({ webhook: everything(sink.url), deliveries: fast })
    await stripe.customers.create()
    await expect.poll(() => sink.received).toHaveLength(3)
    expect(new Set(sink.received.map(({ id }) => id)).size).toBe(1)
    await expect.poll(async () => (await stripe.events.list()).data[0]?.pending_webhooks).toBe(0)
  })

  it('are retried after a restart', async () => {
    const directory = join(await temporaryDirectory(), 'payments')
    const broken = await webhookSink(() => 503)
    const before = await openAccount({ directory, webhook: everything(broken.url), deliveries: fast })
    const { id } = await before.stripe.customers.create()
    await expect.poll(() => broken.received.length).toBeGreaterThan(0)
    await before.close()
    const sink = await webhookSink()
    const after = await openAccount({ directory, webhook: everything(sink.url), deliveries: fast })
    await expect.poll(() => sink.received.map(({ type }) => type)).toEqual(['customer.created'])
    expect(await after.stripe.customers.retrieve(id)).toMatchObject({ id })
  })

  it('can be held back, doubled and shuffled', async () => {
    const sink = await webhookSink()
    const { stripe, setDeliveryFaults, waitForDeliveries } = await openAccount({ webhook: everything(sink.url) })
    setDeliveryFaults({ hold: true, duplicate: true, shuffle: true })
    for (let count = 0; count < 20; count++) await stripe.customers.create()
    await waitForDeliveries()
    expect(sink.received).toEqual([])
    setDeliveryFaults({ hold: false })
    await expect.poll(() => sink.received).toHaveLength(40)
    const ids = sink.received.map(({ id }) => id)
    expect(new Set(ids).size).toBe(20)
    const made = (await stripe.events.list({ limit: 20, type: 'customer.created' })).data
      .map(({ id }) => id)
      .toReversed()
    expect([...new Set(ids)]).not.toEqual(made)
  })
})
