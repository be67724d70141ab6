import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { hydrated, newPage, openHydrated, signIn } from './testing/browser-page.ts'
import { startOutage } from './testing/outage.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'

const photo = {
  name: 'eintopf.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

it('a trainer writes a recipe with a photo after a storage outage; the client finds it', async () => {
  const trainer = await newPage()
  await signIn(trainer, 'trainer@kostbar.test')
  await openHydrated(trainer, '/profile/alternative-rezepte')
  await trainer.getByRole('link', { name: 'Neues Rezept' }).click()
  await trainer.waitForURL('**/neu')
  await hydrated(trainer)
  await trainer.getByLabel('Name').fill('Linsensuppe vom Trainer')
  const endOutage = await startOutage(trainer, '**/recipes/*/*.png**')
  await trainer.getByLabel('Foto wählen').setInputFiles(photo)
  await trainer.getByText('Unsere Bild-Services sind derzeit nicht erreichbar.').first().waitFor()
  endOutage()
  await trainer.getByRole('button', { name: 'Nochmal versuchen' }).click()
  await trainer.getByRole('img', { name: 'Das gewählte Foto' }).waitFor()
  await trainer.getByLabel('Menge der 1. Zutat').fill('120')
  await trainer.getByLabel('1. Zutat', { exact: true }).fill('Rote Linsen')
  await trainer.getByLabel('1. Schritt').fill('Alles weich kochen.')
  await trainer.getByRole('checkbox', { name: 'Aus den Zutaten berechnen' }).uncheck()
  for (const [label, value] of Object.entries({ Energie: '337,5', Kohlenhydrate: '50', Proteine: '23', Fette: '5' }))
    await trainer.getByLabel(new RegExp(`^${label}`)).fill(value)
  await trainer.getByRole('button', { name: 'Rezept speichern' }).click()
  await trainer.getByRole('dialog', { name: 'Linsensuppe vom Trainer' }).waitFor()

  const member = await newPage()
  await signIn(member, 'mitglied@kostbar.test')
  await openHydrated(member, '/profile/alternative-rezepte')
  await member.getByLabel('Rezept suchen').fill('linsensuppe vom')
  await member.getByRole('link', { name: 'Linsensuppe vom Trainer' }).click()
  const dialog = member.getByRole('dialog', { name: 'Linsensuppe vom Trainer' })
  await dialog.getByText('Alles weich kochen.').waitFor()
  const image = dialog.locator('img[src^="/api/recipes/"]')
  await expect.poll(() => image.evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBe(1)
  expect(await dialog.getByRole('button', { name: 'Zurückziehen' }).count()).toBe(0)

  await trainer.getByRole('button', { name: 'Zurückziehen' }).click()
  await trainer.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await trainer.getByText('„Linsensuppe vom Trainer“ ist zurückgezogen.').waitFor()
  await member.reload()
  await member.getByText('Dieses Rezept gibt es nicht mehr').waitFor()
})

it('a trainer imports a pasted recipe, chooses the food nobody knew, and finds it in the library', async () => {
  const trainer = await newPage()
  await signIn(trainer, 'trainer@kostbar.test')
  await openHydrated(trainer, '/profile/alternative-rezepte')
  await trainer.getByRole('link', { name: 'Rezept importieren' }).click()
  await trainer.waitForURL('**/importieren')
  await hydrated(trainer)
  const lines = [
    'Linsendal für Gäste',
    'Zutaten für 4 Portionen',
    '20 dag rote Linsen',
    '2 Stk. Wunderzwiebeln',
    'Zubereitung',
    'Alles weich kochen.',
  ]
  await trainer.getByLabel('Text des Rezepts').fill(lines.join('\n'))
  await trainer.getByRole('button', { name: 'Rezept auslesen' }).click()
  await trainer.getByText('Im Original: „20 dag rote Linsen“').waitFor()
  expect(await trainer.getByLabel('Menge der 1. Zutat').inputValue()).toBe('200')
  await trainer.getByText('Kein bekanntes Lebensmittel.').waitFor()
  // A typed name that equals a food's name selects the food.
  await trainer.getByLabel('2. Zutat', { exact: true }).fill('Zwiebel')
  await trainer.getByText(/^Zwiebeln, \d+ kcal je 100 g$/).waitFor()
  await trainer.getByText('Kein bekanntes Lebensmittel.').waitFor({ state: 'hidden' })
  await trainer.getByLabel('Titel der Seite oder des Buchs').fill('Kochbuch der Familie')
  await trainer.getByRole('button', { name: 'Rezept speichern' }).click()
  const dialog = trainer.getByRole('dialog', { name: 'Linsendal für Gäste' })
  await dialog.getByText('Quelle: Kochbuch der Familie').waitFor()
  await openHydrated(trainer, '/profile/alternative-rezepte?suche=linsendal')
  await trainer.getByRole('link', { name: 'Linsendal für Gäste' }).waitFor()
})

it('two tabs that favourite the same recipe agree, also after a reload', async () => {
  const tab = await newPage()
  await signIn(tab, 'mitglied@kostbar.test')
  const other = await tab.context().newPage()
  const address = '/profile/alternative-rezepte?suche=apfelstrudel'
  const heart = (page: Page) => page.getByRole('button', { name: '„Apfelstrudel“ merken' })
  for (const page of [tab, other]) {
    await page.goto(address)
    await heart(page).waitFor()
  }
  // The second tab does not know yet that the recipe is chosen, and switches it on as well.
  for (const page of [tab, other]) {
    const saved = page.waitForResponse((response) => response.url().includes('/toggle/'))
    await heart(page).click()
    expect((await (await saved).json()).toggled).toBe(true)
  }
  for (const page of [tab, other]) {
    await page.reload()
    await heart(page).waitFor()
    expect(await heart(page).getAttribute('aria-pressed')).toBe('true')
  }
})

/** Adds a recipe of the trainer and plans it for the demo member's lunch on every day. @returns its id */
const addPlannedRecipe = (trainer: Page, name: string): Promise<string> =>
  trainer.evaluate(async (givenName) => {
    const call = async (method: string, path: string, body?: object) =>
      (
        await fetch(`/api${path}`, {
          method,
          ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        })
      ).json()
    const draft = {
      name: givenName,
      kcal: 333,
      carbs: 40,
      proteins: 12,
      fats: 10,
      servings: 1,
      ingredients: [{ amount: 1, unit: 'Stk', normalName: 'Karotte' }],
      steps: ['Kochen.'],
    }
    const { id: recipeId } = await call('POST', '/recipes', draft)
    const { items } = await call('GET', '/clients')
    const userId = items.find(({ email }: { email: string }) => email === 'mitglied@kostbar.test').id
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
      await call('POST', '/nutritionplan/toggle', { userId, recipeId, day, meal: 'LUNCH', portions: 1 })
    return recipeId
  }, name)

/** List item of today in the open plan. */
const todayIn = (page: Page) => page.getByRole('listitem').filter({ has: page.getByText('Heute', { exact: true }) })

const origin = () => ({ headers: { origin: inject('webUrl') } })

it('a trainer who edits a recipe sees in how many plans it is; the plans say that it changed', async () => {
  const trainer = await newPage()
  await signIn(trainer, 'trainer@kostbar.test')
  await openHydrated(trainer, '/profile')
  const recipeId = await addPlannedRecipe(trainer, 'Wandelsuppe')
  await openHydrated(trainer, `/profile/alternative-rezepte?rezept=${recipeId}`)
  await trainer.getByRole('dialog').getByRole('link', { name: 'Bearbeiten' }).click()
  await trainer.getByText('Dieses Rezept steht in 1 Plan.').waitFor()
  await hydrated(trainer)
  expect(await findPageProblems(trainer)).toEqual(noProblems)
  await trainer.getByLabel('Name').fill('Verwandelte Suppe')
  await trainer.getByLabel(/^Energie/).fill('444')
  await trainer.getByRole('button', { name: 'Rezept speichern' }).click()
  await trainer.getByRole('dialog', { name: 'Verwandelte Suppe' }).waitFor()

  const member = await newPage()
  await signIn(member, 'mitglied@kostbar.test')
  await openHydrated(member, '/profile/ernaehrungsplan')
  const today = todayIn(member)
  await today.getByText('Verwandelte Suppe').waitFor()
  await today.getByText('Rezept wurde geändert').waitFor()
  await today.getByText(/444 kcal/).waitFor()
  expect((await trainer.request.delete(`/api/recipes/${recipeId}`, origin())).status()).toBe(200)
})

it('a withdrawn recipe stays in the plan, marked as such, and counts in the sums', async () => {
  const trainer = await newPage()
  await signIn(trainer, 'trainer@kostbar.test')
  await openHydrated(trainer, '/profile')
  const name = 'Abschiedssuppe'
  const recipeId = await addPlannedRecipe(trainer, name)
  expect((await trainer.request.delete(`/api/recipes/${recipeId}`, origin())).status()).toBe(200)
  const member = await newPage()
  await signIn(member, 'mitglied@kostbar.test')
  await openHydrated(member, '/profile/ernaehrungsplan')
  const today = todayIn(member)
  await today.getByText(name).waitFor()
  const entry = today.getByRole('listitem').filter({ hasText: name }).last()
  await entry.getByText('Nicht mehr im Kochbuch, zählt aber mit').waitFor()
  expect(await today.getByRole('link', { name }).count()).toBe(0)
  const plan = await (await member.request.get('/api/nutritionplan')).json()
  const kcalOf = (day: { meals: { enabled: boolean; recipes: { kcal: number; portions: number }[] }[] }) =>
    day.meals
      .filter(({ enabled }) => enabled)
      .flatMap(({ recipes }) => recipes)
      .reduce((sum, { kcal, portions }) => sum + kcal * portions, 0)
  const weekday = new Date().toLocaleDateString('en', { weekday: 'long', timeZone: 'Europe/Vienna' })
  const sum = Math.round(kcalOf(plan.find(({ day }: { day: string }) => day === weekday)))
  await today
    .getByRole('row', { name: /^Energie/ })
    .getByText(sum.toLocaleString('de-DE'))
    .first()
    .waitFor()
})

/** Text of the printed page while a recipe sheet is open. */
async function printedWith(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const printed = {
    recipe: await page.getByRole('heading', { name: 'Zutaten' }).isVisible(),
    page: await page.locator('main').isVisible(),
    state: await page.locator('#state').isVisible(),
  }
  await page.emulateMedia({ media: null })
  return printed
}

it('a recipe opened by the keyboard is printed alone and gives the focus back, in the list and in the plan', async () => {
  const page = await newPage()
  await signIn(page, 'mitglied@kostbar.test')
  for (const [path, list] of [
    ['/profile/alternative-rezepte', 'main li h2'],
    ['/profile/ernaehrungsplan', '[aria-label="Deine Woche"]'],
  ] as const) {
    await openHydrated(page, path)
    const link = page.locator(`${list} a`).first()
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: (await link.textContent()) ?? '' })
    await dialog.getByRole('heading', { name: 'Zutaten' }).waitFor()
    expect(await printedWith(page)).toEqual({ recipe: true, page: false, state: false })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  }
})

it('a trainer shares a collection with a client and takes it back', async () => {
  const trainer = await newPage({ viewport: { width: 1440, height: 900 } })
  await signIn(trainer, 'trainer@kostbar.test')
  await openHydrated(trainer, '/profile/alternative-rezepte?tags=Vegan&suche=suppe')
  await trainer.getByRole('link', { name: 'Sammlung mit Kunden teilen' }).click()
  await trainer.getByRole('heading', { name: 'Rezepte mit Kunden teilen', level: 1 }).waitFor()
  await trainer.getByRole('checkbox', { name: /^Sabine/ }).check()
  await trainer.getByRole('button', { name: 'Vorschau prüfen' }).click()
  await trainer.getByRole('region', { name: 'Vorschau' }).waitFor()
  expect(await findPageProblems(trainer)).toEqual(noProblems)
  await trainer.getByRole('button', { name: 'Mit 1 Person teilen' }).click()
  await trainer.getByText(/dazugekommen/).waitFor()
  expect(await findPageProblems(trainer)).toEqual(noProblems)
  await trainer.getByRole('button', { name: 'Rückgängig machen' }).click()
  await trainer.getByText(/zurückgenommen/).waitFor()
})
