import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { newPage, openHydrated, signIn } from './testing/browser-page.ts'
import { phone } from './testing/check-screens.ts'
import { createAccount } from './testing/create-account.ts'
import { runStatement } from './testing/database.ts'

const touchPhone = { viewport: phone, hasTouch: true }

/** Calls the API as the signed-in person. */
const post = async (page: Page, path: string, data: object) => {
  const response = await page.request.post(`/api${path}`, { data, headers: { origin: inject('webUrl') } })
  expect(response.ok()).toBe(true)
}

async function giveConsent(page: Page): Promise<void> {
  const { version } = await (await page.request.get('/api/consents/health')).json()
  await post(page, '/consents/health', { version })
}

async function openProtocol(email: string): Promise<Page> {
  const page = await newPage(touchPhone)
  await signIn(page, email)
  await openHydrated(page, '/protocol')
  return page
}

const entries = (page: Page) => page.getByRole('region', { name: 'Gegessen und getrunken' }).getByRole('listitem')

/** Adds an entry with a text by touch; suggestions may be open while the button beside the field is tapped. */
async function addEntry(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Eintragen' }).tap()
  await page.getByRole('combobox', { name: 'Essen oder Getränk' }).tap()
  await page.keyboard.type(text)
  // Found by its text: while suggestions are open, the accessibility tree contains nothing else.
  await page.getByText('Dazu', { exact: true }).tap()
  await page.getByRole('button', { name: 'Fertig' }).tap()
}

const stored = (page: Page) => page.getByText('Alles gespeichert').waitFor()

/** Opens a day in the week strip. @param index 0 for the first day */
async function showDay(page: Page, index: number): Promise<void> {
  const day = page.getByRole('navigation', { name: 'Tage des Protokolls' }).getByRole('button').nth(index)
  await day.tap()
  await expect.poll(() => day.getAttribute('aria-current')).toBe('date')
}

const progress = (page: Page) => page.getByText(/von 7 Tagen vollständig/).textContent()

/** Moves the protocol of an account six days back: today is its last day. */
const beginSixDaysAgo = (email: string) =>
  runStatement(
    'UPDATE protocols SET starts_on = starts_on - 6 WHERE user_id = (SELECT id FROM users WHERE email = $1)',
    email,
  )

it('a day by touch, with flight mode and a reload in it, and two phones: nothing is lost, nothing twice', async () => {
  const email = await createAccount('Paula')
  const page = await newPage(touchPhone)
  await signIn(page, email)
  await giveConsent(page)
  await openHydrated(page, '/protocol')
  await page.getByRole('button', { name: 'Protokoll beginnen' }).tap()
  await addEntry(page, '1 Portion Porridge')
  await expect.poll(() => entries(page).count()).toBe(1)
  await page.getByText('Alles gespeichert').waitFor()

  const other = await openProtocol(email)
  await entries(other).first().waitFor()
  await other.getByRole('button', { name: '250 ml mehr' }).tap()
  await other.getByText('Alles gespeichert').waitFor()

  await page.context().setOffline(true)
  // A repeated entry takes three taps.
  await page.getByRole('button', { name: 'Eintragen' }).tap()
  await page.getByRole('button', { name: '1 Portion Porridge', exact: true }).tap()
  await page.getByRole('button', { name: 'Fertig' }).tap()
  await addEntry(page, 'Kaffee ☕')
  await page.getByRole('group', { name: 'Stimmung' }).getByRole('button', { name: '4' }).tap()
  await page.getByText('Wartet auf Netz (3)').waitFor()
  await addEntry(other, 'Apfel')
  await other.getByText('Alles gespeichert').waitFor()

  page.on('dialog', (dialog) => void dialog.accept())
  await page.context().setOffline(false)
  await page.reload()
  await expect.poll(() => entries(page).count()).toBe(4)
  await page.getByText('Alles gespeichert').waitFor()
  await other.reload()
  await expect.poll(() => entries(other).count()).toBe(4)
  const mood = other.getByRole('group', { name: 'Stimmung' }).getByRole('button', { name: '4' })
  await expect.poll(() => mood.getAttribute('aria-pressed')).toBe('true')
  await other.getByText('0,25 l').waitFor()
})

