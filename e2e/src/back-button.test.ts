import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newPage, signIn, visit } from './testing/browser-page.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Waits for the overlay's history entry: a test could go back before the entry exists, a person is slower. */
const overlayEntry = (page: Page) =>
  page.waitForFunction(() => (history.state as { overlays?: number })?.overlays === 1)

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search

it('back closes the menu, then leaves the page; forward opens no menu', async () => {
  const page = await newPage(phone)
  await signIn(page, 'mitglied@kostbar.test')
  await visit(page, '/profile')
  await page
    .getByRole('navigation', { name: 'Dein Bereich' })
    .getByRole('link', { name: /Einkauf/ })
    .tap()
  await page.getByRole('heading', { level: 1, name: 'Einkauf & Notizen' }).waitFor()
  await page.getByRole('button', { name: 'Menü öffnen' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await menu.waitFor()
  await overlayEntry(page)
  await page.goBack()
  await menu.waitFor({ state: 'hidden' })
  expect(pathOf(page.url())).toBe('/profile/einkauf-und-notizen')
  await page.goBack()
  await page.waitForURL('**/profile')
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Einkauf & Notizen' }).waitFor()
  expect(await menu.count()).toBe(0)
})

it('back closes a dialog first; one closed by its button leaves nothing to go back through', async () => {
  const page = await newPage(phone)
  await signIn(page, 'mitglied@kostbar.test')
  await visit(page, '/profile')
  await page.getByRole('link', { name: 'Plan', exact: true }).tap()
  const openDialog = page.getByRole('button', { name: 'Einkaufsliste aus Plan' })
  const dialog = page.getByRole('dialog')
  await openDialog.tap()
  await dialog.waitFor()
  await overlayEntry(page)
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  expect(pathOf(page.url())).toBe('/profile/ernaehrungsplan')
  await openDialog.tap()
  await dialog.getByRole('button', { name: 'Schließen' }).tap()
  await dialog.waitFor({ state: 'hidden' })
  await page.evaluate(() => history.back())
  await page.waitForURL('**/profile')
})

it('a recipe, which has an address of its own, closes by back and comes again by forward', async () => {
  const page = await newPage(phone)
  await signIn(page, 'mitglied@kostbar.test')
  await visit(page, '/profile/alternative-rezepte')
  await page.locator('main a[href*="rezept="]').first().tap()
  const recipe = page.getByRole('dialog').first()
  await recipe.waitFor()
  expect(pathOf(page.url())).toContain('rezept=')
  await page.goBack()
  await recipe.waitFor({ state: 'hidden' })
  expect(pathOf(page.url())).toBe('/profile/alternative-rezepte')
  await page.goForward()
  await page.getByRole('dialog').first().waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).first().tap()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(pathOf(page.url())).toBe('/profile/alternative-rezepte')
})
