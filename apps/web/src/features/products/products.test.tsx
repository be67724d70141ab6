import type { ContentOf } from '@kostbar/contracts/content'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { basis, slots } from '../../domain/products/testing/product-fixtures.ts'
import { query } from '../../lib/api.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { ClientSlots } from './client-slots.tsx'
import { SubscriptionList } from './subscription-list.tsx'

const list = (priceCalculation: ContentOf<'subscription'>['priceCalculation']): ContentOf<'subscription_list'> => ({
  component: 'subscription_list',
  _uid: 'list',
  items: [
    {
      component: 'subscription',
      _uid: 'basis',
      name: 'Kostbar Basis',
      product: basis.id,
      included: 'Plan; Alle Rezepte ;',
      priceCalculation,
      highlighted: true,
    },
  ],
})

const slotsBlock: ContentOf<'client_slots'> = { component: 'client_slots', _uid: 'slots', title: 'Für Trainer' }

/** Matches an amount; compares with normal spaces, because amounts contain a narrow no-break space. */
const money = (amount: string) => (_: string, element: Element | null) =>
  element?.tagName === 'SPAN' && element.textContent?.replace(/\s/g, ' ') === amount

const responses = {
  'GET /stripe/product/prod_kostbar_basis': () => basis,
  'GET /stripe/client-slots': () => slots,
  'GET /subscriptions/me': () => ({ subscription: null }),
}

const amounts = (amount: string) => screen.queryAllByText(money(amount)).length

test('shows the monthly price first, and with one switch the yearly one beside what it is a month', async () => {
  fakeApi(responses)
  const { user, router } = renderPage(<SubscriptionList block={list('cheapestMonthly')} />, { at: '/sale' })
  await screen.findByText(money('€ 14,90'))
  expect(screen.getByRole('radio', { name: 'Monatlich' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: 'Jährlich' }))
  expect([amounts('€ 14,90'), amounts('€ 149,00'), amounts('€ 12,42')]).toEqual([0, 1, 1])
  // Both amounts must be equally prominent.
  const [charged, perMonth] = ['€ 149,00', '€ 12,42'].map((amount) => screen.getByText(money(amount)).className)
  expect(charged).toBe(perMonth)
  expect(screen.getByText(/16 % günstiger als monatlich/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Jetzt Kaufen/ }))
  expect(router.state.location.search).toBe('?kaufen=prod_kostbar_basis&preis=price_basis_year')
})

