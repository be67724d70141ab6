import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { openAccount, openCustomer, type StripeAccount } from './testing/account.ts'
import { webhookSink } from './testing/webhook-sink.ts'

const urls = {
  success_url: 'http://localhost:3000/profile?success=1&session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/sale',
}
const secret = 'whsec_local'
const sessionParams = (mode: 'payment' | 'subscription', price: string): Stripe.Checkout.SessionCreateParams => ({
  ...urls,
  mode,
  line_items: [{ price, quantity: 1 }],
})
const membershipParams = sessionParams('subscription', 'price_basis_month')

describe('a Checkout session', () => {
  it('for a subscription is paid once, with signed events', async () => {
    const sink = await webhookSink()
    const events = ['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']
    const { stripe, pay, waitForDeliveries } = await openAccount({ webhook: { url: sink.url, secret, events } })
    const session = await stripe.checkout.sessions.create({
      ...urls,
      mode: 'subscription',
      ui_mode: 'hosted_page',
      locale: 'de',
      customer_email: 'neu@kostbar.test',
      client_reference_id: 'user-1',
      line_items: [{ price: 'price_basis_month', quantity: 1 }],
      metadata: { user: 'user-1' },
      subscription_data: { metadata: { user: 'user-1' } },
      expand: ['line_items'],
    })
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 1490,
      currency: 'eur',
      subscription: null,
      line_items: { data: [{ quantity: 1, price: { id: 'price_basis_month', product: 'prod_kostbar_basis' } }] },
    })
    expect(pay(session.id)).toMatchObject({ ok: true })
    expect(pay(session.id)).toMatchObject({ ok: true })

    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription.latest_invoice'] })
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, metadata: { user: 'user-1' } })
    expect(paid.subscription).toMatchObject({
      status: 'active',
      metadata: { user: 'user-1' },
      latest_invoice: {
        status: 'paid',
        total: 1490,
        parent: { subscription_details: { metadata: { user: 'user-1' } } },
      },
    })
    expect(await stripe.subscriptions.list({ customer: `${paid.customer}` })).toMatchObject({ data: [{}] })

    await waitForDeliveries()
    expect(sink.received.map(({ type }) => type).toSorted()).toEqual(events.toSorted())
    for (const { body, headers } of sink.received)
      expect(Stripe.webhooks.constructEvent(body, `${headers['stripe-signature']}`, secret)).toHaveProperty('id')
  })

  it('for a one-time price is paid once, with an invoice on request', async () => {
    const { stripe, pay } = await openAccount()
    const params = sessionParams('payment', 'price_analyse')
    const session = await stripe.checkout.sessions.create({ ...params, invoice_creation: { enabled: true } })
    expect(pay(session.id)).toMatchObject({ ok: true })
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice', 'payment_intent'] })
    expect(paid).toMatchObject({
      status: 'complete',
      subscription: null,
      invoice: { status: 'paid', total: 4900, lines: { data: [{ amount: 4900 }] } },
      payment_intent: { status: 'succeeded', amount_received: 4900 },
    })

    const plain = await stripe.checkout.sessions.create(params)
    expect(pay(plain.id)).toMatchObject({ ok: true })
    expect(await stripe.checkout.sessions.retrieve(plain.id)).toMatchObject({ status: 'complete', invoice: null })
  })

  it('for a one-time price is complete while its payment is on the way, and reports when that fails', async () => {
    const { stripe, payLater, failPayment } = await openAccount()
    const { id } = await stripe.checkout.sessions.create(sessionParams('payment', 'price_analyse'))
    const retrieve = () => stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    payLater(id)
    const complete = { status: 'complete', payment_status: 'unpaid', url: null }
    expect(await retrieve()).toMatchObject({ ...complete, payment_intent: { status: 'processing' } })
    failPayment(id)
    expect(await retrieve()).toMatchObject({ ...complete, payment_intent: { status: 'requires_payment_method' } })
    const { data } = await stripe.events.list({ types: ['checkout.session.async_payment_failed'] })
    expect(data).toMatchObject([{ data: { object: { id, payment_status: 'unpaid' } } }])
    expect(() => payLater(id)).toThrow('cannot be paid later')
  })

  it('for a subscription starts it while its payment is on the way, which arrives also after the end', async () => {
    const { stripe, payLater, settlePayment } = await openAccount()
    const { id: customer } = await openCustomer(stripe)
    const { id } = await stripe.checkout.sessions.create({ ...membershipParams, customer })
    payLater(id)
    const { subscription, invoice, payment_status } = await stripe.checkout.sessions.retrieve(id)
    expect(payment_status).toBe('unpaid')
    expect(await stripe.subscriptions.retrieve(`${subscription}`)).toMatchObject({ status: 'active' })
    await stripe.subscriptions.cancel(`${subscription}`)
    expect(await stripe.invoices.retrieve(`${invoice}`)).toMatchObject({ status: 'open' })
    settlePayment(id)
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' })
    const { data } = await stripe.invoices.list({ status: 'paid', expand: ['data.payments'] })
    expect(data).toMatchObject([{ id: invoice, payments: { data: [{ status: 'paid' }] } }])
    const told = await stripe.events.list({ types: ['checkout.session.async_payment_succeeded', 'invoice.paid'] })
    expect(told.data).toHaveLength(2)
    expect(() => settlePayment(id)).toThrow('no payment on the way')
  })

  it('stays open after a declined card, without side effects', async () => {
    const { stripe, pay } = await openAccount()
    const session = await stripe.checkout.sessions.create(membershipParams)
    expect(pay(session.id, '4000000000000002')).toMatchObject({ ok: false, error: { code: 'card_declined' } })
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open', subscription: null })
    expect(await stripe.subscriptions.list({ status: 'all' })).toMatchObject({ data: [] })
    expect(await stripe.invoices.list()).toMatchObject({ data: [] })
    expect(pay(session.id)).toMatchObject({ ok: true })
  })

  it.each([
    [
      'when it is told to',
      async ({ stripe }: StripeAccount, id: string) => void (await stripe.checkout.sessions.expire(id)),
    ],
    ['after a day', async ({ clock }: StripeAccount) => clock.advance({ interval: 'day', interval_count: 1 })],
  ])('expires %s: it cannot be paid any more, which is told', async (_when, expire) => {
    const account = await openAccount()
    const { stripe, pay } = account
    const { id } = await stripe.checkout.sessions.create(membershipParams)
    await expire(account, id)
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null })
    expect(() => pay(id)).toThrow('expired')
    await expect(stripe.checkout.sessions.expire(id)).rejects.toThrow()
    const told = await stripe.events.list({ type: 'checkout.session.expired' })
    expect(told).toMatchObject({ data: [{ data: { object: { id } } }] })
    expect(await stripe.subscriptions.list({ status: 'all' })).toMatchObject({ data: [] })
  })

  it.each([
    ['a one-time price', 'subscription', 'price_analyse'],
    ['a subscription', 'payment', 'price_basis_month'],
  ] as const)('is refused for %s in mode %s', async (_what, mode, price) => {
    const { stripe } = await openAccount()
    await expect(stripe.checkout.sessions.create(sessionParams(mode, price))).rejects.toThrow(
      Stripe.errors.StripeInvalidRequestError,
    )
  })
})
