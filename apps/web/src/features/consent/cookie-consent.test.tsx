import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readConsent, saveConsent } from '../../lib/consent.ts'
import { deleteCookie } from '../../lib/delete-cookie.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { banner, openCookieSettings } from './banner-state.ts'
import { CookieConsent } from './cookie-consent.tsx'

const clearConsent = () => {
  deleteCookie('ef_reg_store')
  banner.hide()
}
beforeEach(clearConsent)

/** Waits for the banner's code; `act` has to be awaited when a component suspends. */
const open = () => act(async () => renderPage(<CookieConsent />, { user: null }))
const findBanner = () => screen.findByRole('dialog', { name: 'Wir verwenden Cookies' })
const isHidden = () => expect(screen.queryByRole('dialog')).toBeNull()
const analytics = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Statistik & Werbung' })

test('shows the banner with essential cookies fixed on and analytics off', async () => {
  await open()
  await findBanner()
  const essential = screen.getByRole<HTMLInputElement>('switch', { name: 'Notwendig' })
  expect([essential.checked, essential.disabled]).toEqual([true, true])
  expect(analytics().checked).toBe(false)
})

test('is closed by its two buttons only, which look the same', async () => {
  const { user } = await open()
  await findBanner()
  await user.keyboard('{Escape}')
  await user.click(document.body)
  await findBanner()
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Ausgewählte Cookies akzeptieren', 'Alle akzeptieren'])
  expect(buttons[0]?.className).toBe(buttons[1]?.className)
})

test('saves a refusal', async () => {
  const { user } = await open()
  await findBanner()
  await user.click(screen.getByRole('button', { name: 'Ausgewählte Cookies akzeptieren' }))
  isHidden()
  expect(readConsent()).toEqual({ analytics: false })
})

test('a withdrawal deletes what services of earlier pages have stored', async () => {
  saveConsent({ analytics: true })
  // biome-ignore lint/suspicious/noDocumentCookie: as a service sets it
  document.cookie = '_ga=1; path=/'
  const { user } = await open()
  act(openCookieSettings)
  await findBanner()
  await user.click(analytics())
  await user.click(screen.getByRole('button', { name: 'Ausgewählte Cookies akzeptieren' }))
  expect(readConsent()).toEqual({ analytics: false })
  // The test's DOM keeps deleted cookies without their value.
  expect(document.cookie).not.toContain('_ga=1')
})

test('saves consent by the switch and by the button for all', async () => {
  const { user } = await open()
  await findBanner()
  await user.click(analytics())
  await user.click(screen.getByRole('button', { name: 'Ausgewählte Cookies akzeptieren' }))
  expect(readConsent()).toEqual({ analytics: true })
  clearConsent()
  act(() => banner.showUnlessDecided())
  await findBanner()
  await user.click(screen.getByRole('button', { name: 'Alle akzeptieren' }))
  expect(readConsent()).toEqual({ analytics: true })
  isHidden()
})

test('does not ask again, but can be reopened with the current consent', async () => {
  saveConsent({ analytics: true })
  await open()
  isHidden()
  act(openCookieSettings)
  await findBanner()
  expect(analytics().checked).toBe(true)
  expect(document.activeElement?.textContent).toBe('Wir verwenden Cookies')
})
