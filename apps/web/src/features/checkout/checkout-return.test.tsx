import { products } from '@kostbar/contracts/products/endpoints'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pendingPurchaseDraft } from '../../domain/checkout/return-params.ts'
import { basis } from '../../domain/products/testing/product-fixtures.ts'
import { readDraft } from '../../lib/draft.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { CheckoutReturn } from './checkout-return.tsx'

const basisPath = `GET ${products.get.path.replace(':id', basis.id)}`

test('stores the product as pending, claims nothing yet, and removes the parameters', async () => {
  fakeApi({ [basisPath]: () => basis })
  const { router } = renderPage(<CheckoutReturn />, {
    at: `/profile?success=${basis.id}&track=price_basis_month&tab=1`,
  })
  await waitFor(() => expect(router.state.location.search).toBe('?tab=1'))
  expect(screen.queryByText(/erfolgreich gekauft/)).toBeNull()
  expect(readDraft(pendingPurchaseDraft)).toBe(basis.id)
})

test('reports a change in place without a pending purchase', async () => {
  renderPage(<CheckoutReturn />, { at: '/profile?success=changed' })
  await screen.findByText('Wir haben dein Abo erfolgreich geändert.')
  expect(readDraft(pendingPurchaseDraft)).toBe('')
})

test('shows a text for a failed purchase and for a forbidden page', async () => {
  renderPage(<CheckoutReturn />, { at: '/?error=payment' })
  await screen.findByText('Beim Kauf ist etwas schief gelaufen.')
  cleanup()
  renderPage(<CheckoutReturn />, { at: '/profile?error=forbidden' })
  await screen.findByText('Du bist dazu nicht berechtigt')
})

test('never shows text from the URL', async () => {
  fakeApi({ 'GET /stripe/product/Ruf%20mich%20an': () => refusal(404, 'not_found') })
  const { router } = renderPage(<CheckoutReturn />, { at: '/profile?success=Ruf+mich+an' })
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.queryByText(/Ruf mich an/)).toBeNull()
  expect(screen.queryByText(/erfolgreich gekauft/)).toBeNull()
})
