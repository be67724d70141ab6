import type { CheckoutPreview } from '@kostbar/contracts/checkout/schemas'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseCheckoutParams, useSetCheckoutParams } from '../../domain/checkout/search-params.ts'
import { basis, slots } from '../../domain/products/testing/product-fixtures.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import type { AuthForms } from './auth-forms.ts'
import { CheckoutDialog } from './checkout-dialog.tsx'

const paymentUrl = 'http://127.0.0.1:3005/pay/cs_1'
const assign = vi.fn()

beforeEach(() => {
  assign.mockReset()
  vi.spyOn(location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const forms: AuthForms = {
  register: ({ kind }) => <p>Formular: {kind}</p>,
  signIn: () => <p>Formular: Anmeldung</p>,
}

function CheckoutFromUrl() {
  const params = parseCheckoutParams(useSearchParams()[0])
  return params ? <CheckoutDialog params={params} forms={forms} /> : <p>Kein Kauf</p>
}

const newPurchase: CheckoutPreview = {
  mode: 'NEW',
  kind: 'MEMBERSHIP',
  dueNow: 1490,
  renewalAmount: 1490,
  renewsAt: '2026-12-21T10:00:00.000Z',
  revokesCancellation: false,
  endsCoaching: false,
  prorationDate: null,
}

const responses = (overrides: Record<string, (call: FakeCall) => unknown> = {}) => ({
  'GET /stripe/product/prod_kostbar_basis': () => basis,
  'GET /stripe/product/prod_kostbar_slots': () => slots,
  'POST /stripe/checkout/preview': () => newPurchase,
  'GET /users/info': () => member,
  ...overrides,
})

const show = (search: string, user: typeof member | null = member) =>
  renderPage(<CheckoutFromUrl />, { at: `/sale?kaufen=${search}`, user })

/** Requests that the service starts at once, as everything but client slots requires. */
const requestStart = async (user: ReturnType<typeof show>['user']) =>
  user.click(await screen.findByRole('checkbox', { name: /^Ich verlange ausdrücklich, dass ihr sofort beginnt/ }))

const monthlyParams = 'prod_kostbar_basis&preis=price_basis_month'

test.each([
  ['a visitor without a price', 'prod_kostbar_basis', null, 0],
  ['a visitor with a price', monthlyParams, null, 1],
  ['a member with a price', monthlyParams, member, 4],
])('while loading, the dialog has the place of what comes for %s', async (_who, search, user, more) => {
  const answer = Promise.withResolvers<typeof basis>()
  fakeApi(responses({ 'GET /stripe/product/prod_kostbar_basis': () => answer.promise }))
  show(search, user)
  const dialog = await screen.findByRole('dialog')
  const shapes = () => dialog.querySelectorAll('[data-skeleton]').length
  // Name, description, three prices and the button; then total, terms, legal line and the request to start.
  expect(shapes()).toBe(6 + more + (user ? 1 : 0))
  answer.resolve(basis)
  await screen.findByText(basis.name)
  expect(shapes()).toBe(0)
})

test('requires a price first, then registration or sign-in', async () => {
  fakeApi(responses())
  const { user, router } = show('prod_kostbar_basis', null)
  await user.click(await screen.findByRole('button', { name: 'Jetzt Kaufen' }))
  expect(screen.getByText('Bitte wähle einen Preis aus.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /Monatlich/ }))
  await user.click(screen.getByRole('button', { name: 'Jetzt Kaufen' }))
  await screen.findByText('Formular: member')
  await user.click(screen.getByRole('button', { name: 'einloggen' }))
  await screen.findByRole('heading', { name: 'Bitte melde dich an' })
  expect(router.state.location.search).toBe('?kaufen=prod_kostbar_basis&preis=price_basis_month&schritt=anmelden')
  await user.click(screen.getByRole('button', { name: 'registriere dich JETZT' }))
  await screen.findByText('Formular: member')
  await router.navigate(-1)
  await screen.findByText('Formular: Anmeldung')
  await user.click(screen.getByRole('button', { name: 'Anderes Paket auswählen' }))
  expect(await screen.findByRole('radio', { name: /Monatlich/ })).toHaveProperty('checked', true)
})

test('requires a registration as a trainer for client slots', async () => {
  fakeApi(responses())
  show('prod_kostbar_slots&preis=price_slots_month&menge=12&schritt=registrieren', null)
  await screen.findByRole('heading', { name: 'Bitte registriere dich zuerst als Trainer' })
  expect(screen.getByText('Formular: trainer')).toBeTruthy()
  expect(screen.getByText(/104,80 pro Monat, 12 Slots/)).toBeTruthy()
})

test('shows total, duration, renewal and cancellation beside the binding button, which leads to the payment page', async () => {
  const calls = fakeApi(responses({ 'POST /stripe/checkout': () => ({ appliedChange: false, redirect: paymentUrl }) }))
  const { user } = show(monthlyParams)
  const button = await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' })
  for (const text of [/pro Monat, inkl. USt./, '1 Monat', /Verlängert sich jeweils um 1 Monat/, /Jederzeit zum Ende/])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'AGB' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'widerrufen' }).getAttribute('href')).toBe('/widerruf')
  await requestStart(user)
  await user.dblClick(button)
  await waitFor(() => expect(assign).toHaveBeenCalledWith(paymentUrl))
  const checkouts = calls.filter(({ call }) => call === 'POST /stripe/checkout')
  expect(checkouts).toHaveLength(1)
  expect(checkouts[0]?.body).toMatchObject({
    price: 'price_basis_month',
    quantity: 1,
    requestsStart: true,
    successUrl: '/profile?success=prod_kostbar_basis&track=price_basis_month',
    cancelUrl: '/sale?kaufen=prod_kostbar_basis&preis=price_basis_month&zurueck=1',
  })
})

test('orders only once the buyer requests that the service starts at once, and keeps the selection until then', async () => {
  const calls = fakeApi(responses({ 'POST /stripe/checkout': () => ({ appliedChange: false, redirect: paymentUrl }) }))
  const { user } = show(monthlyParams)
  const button = await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
  await user.click(button)
  await screen.findByText('Bitte bestätige noch, dass wir sofort beginnen sollen.')
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  expect(screen.getByRole('radio', { name: /Monatlich/ })).toHaveProperty('checked', true)
  expect(calls.some(({ call }) => call === 'POST /stripe/checkout')).toBe(false)
  await requestStart(user)
  expect(screen.queryByText('Bitte bestätige noch, dass wir sofort beginnen sollen.')).toBeNull()
  await user.click(button)
  await waitFor(() => expect(assign).toHaveBeenCalledWith(paymentUrl))
})

test('tells trainers who buy client slots of a right of withdrawal for consumers only, and asks no request', async () => {
  const calls = fakeApi(
    responses({
      'POST /stripe/checkout/preview': () => ({ ...newPurchase, kind: 'CLIENT_SLOTS' }),
      'POST /stripe/checkout': () => ({ appliedChange: false, redirect: paymentUrl }),
    }),
  )
  const { user } = show('prod_kostbar_slots&preis=price_slots_month', {
    ...member,
    trainer: true,
    roles: ['ROLE_TRAINER'],
    secondFactor: 'ACTIVE',
  })
  const button = await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' })
  expect(screen.getByText(/Bist du Verbraucherin oder Verbraucher, kannst du/)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
  await user.click(button)
  await waitFor(() => expect(assign).toHaveBeenCalledWith(paymentUrl))
  expect(calls.find(({ call }) => call === 'POST /stripe/checkout')?.body).toMatchObject({ requestsStart: false })
})

test('refuses a redirect to a foreign site', async () => {
  fakeApi(responses({ 'POST /stripe/checkout': () => ({ appliedChange: false, redirect: 'https://example.org/pay' }) }))
  const { user } = show(monthlyParams)
  await requestStart(user)
  await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
  expect((await screen.findAllByText('Es ist etwas schief gelaufen')).length).toBeGreaterThan(0)
  expect(assign).not.toHaveBeenCalled()
})

test('shows what a change in place costs now, then leads to the profile', async () => {
  const change: CheckoutPreview = {
    ...newPurchase,
    mode: 'CHANGE',
    dueNow: 13_410,
    renewalAmount: 14_900,
    prorationDate: '2026-11-21T10:00:00.000Z',
  }
  const calls = fakeApi(
    responses({
      'POST /stripe/checkout/preview': () => change,
      'POST /stripe/checkout': () => ({ appliedChange: true, redirect: null }),
    }),
  )
  const { user, router } = show('prod_kostbar_basis&preis=price_basis_year')
  const button = await screen.findByRole('button', { name: 'Jetzt kostenpflichtig ändern' })
  expect(screen.getByText('Jetzt fällig').nextElementSibling?.textContent).toMatch(/134,10/)
  await requestStart(user)
  await user.click(button)
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(router.state.location.search).toBe('?success=changed')
  expect(calls.find(({ call }) => call === 'POST /stripe/checkout')?.body).toMatchObject({
    mode: 'CHANGE',
    prorationDate: '2026-11-21T10:00:00.000Z',
  })
})

test.each([
  { revokesCancellation: true, notices: 1 },
  { revokesCancellation: false, notices: 0 },
])('says before the order whether it takes back a cancellation: $revokesCancellation', async ({ notices, ...rest }) => {
  fakeApi(responses({ 'POST /stripe/checkout/preview': () => ({ ...newPurchase, mode: 'CHANGE', ...rest }) }))
  show(monthlyParams)
  await screen.findByRole('button', { name: 'Jetzt kostenpflichtig ändern' })
  expect(screen.queryAllByText(/nimmst du die Kündigung zurück/)).toHaveLength(notices)
})

test.each([
  { endsCoaching: true, notices: 1 },
  { endsCoaching: false, notices: 0 },
])('says before a change whether it ends the coaching: $endsCoaching', async ({ notices, ...rest }) => {
  fakeApi(responses({ 'POST /stripe/checkout/preview': () => ({ ...newPurchase, mode: 'CHANGE', ...rest }) }))
  show(monthlyParams)
  await screen.findByRole('button', { name: 'Jetzt kostenpflichtig ändern' })
  expect(screen.queryAllByText(/Deine Begleitung endet mit der Änderung sofort/)).toHaveLength(notices)
})

test.each([
  { dueNow: 13_410, isCharged: true },
  { dueNow: 0, isCharged: false },
  { dueNow: -7410, isCharged: false },
])('says of a change that costs $dueNow cents now what is charged when', async ({ dueNow, isCharged }) => {
  fakeApi(responses({ 'POST /stripe/checkout/preview': () => ({ ...newPurchase, mode: 'CHANGE', dueNow }) }))
  show(monthlyParams)
  await screen.findByRole('button', { name: 'Jetzt kostenpflichtig ändern' })
  const says = (text: RegExp) => screen.queryByText(text) !== null
  expect(says(/^Heute zahlst du nichts/)).toBe(!isCharged)
  expect(says(/Du zahlst den Unterschied zum neuen Preis/)).toBe(isCharged)
  expect(says(/^Wir verrechnen den Betrag über dein hinterlegtes/)).toBe(isCharged)
  expect(says(/^Die nächste Zahlung verrechnen wir über dein hinterlegtes/)).toBe(!isCharged)
})

test('says who coaches a buyer of coaching already, and that this stays so', async () => {
  const trainer = { firstName: 'Theresa', lastName: 'Muster' }
  fakeApi(
    responses({
      'GET /stripe/product/prod_kostbar_basis': () => ({ ...basis, includesCoaching: true }),
      'GET /clients/my-trainer': () => ({ trainer }),
    }),
  )
  show(monthlyParams)
  await screen.findByText(/^Du wirst schon von Theresa Muster begleitet. Dabei bleibt es/)
})

test('never says that the bought price is owned already, and asks for no other preview before the payment page', async () => {
  const owned: CheckoutPreview = { ...newPurchase, mode: 'NONE' }
  const change: CheckoutPreview = { ...newPurchase, mode: 'CHANGE', prorationDate: '2026-11-21T10:00:00.000Z' }
  let isBought = false
  const calls = fakeApi(
    responses({
      'POST /stripe/checkout/preview': () => (isBought ? owned : change),
      'POST /stripe/checkout': () => {
        isBought = true
        return { appliedChange: true, redirect: null }
      },
    }),
  )
  const { user, router } = show('prod_kostbar_basis&preis=price_basis_year')
  const seen: string[] = []
  new MutationObserver(() => seen.push(document.body.textContent ?? '')).observe(document.body, {
    childList: true,
    subtree: true,
  })
  await requestStart(user)
  await user.click(screen.getByRole('button', { name: 'Jetzt kostenpflichtig ändern' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(seen.some((text) => text.includes('Genau dieses Abo'))).toBe(false)
  expect(calls.filter(({ call }) => call === 'POST /stripe/checkout/preview')).toHaveLength(1)
})

test('leads staff without a second factor to its set-up and back to the selection', async () => {
  const calls = fakeApi(responses())
  show('prod_kostbar_slots&preis=price_slots_month&menge=12', {
    ...member,
    trainer: true,
    roles: ['ROLE_TRAINER'],
    secondFactor: 'REQUIRED',
  })
  const link = await screen.findByRole('link', { name: 'Zweiten Schritt einrichten' })
  expect(link.getAttribute('href')).toBe(
    `/zweiter-schritt?weiter=${encodeURIComponent('/sale?kaufen=prod_kostbar_slots&preis=price_slots_month&menge=12')}`,
  )
  expect(calls.some(({ call }) => call === 'POST /stripe/checkout/preview')).toBe(false)
})

test('an open invoice links to the place where it is paid', async () => {
  const open = {
    success: false,
    code: 'payment_open',
    msg: 'Eine Rechnung ist offen.',
    link: '/profile/einstellungen#abo',
  }
  fakeApi(responses({ 'POST /stripe/checkout/preview': () => Response.json(open, { status: 409 }) }))
  show(monthlyParams)
  const link = await screen.findByRole('link', { name: 'Rechnung bezahlen' })
  expect(link.getAttribute('href')).toBe('/profile/einstellungen#abo')
})

test('shows why a checkout was refused and keeps the selection', async () => {
  const busy = 'Deine Bestellung ist gerade in Arbeit. Bitte warte einen Moment.'
  fakeApi(responses({ 'POST /stripe/checkout': () => refusal(409, 'checkout_busy', busy) }))
  const { user } = show(monthlyParams)
  await requestStart(user)
  await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
  expect((await screen.findAllByText(busy)).length).toBeGreaterThan(0)
  expect(screen.getByRole('radio', { name: /Monatlich/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).getAttribute('aria-disabled')).toBeNull()
})

test('reports a price that is no longer offered, and another can be chosen', async () => {
  fakeApi(responses())
  const { user } = show('prod_kostbar_basis&preis=price_old')
  await screen.findByText('Diesen Preis gibt es nicht mehr. Bitte wähle einen anderen.')
  await user.click(screen.getByRole('radio', { name: /Monatlich/ }))
  await screen.findByText(/pro Monat, inkl. USt./)
})

test('removes a cached price once its preview is refused', async () => {
  const remaining = basis.productPrices.filter(({ id }) => id !== 'price_basis_month')
  let current = basis
  fakeApi(
    responses({
      'GET /stripe/product/prod_kostbar_basis': () => current,
      'POST /stripe/checkout/preview': () => {
        current = { ...basis, productPrices: remaining }
        return refusal(404, 'price_gone', 'Diesen Preis gibt es nicht mehr. Bitte wähle einen anderen.')
      },
    }),
  )
  show(monthlyParams)
  await screen.findByRole('radio', { name: /Monatlich/ })
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Monatlich/ })).toBeNull())
  expect(screen.getByRole('radio', { name: /Jährlich/ })).toBeTruthy()
  expect(screen.getByText('Diesen Preis gibt es nicht mehr. Bitte wähle einen anderen.')).toBeTruthy()
})

test('refuses client slots to members', async () => {
  fakeApi(responses())
  show('prod_kostbar_slots&preis=price_slots_month')
  await screen.findByText('Du bist kein Trainer und kannst somit keine Kunden Slots kaufen.')
  expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull()
})

test.each([
  { roles: ['ROLE_TRAINER'], trainer: true },
  { roles: ['ROLE_ADMIN'], trainer: false },
] as const)('refuses coaching to $roles', async ({ roles, trainer }) => {
  const coaching = { ...basis, includesCoaching: true }
  const calls = fakeApi(responses({ 'GET /stripe/product/prod_kostbar_basis': () => coaching }))
  show(monthlyParams, { ...member, roles: [...roles], trainer })
  await screen.findByText(/^Mit einem Trainer- oder Admin-Konto kannst du keine Begleitung kaufen/)
  expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull()
  expect(calls.some(({ call }) => call === 'POST /stripe/checkout/preview')).toBe(false)
})

test('keeps the selection and shows a notice on return without payment', async () => {
  fakeApi(responses())
  show(`${monthlyParams}&zurueck=1`)
  await screen.findByText(/Die Zahlung wurde nicht abgeschlossen/)
  expect(screen.getByRole('radio', { name: /Monatlich/ })).toHaveProperty('checked', true)
})

test('removes only the checkout parameters when closed', async () => {
  fakeApi(responses())
  const { user, router } = show(`${monthlyParams}&filter=neu`)
  await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' })
  await user.keyboard('{Escape}')
  await screen.findByText('Kein Kauf')
  expect(router.state.location.search).toBe('?filter=neu')
})

function OpenCheckout() {
  const setParams = useSetCheckoutParams()
  return (
    <button type="button" onClick={() => setParams({ product: 'prod_kostbar_basis', price: 'price_basis_month' })}>
      Öffnen
    </button>
  )
}

test('leaves no history entry behind that would open it again', async () => {
  fakeApi(responses())
  const page = (
    <>
      <OpenCheckout />
      <CheckoutFromUrl />
    </>
  )
  const { user, router } = renderPage(page, { at: '/blog', user: null })
  await router.navigate('/sale?filter=neu')
  await user.click(screen.getByRole('button', { name: 'Öffnen' }))
  await user.click(await screen.findByRole('button', { name: 'Jetzt Kaufen' }))
  await screen.findByText('Formular: member')
  await user.click(screen.getByRole('button', { name: 'einloggen' }))
  await screen.findByText('Formular: Anmeldung')
  await user.keyboard('{Escape}')
  await screen.findByText('Kein Kauf')
  expect(router.state.location.search).toBe('?filter=neu')
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/blog')
})

test('submits once for two clicks', async () => {
  const calls = fakeApi(responses({ 'POST /stripe/checkout': () => ({ appliedChange: false, redirect: paymentUrl }) }))
  const { user } = show(monthlyParams)
  await requestStart(user)
  const button = screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
  button.click()
  button.click()
  await waitFor(() => expect(assign).toHaveBeenCalled())
  expect(calls.filter(({ call }) => call === 'POST /stripe/checkout')).toHaveLength(1)
})
