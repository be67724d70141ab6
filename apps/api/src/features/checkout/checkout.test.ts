import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { describe, expect, it } from 'vitest'
import { formatDate } from '../../infra/date-format.ts'
import {
  buy,
  checkoutRequest,
  eventually,
  openSession,
  unsubscribedUser,
  waitForSubscription,
} from '../../testing/checkout.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const declinedCard = '4000000000000002'

const hasAccess = async (person: Person) => (await person.call(users.info)).hasAccess

/** A user's subscriptions at the payment provider. */
const remoteSubscriptions = async ({ id: userId }: Person) => {
  const customer = await app.infra.database.prisma.paymentCustomer.findUnique({ where: { userId } })
  return customer?.stripeId ? app.infra.payments.subscriptionsOf(customer.stripeId) : []
}

const invoices = async (person: Person) => (await person.call(checkout.invoices)).items

describe('a member', () => {
  it('has access once the payment page was paid, not before', async () => {
    const ben = await unsubscribedUser(app)
    const session = await openSession(ben, 'price_basis_month')
    expect(await hasAccess(ben)).toBe(false)
    expect(app.payments.service.pay(session).ok).toBe(true)
    const subscription = await waitForSubscription(ben, ({ status }) => status === 'ACTIVE')
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
    expect(mail.text).toContain('Du kannst diesen Vertrag innerhalb von 14 Tagen')
    expect(mail.text).toContain('Du hast ausdrücklich verlangt, dass wir sofort beginnen')
    expect(await invoices(ben)).toMatchObject([{ amount: 1490, status: 'PAID' }])
  })

  it('can retry after a declined card', async () => {
    const ben = await unsubscribedUser(app)
    const session = await openSession(ben, 'price_basis_month')
    expect(app.payments.service.pay(session, declinedCard).ok).toBe(false)
    expect(await remoteSubscriptions(ben)).toEqual([])
    expect(await openSession(ben, 'price_basis_month')).toBe(session)
    expect(app.payments.service.pay(session).ok).toBe(true)
    await waitForSubscription(ben, ({ status }) => status === 'ACTIVE')
  })

  it('pays for a change what its preview showed', async () => {
    const ben = await unsubscribedUser(app)
    await buy(app, ben, 'price_basis_month')
    const preview = await ben.call(checkout.preview, { body: { price: 'price_begleitung_month' } })
    expect(preview).toMatchObject({ mode: 'CHANGE', kind: 'MEMBERSHIP', renewalAmount: 8900 })
    const body = { ...checkoutRequest('price_begleitung_month').body, prorationDate: preview.prorationDate }
    expect(await ben.call(checkout.start, { body })).toEqual({ appliedChange: true, redirect: null })
    const changed = await waitForSubscription(ben, ({ currentPrice }) => currentPrice?.id === 'price_begleitung_month')
    expect(changed).toMatchObject({ amount: 8900, product: { name: 'Kostbar Begleitung' } })
    expect(new Date(changed.currentPeriodEnd)).toEqual(new Date(preview.renewsAt ?? 0))
    const [latest] = await invoices(ben)
    expect(latest).toMatchObject({ amount: preview.dueNow, status: 'PAID' })
    // Immediately after the purchase nearly the whole difference is due.
    expect(preview.dueNow).toBeGreaterThan(7400)
    expect(preview.dueNow).toBeLessThanOrEqual(7410)
    expect(await remoteSubscriptions(ben)).toHaveLength(1)
    const mail = await app.mailTo(ben.email, 'Dein Abo wurde geändert')
    expect(mail.text).not.toContain('Kündigung')
    // The change starts the coaching.
    expect(mail.text).toMatch(/Innerhalb von 48 Stunden, also bis .+ Uhr, schlagen wir dir/)
  })

  it('is not charged other than its preview showed, when that is outdated', async () => {
    const ben = await unsubscribedUser(app)
    await buy(app, ben, 'price_basis_month')
    const change = (price: string, prorationDate: string) =>
      ben.call(checkout.start, { body: { ...checkoutRequest(price).body, prorationDate } })
    const old = new Date(Date.now() - 16 * 60_000).toISOString()
    await expect(change('price_begleitung_month', old)).toMatchProblem('changed_meanwhile')
    // In the first second of the period a preview has no date.
    const shown = await eventually('the preview has a date', async () => {
      const { prorationDate } = await ben.call(checkout.preview, { body: { price: 'price_basis_year' } })
      return prorationDate
    })
    await ben.call(checkout.start, checkoutRequest('price_begleitung_month'))
    const createdAt = new Date(Date.parse(shown) + 1000)
    await app.infra.database.prisma.purchaseIntent.updateMany({
      where: { userId: ben.id, mode: 'CHANGE' },
      data: { createdAt },
    })
    await expect(change('price_basis_year', shown)).toMatchProblem('changed_meanwhile')
    await waitForSubscription(ben, ({ currentPrice }) => currentPrice?.id === 'price_begleitung_month')
    expect(await invoices(ben)).toHaveLength(2)
  })

  it('is not charged for a change when the preview showed a purchase, nor the other way round', async () => {
    const ben = await unsubscribedUser(app)
    const order = (price: string, mode: 'NEW' | 'CHANGE') =>
      ben.call(checkout.start, { body: { ...checkoutRequest(price).body, mode, prorationDate: null } })
    await expect(order('price_basis_month', 'CHANGE')).toMatchProblem('changed_meanwhile')
    // Bought on another device meanwhile.
    await buy(app, ben, 'price_basis_month')
    await expect(order('price_begleitung_month', 'NEW')).toMatchProblem('changed_meanwhile')
    await expect(order('price_basis_month', 'NEW')).toMatchProblem('already_subscribed')
    await ben.call(subscriptions.cancel, { query: {} })
    const shown = await ben.call(checkout.preview, { body: { price: 'price_basis_month' } })
    expect(shown).toMatchObject({ mode: 'CHANGE', dueNow: 0, prorationDate: null })
    await ben.call(checkout.start, checkoutRequest('price_begleitung_month'))
    await expect(order('price_basis_month', 'CHANGE')).toMatchProblem('changed_meanwhile')
    await waitForSubscription(ben, ({ currentPrice }) => currentPrice?.id === 'price_begleitung_month')
    expect(await invoices(ben)).toHaveLength(2)
  })

  it('is told nothing about the start of a coaching that runs already', async () => {
    const ben = await unsubscribedUser(app)
    await buy(app, ben, 'price_begleitung_month')
    await ben.call(checkout.start, checkoutRequest('price_begleitung_quarter'))
    expect((await app.mailTo(ben.email, 'Dein Abo wurde geändert')).text).not.toContain('Innerhalb von 48 Stunden')
  })

  it('gets a credit for a change to a lower price, sees it, and uses it up with the next invoices', async () => {
    const ben = await unsubscribedUser(app)
    const creditOf = async (person: Person) => (await person.call(subscriptions.mine, { query: {} })).credit
    await buy(app, ben, 'price_begleitung_month')
    expect(await creditOf(ben)).toBe(0)
    const preview = await ben.call(checkout.preview, { body: { price: 'price_basis_month' } })
    expect(preview.dueNow).toBeLessThan(-7400)
    await ben.call(checkout.start, checkoutRequest('price_basis_month'))
    await waitForSubscription(ben, ({ amount }) => amount === 1490)
    const credit = await creditOf(ben)
    expect(credit).toBeGreaterThan(7400)
    expect(credit).toBeLessThanOrEqual(7410)
    await ben.call(checkout.start, checkoutRequest('price_begleitung_month'))
    // Both changes happen within the same minute, so the price of the second equals the credit of the first.
    await waitForSubscription(ben, ({ amount }) => amount === 8900)
    expect(await creditOf(ben)).toBeLessThan(10)
  })

  it('keeps the subscription when a change cannot be paid', async () => {
    const ben = await unsubscribedUser(app)
    const session = await openSession(ben, 'price_basis_month')
    // This card declines every payment after the first.
    expect(app.payments.service.pay(session, '4000000000000341').ok).toBe(true)
    const before = await waitForSubscription(ben, ({ status }) => status === 'ACTIVE')
    await expect(ben.call(checkout.start, checkoutRequest('price_begleitung_month'))).toMatchProblem('payment_declined')
    expect((await ben.call(subscriptions.mineAtLegacyPath, { query: {} })).subscription).toEqual(before)
    // Each attempt has a new purchase intent: with the old one, the payment provider would repeat its first response.
    await expect(ben.call(checkout.start, checkoutRequest('price_begleitung_month'))).toMatchProblem('payment_declined')
  })

  it('cannot buy the current subscription again', async () => {
    const ben = await unsubscribedUser(app)
    await buy(app, ben, 'price_basis_month')
    const preview = await ben.call(checkout.preview, { body: { price: 'price_basis_month' } })
    expect(preview).toMatchObject({ mode: 'NONE', dueNow: 0 })
    await expect(ben.call(checkout.start, checkoutRequest('price_basis_month'))).toMatchProblem('already_subscribed')
  })

  it('cancels idempotently and reactivates', async () => {
    const ben = await unsubscribedUser(app)
    await buy(app, ben, 'price_basis_month')
    await ben.call(subscriptions.cancel, { query: {} })
    const again = await ben.call(subscriptions.cancel, { query: {} })
    expect(again.subscription).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true })
    expect(await hasAccess(ben)).toBe(true)
    expect((await app.mailTo(ben.email, 'Kündigung')).text).toContain('Kostbar Basis endet am')
    const { subscription } = await ben.call(subscriptions.reactivate, { query: {} })
    expect(subscription).toMatchObject({ cancelAtPeriodEnd: false })
    expect((await ben.call(subscriptions.mine, { query: {} })).subscription).toEqual(subscription)
    const mail = await app.mailTo(ben.email, 'Dein Abo läuft weiter')
    expect(mail.text).toMatch(/Kostbar Basis\n€\s14,90 pro Monat/)
    expect(mail.text).toContain(`Es verlängert sich am ${formatDate(new Date(subscription?.currentPeriodEnd ?? 0))}`)
  })

  it('takes a cancellation back by changing the subscription, and is told so before and after', async () => {
    const ben = await unsubscribedUser(app)
    await buy(app, ben, 'price_basis_month')
    const preview = () => ben.call(checkout.preview, { body: { price: 'price_basis_year' } })
    expect(await preview()).toMatchObject({ revokesCancellation: false })
    await ben.call(subscriptions.cancel, { query: {} })
    expect(await preview()).toMatchObject({ revokesCancellation: true })
    await ben.call(checkout.start, checkoutRequest('price_basis_year'))
    expect((await app.mailTo(ben.email, 'Dein Abo wurde geändert')).text).toContain(
      'Kündigung ist damit zurückgenommen',
    )
  })

  it('orders a cancelled subscription again at no cost before its next renewal', async () => {
    const ben = await unsubscribedUser(app)
    const { currentPeriodEnd } = await buy(app, ben, 'price_basis_month')
    await ben.call(subscriptions.cancel, { query: {} })
    const preview = await ben.call(checkout.preview, { body: { price: 'price_basis_month' } })
    expect(preview).toMatchObject({
      mode: 'CHANGE',
      dueNow: 0,
      renewalAmount: 1490,
      renewsAt: currentPeriodEnd,
      revokesCancellation: true,
    })
    await ben.call(checkout.start, checkoutRequest('price_basis_month'))
    const renewed = await waitForSubscription(ben, ({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd)
    expect(renewed).toMatchObject({ amount: 1490, currentPeriodEnd })
    expect(await invoices(ben)).toHaveLength(1)
    await app.mailTo(ben.email, 'Dein Abo läuft weiter')
  })

  it('buys a one-time product', async () => {
    const ben = await unsubscribedUser(app)
    expect(app.payments.service.pay(await openSession(ben, 'price_analyse')).ok).toBe(true)
    const [bought] = await eventually('the order exists', async () => {
      const { items } = await ben.call(checkout.orders)
      return items.length > 0 && items
    })
    expect(bought).toMatchObject({ productName: 'Ernährungsanalyse', amount: 4900, quantity: 1, refunded: false })
    const intent = await app.infra.database.prisma.purchaseIntent.findFirstOrThrow({ where: { userId: ben.id } })
    expect(intent.startRequestedAt).toBeInstanceOf(Date)
    const mail = await app.mailTo(ben.email, 'Ernährungsanalyse')
    expect(mail.text).toContain('Du hast ausdrücklich verlangt, dass wir sofort beginnen')
    expect(await openSession(ben, 'price_analyse')).not.toBe('')
    expect(await hasAccess(ben)).toBe(false)
  })

  it('who returns to a pay page from the release before the start was asked for requests it, too', async () => {
    const ben = await unsubscribedUser(app)
    const page = await openSession(ben, 'price_basis_month')
    const { prisma } = app.infra.database
    await prisma.purchaseIntent.updateMany({ where: { userId: ben.id }, data: { startRequestedAt: null } })
    expect(await openSession(ben, 'price_basis_month')).toBe(page)
    const intent = await prisma.purchaseIntent.findFirstOrThrow({ where: { userId: ben.id } })
    expect(intent.startRequestedAt).toBeInstanceOf(Date)
    // The first request counts.
    expect(await openSession(ben, 'price_basis_month')).toBe(page)
    expect(await prisma.purchaseIntent.findFirst({ where: { userId: ben.id } })).toEqual(intent)
  })

  it('gets a customer portal URL that returns only to our own origin', async () => {
    const ben = await unsubscribedUser(app)
    const portal = (returnUrl: string) => ben.call(checkout.customerPortal, { query: { returnUrl } })
    expect((await portal('/profile/einstellungen')).redirect).toMatch(/^http:\/\/127/)
    for (const foreignUrl of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'http://localhost:3000@evil.example/',
    ])
      await expect(portal(foreignUrl)).toMatchProblem('invalid_input', ['returnUrl'])
  })
})

