import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { openAccount, openCustomer, type StripeAccount } from './testing/account.ts'

const day = 86_400
/** Fixed start of the clock, on a whole second, so that only the test moves the clock. */
const start = Date.parse('2027-03-01T12:00:00Z')
const open = () => openAccount({ machineTime: () => start })

async function subscribe({ stripe }: StripeAccount, price: string, quantity = 1, token = 'pm_card_visa') {
  const customer = await openCustomer(stripe, token)
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price, quantity }],
    expand: ['latest_invoice'],
  })
  const [item] = subscription.items.data
  if (!item) throw new Error('A subscription has an item.')
  return { customer: customer.id, subscription, item }
}

const eventTypes = async ({ stripe }: StripeAccount, since: number): Promise<string[]> =>
  (await stripe.events.list({ created: { gte: since }, limit: 100 })).data.map(({ type }) => type).toReversed()

const cardError = async (call: Promise<unknown>) => {
  const error = await call.catch((refused: unknown) => refused)
  expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
  return error as InstanceType<typeof Stripe.errors.StripeCardError>
}

describe('a subscription', () => {
  it('has periods on its items, and an invoice that names it', async () => {
    const account = await open()
    const { subscription, item } = await subscribe(account, 'price_begleitung_quarter')
    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: false, currency: 'eur' })
    expect(subscription).not.toHaveProperty('current_period_end')
    expect(new Date(item.current_period_end * 1000).toISOString()).toBe('2027-06-01T12:00:00.000Z')
    expect(subscription.latest_invoice).toMatchObject({
      billing_reason: 'subscription_create',
      status: 'paid',
      total: 23_900,
      amount_paid: 23_900,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    })
  })

  it('is refused or incomplete when the first payment is declined', async () => {
    const { stripe } = await open()
    const customer = await openCustomer(stripe, 'pm_card_chargeCustomerFail')
    const params = { customer: customer.id, items: [{ price: 'price_basis_month' }] }
    const error = await cardError(stripe.subscriptions.create({ ...params, payment_behavior: 'error_if_incomplete' }))
    expect(error).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'generic_decline' })
    expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([])
    expect(await stripe.subscriptions.create(params)).toMatchObject({ status: 'incomplete' })
  })

  it('is listed by customer, canceled ones only with a status', async () => {
    const account = await open()
    const { stripe } = account
    const { customer, subscription } = await subscribe(account, 'price_basis_week')
    await subscribe(account, 'price_basis_week')
    expect((await stripe.subscriptions.list({ customer })).data).toMatchObject([{ id: subscription.id }])
    expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested' },
    })
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([])
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toMatchObject([{ status: 'canceled' }])
  })
})

