import { products } from '@kostbar/contracts/products/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pendingPurchaseDraft } from '../../domain/checkout/return-params.ts'
import { basis } from '../../domain/products/testing/product-fixtures.ts'
import { readDraft, writeDraft } from '../../lib/draft.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { PaymentPending } from './payment-pending.tsx'

const basisPath = `GET ${products.get.path.replace(':id', basis.id)}`

test('keeps polling while the API fails, and stops for an unknown product', async () => {
  writeDraft(pendingPurchaseDraft, basis.id)
  const calls = fakeApi({ [basisPath]: () => refusal(503, 'unavailable') })
  const { queries } = renderPage(<PaymentPending />)
  await waitFor(() => expect(calls).toHaveLength(1))
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(readDraft(pendingPurchaseDraft)).toBe(basis.id)
  fakeApi({ [basisPath]: () => refusal(404, 'not_found') })
  await queries.refetchQueries()
  await waitFor(() => expect(readDraft(pendingPurchaseDraft)).toBe(''))
})

test('says what was bought once the payment is recorded, and not before', async () => {
  writeDraft(pendingPurchaseDraft, basis.id)
  let subscription: object | null = null
  fakeApi({ [basisPath]: () => basis, 'GET /subscriptions/me': () => ({ subscription }) })
  const { queries } = renderPage(<PaymentPending />)
  await screen.findByRole('status')
  expect(screen.queryByText(/erfolgreich gekauft/)).toBeNull()
  subscription = { product: { id: basis.id }, status: 'ACTIVE' }
  await queries.refetchQueries()
  await screen.findByText('Du hast das Produkt Kostbar Basis erfolgreich gekauft.')
  expect(readDraft(pendingPurchaseDraft)).toBe('')
})

test.each([
  ['without access at once', false],
  ['with access only once the API knows of no payment', true],
])('tells people %s that the payment is awaited', async (_who, hasAccess) => {
  writeDraft(pendingPurchaseDraft, basis.id)
  let answer = (_subscription: object) => {}
  const pending = new Promise<object>((resolve) => {
    answer = resolve
  })
  const calls = fakeApi({ [basisPath]: () => basis, 'GET /subscriptions/me': () => pending })
  renderPage(<PaymentPending />, { user: { ...member, hasAccess } })
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(screen.queryByRole('status') !== null).toBe(!hasAccess)
  answer({ subscription: null })
  await screen.findByRole('status')
})