describe('checkout refuses', () => {
  it.each(['price_unknown', 'x', 'price_basis_month OR 1=1'])('an unknown price: %s', async (price) => {
    const ben = await unsubscribedUser(app)
    await expect(ben.call(checkout.start, checkoutRequest(price))).toMatchProblem('price_gone')
    await expect(ben.call(checkout.preview, { body: { price } })).toMatchProblem('price_gone')
  })

  it.each([0, 501, 1.5, -1, '2'])('a quantity of %s', async (quantity) => {
    const trainer = await unsubscribedUser(app, ['ROLE_TRAINER'])
    const refused = trainer.call(checkout.start, checkoutRequest('price_slots_month', quantity as number))
    await expect(refused).toMatchProblem('invalid_input', ['quantity'])
  })

  it('a quantity of two memberships', async () => {
    const ben = await unsubscribedUser(app)
    await expect(ben.call(checkout.start, checkoutRequest('price_basis_month', 2))).toMatchProblem('invalid_input', [
      'quantity',
    ])
  })

  it('client slots for a member', async () => {
    const ben = await unsubscribedUser(app)
    await expect(ben.call(checkout.start, checkoutRequest('price_slots_month', 3))).toMatchProblem('not_a_trainer')
  })

  it.each([
    ['ROLE_TRAINER', 'price_begleitung_month'],
    ['ROLE_ADMIN', 'price_analyse'],
  ] as const)('coaching for %s: %s', async (role, price) => {
    const person = await unsubscribedUser(app, [role])
    await expect(person.call(checkout.start, checkoutRequest(price))).toMatchProblem('coaching_not_for_staff')
    await expect(person.call(checkout.preview, { body: { price } })).toMatchProblem('coaching_not_for_staff')
  })

  it('an order without the request to start at once, except of client slots', async () => {
    const withoutRequest = (price: string) => ({ body: { ...checkoutRequest(price).body, requestsStart: false } })
    const ben = await unsubscribedUser(app)
    const refused = ben.call(checkout.start, withoutRequest('price_basis_month'))
    await expect(refused).toMatchProblem('invalid_input', ['requestsStart'])
    // Only a page that is older than the checkbox sends none.
    expect((await ben.exchange(checkout.start, withoutRequest('price_basis_month'))).body.msg).toContain(
      'lade die Seite neu',
    )
    const trainer = await unsubscribedUser(app, ['ROLE_TRAINER'])
    expect((await trainer.call(checkout.start, withoutRequest('price_slots_month'))).redirect).not.toBeNull()
    const { prisma } = app.infra.database
    const intent = await prisma.purchaseIntent.findFirstOrThrow({ where: { userId: trainer.id } })
    expect(intent.startRequestedAt).toBeNull()
  })

  it('foreign return URLs', async () => {
    const ben = await unsubscribedUser(app)
    const body = { ...checkoutRequest('price_basis_month').body, successUrl: 'https://evil.example' }
    await expect(ben.call(checkout.start, { body })).toMatchProblem('invalid_input', ['successUrl'])
  })
})