describe('a subscription update', () => {
  it('charges a new quantity for the remaining period at once, like its preview', async () => {
    const account = await open()
    const { stripe, clock } = account
    const { subscription, item } = await subscribe(account, 'price_slots_month', 10)
    expect(subscription.latest_invoice).toMatchObject({ total: 8900 })
    clock.moveTo(item.current_period_start + 10 * day + 1)
    const items = [{ id: item.id, quantity: 12 }]
    const proration_date = clock.now()
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date },
    })
    // Calculated by hand: 21 of 31 days less a second are left; the price rises from 8 900 to 10 480 cents.
    const length = 31 * day
    const rest = length - 10 * day - 1
    const [credit, charge] = [-Math.round((8900 * rest) / length), Math.round((10_480 * rest) / length)]
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([credit, charge])
    expect(preview.lines.data.every((line) => line.parent?.subscription_item_details?.proration)).toBe(true)
    expect(preview).toMatchObject({ total: credit + charge, amount_due: credit + charge, status: 'draft' })
    expect((await stripe.subscriptions.retrieve(subscription.id)).items.data).toMatchObject([{ quantity: 10 }])

    const changed = await stripe.subscriptions.update(subscription.id, {
      items,
      proration_date,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      expand: ['latest_invoice'],
    })
    expect(changed.items.data).toMatchObject([{ quantity: 12, current_period_end: item.current_period_end }])
    expect(changed.latest_invoice).toMatchObject({
      status: 'paid',
      total: preview.total,
      billing_reason: 'subscription_update',
    })
  })

  it('adds prorations to the next invoice with create_prorations, like its preview', async () => {
    const account = await open()
    const { stripe, clock } = account
    const { subscription, item } = await subscribe(account, 'price_slots_month', 5)
    clock.moveTo(item.current_period_start + 15.5 * day)
    const items = [{ id: item.id, quantity: 6 }]
    const details = { items, proration_date: clock.now() }
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: details,
    })
    await stripe.subscriptions.update(subscription.id, details)
    // Half of the period is left: half of 4 950 is credited, half of 5 740 charged, plus 5 740 for the next period.
    expect(preview).toMatchObject({ total: -2475 + 2870 + 5740 })
    clock.moveTo(item.current_period_end)
    const { data } = await stripe.invoices.list({ subscription: subscription.id })
    expect(data.map(({ total, billing_reason }) => [total, billing_reason])).toEqual([
      [6135, 'subscription_cycle'],
      [4950, 'subscription_create'],
    ])
  })

  it('to another interval starts a new period, minus the unused time', async () => {
    const account = await open()
    const { stripe, clock } = account
    const { subscription, item } = await subscribe(account, 'price_basis_month')
    clock.moveTo(item.current_period_start + 15.5 * day)
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price: 'price_basis_year' }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    })
    expect(changed.latest_invoice).toMatchObject({ total: 14_900 - 745, status: 'paid' })
    expect(changed.items.data).toMatchObject([
      { current_period_start: clock.now(), current_period_end: clock.now() + 366 * day },
    ])
    expect(changed.billing_cycle_anchor).toBe(clock.now())
  })

  it('to a cheaper price leaves credit for the next invoice', async () => {
    const account = await open()
    const { stripe, clock } = account
    const { customer, subscription, item } = await subscribe(account, 'price_begleitung_month')
    clock.moveTo(item.current_period_start + 15.5 * day)
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price: 'price_basis_month' }],
      proration_behavior: 'always_invoice',
    })
    const credit = -4450 + 745
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: credit })
    clock.moveTo(item.current_period_end)
    const [invoice] = (await stripe.invoices.list({ customer })).data
    expect(invoice).toMatchObject({
      total: 1490,
      amount_due: 0,
      starting_balance: credit,
      ending_balance: credit + 1490,
    })
  })

  it('that is declined is rolled back with error_if_incomplete, else past_due', async () => {
    const account = await open()
    const { stripe } = account
    const { customer, subscription, item } = await subscribe(account, 'price_slots_month', 5)
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
    await stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id })
    const change = { items: [{ id: item.id, quantity: 50 }], proration_behavior: 'always_invoice' as const }
    const refused = stripe.subscriptions.update(subscription.id, { ...change, payment_behavior: 'error_if_incomplete' })
    expect(await cardError(refused)).toMatchObject({ code: 'card_declined' })
    expect((await stripe.subscriptions.retrieve(subscription.id)).items.data).toMatchObject([{ quantity: 5 }])
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1)
    expect(await stripe.subscriptions.update(subscription.id, change)).toMatchObject({ status: 'past_due' })
  })

  it('with proration_behavior none charges nothing', async () => {
    const account = await open()
    const { stripe, clock } = account
    const { customer, subscription, item } = await subscribe(account, 'price_slots_month', 5)
    clock.moveTo(item.current_period_start + day)
    const items = [{ id: item.id, quantity: 6 }]
    await stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'none' })
    clock.moveTo(item.current_period_end)
    expect((await stripe.invoices.list({ customer })).data.map(({ total }) => total)).toEqual([5740, 4950])
  })
})

