import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { AccountButton } from './account-button.tsx'
// Loads the lazy menu before the tests.
import { AccountMenu } from './account-menu.tsx'

const button = () => screen.getByRole('button', { name: 'Dein Konto: Anna Demo' })

test.each(['{Enter}', ' ', '{ArrowDown}'])('opens by keyboard (%s), and returns the focus when closed', async (key) => {
  const { user } = renderPage(<AccountButton user={member} />)
  await user.tab()
  expect(document.activeElement).toBe(button())
  await user.keyboard(key)
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button()))
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Ausloggen' })
})

test('does not steal the focus when it has moved while the menu was loading', async () => {
  const { user } = renderPage(
    <>
      <AccountMenu user={member} />
      <input aria-label="Suche" ref={(field) => field?.focus()} />
    </>,
  )
  await user.keyboard('Suppe')
  expect(screen.getByLabelText('Suche')).toHaveProperty('value', 'Suppe')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('has its ARIA attributes before the menu is loaded', () => {
  renderPage(<AccountButton user={member} />)
  expect(button().getAttribute('aria-haspopup')).toBe('menu')
  expect(button().getAttribute('aria-expanded')).toBe('false')
})
