import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { afterEach, describe, expect, it } from 'vitest'
import { buy, checkoutRequest, openSession, unsubscribedUser, waitForSubscription } from '../../testing/checkout.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
afterEach(() => app.payments.service.clearFaults())

const invoices = async (person: Person) => (await person.call(checkout.invoices)).items

describe('a call that is charged but goes unanswered', () => {
  const change = 'POST /v1/subscriptions'

  it('is retried: the change is applied and charged once', async () => {
    const ben = await unsubscribedUser(app)
    await buy(app, ben, 'price_basis_month')
    app.payments.service.injectFault({ kind: 'reset_after', match: change, times: 1 })
    expect((await ben.call(checkout.start, checkoutRequest('price_begleitung_month'))).appliedChange).toBe(true)
    expect(await invoices(ben)).toHaveLength(2)
  })

  it('is verified by fetching the subscription: the change is applied and charged once', async () => {
    const ben = await unsubscribedUser(app)
    await buy(app, ben, 'price_basis_month')
    app.payments.service.injectFault({ kind: 'error_after', match: change, times: 2 })
    expect((await ben.call(checkout.start, checkoutRequest('price_begleitung_month'))).appliedChange).toBe(true)
    const { subscription } = await ben.call(subscriptions.mineAtLegacyPath, { query: {} })
    expect(subscription).toMatchObject({ amount: 8900 })
    expect(await invoices(ben)).toHaveLength(2)
  })

  it('is reported as unavailable while the outcome is unknown, and a second attempt charges nothing more', async () => {
    const ben = await unsubscribedUser(app)
    await buy(app, ben, 'price_basis_month')
    app.payments.service.setDeliveryFaults({ hold: true })
    app.payments.service.injectFault({ kind: 'reset_after', match: change, times: 2 })
    app.payments.service.injectFault({ kind: 'reset', match: 'GET /v1/subscriptions/' })
    const tried = ben.call(checkout.start, checkoutRequest('price_begleitung_month'))
    await expect(tried).toMatchProblem('payments_unavailable')
    app.payments.service.clearFaults()
    const where = { userId: ben.id, mode: 'CHANGE' } as const
    const { prisma } = app.infra.database
    await prisma.purchaseIntent.updateMany({ where, data: { startRequestedAt: null } })
    expect((await ben.call(checkout.start, checkoutRequest('price_begleitung_month'))).appliedChange).toBe(true)
    expect(await invoices(ben)).toHaveLength(2)
    // The request to start is stored although the purchase intent of the first attempt is used again.
    expect(await prisma.purchaseIntent.findMany({ where })).toMatchObject([
      { state: 'DONE', startRequestedAt: expect.any(Date) },
    ])
    app.payments.service.setDeliveryFaults({ hold: false })
  })

  it('opens one payment page for repeated calls', async () => {
    const ben = await unsubscribedUser(app)
    app.payments.service.injectFault({ kind: 'reset_after', match: 'POST /v1/checkout/sessions', times: 2 })
    await expect(ben.call(checkout.start, checkoutRequest('price_basis_month'))).toMatchProblem('payments_unavailable')
    const first = await openSession(ben, 'price_basis_month')
    expect(await sessions(ben)).toEqual([first])
    app.payments.service.injectFault({ kind: 'reset_after', match: 'POST /v1/checkout/sessions', times: 2 })
    const other = ben.call(checkout.start, checkoutRequest('price_basis_year'))
    await expect(other).toMatchProblem('payments_unavailable')
    const last = await openSession(ben, 'price_basis_week')
    app.payments.service.pay(last)
    await waitForSubscription(ben, ({ currentPrice }) => currentPrice?.id === 'price_basis_week')
    const open = await Promise.all((await sessions(ben)).map((id) => app.infra.payments.session(id)))
    expect(open.filter((session) => session?.status === 'open')).toEqual([])
  })

  it('does not keep its buyer from another payment page when the parameters of the call have changed since', async () => {
    const ben = await unsubscribedUser(app)
    app.payments.service.injectFault({ kind: 'reset_after', match: 'POST /v1/checkout/sessions', times: 2 })
    await expect(ben.call(checkout.start, checkoutRequest('price_basis_month'))).toMatchProblem('payments_unavailable')
    const { prisma } = app.infra.database
    const [lost] = await sessions(ben)
    // As if the first call had been made by a release or with settings that state other parameters.
    await prisma.purchaseIntent.updateMany({ where: { userId: ben.id }, data: { cancelUrl: 'http://localhost/other' } })
    const page = await openSession(ben, 'price_basis_month')
    expect(page).not.toBe(lost)
    expect(await openSession(ben, 'price_basis_month')).toBe(page)
  })

  it('creates one customer', async () => {
    const ben = await unsubscribedUser(app)
    app.payments.service.injectFault({ kind: 'reset_after', match: 'POST /v1/customers', times: 2 })
    await expect(ben.call(checkout.start, checkoutRequest('price_basis_month'))).toMatchProblem('payments_unavailable')
    await openSession(ben, 'price_basis_month')
    const { data } = await fetchList<{ email: string }>(
      `/v1/customers?limit=100&email=${encodeURIComponent(ben.email)}`,
    )
    expect(data).toHaveLength(1)
  })

  it('does not keep its buyer from another attempt under another name', async () => {
    const ben = await unsubscribedUser(app)
    app.payments.service.injectFault({ kind: 'reset_after', match: 'POST /v1/customers', times: 2 })
    await expect(ben.call(checkout.start, checkoutRequest('price_basis_month'))).toMatchProblem('payments_unavailable')
    const body = { firstName: 'Benedikt', lastName: null, phoneNumber: '+43 660 1234567' }
    await ben.call(settings.setProfile, { body })
    await buy(app, ben, 'price_basis_month')
  })
})

