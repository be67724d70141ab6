import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { slots } from '../../domain/products/testing/product-fixtures.ts'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { SlotUsage } from './slot-usage.tsx'
import { Slots } from './slots.tsx'

function renderUsage(
  usage: { bought: number; used: number },
  element = <SlotUsage />,
  subscription: object | null = null,
) {
  fakeApi({
    'GET /stripe/client-slots/usage': () => ({ ...usage, free: usage.bought - usage.used }),
    'GET /stripe/client-slots': () => slots,
    'GET /subscriptions/me': () => ({ subscription }),
  })
  return renderPage(element)
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

test('offers no more slots while a payment for them is open', async () => {
  renderUsage({ bought: 10, used: 3 }, <SlotUsage />, { status: 'PAST_DUE', currentPrice: null })
  await screen.findByText('Slots 3 von 10 belegt')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mehr Slots kaufen' })).toBeNull())
})

test.each([
  { bought: 0, used: 0, offered: null },
  { bought: 0, used: 3, offered: '3' },
  { bought: 5, used: 5, offered: '6' },
])('offers one more than $bought, at least the $used in use', async ({ bought, used, offered }) => {
  const { user, router } = renderUsage({ bought, used })
  const button = await screen.findByRole('button', { name: /Slots kaufen$/ })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await user.click(button)
  const search = new URLSearchParams(router.state.location.search)
  expect([search.get('kaufen'), search.get('menge')]).toEqual([slots.id, offered])
})

test('tells trainers with clients that their slots have ended, and others what slots are for', async () => {
  renderUsage({ bought: 0, used: 3 }, <Slots />)
  await screen.findByText('Deine Slots sind zu Ende')
  expect(screen.queryByText('Noch keine Slots')).toBeNull()
  cleanup()
  renderUsage({ bought: 0, used: 0 }, <Slots />)
  await screen.findByText('Noch keine Slots')
})
