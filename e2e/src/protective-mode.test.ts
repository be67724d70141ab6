import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newPage, signIn } from './testing/browser-page.ts'

/**
 * Answers the session of the demo member as in protective mode, with everything else as it is: other tests use the same
 * account at the same time.
 */
async function switchOn(page: Page): Promise<void> {
  await page.route('**/api/users/info', async (route) => {
    const response = await route.fetch()
    const user = (await response.json()) as object
    const targets = { kcal: null, carbs: null, proteins: null, fats: null, weekdayTargets: null }
    await route.fulfill({ response, json: { ...user, ...targets, protectiveMode: true } })
  })
}

/** Member pages, and whether amounts of food in kg may stand there. */
const pages: readonly (readonly [path: string, hasFood: boolean])[] = [
  ['/profile', false],
  ['/profile/ernaehrungsplan', false],
  ['/profile/alternative-rezepte', false],
  ['/profile/einkauf-und-notizen', true],
  ['/profile/ziele', false],
  ['/profile/verlauf', false],
  ['/profile/dokumente', false],
  ['/profile/mitteilungen', false],
]

it.each(pages)("'ohne Zahlen' shows no kcal and no weight on %s, on the screen and in print", async (path, hasFood) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } })
  await signIn(page, 'mitglied@kostbar.test')
  await switchOn(page)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    const text = await page.locator('body').innerText()
    expect(text.length).toBeGreaterThan(100)
    expect(text).not.toMatch(/kcal|Kalorien/i)
    if (!hasFood) expect(text).not.toMatch(/\d\s?kg\b/)
  }
})

it("'ohne Zahlen' opens a planned recipe and its portions without kcal", async () => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page, 'mitglied@kostbar.test')
  await switchOn(page)
  await page.goto('/profile/ernaehrungsplan')
  await page.locator('main a[href*="rezept="]').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Zutaten' }).waitFor()
  expect(await dialog.innerText()).not.toMatch(/kcal|Kohlenhydrate/)
})
