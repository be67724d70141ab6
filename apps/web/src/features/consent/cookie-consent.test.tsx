import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConsent, saveConsent } from '../../lib/consent.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { banner, openCookieSettings } from './banner-state.ts'
import { CookieConsent } from './cookie-consent.tsx'

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a person would clear it
  document.cookie = 'ef_reg_store=; path=/; max-age=0'
  banner.hide()
}
beforeEach(forget)
afterEach(cleanup)

const open = () => renderPage(<CookieConsent />, { user: null })
const asked = () => screen.findByRole('dialog', { name: 'Wir verwenden Cookies' })
const isHidden = () => expect(screen.queryByRole('dialog')).toBeNull()
const analytics = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Statistik & Werbung' })

test('asks once; the essential is on and stays on, everything else is off', async () => {
  open()
  await asked()
  const essential = screen.getByRole<HTMLInputElement>('switch', { name: 'Notwendig' })
  expect([essential.checked, essential.disabled]).toEqual([true, true])
  expect(analytics().checked).toBe(false)
})

test('nothing but its two buttons closes it, and they look the same', async () => {
  const { user } = open()
  await asked()
  await user.keyboard('{Escape}')
  await user.click(document.body)
  await asked()
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Ausgewählte Cookies akzeptieren', 'Alle akzeptieren'])
  expect(buttons[0]?.className).toBe(buttons[1]?.className)
})

test('keeps the choice', async () => {
  const { user } = open()
  await asked()
  await user.click(screen.getByRole('button', { name: 'Ausgewählte Cookies akzeptieren' }))
  isHidden()
  expect(readConsent()).toEqual({ analytics: false })
})

test('keeps a yes to statistics alone, and a yes to everything', async () => {
  const { user } = open()
  await asked()
  await user.click(analytics())
  await user.click(screen.getByRole('button', { name: 'Ausgewählte Cookies akzeptieren' }))
  expect(readConsent()).toEqual({ analytics: true })
  forget()
  act(() => banner.askOnce())
  await asked()
  await user.click(screen.getByRole('button', { name: 'Alle akzeptieren' }))
  expect(readConsent()).toEqual({ analytics: true })
  isHidden()
})

test('who has decided is not asked, but may decide anew, from the present choice', async () => {
  saveConsent({ analytics: true })
  open()
  isHidden()
  act(openCookieSettings)
  await asked()
  expect(analytics().checked).toBe(true)
  expect(document.activeElement?.textContent).toBe('Wir verwenden Cookies')
})