it('two tabs without a connection: neither loses what the other one wrote, and both show it', async () => {
  const page = await newPage(touchPhone)
  await signIn(page, await createAccount('Tilda'))
  await giveConsent(page)
  await openHydrated(page, '/protocol')
  await page.getByRole('button', { name: 'Protokoll beginnen' }).tap()
  await page.getByRole('button', { name: 'Eintragen' }).waitFor()
  const other = await page.context().newPage()
  await openHydrated(other, '/protocol')
  await page.context().setOffline(true)
  await addEntry(page, 'Apfel')
  await expect.poll(() => entries(other).allTextContents()).toEqual([expect.stringContaining('Apfel')])
  await addEntry(other, 'Birne')
  await expect.poll(() => entries(page).count()).toBe(2)
  for (const tab of [other, page]) await tab.close()

  const later = await page.context().newPage()
  await page.context().setOffline(false)
  await openHydrated(later, '/protocol')
  await expect.poll(() => entries(later).count()).toBe(2)
  await stored(later)
  await later.reload()
  await expect.poll(() => entries(later).count()).toBe(2)
})

it('a week by touch on two phones, half of it in flight mode: everything is stored once, a known meal within ten seconds', async () => {
  const email = await createAccount('Wanda')
  const page = await newPage(touchPhone)
  await signIn(page, email)
  await giveConsent(page)
  await openHydrated(page, '/protocol')
  await page.getByRole('button', { name: 'Protokoll beginnen' }).tap()
  await page.getByRole('button', { name: 'Eintragen' }).waitFor()
  await beginSixDaysAgo(email)
  await page.reload()
  const other = await openProtocol(email)

  await showDay(page, 0)
  await addEntry(page, 'Porridge mit Beeren')
  await stored(page)
  let slowestMs = 0
  const addKnown = async () => {
    const beganAt = performance.now()
    await page.getByRole('button', { name: 'Eintragen' }).tap()
    await page
      .getByRole('button', { name: /Porridge mit Beeren/ })
      .first()
      .tap()
    await page.getByRole('button', { name: 'Fertig' }).tap()
    await page.getByRole('button', { name: 'Fertig' }).waitFor({ state: 'detached' })
    slowestMs = Math.max(slowestMs, performance.now() - beganAt)
  }
  for (let index = 1; index < 7; index += 1) {
    // Offline from the third to the sixth day.
    if (index === 2 || index === 6) await page.context().setOffline(index === 2)
    await showDay(page, index)
    await addKnown()
    await showDay(other, index)
    await addEntry(other, `Apfel am Tag ${index + 1}`)
  }
  await stored(page)
  await stored(other)
  expect(slowestMs).toBeLessThan(10_000)

  for (const phonePage of [page, other]) {
    await phonePage.reload()
    for (let index = 0; index < 7; index += 1) {
      await showDay(phonePage, index)
      const expected = ['Porridge mit Beeren', ...(index > 0 ? [`Apfel am Tag ${index + 1}`] : [])]
      await expect.poll(async () => (await entries(phonePage).allTextContents()).length).toBe(expected.length)
      const shown = (await entries(phonePage).allTextContents()).join()
      for (const text of expected) expect(shown).toContain(text)
    }
  }

  // Each phone finishes a part of the days; the last one submits.
  for (let index = 0; index < 7; index += 1) {
    const phonePage = index % 2 === 0 ? page : other
    await showDay(phonePage, index)
    await phonePage.getByRole('checkbox', { name: 'Für diesen Tag ist alles aufgeschrieben' }).tap()
    await stored(phonePage)
  }
  await page.reload()
  await expect.poll(() => progress(page)).toBe('7 von 7 Tagen vollständig')
  await page.getByRole('button', { name: 'Protokoll abschicken' }).tap()
  await page.getByText('Dein Protokoll ist abgeschickt. Danke fürs Mitschreiben!').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Eintragen' }).count()).toBe(0)
})
