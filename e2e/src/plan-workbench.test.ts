import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newPage, openHydrated, signIn, submitSignIn } from './testing/browser-page.ts'
import { createCoach, invite } from './testing/coach.ts'
import { createAccount } from './testing/create-account.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'
import { cards, order, payByCard } from './testing/payment-steps.ts'
import { searchOptions } from './testing/search-options.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** A trainer with a client who has accepted. @returns both, signed in, and the path of the client's plan */
async function coachWithClient(coachName: string, clientName: string) {
  const coach = await createCoach(coachName, 1)
  const email = await createAccount(clientName)
  const client = await newPage(phone)
  await openHydrated(client, await invite(coach, coachName, email))
  await client.getByRole('link', { name: 'Ich habe schon ein Konto' }).click()
  await submitSignIn(client, email)
  await client.getByRole('checkbox', { name: 'Ich habe beides gelesen und willige ein.' }).check()
  await client.getByRole('button', { name: 'Einladung annehmen' }).click()
  await client.getByRole('heading', { name: `${coachName} begleitet dich jetzt` }).waitFor()
  const answer = await coach.request.get('/api/clients')
  const { items } = (await answer.json()) as { items: { id: string }[] }
  const id = items[0]?.id ?? expect.fail('no client')
  return { coach, client, id, path: `/user/${id}/ernaehrungsplan` }
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Wochenplan' })
const addTo = (page: Page, slot: string) =>
  page.getByRole('button', { name: `${slot}: Gericht oder Lebensmittel hinzufügen` })
const entries = (page: Page) => grid(page).locator('[data-entry]')
const saved = (page: Page) => page.getByText(/^gespeichert \d\d:\d\d$/).waitFor()
const meal = (page: Page, slot: string) => page.locator(`[data-meal="${slot}"]`)

it('a week for a new client by mouse, from search to release; nothing is visible before', async () => {
  const { coach, client, path } = await coachWithClient('Mathilde', 'Walburga')
  await openHydrated(coach, path)
  await coach.getByText('Noch kein Plan').waitFor()
  expect(await findPageProblems(coach)).toEqual(noProblems)

  for (const slot of ['Montag, Frühstück', 'Montag, Mittagessen', 'Montag, Abendessen']) {
    await addTo(coach, slot).click()
    await coach.getByText(`Für ${slot}`).waitFor()
    await searchOptions(coach).first().click()
    await coach.getByText(`zu ${slot} hinzugefügt`).waitFor()
  }
  // Adds a food by the piece.
  await addTo(coach, 'Montag, Vormittagssnack').click()
  await coach.getByRole('button', { name: 'Lebensmittel', exact: true }).click()
  await coach.getByRole('combobox', { name: 'Gericht oder Lebensmittel suchen' }).fill('Apfel')
  await searchOptions(coach, /^Äpfel/)
    .first()
    .click()
  await meal(coach, 'Monday MORNING_SNACK').getByText('1 Stück').waitFor()
  // Copies the day to all others, then drags a dish to another day.
  await coach.getByRole('button', { name: 'Montag: Aktionen' }).click()
  for (const day of ['Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'])
    await coach.getByRole('dialog').getByRole('button', { name: day }).click()
  await coach.getByRole('dialog').getByRole('button', { name: 'Kopieren' }).click()
  await expect.poll(() => entries(coach).count()).toBe(28)
  // The page cannot scroll while dragging, so it is scrolled to its end first, where the sums cover no meal.
  await coach.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await meal(coach, 'Sunday DINNER').locator('[data-entry]').dragTo(meal(coach, 'Sunday LATE_SNACK'), { steps: 5 })
  await meal(coach, 'Sunday LATE_SNACK').locator('[data-entry]').waitFor()
  await coach.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await meal(coach, 'Sunday DINNER').locator('[data-entry]').waitFor()
  await coach.getByRole('switch', { name: 'Spätmahlzeit anbieten' }).click()
  await saved(coach)

  await openHydrated(client, '/profile/ernaehrungsplan')
  await client.getByText('Deine Woche ist noch frei').waitFor()

  await coach.getByRole('button', { name: 'Freigeben' }).click()
  const dialog = coach.getByRole('dialog', { name: 'Plan freigeben' })
  await dialog.getByText('Das ist der erste Plan für Walburga').waitFor()
  await dialog
    .getByText(/Äpfel, 1 Stück \(\d+ g\)$/)
    .first()
    .waitFor()
  await dialog.getByText('Ausgeschaltet: Spätmahlzeit').waitFor()
  expect(await findPageProblems(coach)).toEqual(noProblems)
  await dialog.getByRole('button', { name: 'Jetzt freigeben' }).click()
  await coach.getByText('Freigegeben. Walburga sieht den neuen Plan.').waitFor()

  await client.reload()
  await client.getByText('Äpfel').first().waitFor()
})

it('a week by keyboard alone, from search to release', async () => {
  const { coach, client, path } = await coachWithClient('Klara', 'Tasso')
  await openHydrated(coach, path)
  await grid(coach).waitFor()
  const { keyboard } = coach
  const focused = () => coach.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

  await coach.locator('[data-stop][tabindex="0"]').focus()
  for (let step = 0; step < 6; step += 1) await keyboard.press('ArrowLeft')
  await expect.poll(focused).toMatch(/^Montag, Frühstück/)
  await keyboard.press('Enter')
  await expect.poll(focused).toBe('Gericht oder Lebensmittel suchen')
  await keyboard.type('suppe')
  await searchOptions(coach, /suppe/i).first().waitFor()
  // Enter adds nothing before the search has answered the typed text.
  await expect
    .poll(async () => {
      await keyboard.press('Enter')
      return entries(coach).count()
    })
    .toBe(1)
  await keyboard.press('Escape')
  await expect.poll(focused).toMatch(/^Montag, Frühstück: Gericht/)
  await keyboard.press('ArrowUp')
  await keyboard.press('+')
  await expect.poll(focused).toMatch(/1¼ Portionen/)
  await keyboard.press('l')
  await expect.poll(focused).toMatch(/Menge fest/)
  // Moves the entry to Tuesday's breakfast, then down to the morning snack.
  await keyboard.press('Alt+ArrowRight')
  await meal(coach, 'Tuesday BREAKFAST').locator('[data-entry]').waitFor()
  await keyboard.press('Alt+ArrowDown')
  await meal(coach, 'Tuesday MORNING_SNACK').locator('[data-entry]').waitFor()
  await keyboard.press('Control+c')
  await keyboard.press('ArrowRight')
  await keyboard.press('Control+v')
  await meal(coach, 'Wednesday MORNING_SNACK').locator('[data-entry]').waitFor()
  await keyboard.press('Control+z')
  await expect.poll(() => entries(coach).count()).toBe(1)
  await keyboard.press('Control+Shift+z')
  await expect.poll(() => entries(coach).count()).toBe(2)
  await keyboard.press('?')
  await coach.getByRole('dialog', { name: 'Tastenkürzel' }).waitFor()
  expect(await findPageProblems(coach)).toEqual(noProblems)
  await keyboard.press('Escape')
  await saved(coach)

  await coach.getByRole('button', { name: 'Freigeben' }).focus()
  await keyboard.press('Enter')
  await coach.getByRole('button', { name: 'Jetzt freigeben' }).waitFor()
  await keyboard.press('Enter')
  await coach.getByText('Freigegeben. Tasso sieht den neuen Plan.').waitFor()
  await openHydrated(client, '/profile/ernaehrungsplan')
  await client.getByText(/suppe/i).first().waitFor()
})

it('two windows on one day: the second is told, sees both versions, and nothing is lost', async () => {
  const { coach, path } = await coachWithClient('Doris', 'Zeno')
  const second = await coach.context().newPage()
  await openHydrated(coach, path)
  await openHydrated(second, path)
  await grid(second).waitFor()
  const addFirst = async (page: Page, text: string) => {
    await addTo(page, 'Montag, Mittagessen').click()
    await page.getByRole('combobox', { name: 'Gericht oder Lebensmittel suchen' }).fill(text)
    await searchOptions(page, new RegExp(text, 'i')).first().click()
    await meal(page, 'Monday LUNCH').getByText(new RegExp(text, 'i')).first().waitFor()
  }
  await addFirst(coach, 'suppe')
  await saved(coach)
  await addFirst(second, 'salat')
  const dialog = second.getByRole('dialog', { name: 'Montag: Inzwischen hat sich etwas geändert' })
  await dialog.getByRole('heading', { name: 'Deine Fassung', exact: true }).waitFor()
  await dialog.getByText(/suppe/i).first().waitFor()
  await dialog.getByText(/salat/i).first().waitFor()
  expect(await findPageProblems(second)).toEqual(noProblems)
  await dialog.getByRole('button', { name: 'Andere übernehmen' }).click()
  await expect.poll(() => meal(second, 'Monday LUNCH').getByText(/suppe/i).count()).toBeGreaterThan(0)
  // Taking the other version is a step of the undo history: undoing it restores the own work.
  await second.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await meal(second, 'Monday LUNCH').getByText(/salat/i).first().waitFor()
  await saved(second)
})

it('a member without a trainer plans on the phone by touch; each change holds at once', async () => {
  const page = await newPage({ ...phone, pays: true })
  await signIn(page, await createAccount('Basil'))
  await openHydrated(page, '/sale?kaufen=prod_kostbar_basis&preis=price_basis_month')
  await order(page)
  await payByCard(page, cards.good)
  await page.getByText(/^Du hast das Produkt .* erfolgreich gekauft\.$/).waitFor()
  await openHydrated(page, '/profile/ernaehrungsplan/bearbeiten')
  await page.getByText('Gilt sofort').waitFor()
  expect(await findPageProblems(page)).toEqual(noProblems)
  await page.getByRole('button', { name: 'Mittwoch', exact: true }).tap()
  const before = await entries(page).count()
  await addTo(page, 'Mittwoch, Spätmahlzeit').tap()
  await searchOptions(page).first().tap()
  await page.getByText('zu Mittwoch, Spätmahlzeit hinzugefügt').first().waitFor()
  expect(await findPageProblems(page)).toEqual(noProblems)
  await page.getByRole('button', { name: 'Fertig' }).tap()
  await expect.poll(() => entries(page).count()).toBe(before + 1)
  const entry = meal(page, 'Wednesday LATE_SNACK').locator('[data-stop]').first()
  await entry.tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Portionen: mehr' }).tap()
  await dialog.getByLabel('Tag', { exact: true }).selectOption({ label: 'Donnerstag' })
  await dialog.getByRole('button', { name: 'Verschieben' }).tap()
  await page.getByText('nach Donnerstag, Spätmahlzeit verschoben').first().waitFor()
  await saved(page)
  await page.reload()
  await page.getByRole('button', { name: 'Donnerstag', exact: true }).tap()
  await meal(page, 'Thursday LATE_SNACK').getByText('1¼ P.').waitFor()
})
