import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const at = '2026-11-01T10:00:00.000Z'
const subscription = {
  id: 'sub_1',
  kind: 'MEMBERSHIP',
  status: 'ACTIVE',
  product: { id: 'prod_1', name: 'Kostbar Basis', description: null },
  quantity: 1,
  cancelAtPeriodEnd: false,
  currentPeriodStart: at,
  currentPeriodEnd: '2026-12-01T10:00:00.000Z',
  currentPrice: null,
  amount: null,
  graceUntil: null,
}
const invoice = {
  id: 'in_1',
  number: 'K-1',
  createdAt: at,
  amount: 1490,
  status: 'PAID',
  description: 'Kostbar Basis',
  url: null,
  pdf: null,
}

function open(present: typeof subscription | null) {
  const answered = Promise.withResolvers<unknown>()
  fakeApi({
    'GET /subscriptions/me': () => ({ subscription: present }),
    'GET /stripe/orders': () => ({ items: [] }),
    'GET /stripe/invoices': () => answered.promise,
  })
  renderPage(<SubscriptionSection id="abo" />, { user: { ...member, hasAccess: present !== null } })
  return (items: unknown[]) => answered.resolve({ items })
}

test('who pays has a place kept for the invoices while the payment service thinks', async () => {
  const answer = open(subscription)
  await screen.findByRole('heading', { name: 'Kostbar Basis' })
  expect(screen.getByText('Einen Moment …')).toBeTruthy()
  answer([invoice])
  await screen.findByText('Rechnung K-1')
  expect(screen.queryByText('Einen Moment …')).toBeNull()
})

test('who does not pay waits for none', async () => {
  const answer = open(null)
  await screen.findByText('Du hast noch kein Abo')
  expect(screen.queryByText('Einen Moment …')).toBeNull()
  answer([])
  await waitFor(() => expect(screen.queryByText('Rechnungen')).toBeNull())
})
