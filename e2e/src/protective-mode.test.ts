import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { openHydrated, sharedPage, signIn } from './testing/browser-page.ts'
import { runStatement } from './testing/database.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Calls the API with the session of the page. */
async function callApi<T>(page: Page, method: 'get' | 'post', path: string, data?: object): Promise<T> {
  const response = await page.request[method](`/api${path}`, { data, headers: { origin: inject('webUrl') } })
  expect([path, response.status()]).toEqual([path, 200])
  return (await response.json()) as T
}

/** Fills the account with data that contains numbers: weight, targets and a planned recipe on each day. */
async function fillWithNumbers(page: Page, id: string): Promise<void> {
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

/** Joins the challenge for everyone, with an entry on each of its days so far. @returns path of its page */
async function joinChallenge(page: Page, userId: string): Promise<string> {
  const [challenge = expect.fail()] = await callApi<{ id: string }[]>(page, 'get', '/my-challenges')
  await callApi(page, 'post', `/my-challenges/${challenge.id}/join`, {})
  await runStatement(
    `INSERT INTO challenge_entries (challenge_id, user_id, day, amount)
     SELECT c.id, $2::uuid, day, c.target
       FROM challenges c, generate_series(c.starts_on, (now() AT TIME ZONE 'Europe/Vienna')::date, '1 day') day
      WHERE c.id = $1::uuid`,
    challenge.id,
    userId,
  )
  return `/profile/challenges/${challenge.id}`
}

/** A challenge of five days that ended three days ago, with an entry on each. @returns path of its end screen */
async function addEndedChallenge(userId: string): Promise<string> {
  const id = randomUUID()
  await runStatement(
    `WITH day AS (SELECT (now() AT TIME ZONE 'Europe/Vienna')::date AS today), challenge AS (
       INSERT INTO challenges (id, owner_id, audience, title, task, target, weekdays, starts_on, ends_on, points,
                               required_days, names, published_at)
       SELECT $1::uuid, (SELECT id FROM users WHERE email = 'admin@kostbar.test'), 'EVERYONE', 'Jeden Tag an die Luft',
              'YES_NO', 1, '{1,2,3,4,5,6,7}', today - 7, today - 3, 2, 4, 'INITIALS', now() FROM day RETURNING id),
     member AS (
       INSERT INTO challenge_members (challenge_id, user_id, joined_at, end_told_at)
       SELECT id, $2::uuid, now(), now() FROM challenge)
     INSERT INTO challenge_entries (challenge_id, user_id, day, amount)
     SELECT challenge.id, $2::uuid, today - n, 1 FROM challenge, day, generate_series(3, 7) n`,
    id,
    userId,
  )
  return `/profile/challenges/${id}`
}

const switchMode = (page: Page, protectiveMode: boolean) =>
  callApi(page, 'post', '/users/protective-mode', { protectiveMode })

let runningChallenge = ''
let endedChallenge = ''

const member = sharedPage({ viewport: { width: 390, height: 844 } }, async (page) => {
  await signIn(page, 'app@kostbar.test')
  const { id } = await callApi<{ id: string }>(page, 'get', '/users/info')
  await fillWithNumbers(page, id)
  runningChallenge = await joinChallenge(page, id)
  endedChallenge = await addEndedChallenge(id)
  await switchMode(page, true)
})

const numbers = /kcal|Kalorien/i
const weights = /\d\s?kg\b/

/** Member pages, each with whether it may contain amounts of food in kg. */
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
  await openHydrated(page, path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  // Without the footer, whose links are those of public pages.
  return page.locator('main').innerText()
}

/** Opens a page and waits until its text matches. @returns the text */
async function readOnceShown(page: Page, path: string, shown: RegExp): Promise<string> {
  await read(page, path)
  const text = () => page.locator('main').innerText()
  await expect.poll(text).toMatch(shown)
  return text()
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

/** What compares members, or a member with yesterday. */
const scores = /in Folge|Serie|Punkte?\b|Rang\b|Rangliste|Wer noch/

it("'ohne Zahlen' shows no streak, no points and nobody else on challenge cards, the challenge and its end screen", async () => {
  for (const path of ['/profile', runningChallenge, endedChallenge]) {
    const text = await readOnceShown(member(), path, /\d von \d+ Tagen geschafft/)
    for (const hidden of [scores, numbers, weights]) expect(text).not.toMatch(hidden)
  }
  await readOnceShown(member(), endedChallenge, /Du hast es geschafft/)
})

it("'ohne Zahlen' opens a planned recipe without its energy and macros", async () => {
  const page = member()
  await openHydrated(page, '/profile/ernaehrungsplan')
  await page.locator('main a[href*="rezept="]').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Zutaten' }).waitFor()
  expect(await dialog.innerText()).not.toMatch(/kcal|Kohlenhydrate/)
})

it('the same pages show numbers to whoever wants them', async () => {
  const page = member()
  await switchMode(page, false)
  for (const path of ['/profile', '/profile/ernaehrungsplan', '/profile/alternative-rezepte', '/profile/ziele'])
    await readOnceShown(page, path, numbers)
  await readOnceShown(page, '/profile/verlauf', weights)
  await readOnceShown(page, '/profile', /\d Tage in Folge/)
  for (const path of [runningChallenge, endedChallenge]) {
    for (const shown of [/Punkte/, /Wer noch/]) await readOnceShown(page, path, shown)
  }
  await readOnceShown(page, endedChallenge, /Längste Serie: 5 Tage/)
})
