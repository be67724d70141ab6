import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { newPage, signIn } from './testing/browser-page.ts'
import { createAccount } from './testing/create-account.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'
import { cards, orderButton, payByCard } from './testing/payment-steps.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** A member of the Basis membership without a trainer, signed in on a phone. */
async function basisMember(name: string): Promise<{ page: Page; id: string }> {
  const page = await newPage({ ...phone, pays: true })
  await signIn(page, await createAccount(name))
  await page.goto('/sale?kaufen=prod_kostbar_basis&preis=price_basis_month')
  await page.getByRole('button', orderButton).click()
  await payByCard(page, cards.good)
  await page.getByText(/^Du hast das Produkt .* erfolgreich gekauft\.$/).waitFor()
  const { id } = (await (await page.request.get('/api/users/info')).json()) as { id: string }
  return { page, id }
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api${path}`, { data, headers: { origin: inject('webUrl') } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Nuts are what the member is allergic to. */
async function setNutAllergy(page: Page, id: string): Promise<void> {
  const consent = (await (await page.request.get('/api/consents/health')).json()) as { version: string }
  await post(page, '/consents/health', { version: consent.version })
  const profile = { allergens: ['H'], intolerances: [], diet: null, likes: [], dislikes: [], rev: 0 }
  await post(page, `/care-profile/${id}`, profile)
}

it('a member without a trainer: targets, a shipped week, a swap, the shopping list, by touch', async () => {
  const { page, id } = await basisMember('Bernadette')
  await post(page, `/users/${id}/makros`, { kcal: 2000, carbs: 225, proteins: 100, fats: 78 })
  await page.goto('/profile/ernaehrungsplan')
  await page.getByRole('button', { name: 'Mit einer fertigen Woche starten' }).tap()
  const weeks = page.getByRole('dialog', { name: 'Fertige Wochen' })
  await weeks.getByRole('radio', { name: /Vegetarische Woche/ }).check()
  await weeks.getByText('Dienstag', { exact: true }).tap()
  await weeks.getByText('Porridge mit Apfel und Zimt').waitFor()
  expect(await findPageProblems(page)).toEqual(noProblems)
  await weeks.getByRole('button', { name: 'Mit dieser Woche starten' }).tap()
  await page.getByText('Deine Woche steht.').waitFor()
  expect(await findPageProblems(page)).toEqual(noProblems)

  await page
    .getByRole('button', { name: /ändern oder tauschen$/ })
    .first()
    .tap()
  const change = page.getByRole('dialog')
  const planned = await change.getByRole('heading', { level: 2 }).textContent()
  await change
    .getByRole('button', { name: /^Gegen .* tauschen$/ })
    .first()
    .waitFor()
  expect(await findPageProblems(page)).toEqual(noProblems)
  await change
    .getByRole('button', { name: /^Gegen .* tauschen$/ })
    .first()
    .tap()
  await page.getByText(`„${planned}“ ist gegen`).waitFor()
  await page.getByRole('button', { name: 'Rückgängig' }).tap()
  await page.getByText('Dein Plan ist wieder wie vorher.').waitFor()

  await page.getByRole('button', { name: 'Einkaufsliste aus Plan' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Auf die Einkaufsliste' }).tap()
  await page.getByRole('link', { name: 'Zur Einkaufsliste' }).tap()
  await page.getByRole('checkbox').first().waitFor()
})

it('a nut allergy is marked in recipes, sheet, plan, portions and shopping list, and keeps nuts out of weeks and swaps', async () => {
  const { page, id } = await basisMember('Nora')
  await setNutAllergy(page, id)
  await post(page, `/users/${id}/makros`, { kcal: 2000, carbs: 225, proteins: 100, fats: 78 })
  const mark = () => page.getByText('Allergen: Schalenfrüchte').first()

  await page.goto('/profile/alternative-rezepte?suche=Nussf%C3%BClle')
  await mark().waitFor()
  await page.getByRole('link', { name: 'Bratapfel mit Nussfülle' }).tap()
  await page.getByRole('dialog').getByText('Allergen: Schalenfrüchte').waitFor()

  await page.goto('/profile/ernaehrungsplan')
  await page.getByRole('button', { name: 'Mit einer fertigen Woche starten' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Mit dieser Woche starten' }).tap()
  await page.getByText(/Gerichte passen nicht zu deinem Ernährungsprofil/).tap()
  await page.getByText(/„Bratapfel mit Nussfülle“.*Allergen: Schalenfrüchte/).waitFor()
  expect(await page.getByText(/^Allergen: Schalenfrüchte$/).count()).toBe(0)

  const list = (await (await page.request.get('/api/recipes/all?filter=Nussf%C3%BClle')).json()) as {
    items: { id: string }[]
  }
  const recipeId = list.items[0]?.id ?? expect.fail('no recipe with nuts')
  const plan = (await (await page.request.get('/api/nutritionplan')).json()) as { day: string; version: number }[]
  const day = {
    day: 'Monday',
    version: plan[0]?.version,
    meals: [{ meal: 'LATE_SNACK', note: '', entries: [{ recipeId, portions: 1 }] }],
  }
  const headers = { origin: inject('webUrl') }
  const refused = await page.request.post('/api/nutritionplan/day', { data: day, headers })
  expect([refused.status(), await refused.json()]).toMatchObject([409, { code: 'allergen_conflict' }])
  await post(page, '/nutritionplan/day', { ...day, overrides: [{ recipeId, allergen: 'H', reason: 'Ohne Nüsse' }] })
  await page.reload()
  await mark().waitFor()
  await page.getByRole('button', { name: 'Einkaufsliste aus Plan' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Auf die Einkaufsliste' }).tap()
  await page.getByRole('link', { name: 'Zur Einkaufsliste' }).tap()
  await mark().waitFor()
})
