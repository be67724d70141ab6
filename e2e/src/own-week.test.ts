import { expect, it } from 'vitest'
import { basisMember, post, setNutAllergy } from './testing/basis-member.ts'
import { openHydrated } from './testing/browser-page.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'

it('a member without a trainer: targets, a shipped week, a swap, the shopping list, by touch', async () => {
  const { page, id } = await basisMember('Bernadette')
  await post(page, `/users/${id}/makros`, { kcal: 2000, carbs: 225, proteins: 100, fats: 78 })
  await openHydrated(page, '/profile/ernaehrungsplan')
  await page.getByRole('button', { name: 'Mit einer fertigen Woche starten' }).tap()
  const weeks = page.getByRole('dialog', { name: 'Fertige Wochen' })
  await weeks.getByRole('radio', { name: /Vegetarische Woche, leicht/ }).check()
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
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Zutaten übernehmen$/ })
    .tap()
  await page.getByRole('link', { name: 'Zur Einkaufsliste' }).tap()
  await page.getByRole('checkbox').first().waitFor()

  await openHydrated(page, '/profile/ernaehrungsplan/bearbeiten')
  await page.getByText('Gilt sofort').waitFor()
  const sums = page.locator('dl:visible dd')
  const tops = await sums.evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top))
  expect(tops).toHaveLength(4)
  expect(new Set(tops).size).toBe(1)
})

it('a nut allergy keeps nuts out of shipped weeks, and says what was replaced', async () => {
  const { page, id } = await basisMember('Nora')
  await setNutAllergy(page, id)
  await post(page, `/users/${id}/makros`, { kcal: 2000, carbs: 225, proteins: 100, fats: 78 })
  await openHydrated(page, '/profile/ernaehrungsplan')
  await page.getByRole('button', { name: 'Mit einer fertigen Woche starten' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Bunte Woche, leicht.*Gerichte passen nicht zu dir/ }).check()
  await dialog.getByRole('button', { name: 'Mit dieser Woche starten' }).tap()
  await page.getByText(/Gerichte sind an dein Ernährungsprofil angepasst/).tap()
  await page.getByText(/„Bratapfel mit Nussfülle“.*Allergen: Schalenfrüchte/).waitFor()
  expect(await page.getByText(/^Allergen: Schalenfrüchte$/).count()).toBe(0)
})
