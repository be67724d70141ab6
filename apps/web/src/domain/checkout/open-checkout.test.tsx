import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { useSetCheckoutParams } from './search-params.ts'

function Offers() {
  const setCheckoutParams = useSetCheckoutParams()
  return (
    <button type="button" onClick={() => setCheckoutParams({ product: 'basis', price: 'monthly' })}>
      Jetzt Kaufen
    </button>
  )
}

test('a double click opens the checkout once: one step back closes it', async () => {
  const { router } = renderPage(<Offers />, { at: '/?ansicht=jahr' })
  const buy = screen.getByRole('button', { name: 'Jetzt Kaufen' })
  await act(async () => {
    buy.click()
    buy.click()
  })
  expect(router.state.location.search).toBe('?ansicht=jahr&kaufen=basis&preis=monthly')
  await act(async () => router.navigate(-1))
  expect(router.state.location.search).toBe('?ansicht=jahr')
})
