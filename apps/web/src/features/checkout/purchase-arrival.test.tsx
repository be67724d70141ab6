import { stripe } from '@kostbar/contracts/stripe'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readDraft } from '../../lib/draft.ts'
import { boughtDraft } from '../../lib/purchase-return.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { basis } from '../../lib/testing/products.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { PurchaseArrival } from './purchase-arrival.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const basisPath = `GET ${stripe.product.path.replace(':id', basis.id)}`

test('names the bought product, remembers what to wait for, and clears the address', async () => {
  fakeApi({ [basisPath]: () => basis })
  const { router } = renderPage(<PurchaseArrival />, {
    at: `/profile?success=${basis.id}&track=price_basis_month&tab=1`,
  })
  await screen.findByText('Du hast das Produkt Kostbar Basis erfolgreich gekauft.')
  expect(router.state.location.search).toBe('?tab=1')
  expect(readDraft(boughtDraft)).toBe(basis.id)
})

test('a change in place is told, and nothing has to be waited for', async () => {
  renderPage(<PurchaseArrival />, { at: '/profile?success=changed' })
  await screen.findByText('Wir haben dein Abo erfolgreich geändert.')
  expect(readDraft(boughtDraft)).toBe('')
})

test('a failed purchase and a refused page each have their sentence', async () => {
  renderPage(<PurchaseArrival />, { at: '/?error=payment' })
  await screen.findByText('Beim Kauf ist etwas schief gelaufen.')
  cleanup()
  renderPage(<PurchaseArrival />, { at: '/profile?error=forbidden' })
  await screen.findByText('Du bist dazu nicht berechtigt')
})

test('an address cannot put words into our mouth', async () => {
  fakeApi({ 'GET /stripe/product/Ruf%20mich%20an': () => refusal(404, 'not_found') })
  const { router } = renderPage(<PurchaseArrival />, { at: '/profile?success=Ruf+mich+an' })
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.queryByText(/Ruf mich an/)).toBeNull()
  expect(screen.queryByText(/erfolgreich gekauft/)).toBeNull()
})
