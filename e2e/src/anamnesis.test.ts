import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newPage, signIn } from './testing/browser-page.ts'
import { phone } from './testing/check-screens.ts'
import { createAccount } from './testing/create-account.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'

const touchPhone = { viewport: phone, hasTouch: true }
/** Thirteen steps, each checked for accessibility, on a busy machine. */
const journeyTimeoutMs = 300_000

const option = (page: Page, question: string | RegExp, label: string | RegExp): Locator =>
  page
    .getByRole('group', { name: question })
    .or(page.getByRole('radiogroup', { name: question }))
    .locator('label')
    .filter({ hasText: label })

/** What is tapped and typed in each step, by the title of the step; the other steps ask nothing that is required. */
const answersOfStep: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Einwilligung: (page) => option(page, 'Bist du 18 oder älter?', 'Ja').tap(),
  'Person und Körper': async (page) => {
    await page.getByLabel('Tag', { exact: true }).fill('24')
    await page.getByLabel('Monat', { exact: true }).fill('12')
    await page.getByLabel('Jahr', { exact: true }).fill('1990')
    await option(page, 'Geschlecht für die Berechnung', 'weiblich').tap()
    await page.getByLabel('Größe').fill('17')
    await page.getByLabel('Gewicht', { exact: true }).fill('72,5')
    await page.getByRole('button', { name: 'Ja, 170 cm' }).tap()
  },
  Ziele: async (page) => {
    await option(page, 'Was ist dein Hauptziel?', 'Gesünder essen').tap()
    await page.getByLabel('Warum gerade jetzt?').fill('Ich möchte mehr Kraft für den Alltag 👩‍🍳.')
    await option(page, /^Wie wichtig/, /^8$/).tap()
    await option(page, /^Wie zuversichtlich/, /^6$/).tap()
  },
  Gesundheit: async (page) => {
    await option(page, 'Schilddrüse', 'Ja').tap()
    await page.getByLabel(/^Was sollten wir dazu wissen/).fill('Unterfunktion')
    await page.getByRole('button', { name: 'Alles Übrige mit Nein beantworten' }).tap()
    await option(page, 'Bist du in ärztlicher Behandlung?', 'Nein').tap()
  },
  'Allergien und Unverträglichkeiten': async (page) => {
    await option(page, 'Worauf reagierst du allergisch?', 'Milch (G)').tap()
    await option(page, 'Was verträgst du nicht gut?', 'Keine').tap()
  },
  Ernährungsform: (page) => option(page, 'Wie ernährst du dich?', 'Vegetarisch').tap(),
  Essalltag: (page) => page.getByLabel('Mahlzeiten pro Tag').fill('4'),
  'Trinken und Genuss': (page) => page.getByLabel(/^Wie viel Wasser/).fill('1.500'),
  'Bewegung und Alltag': async (page) => {
    await option(page, 'Wie körperlich ist dein Alltag?', 'Ich sitze die meiste Zeit').tap()
    await page.getByLabel('Schlaf').fill('7,5')
  },
}

/** Answers the current step, checks the page, and goes on. */
async function completeStep(page: Page, number: number): Promise<void> {
  await page.getByText(`Schritt ${number} von 13`, { exact: true }).waitFor()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await answersOfStep[title]?.(page)
  expect({ title, ...(await findPageProblems(page)) }).toEqual({ title, ...noProblems })
  await page.getByRole('button', { name: number === 13 ? 'Zur Zusammenfassung' : 'Weiter' }).tap()
}

it(
  'the whole anamnesis by touch: the tab is closed in step 7, and another device goes on there',
  async () => {
    const email = await createAccount('Ida')
    const first = await newPage(touchPhone)
    await signIn(first, email)
    await first.goto('/profile')
    await first.getByRole('link', { name: /^Deine Anamnese/ }).tap()
    await first.getByRole('button', { name: 'Ich willige ein' }).tap()
    for (const number of [1, 2, 3, 4, 5, 6]) await completeStep(first, number)
    await first.getByText('Schritt 7 von 13').waitFor()
    const saved = first.waitForResponse((response) => !!response.request().postData()?.includes('Marillenknödel'))
    await first.getByLabel(/^Was isst du besonders gern/).pressSequentially('Marillenknödel')
    expect((await saved).status()).toBe(200)
    await first.close({ runBeforeUnload: false })

    const second = await newPage(touchPhone)
    await signIn(second, email)
    await second.goto('/anamnese')
    await second.getByRole('link', { name: 'Weiter bei Schritt 7: Ernährungsform' }).tap()
    await expect.poll(() => second.getByLabel(/^Was isst du besonders gern/).inputValue()).toBe('Marillenknödel')
    for (const number of [7, 8, 9, 10, 11, 12, 13]) await completeStep(second, number)

    await second.getByRole('heading', { level: 1, name: 'Zusammenfassung' }).waitFor()
    await second.getByText('72,5 kg').waitFor()
    await second.getByText('Ja: Unterfunktion').waitFor()
    expect(await findPageProblems(second)).toEqual(noProblems)
    await second.getByRole('button', { name: 'Anamnese absenden' }).tap()
    await second.getByRole('dialog').getByRole('button', { name: 'Absenden', exact: true }).tap()
    await second.getByRole('heading', { name: 'Danke, Ida' }).waitFor()
    expect(await findPageProblems(second)).toEqual(noProblems)
    await second.getByRole('link', { name: 'Fassung 1' }).tap()
    await second.getByRole('heading', { level: 1, name: 'Fassung 1' }).waitFor()
    expect(await findPageProblems(second)).toEqual(noProblems)
    const download = second.waitForEvent('download')
    await second.getByRole('button', { name: 'Fassung 1 als PDF herunterladen' }).tap()
    expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-')
    await second.goto('/profile')
    await second.getByRole('navigation', { name: 'Schnellzugriff' }).waitFor()
    expect(await second.getByRole('link', { name: /^Deine Anamnese/ }).count()).toBe(0)
  },
  journeyTimeoutMs,
)

it('two devices at once: the later one sees both answers and chooses', async () => {
  const email = await createAccount('Alma')
  const [laptop, mobile] = [await newPage(), await newPage(touchPhone)]
  for (const device of [laptop, mobile]) await signIn(device, email)
  await laptop.goto('/anamnese')
  await laptop.getByRole('button', { name: 'Ich willige ein' }).click()
  await laptop.getByRole('heading', { level: 1, name: 'Einwilligung' }).waitFor()
  for (const device of [laptop, mobile]) await device.goto('/anamnese?schritt=13')
  const field = (page: Page) => page.getByLabel(/^Das möchte ich noch sagen/)
  for (const device of [laptop, mobile]) await field(device).waitFor()
  await field(mobile).fill('Vom Handy')
  await mobile.getByText(/^gespeichert/).waitFor()
  await field(laptop).fill('Vom Laptop')
  const dialog = laptop.getByRole('alertdialog', { name: 'Was gilt?' })
  await dialog.getByText('Vom Handy').click()
  expect(await findPageProblems(laptop)).toEqual(noProblems)
  await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await expect.poll(() => field(laptop).inputValue()).toBe('Vom Handy')
})
