import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, newPage, openHydrated, signIn } from './testing/browser-page.ts'
import { phone } from './testing/check-screens.ts'
import { createAccount } from './testing/create-account.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'

const touchPhone = { viewport: phone, hasTouch: true }
/** Timeout for thirteen steps, each checked for accessibility, on a busy machine. */
const journeyTimeoutMs = 300_000

const option = (page: Page, question: string | RegExp, label: string | RegExp): Locator =>
  page
    .getByRole('group', { name: question })
    .or(page.getByRole('radiogroup', { name: question }))
    .locator('label')
    .filter({ hasText: label })

/** A way to operate the form: by keyboard or by touch. */
interface Operation {
  choose(option: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  press(button: Locator): Promise<void>
}

const byTouch: Operation = {
  choose: (option) => option.tap(),
  type: (field, text) => field.fill(text),
  press: (button) => button.tap(),
}

/** Upper bound of the tab stops of a step. */
const maxTabStops = 200

/** Presses Tab until the focus is in an element. */
async function tabTo(element: Locator): Promise<void> {
  for (let stop = 0; stop < maxTabStops; stop += 1) {
    if (await element.evaluate((target) => target.contains(document.activeElement))) return
    await element.page().keyboard.press('Tab')
  }
  throw new Error(`No way by Tab to ${element}`)
}

const byKeyboard: Operation = {
  choose: async (option) => {
    const input = option.locator('input')
    const { keyboard } = option.page()
    if ((await input.getAttribute('type')) === 'checkbox') {
      await tabTo(option)
      await keyboard.press('Space')
    } else {
      const name = await input.getAttribute('name')
      const radios = option.page().locator(`input[name="${name}"]`)
      await tabTo(option.page().locator(':is(fieldset, [role=radiogroup])').filter({ has: radios }).last())
      await keyboard.press('Space')
      for (let turn = await radios.count(); turn > 0 && !(await input.isChecked()); turn -= 1)
        await keyboard.press('ArrowDown')
    }
    expect(await input.isChecked()).toBe(true)
  },
  type: async (field, text) => {
    await tabTo(field)
    await field.page().keyboard.insertText(text)
  },
  press: async (button) => {
    await tabTo(button)
    await button.page().keyboard.press('Enter')
  },
}

/** Answers to the required questions of each step, by the step's title; other steps require no answer. */
const answersOfStep: Readonly<Record<string, (page: Page, by: Operation) => Promise<void>>> = {
  Einwilligung: (page, by) => by.choose(option(page, 'Bist du 18 oder älter?', 'Ja')),
  'Person und Körper': async (page, by) => {
    await by.type(page.getByLabel('Tag', { exact: true }), '24')
    await by.type(page.getByLabel('Monat', { exact: true }), '12')
    await by.type(page.getByLabel('Jahr', { exact: true }), '1990')
    await by.choose(option(page, 'Geschlecht für die Berechnung', 'weiblich'))
    await by.type(page.getByLabel('Größe'), '17')
    await by.type(page.getByLabel('Gewicht', { exact: true }), '72,5')
    await by.press(page.getByRole('button', { name: 'Ja, 170 cm' }))
  },
  Ziele: async (page, by) => {
    await by.choose(option(page, 'Was ist dein Hauptziel?', 'Gesünder essen'))
    await by.type(page.getByLabel('Warum gerade jetzt?'), 'Ich möchte mehr Kraft für den Alltag 👩‍🍳.')
    await by.choose(option(page, /^Wie wichtig/, /^8$/))
    await by.choose(option(page, /^Wie zuversichtlich/, /^6$/))
  },
  Gesundheit: async (page, by) => {
    await by.choose(option(page, 'Schilddrüse', 'Ja'))
    await by.type(page.getByLabel(/^Was sollten wir dazu wissen/), 'Unterfunktion')
    await by.press(page.getByRole('button', { name: 'Alles Übrige mit Nein beantworten' }))
    await by.choose(option(page, 'Bist du in ärztlicher Behandlung?', 'Nein'))
  },
  'Allergien und Unverträglichkeiten': async (page, by) => {
    await by.choose(option(page, 'Worauf reagierst du allergisch?', 'Milch (G)'))
    await by.choose(option(page, 'Was verträgst du nicht gut?', 'Keine'))
  },
  Ernährungsform: (page, by) => by.choose(option(page, 'Wie ernährst du dich?', 'Vegetarisch')),
  Essalltag: (page, by) => by.type(page.getByLabel('Mahlzeiten pro Tag'), '4'),
  'Trinken und Genuss': (page, by) => by.type(page.getByLabel(/^Wie viel Wasser/), '1.500'),
  'Bewegung und Alltag': async (page, by) => {
    await by.choose(option(page, 'Wie körperlich ist dein Alltag?', 'Ich sitze die meiste Zeit'))
    await by.type(page.getByLabel('Schlaf'), '7,5')
  },
}

/** Answers the current step and opens the next one. @param check runs before the next step is opened */
async function completeStep(page: Page, number: number, by: Operation, check = async (_title: string) => {}) {
  await page.getByText(`Schritt ${number} von 13`, { exact: true }).waitFor()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await answersOfStep[title]?.(page, by)
  await check(title)
  await by.press(page.getByRole('button', { name: number === 13 ? 'Zur Zusammenfassung' : 'Weiter' }))
}

/** Answers the current step by touch, checks the page, and opens the next step. */
const tapThroughStep = (page: Page, number: number) =>
  completeStep(page, number, byTouch, async (title) =>
    expect({ title, ...(await findPageProblems(page)) }).toEqual({ title, ...noProblems }),
  )

it(
  'the whole anamnesis by touch: the tab is closed in step 7, and another device goes on there',
  async () => {
    const email = await createAccount('Ida')
    const first = await newPage(touchPhone)
    await signIn(first, email)
    await openHydrated(first, '/profile')
    await first.getByRole('link', { name: /^Deine Anamnese/ }).tap()
    await first.getByRole('button', { name: 'Ich willige ein' }).tap()
    for (const number of [1, 2, 3, 4, 5, 6]) await tapThroughStep(first, number)
    await first.getByText('Schritt 7 von 13').waitFor()
    const saved = first.waitForResponse((response) => !!response.request().postData()?.includes('Marillenknödel'))
    await first.getByLabel(/^Was isst du besonders gern/).pressSequentially('Marillenknödel')
    expect((await saved).status()).toBe(200)
    await first.close({ runBeforeUnload: false })

    const second = await newPage(touchPhone)
    await signIn(second, email)
    await openHydrated(second, '/anamnese')
    await second.getByRole('link', { name: 'Weiter bei Schritt 7: Ernährungsform' }).tap()
    await expect.poll(() => second.getByLabel(/^Was isst du besonders gern/).inputValue()).toBe('Marillenknödel')
    for (const number of [7, 8, 9, 10, 11, 12, 13]) await tapThroughStep(second, number)

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
    await openHydrated(second, '/profile')
    await second.getByRole('navigation', { name: 'Schnellzugriff' }).waitFor()
    expect(await second.getByRole('link', { name: /^Deine Anamnese/ }).count()).toBe(0)
  },
  journeyTimeoutMs,
)

it(
  'the whole anamnesis by keyboard alone',
  async () => {
    const email = await createAccount('Ottilie')
    const page = await newPage({ viewport: phone })
    await signIn(page, email)
    await openHydrated(page, '/anamnese')
    await hydrated(page)
    await byKeyboard.press(page.getByRole('button', { name: 'Ich willige ein' }))
    for (let number = 1; number <= 13; number += 1) await completeStep(page, number, byKeyboard)
    await page.getByRole('heading', { level: 1, name: 'Zusammenfassung' }).waitFor()
    await byKeyboard.press(page.getByRole('button', { name: 'Anamnese absenden' }))
    await byKeyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Absenden', exact: true }))
    await page.getByRole('heading', { name: 'Danke, Ottilie' }).waitFor()
  },
  journeyTimeoutMs,
)

it('two devices at once: the later one sees both answers and chooses', async () => {
  const email = await createAccount('Alma')
  const [laptop, mobile] = [await newPage(), await newPage(touchPhone)]
  for (const device of [laptop, mobile]) await signIn(device, email)
  await openHydrated(laptop, '/anamnese')
  await laptop.getByRole('button', { name: 'Ich willige ein' }).click()
  await laptop.getByRole('heading', { level: 1, name: 'Einwilligung' }).waitFor()
  for (const device of [laptop, mobile]) await openHydrated(device, '/anamnese?schritt=13')
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
