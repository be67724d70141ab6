import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { describe, expect, it } from 'vitest'
import { buy, eventually, newcomer, openPage, order, subscriptionWhen } from '../../testing/purchases.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const declined = '4000000000000002'

const hasAccess = async (person: Person) => (await person.call(users.info)).hasAccess

/** What the payment service has of a person's subscriptions. */
const remote = async ({ id: userId }: Person) => {
  const customer = await app.infra.database.prisma.paymentCustomer.findUnique({ where: { userId } })
  return customer?.stripeId ? app.infra.payments.subscriptionsOf(customer.stripeId) : []
}

const invoices = async (person: Person) => (await person.call(checkout.invoices)).items

describe('a member', () => {
  it('pays at the pay page and has access from then on, never before', async () => {
    const ben = await newcomer(app)
    const session = await openPage(ben, 'price_basis_month')
    expect(await hasAccess(ben)).toBe(false)
    expect(app.payments.service.pay(session).ok).toBe(true)
    const subscription = await subscriptionWhen(ben, ({ status }) => status === 'ACTIVE')
    expect(subscription).toMatchObject({
      kind: 'MEMBERSHIP',
      quantity: 1,
      amount: 1490,
      cancelAtPeriodEnd: false,
      product: { id: 'prod_kostbar_basis', name: 'Kostbar Basis' },
      currentPrice: { id: 'price_basis_month', unit_amount: 1490, interval: 'MONTH', intervalCount: 1, priceTiers: [] },
    })
    expect(await hasAccess(ben)).toBe(true)
    const mail = await app.mailTo(ben.email, 'Deine Bestellung')
    expect(mail.text).toMatch(/Kostbar Basis\n€\s14,90 pro Monat, inkl. USt./)
    expect(await invoices(ben)).toMatchObject([{ amount: 1490, status: 'PAID' }])
  })

  it('can try again after a declined card', async () => {
    const ben = await newcomer(app)
    const session = await openPage(ben, 'price_basis_month')
    expect(app.payments.service.pay(session, declined).ok).toBe(false)
    expect(await remote(ben)).toEqual([])
    expect(await openPage(ben, 'price_basis_month')).toBe(session)
    expect(app.payments.service.pay(session).ok).toBe(true)
    await subscriptionWhen(ben, ({ status }) => status === 'ACTIVE')
  })

  it('sees what a change costs now, and pays just that', async () => {
    const ben = await newcomer(app)
    await buy(app, ben, 'price_basis_month')
    const preview = await ben.call(checkout.preview, { body: { price: 'price_begleitung_month' } })
    expect(preview).toMatchObject({ mode: 'CHANGE', kind: 'MEMBERSHIP', renewalAmount: 8900 })
    const body = { ...order('price_begleitung_month').body, prorationDate: preview.prorationDate }
    expect(await ben.call(checkout.start, { body })).toEqual({ appliedChange: true, redirect: null })
    const changed = await subscriptionWhen(ben, ({ currentPrice }) => currentPrice?.id === 'price_begleitung_month')
    expect(changed).toMatchObject({ amount: 8900, product: { name: 'Kostbar Begleitung' } })
    expect(new Date(changed.currentPeriodEnd)).toEqual(new Date(preview.renewsAt ?? 0))
    const [latest] = await invoices(ben)
    expect(latest).toMatchObject({ amount: preview.dueNow, status: 'PAID' })
    // A moment after the purchase nearly the whole difference is due.
    expect(preview.dueNow).toBeGreaterThan(7400)
    expect(preview.dueNow).toBeLessThanOrEqual(7410)
    expect(await remote(ben)).toHaveLength(1)
    await app.mailTo(ben.email, 'Dein Abo wurde geändert')
  })

  it('gets a credit for a cheaper one', async () => {
    const ben = await newcomer(app)
    await buy(app, ben, 'price_begleitung_month')
    const preview = await ben.call(checkout.preview, { body: { price: 'price_basis_month' } })
    expect(preview.dueNow).toBeLessThan(-7400)
    await ben.call(checkout.start, order('price_basis_month'))
    await subscriptionWhen(ben, ({ amount }) => amount === 1490)
  })

  it('keeps what there was when the change cannot be paid', async () => {
    const ben = await newcomer(app)
    const session = await openPage(ben, 'price_basis_month')
    // This card takes the first payment only.
    expect(app.payments.service.pay(session, '4000000000000341').ok).toBe(true)
    const before = await subscriptionWhen(ben, ({ status }) => status === 'ACTIVE')
    await expect(ben.call(checkout.start, order('price_begleitung_month'))).toMatchProblem('payment_declined')
    expect((await ben.call(subscriptions.mineAlias, { query: {} })).subscription).toEqual(before)
    // It is a new question each time, not the answer to the last one.
    await expect(ben.call(checkout.start, order('price_begleitung_month'))).toMatchProblem('payment_declined')
  })

  it('is told what is bought already', async () => {
    const ben = await newcomer(app)
    await buy(app, ben, 'price_basis_month')
    const preview = await ben.call(checkout.preview, { body: { price: 'price_basis_month' } })
    expect(preview).toMatchObject({ mode: 'NONE', dueNow: 0 })
    await expect(ben.call(checkout.start, order('price_basis_month'))).toMatchProblem('already_subscribed')
  })

  it('cancels, twice without harm, and takes it back', async () => {
    const ben = await newcomer(app)
    await buy(app, ben, 'price_basis_month')
    await ben.call(subscriptions.cancel, { query: {} })
    const again = await ben.call(subscriptions.cancel, { query: {} })
    expect(again.subscription).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true })
    expect(await hasAccess(ben)).toBe(true)
    expect((await app.mailTo(ben.email, 'Kündigung')).text).toContain('Kostbar Basis endet am')
    const { subscription } = await ben.call(subscriptions.reactivate, { query: {} })
    expect(subscription).toMatchObject({ cancelAtPeriodEnd: false })
    expect((await ben.call(subscriptions.mine, { query: {} })).subscription).toEqual(subscription)
  })

  it('buys something once', async () => {
    const ben = await newcomer(app)
    expect(app.payments.service.pay(await openPage(ben, 'price_analyse')).ok).toBe(true)
    const [bought] = await eventually('the order is there', async () => {
      const { items } = await ben.call(checkout.orders)
      return items.length > 0 && items
    })
    expect(bought).toMatchObject({ productName: 'Ernährungsanalyse', amount: 4900, quantity: 1, refunded: false })
    await app.mailTo(ben.email, 'Ernährungsanalyse')
    expect(await openPage(ben, 'price_analyse')).not.toBe('')
    expect(await hasAccess(ben)).toBe(false)
  })

  it('reaches the page for cards and invoices, and comes back to us alone', async () => {
    const ben = await newcomer(app)
    const portal = (returnUrl: string) => ben.call(checkout.customerPortal, { query: { returnUrl } })
    expect((await portal('/profile/einstellungen')).redirect).toMatch(/^http:\/\/127/)
    for (const foreign of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'http://localhost:3000@evil.example/',
    ])
      await expect(portal(foreign)).toMatchProblem('invalid_input', ['returnUrl'])
  })
})

