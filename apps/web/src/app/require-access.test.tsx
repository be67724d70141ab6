import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { member, renderPage } from '../lib/testing/render-page.tsx'
import { RequireAccess } from './require-access.tsx'

test.each([
  ['nobody has paid for', false, 'Zu den Angeboten', '/sale'],
  ['the payment is overdue for', true, 'Zur offenen Rechnung', '/profile/einstellungen#abo'],
])('a page that %s leads to what opens it', async (_state, membershipUnpaid, name, path) => {
  const user = { ...member, hasAccess: false, membershipUnpaid }
  renderPage(<RequireAccess>Plan</RequireAccess>, { user })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path)
  expect(screen.queryByText('Plan')).toBeNull()
})