test.each([
  [{}, 'Verlängert sich am 1. Dezember 2026.'],
  [{ cancelAtPeriodEnd: true }, 'Gekündigt, offen bis 1. Dezember 2026.'],
  [{ status: 'PAST_DUE' }, 'Die letzte Zahlung ist noch offen.'],
])('marks the own plan (%o), whose other prices are a change', async (state, hint) => {
  const subscription = {
    status: 'ACTIVE',
    cancelAtPeriodEnd: false,
    product: { id: basis.id },
    currentPeriodEnd: '2026-12-01T09:00:00.000Z',
    currentPrice: { id: 'price_basis_month' },
    ...state,
  }
  fakeApi({ ...responses, 'GET /subscriptions/me': () => ({ subscription }) })
  const { user, router } = renderPage(<SubscriptionList block={list('cheapestMonthly')} />, { at: '/sale' })
  await screen.findByText('Dein Abo')
  expect(screen.queryByText('Empfehlung')).toBeNull()
  expect(screen.queryByRole('button', { name: /Jetzt Kaufen/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Zu deinem Abo' }).getAttribute('href')).toBe('/profile/einstellungen#abo')
  expect(screen.getByText(hint)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Jährlich' }))
  await user.click(screen.getByRole('button', { name: 'Zahlungsweise ändern' }))
  expect(router.state.location.search).toBe('?kaufen=prod_kostbar_basis&preis=price_basis_year')
})

test.each([
  { status: 'CANCELED', product: { id: basis.id } },
  { status: 'ACTIVE', product: { id: 'prod_kostbar_begleitung' } },
])('sells a plan to who has $status $product.id', async (subscription) => {
  fakeApi({ ...responses, 'GET /subscriptions/me': () => ({ subscription }) })
  const { queries } = renderPage(<SubscriptionList block={list('cheapestMonthly')} />)
  await vi.waitFor(() => expect(queries.getQueryData(query(subscriptions.mine, { query: {} }).queryKey)).toBeTruthy())
  expect(await screen.findByRole('button', { name: /Jetzt Kaufen/ })).toBeTruthy()
  expect(screen.queryByText('Dein Abo')).toBeNull()
})

test('asks for no subscription of a visitor', async () => {
  fakeApi(responses)
  const { queries } = renderPage(<SubscriptionList block={list('cheapestMonthly')} />, { user: null })
  await screen.findByRole('button', { name: /Jetzt Kaufen/ })
  expect(queries.getQueryCache().find(query(subscriptions.mine, { query: {} }))).toBeUndefined()
})

test('lists the inclusions, and what follows a purchase in three lines', async () => {
  fakeApi(responses)
  renderPage(<SubscriptionList block={list('cheapestMonthly')} />)
  await screen.findByText(money('€ 14,90'))
  expect(within(screen.getByRole('list', { name: 'Das ist dabei' })).getAllByRole('listitem')).toHaveLength(2)
  const heading = screen.getByRole('heading', { name: 'Was nach dem Kauf passiert' })
  expect(heading.parentElement?.querySelectorAll('li')).toHaveLength(3)
})

test('compares per week when the content service says so', async () => {
  fakeApi(responses)
  const { user } = renderPage(<SubscriptionList block={list('cheapestWeekly')} />)
  await user.click(await screen.findByRole('radio', { name: 'Jährlich' }))
  await screen.findByText(money('€ 2,87'))
  expect(screen.getByText('pro Woche')).toBeTruthy()
})

test('compares what two offers include', async () => {
  fakeApi(responses)
  const block = list('cheapestMonthly')
  const [first] = block.items
  const second = { ...first, _uid: 'more', name: 'Kostbar Begleitung', included: 'Alles aus Basis;Trainerin' }
  renderPage(<SubscriptionList block={{ ...block, items: [...block.items, second as (typeof block.items)[0]] }} />)
  const rows = within(screen.getByRole('table', { name: 'Was ist wo dabei?' })).getAllByRole('row')
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'PlanDabeiDabei',
    'Alle RezepteDabeiDabei',
    'TrainerinNicht dabeiDabei',
  ])
})

test('offers a retry when a product fails to load', async () => {
  let isDown = true
  fakeApi({
    ...responses,
    'GET /stripe/product/prod_kostbar_basis': () => (isDown ? refusal(503, 'payments_unavailable') : basis),
  })
  const { user } = renderPage(<SubscriptionList block={list('other')} />)
  await screen.findByText(/Wir können den Preis im Moment nicht laden/)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  expect(await screen.findAllByText(money('€ 14,90'))).toHaveLength(1)
})

test('reports a product that is no longer offered', async () => {
  fakeApi({ ...responses, 'GET /stripe/product/prod_kostbar_basis': () => refusal(404, 'not_found') })
  renderPage(<SubscriptionList block={list('other')} />)
  await screen.findByText('Dieses Angebot gibt es derzeit nicht.')
})

test('prices slots by graduated tiers per month and by volume per year', async () => {
  fakeApi(responses)
  const { user, router } = renderPage(<ClientSlots block={slotsBlock} />, { at: '/sale' })
  const field = await screen.findByRole('spinbutton', { name: 'Anzahl der Slots' })
  await user.clear(field)
  await user.type(field, '12')
  // 5 × 9,90 + 7 × 7,90
  expect(within(screen.getByRole('status')).getByText(money('€ 104,80'))).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /Jährlich/ }))
  // 12 × 79,00
  expect(within(screen.getByRole('status')).getByText(money('€ 948,00'))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Eins mehr' }))
  await user.click(screen.getByRole('button', { name: /Jetzt Kaufen/ }))
  expect(router.state.location.search).toBe('?kaufen=prod_kostbar_slots&preis=price_slots_year&menge=13')
})

test('rejects a quantity above the maximum and keeps the last valid one', async () => {
  fakeApi(responses)
  const { user } = renderPage(<ClientSlots block={slotsBlock} />)
  const field = await screen.findByRole('spinbutton', { name: 'Anzahl der Slots' })
  await user.clear(field)
  await user.type(field, '501')
  expect(screen.getByText('Bitte wähle zwischen 1 und 500.')).toBeTruthy()
  await user.tab()
  expect(field).toHaveProperty('value', '50')
})
