import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { slots } from '../../lib/testing/products.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { SlotUsage } from './slot-usage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(usage: { bought: number; used: number }) {
  fakeApi({
    'GET /stripe/client-slots/usage': () => ({ ...usage, free: usage.bought - usage.used }),
    'GET /stripe/client-slots': () => slots,
    'GET /subscriptions/me': () => ({ subscription: null }),
  })
  return renderPage(<SlotUsage />)
}

test('who has slots reads how many are taken', async () => {
  show({ bought: 10, used: 3 })
  await screen.findByText('Slots 3 von 10 belegt')
  expect(screen.getByRole('button', { name: 'Mehr Slots kaufen' })).toBeTruthy()
})

test('who has none is offered some, and counts nothing', async () => {
  show({ bought: 0, used: 0 })
  await screen.findByRole('button', { name: 'Slots kaufen' })
  expect(screen.queryByText(/belegt/)).toBeNull()
})