describe('with a moving clock', () => {
  it('renews a subscription after invoice.upcoming, events in order', async () => {
    const account = await open()
    const { stripe, clock } = account
    const { subscription, item } = await subscribe(account, 'price_basis_month')
    const before = clock.now()
    clock.moveTo(item.current_period_end + 1)
    const renewed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
    expect(renewed).toMatchObject({
      status: 'active',
      items: { data: [{ current_period_start: item.current_period_end }] },
      latest_invoice: { billing_reason: 'subscription_cycle', status: 'paid', created: item.current_period_end },
    })
    expect(await eventTypes(account, before + 1)).toEqual([
      'invoice.upcoming',
      'invoice.created',
      'invoice.finalized',
      'customer.subscription.updated',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
    ])
  })

  it('cancels at the period end, unless revoked', async () => {
    const account = await open()
    const { stripe, clock } = account
    const { subscription, item } = await subscribe(account, 'price_basis_month')
    const { id } = subscription
    const cancelled = await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    expect(cancelled).toMatchObject({ status: 'active', cancel_at: item.current_period_end, canceled_at: clock.now() })
    const goesOn = await stripe.subscriptions.update(id, { cancel_at_period_end: false })
    expect(goesOn).toMatchObject({ cancel_at: null, canceled_at: null })
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    clock.moveTo(item.current_period_end - 1)
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })
    clock.moveTo(item.current_period_end)
    const ended = await stripe.subscriptions.retrieve(id)
    expect(ended).toMatchObject({ status: 'canceled', ended_at: item.current_period_end })
    expect((await eventTypes(account, clock.now())).at(-1)).toBe('customer.subscription.deleted')
    expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1)
  })

  it('retries a declined renewal three times, past_due, then cancels', async () => {
    const account = await open()
    const { stripe, clock, pay } = account
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      success_url: 'http://localhost/',
      line_items: [{ price: 'price_basis_month', quantity: 1 }],
    })
    expect(pay(session.id, '4000000000000341')).toMatchObject({ ok: true })
    const [{ id, items } = { id: '', items: { data: [] } }] = (await stripe.subscriptions.list()).data
    const end = items.data[0]?.current_period_end ?? 0
    clock.moveTo(end)
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' })
    const [unpaid] = (await stripe.invoices.list({ subscription: id })).data
    expect(unpaid).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: end + 3 * day })
    clock.moveTo(end + 8 * day)
    expect((await stripe.invoices.list({ subscription: id })).data[0]).toMatchObject({ attempt_count: 3 })
    clock.moveTo(end + 15 * day)
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    })
    const failures = (await eventTypes(account, end)).filter((type) => type === 'invoice.payment_failed')
    expect(failures).toHaveLength(4)
  })

  it('reactivates a subscription when its open invoice is paid with another card', async () => {
    const account = await open()
    const { stripe, clock } = account
    const { customer, subscription, item } = await subscribe(account, 'price_basis_month')
    const bad = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer })
    await stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id })
    clock.moveTo(item.current_period_end)
    expect(await eventTypes(account, clock.now())).toContain('invoice.payment_action_required')
    const [unpaid] = (await stripe.invoices.list({ customer, status: 'open' })).data
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    const paid = await stripe.invoices.pay(unpaid?.id ?? '', { payment_method: good.id })
    expect(paid).toMatchObject({ status: 'paid', next_payment_attempt: null })
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
  })

  it('charges nothing during a trial', async () => {
    const { stripe, clock } = await open()
    const customer = await openCustomer(stripe)
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_basis_month' }],
      trial_period_days: 7,
    })
    expect(subscription).toMatchObject({ status: 'trialing', trial_end: clock.now() + 7 * day })
    clock.advance({ interval: 'day', interval_count: 7 })
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
    const { data } = await stripe.invoices.list({ customer: customer.id })
    expect(data.map(({ total }) => total)).toEqual([1490, 0])
  })
})

it('refunds in parts, at most the paid amount', async () => {
  const account = await open()
  const { stripe } = account
  const { subscription } = await subscribe(account, 'price_begleitung_month')
  const { data } = await stripe.invoicePayments.list({ invoice: (subscription.latest_invoice as Stripe.Invoice).id })
  const payment_intent = `${data[0]?.payment.payment_intent}`
  await stripe.refunds.create({ payment_intent, amount: 900 })
  expect(await stripe.refunds.create({ payment_intent, reason: 'requested_by_customer' })).toMatchObject({
    amount: 8000,
  })
  const intent = await stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] })
  expect(intent.latest_charge).toMatchObject({ amount_refunded: 8900, refunded: true })
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' })
  expect((await eventTypes(account, 0)).filter((type) => type === 'charge.refunded')).toHaveLength(2)
})

it('lets a refund fail or cancels it, after which the charge can be refunded again', async () => {
  const account = await open()
  const { stripe, failRefund } = account
  const { subscription } = await subscribe(account, 'price_begleitung_month')
  const { data } = await stripe.invoicePayments.list({ invoice: (subscription.latest_invoice as Stripe.Invoice).id })
  const payment_intent = `${data[0]?.payment.payment_intent}`
  const failed = await stripe.refunds.create({ payment_intent })
  failRefund(failed.id)
  expect(await stripe.refunds.retrieve(failed.id)).toMatchObject({ status: 'failed', amount: 8900 })
  const cancelled = await stripe.refunds.create({ payment_intent })
  failRefund(cancelled.id, 'canceled')
  expect(await stripe.refunds.retrieve(cancelled.id)).toMatchObject({ status: 'canceled' })
  const intent = await stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] })
  expect(intent.latest_charge).toMatchObject({ amount_refunded: 0, refunded: false })
  expect(() => failRefund(failed.id)).toThrow('failed')
  const types = (await eventTypes(account, 0)).filter((type) => /^(charge\.)?refund\.(updated|failed)$/.test(type))
  expect(types).toEqual([
    'refund.updated',
    'charge.refund.updated',
    'refund.failed',
    'refund.updated',
    'charge.refund.updated',
  ])
})

it('cancels subscriptions of a deleted customer', async () => {
  const account = await open()
  const { stripe } = account
  const { customer, subscription } = await subscribe(account, 'price_basis_month')
  await stripe.customers.del(customer)
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true })
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' })
  expect((await eventTypes(account, 0)).slice(-2)).toEqual(['customer.subscription.deleted', 'customer.deleted'])
})
