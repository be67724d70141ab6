import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { sharedPage, signIn } from './testing/browser-page.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Calls the API with the session of the page. */
async function callApi<T>(page: Page, method: 'get' | 'post', path: string, data?: object): Promise<T> {
  const response = await page.request[method](`/api${path}`, { data, headers: { origin: inject('webUrl') } })
  expect([path, response.status()]).toEqual([path, 200])
  return (await response.json()) as T
}

/** Fills the account with everything that has numbers: weight, targets and a planned recipe on each day. */
async function fillWithNumbers(page: Page): Promise<void> {
  const { id } = await callApi<{ id: string }>(page, 'get', '/users/info')
  const { version } = await callApi<{ version: string }>(page, 'get', '/consents/health')
  await callApi(page, 'post', '/consents/health', { version })
  await callApi(page, 'post', `/measures/${id}`, { day: '2026-11-20', kind: 'WEIGHT', value: 71.3 })
  await callApi(page, 'post', `/users/${id}/makros`, { kcal: 2000, proteins: 120, carbs: 220, fats: 70 })
  const { items } = await callApi<{ items: { id: string }[] }>(page, 'get', '/recipes/all')
  for (const day of weekdays) {
    const meal = { day, meal: 'LUNCH', userId: id, portions: 1 }
    await callApi(page, 'post', '/nutritionplan/toggle', { ...meal, recipeId: items[0]?.id })
  }
}

const switchMode = (page: Page, protectiveMode: boolean) =>
  callApi(page, 'post', '/users/protective-mode', { protectiveMode })

const member = sharedPage({ viewport: { width: 390, height: 844 } }, async (page) => {
  await signIn(page, 'app@kostbar.test')
  await fillWithNumbers(page)
  await switchMode(page, true)
})

const numbers = /kcal|Kalorien/i
const weights = /\d\s?kg\b/

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

async function read(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  // Without the footer, whose links are those of public pages.
  return page.locator('main').innerText()
}

it.each(pages)("'ohne Zahlen' shows no kcal and no weight on %s, on the screen and in print", async (path, hasFood) => {
  const page = member()
  expect((await read(page, path)).length).toBeGreaterThan(50)
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    const text = await page.locator('body').innerText()
    expect(text).not.toMatch(numbers)
    if (!hasFood) expect(text).not.toMatch(weights)
  }
  await page.emulateMedia({ media: 'screen' })
})

it("'ohne Zahlen' opens a planned recipe without its energy and macros", async () => {
  const page = member()
  await page.goto('/profile/ernaehrungsplan')
  await page.locator('main a[href*="rezept="]').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Zutaten' }).waitFor()
  expect(await dialog.innerText()).not.toMatch(/kcal|Kohlenhydrate/)
})

it('the same pages show numbers to whoever wants them', async () => {
  const page = member()
  await switchMode(page, false)
  for (const path of ['/profile', '/profile/ernaehrungsplan', '/profile/alternative-rezepte', '/profile/ziele'])
    expect(await read(page, path)).toMatch(numbers)
  expect(await read(page, '/profile/verlauf')).toMatch(weights)
})
