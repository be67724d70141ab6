import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { openAccount } from './testing/account.ts'
import { webhookSink } from './testing/webhook-sink.ts'

const urls = {
  success_url: 'http://localhost:3000/profile?success=1&session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/sale',
}
const secret = 'whsec_local'

describe('a Checkout session', () => {
  it('for a membership is paid once, and tells of it with events Stripe’s library accepts', async () => {
    const sink = await webhookSink()
    const events = ['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']
    const { stripe, pay, settled } = await openAccount({ webhook: { url: sink.url, secret, events } })
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

    await settled()
    expect(sink.received.map(({ type }) => type).toSorted()).toEqual(events.toSorted())
    for (const { body, headers } of sink.received)
      expect(Stripe.webhooks.constructEvent(body, `${headers['stripe-signature']}`, secret)).toHaveProperty('id')
  })
})
