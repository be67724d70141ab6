import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

const periodStart = '2026-11-01T10:00:00.000Z'
const subscription = {
  id: 'sub_1',
  kind: 'MEMBERSHIP',
  status: 'ACTIVE',
  product: { id: 'prod_1', name: 'Kostbar Basis', description: null },
  quantity: 1,
  coaching: false,
  cancelAtPeriodEnd: false,
  currentPeriodStart: periodStart,
  currentPeriodEnd: '2026-12-01T10:00:00.000Z',
  currentPrice: null,
  amount: null,
  graceUntil: null,
}
const invoice = {
  id: 'in_1',
  number: 'K-1',
  createdAt: periodStart,
  amount: 1490,
  status: 'PAID',
  description: 'Kostbar Basis',
  url: null,
  pdf: null,
}

function renderSection(current: typeof subscription | null) {
  const invoicesResponse = Promise.withResolvers<unknown>()
  fakeApi({
    'GET /subscriptions/me': ({ call }) => ({ subscription: call.includes('slots') ? null : current }),
    'GET /stripe/orders': () => ({ items: [] }),
    'GET /stripe/invoices': () => invoicesResponse.promise,
  })
  renderPage(<SubscriptionSection id="abo" />, { user: { ...member, hasAccess: current !== null } })
  return (items: unknown[]) => invoicesResponse.resolve({ items })
}

test('shows an invoice skeleton to subscribers while invoices load', async () => {
  const respondInvoices = renderSection(subscription)
  await screen.findByRole('heading', { name: 'Kostbar Basis' })
  expect(screen.getByText('Einen Moment …')).toBeTruthy()
  respondInvoices([invoice])
  await screen.findByText('Rechnung K-1')
  expect(screen.queryByText('Einen Moment …')).toBeNull()
})

test('shows no invoice skeleton without a subscription', async () => {
  const respondInvoices = renderSection(null)
  await screen.findByText('Du hast noch kein Abo')
  expect(screen.queryByText('Einen Moment …')).toBeNull()
  respondInvoices([])
  await waitFor(() => expect(screen.queryByText('Rechnungen')).toBeNull())
})
