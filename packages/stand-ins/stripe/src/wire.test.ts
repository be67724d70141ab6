import { request } from 'node:http'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { openAccount, sdkFor } from './testing/account.ts'
import { secretKey } from './testing/secret-key.ts'

const errorOf = (call: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> =>
  call.then(
    () => expect.unreachable('The call was accepted.'),
    (error) => error,
  )

describe('API calls', () => {
  it('need the secret key', async () => {
    const { port } = await openAccount()
    const foreign = await errorOf(sdkFor(port, {}, 'sk_test_of_somebody_else').products.list())
    expect(foreign).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect(foreign.message).toMatch(/^Invalid API Key provided: sk_test_\*+else$/)
    const nobody = await fetch(`http://127.0.0.1:${port}/v1/products`)
    expect(nobody.status).toBe(401)
    const basic = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
    const known = await fetch(`http://127.0.0.1:${port}/v1/products`, { headers: { authorization: basic } })
    expect(known.status).toBe(200)
  })

  it('return version and request id', async () => {
    const { stripe } = await openAccount()
    const { lastResponse } = await stripe.products.list()
    expect(lastResponse).toMatchObject({ apiVersion: '2026-10-28.endive', statusCode: 200 })
    expect(lastResponse.requestId).toMatch(/^req_\w+$/)
  })

  it.each([
    ['unknown parameters', { name: 'x', colour: 'green' }, 'parameter_unknown', 'colour'],
    ['missing ones', {}, 'parameter_missing', 'name'],
    ['empty ones', { name: '' }, 'parameter_invalid_empty', 'name'],
    [
      'unknown nested ones',
      { name: 'x', default_price_data: { currency: 'eur', size: 1 } },
      'parameter_unknown',
      'default_price_data[size]',
    ],
  ])('with %s are refused by name', async (_what, params, code, param) => {
    const { stripe } = await openAccount()
    const error = await errorOf(stripe.products.create(params as unknown as Stripe.ProductCreateParams))
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', code, param })
  })

  it('answer 404 for missing objects, 400 when a parameter names them', async () => {
    const { stripe } = await openAccount()
    expect(await errorOf(stripe.customers.retrieve('cus_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
    })
    const params = { customer: 'cus_none', items: [{ price: 'price_basis_month' }] }
    expect(await errorOf(stripe.subscriptions.create(params))).toMatchObject({ statusCode: 400, param: 'customer' })
    expect(await errorOf(stripe.rawRequest('GET', '/v1/quotes'))).toMatchObject({ statusCode: 404 })
  })

  it('refuse invalid integers and enum values', async () => {
    const { stripe } = await openAccount()
    const quantity = 'two' as unknown as number
    const line = { price: 'price_basis_month', quantity }
    const session = { mode: 'subscription' as const, success_url: 'http://localhost/', line_items: [line] }
    expect(await errorOf(stripe.checkout.sessions.create(session))).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'line_items[0][quantity]',
      message: 'Invalid integer: two',
    })
    const mode = 'gift' as 'payment'
    expect(await errorOf(stripe.checkout.sessions.create({ ...session, mode }))).toMatchObject({ param: 'mode' })
  })
})

describe('lists', () => {
  it('are paged newest first, forwards, backwards and by auto-pagination', async () => {
    const { stripe } = await openAccount()
    const ids: string[] = []
    for (let count = 0; count < 25; count++) ids.unshift((await stripe.customers.create({ name: `${count}` })).id)
    const first = await stripe.customers.list({ limit: 10 })
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' })
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 10))
    const last = await stripe.customers.list({ limit: 20, starting_after: `${ids[9]}` })
    expect(last.has_more).toBe(false)
    expect(last.data.map(({ id }) => id)).toEqual(ids.slice(10))
    const before = await stripe.customers.list({ limit: 5, ending_before: `${ids[10]}` })
    expect(before.has_more).toBe(true)
    expect(before.data.map(({ id }) => id)).toEqual(ids.slice(5, 10))
    const all: string[] = []
    for await (const { id } of stripe.customers.list({ limit: 7 })) all.push(id)
    expect(all).toEqual(ids)
  })

  it('filter by time, and refuse limits of 0 and 101', async () => {
    const { stripe, clock } = await openAccount()
    await stripe.customers.create({ name: 'early' })
    clock.advance({ interval: 'day', interval_count: 1 })
    const late = await stripe.customers.create({ name: 'late' })
    const { data } = await stripe.customers.list({ created: { gte: late.created } })
    expect(data.map(({ name }) => name)).toEqual(['late'])
    for (const limit of [0, 101])
      expect(await errorOf(stripe.customers.list({ limit }))).toMatchObject({ param: 'limit' })
  })
})

