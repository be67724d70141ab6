import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { slots } from '../../domain/products/testing/product-fixtures.ts'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { SlotUsage } from './slot-usage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function renderUsage(usage: { bought: number; used: number }) {
  fakeApi({
    'GET /stripe/client-slots/usage': () => ({ ...usage, free: usage.bought - usage.used }),
    'GET /stripe/client-slots': () => slots,
    'GET /subscriptions/me': () => ({ subscription: null }),
  })
  return renderPage(<SlotUsage />)
}

test('shows used and bought slots', async () => {
  renderUsage({ bought: 10, used: 3 })
  await screen.findByText('Slots 3 von 10 belegt')
  expect(screen.getByRole('button', { name: 'Mehr Slots kaufen' })).toBeTruthy()
})

test('offers slots without a count to trainers who have none', async () => {
  renderUsage({ bought: 0, used: 0 })
  await screen.findByRole('button', { name: 'Slots kaufen' })
  expect(screen.queryByText(/belegt/)).toBeNull()
})