describe('an unavailable payment service', () => {
  it.each(['error', 'reset', 'rate_limit'] as const)(
    '(%s) is reported with a German text, and members keep access',
    async (kind) => {
      const ben = await unsubscribedUser(app)
      await buy(app, ben, 'price_basis_month')
      app.payments.service.injectFault({ kind })
      const { status, body } = await ben.exchange(checkout.start, checkoutRequest('price_basis_year'))
      expect([status, body.code]).toEqual([503, 'payments_unavailable'])
      expect(body.msg).toContain('doppelt verrechnet wird nichts')
      expect((await ben.call(users.info)).hasAccess).toBe(true)
      expect((await ben.call(subscriptions.mineAtLegacyPath, { query: {} })).subscription).not.toBeNull()
      const portal = await ben.exchange(checkout.customerPortal, { query: { returnUrl: '/profile' } })
      expect(portal.body.msg).toBe('Es sind aktuell keine Einstellungen möglich.')
    },
  )

  it('that hangs times out within 15 seconds', async () => {
    const ben = await unsubscribedUser(app)
    app.payments.service.injectFault({ kind: 'hang' })
    const startedAt = performance.now()
    await expect(ben.call(checkout.start, checkoutRequest('price_basis_month'))).toMatchProblem('payments_unavailable')
    expect(performance.now() - startedAt).toBeLessThan(15_000)
  })
})

async function fetchList<T>(path: string): Promise<{ data: T[] }> {
  const { settings, service } = app.payments
  const headers = { authorization: `Bearer ${settings.STRIPE_SECRET_KEY}` }
  return (await fetch(`${service.url}${path}`, { headers })).json() as Promise<{ data: T[] }>
}

async function sessions({ id: userId }: Person): Promise<string[]> {
  const customer = await app.infra.database.prisma.paymentCustomer.findUniqueOrThrow({ where: { userId } })
  const { data } = await fetchList<{ id: string }>(`/v1/checkout/sessions?customer=${customer.stripeId}`)
  return data.map(({ id }) => id)
}
