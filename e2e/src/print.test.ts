import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { post } from './testing/basis-member.ts'
import { newPage, signIn } from './testing/browser-page.ts'
import { callApi } from './testing/call-api.ts'
import { desktop, phone } from './testing/check-screens.ts'
import { createAccount } from './testing/create-account.ts'

/** Number of sheets of the printed page. */
async function sheetCount(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1')
  return [...pdf.matchAll(/\/Type \/Page\b(?!s)/g)].length
}

/**
 * Elements in the printed page that only work on a screen. Boxes to tick are allowed: people use a pen; so are buttons that
 * say what nothing else does: chosen answers, names of rows, heads of columns.
 */
async function screenOnlyParts(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const parts = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button:not(fieldset > .grid > [aria-pressed="true"], th button), select, textarea, input:not([type="checkbox"]), a[href^="#"], [role="status"]',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`),
  )
  await page.emulateMedia({ media: null })
  return parts
}

/** Expects no screen-only elements; polls, because a loading indicator is one while the page loads. */
const expectOnlyPrintableParts = (page: Page) => expect.poll(() => screenOnlyParts(page)).toEqual([])

it.for([phone, desktop])('prints the week on one sheet, from a screen of $width px', async (viewport) => {
  const page = await newPage({ viewport })
  await signIn(page, 'mitglied@kostbar.test')
  await page.goto('/profile/ernaehrungsplan')
  await page.locator('[data-week]').waitFor()
  await expectOnlyPrintableParts(page)
  expect(await sheetCount(page)).toBe(1)
})

it('prints the shopping list and a recipe without what only a screen can use', async () => {
  const page = await newPage({ viewport: phone })
  await signIn(page, 'mitglied@kostbar.test')
  await page.goto('/profile/einkauf-und-notizen')
  await page.getByRole('checkbox', { name: 'Vollkornbrot', exact: true }).waitFor()
  await expectOnlyPrintableParts(page)
  expect(await sheetCount(page)).toBe(1)
  await page.goto('/profile/alternative-rezepte')
  await page
    .getByRole('link', { name: /Strudel|Porridge|Suppe|Linsen/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Zutaten' }).waitFor()
  await expectOnlyPrintableParts(page)
  expect(await sheetCount(page)).toBeLessThanOrEqual(2)
})

it.for([
  ['/', null],
  ['/sale', null],
  ['/kostproben/linsen-mit-spaetzle', 'mitglied'],
  ['/blog/fruehstueck-das-passt', 'mitglied'],
  ['/profile', 'mitglied'],
  ['/agbs', 'mitglied'],
  ['/client-management', 'trainer'],
  ['/template-management', 'trainer'],
  ['/user-management', 'admin'],
] as const)('prints %s without what only a screen can use', async ([path, person]) => {
  const page = await newPage({ viewport: desktop })
  if (person) await signIn(page, `${person}@kostbar.test`)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectOnlyPrintableParts(page)
})

it('prints what buttons say: chosen answers, meals, and the heads and names of tables', async () => {
  const printed = async (person: string, path: string) => {
    const page = await newPage({ viewport: desktop })
    await signIn(page, `${person}@kostbar.test`)
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    return page
  }
  const protocol = await printed('mitglied', '/protocol')
  await protocol
    .getByRole('button', { name: /bearbeiten$/ })
    .first()
    .waitFor()
  await protocol.getByRole('button', { pressed: true }).first().waitFor()
  const documents = await printed('mitglied', '/profile/dokumente')
  await documents.getByRole('columnheader').getByRole('button').first().waitFor()
  const accounts = await printed('admin', '/user-management')
  await accounts
    .getByRole('button', { name: /^Konto von .+ ansehen$/ })
    .first()
    .waitFor()
})

it('prints the targets that a member sets in a form, and no closed parts', async () => {
  const page = await newPage({ viewport: desktop })
  await signIn(page, await createAccount('Petra'))
  const { id } = (await (await callApi(page, '/users/info')).json()) as { id: string }
  const targets = { kcal: 2000, carbs: 225, proteins: 100, fats: 78 }
  await post(page, `/users/${id}/makros`, { ...targets, weekdays: { Sunday: { ...targets, kcal: 2200, carbs: 275 } } })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/profile/ziele')
  await page.getByRole('cell', { name: '225 g' }).first().waitFor()
  await page.getByText('2.200 kcal · 275 g Kohlenhydrate').waitFor()
  await expectOnlyPrintableParts(page)
  await page.emulateMedia({ media: 'print' })
  await page.goto('/profile')
  await page.getByRole('heading', { name: 'Deine Tagesziele' }).waitFor()
  expect(await page.getByText('Warum diese Zahl?').isVisible()).toBe(false)
})

it('prints an article without what leads elsewhere, and questions with their answers', async () => {
  const page = await newPage({ viewport: desktop })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/blog/genug-trinken')
  await page.getByRole('heading', { name: 'Quellen' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Die letzten Artikel' }).isVisible()).toBe(false)
  expect(await page.getByRole('navigation', { name: 'Wo du bist' }).isVisible()).toBe(false)
  await page.goto('/haeufige-fragen')
  const answer = page.locator('details:not([open]) > :not(summary)').first()
  await expect.poll(async () => (await answer.boundingBox())?.height ?? 0).toBeGreaterThan(20)
})