describe('expansion', () => {
  it('shows tiers only when expanded, in lists too', async () => {
    const { stripe } = await openAccount()
    const plain = await stripe.prices.retrieve('price_slots_month')
    expect(plain).not.toHaveProperty('tiers')
    const { data } = await stripe.prices.list({ product: 'prod_kostbar_slots', expand: ['data.tiers', 'data.product'] })
    expect(data.map(({ id }) => id).toSorted()).toEqual(['price_slots_month', 'price_slots_year'])
    const month = data.find(({ id }) => id === 'price_slots_month')
    expect(month).toMatchObject({ product: { name: 'Kunden-Slots', metadata: { kind: 'client_slots' } } })
    expect(month?.tiers?.map(({ up_to, unit_amount }) => [up_to, unit_amount])).toEqual([
      [5, 990],
      [20, 790],
      [100, 590],
      [null, 490],
    ])
    expect(`${month?.tiers?.[0]?.unit_amount_decimal}`).toBe('990')
  })

  it('expands nested fields, and refuses unknown ones', async () => {
    const { stripe } = await openAccount({ demo: true })
    const subscription = await stripe.subscriptions.retrieve('sub_demo_trainer', {
      expand: ['customer', 'items.data.price.tiers', 'latest_invoice.payments'],
    })
    expect(subscription).toMatchObject({
      customer: { email: 'trainer@kostbar.test' },
      items: { data: [{ quantity: 10, price: { tiers: [{}, {}, {}, {}] } }] },
      latest_invoice: { status: 'paid', payments: { data: [{ payment: { type: 'payment_intent' } }] } },
    })
    for (const path of ['status', 'colour', 'customer.email'])
      expect(await errorOf(stripe.subscriptions.retrieve('sub_demo_trainer', { expand: [path] }))).toMatchObject({
        statusCode: 400,
      })
  })
})

describe('metadata', () => {
  it('is merged; single keys or all can be removed', async () => {
    const { stripe } = await openAccount()
    const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' } })
    expect((await stripe.customers.update(id, { metadata: { b: '', c: '3' } })).metadata).toEqual({ a: '1', c: '3' })
    expect((await stripe.customers.update(id, { metadata: '' })).metadata).toEqual({})
  })
})

describe('an idempotency key', () => {
  it('takes effect once and replays the response', async () => {
    const { stripe } = await openAccount()
    const options = { idempotencyKey: 'once' }
    const first = await stripe.customers.create({ name: 'Anna' }, options)
    const again = await stripe.customers.create({ name: 'Anna' }, options)
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect((await stripe.customers.list()).data).toHaveLength(1)
  })

  it('refuses other parameters, and expires after a day', async () => {
    const { stripe, clock } = await openAccount()
    const options = { idempotencyKey: 'once' }
    const first = await stripe.customers.create({ name: 'Anna' }, options)
    const error = await errorOf(stripe.customers.create({ name: 'Nora' }, options))
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
    clock.advance({ interval: 'day', interval_count: 2 })
    expect((await stripe.customers.create({ name: 'Anna' }, options)).id).not.toBe(first.id)
  })
})

it('pages refuse other host names and forms of other origins', async () => {
  const { port } = await openAccount()
  const statusFor = (headers: Record<string, string>, method = 'GET', path = '/') =>
    new Promise((resolve, reject) =>
      request({ host: '127.0.0.1', port, path, method, headers }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end(),
    )
  expect(await statusFor({ host: 'foreign.example' })).toBe(421)
  expect(await statusFor({ host: `localhost:${port}` })).toBe(200)
  expect(await statusFor({ origin: 'https://foreign.example' }, 'POST', '/clock')).toBe(403)
})