describe('what cannot be bought', () => {
  it.each(['price_unknown', 'x', 'price_basis_month OR 1=1'])('a price that does not exist: %s', async (price) => {
    const ben = await newcomer(app)
    await expect(ben.call(checkout.start, order(price))).toMatchProblem('price_gone')
    await expect(ben.call(checkout.preview, { body: { price } })).toMatchProblem('price_gone')
  })

  it.each([0, 501, 1.5, -1, '2'])('a quantity of %s', async (quantity) => {
    const trainer = await newcomer(app, ['ROLE_TRAINER'])
    const refused = trainer.call(checkout.start, order('price_slots_month', quantity as number))
    await expect(refused).toMatchProblem('invalid_input', ['quantity'])
  })

  it('two memberships', async () => {
    const ben = await newcomer(app)
    await expect(ben.call(checkout.start, order('price_basis_month', 2))).toMatchProblem('invalid_input', ['quantity'])
  })

  it('slots for a member', async () => {
    const ben = await newcomer(app)
    await expect(ben.call(checkout.start, order('price_slots_month', 3))).toMatchProblem('not_a_trainer')
  })

  it('anything that leads back elsewhere', async () => {
    const ben = await newcomer(app)
    const body = { ...order('price_basis_month').body, successUrl: 'https://evil.example' }
    await expect(ben.call(checkout.start, { body })).toMatchProblem('invalid_input', ['successUrl'])
  })
})
