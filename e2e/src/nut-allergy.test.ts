import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { basisMember, post, setNutAllergy } from './testing/basis-member.ts'
import { newPage, openHydrated, signIn } from './testing/browser-page.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'
import { searchOptions } from './testing/search-options.ts'

/** Timeout for seven screens and a document on a busy machine. */
const journeyTimeoutMs = 240_000

const allergen = 'Allergen: Schalenfrüchte'
const unknown = 'Unbekannt: Schalenfrüchte'

/** Adds a food for everyone whose allergens are not declared. @returns its name */
async function addUnstatedFood(): Promise<string> {
  const admin = await newPage()
  await signIn(admin, 'admin@kostbar.test')
  const name = 'Überraschungsmischung'
  await post(admin, '/foods', { name, aisle: 'PANTRY', kcal: 400, carbs: 40, proteins: 20, fats: 15 })
  return name
}

/** Only the letters of a PDF's text, because words may be divided at the end of a line. */
async function lettersOfPdf(path: string): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise
  const pages = Array.from({ length: document.numPages }, async (_value, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join('')
  })
  return (await Promise.all(pages)).join('').replace(/[^\p{L}]/gu, '')
}

it(
  'a nut allergy is marked in search, sheet, plan, swaps, fit, editor, shopping list and PDF; planning needs a reason',
  async () => {
    const food = await addUnstatedFood()
    const { page, id } = await basisMember('Nerina')
    await setNutAllergy(page, id)
    await post(page, `/users/${id}/makros`, { kcal: 2000, carbs: 225, proteins: 100, fats: 78 })

    // Search and recipe sheet; planning the recipe asks for a reason.
    await openHydrated(page, '/profile/alternative-rezepte?suche=Nussf%C3%BClle')
    await page.getByText(allergen).first().waitFor()
    await page.getByRole('link', { name: 'Bratapfel mit Nussfülle' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Bratapfel mit Nussfülle' })
    await sheet.getByText(allergen).waitFor()
    await sheet.getByRole('button', { name: 'In den Plan' }).tap()
    const slot = page.getByRole('dialog', { name: 'In den Plan' })
    await slot.getByLabel('Tag').selectOption('Monday')
    await slot.getByLabel('Mahlzeit').selectOption('AFTERNOON_SNACK')
    await slot.getByRole('button', { name: 'Einplanen' }).tap()
    const question = page.getByRole('alertdialog', { name: 'Trotz Allergie einplanen?' })
    await question.getByText('Bratapfel mit Nussfülle enthält Schalenfrüchte').waitFor()
    expect(await findPageProblems(page)).toEqual(noProblems)
    await question.getByRole('textbox').fill('Ich lasse die Nüsse weg')
    await question.getByRole('button', { name: 'Trotzdem einplanen' }).tap()
    await page.getByText('Eingeplant: Montag, Nachmittagssnack.').waitFor()

    // The plan with its swaps and the portion fit.
    await openHydrated(page, '/profile/ernaehrungsplan')
    await page.getByText(allergen).first().waitFor()
    await page.getByRole('button', { name: 'Bratapfel mit Nussfülle ändern oder tauschen' }).tap()
    const swaps = page.getByRole('dialog', { name: 'Bratapfel mit Nussfülle' })
    await swaps.getByText(allergen).waitFor()
    // Recipes that certainly conflict are not proposed.
    await swaps
      .getByRole('button', { name: /^Gegen .* tauschen$/ })
      .first()
      .waitFor()
    expect(await swaps.getByText(allergen).count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Portionen anpassen' }).tap()
    await page.getByRole('dialog', { name: 'Portionen anpassen' }).getByText(allergen).waitFor()
    await page.keyboard.press('Escape')

    // The plan editor, in the week and in the search; a food without declared allergens is 'unbekannt'.
    await page.setViewportSize({ width: 1440, height: 900 })
    await openHydrated(page, '/profile/ernaehrungsplan/bearbeiten')
    await page.getByRole('grid', { name: 'Wochenplan' }).getByText(allergen).waitFor()
    await page.getByRole('button', { name: 'Montag, Frühstück: Gericht oder Lebensmittel hinzufügen' }).click()
    const search = page.getByRole('combobox', { name: 'Gericht oder Lebensmittel suchen' })
    await search.fill('Nussfülle')
    await searchOptions(page).getByText(allergen).first().waitFor()
    await page.getByRole('button', { name: 'Lebensmittel', exact: true }).click()
    await search.fill(food)
    const option = searchOptions(page).filter({ hasText: food })
    await option.getByText(unknown).waitFor()
    expect(await option.innerText()).not.toMatch(/frei/i)
    await option.click()
    await page.locator('[data-meal="Monday BREAKFAST"]').getByText(unknown).waitFor()
    await page.getByText(/^gespeichert \d\d:\d\d$/).waitFor()
    // Overrides: who planned what, and why.
    await page.getByRole('button', { name: 'Ziele & Profil' }).click()
    await page.getByText('Ich lasse die Nüsse weg').waitFor()

    // The PDF and the shopping list.
    await openHydrated(page, '/profile/ernaehrungsplan')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Als PDF' }).click()
    const text = await lettersOfPdf(await (await download).path())
    expect(text).toContain('AllergenSchalenfrüchte')
    expect(text).toContain('UnbekanntSchalenfrüchte')
    expect(text).not.toMatch(/freivon/i)
    await post(page, `/shopping/${id}/from-plan`, { days: ['Monday'] })
    await openHydrated(page, '/profile/einkauf-und-notizen')
    await page.getByText(allergen).first().waitFor()
    await page.getByText(unknown).first().waitFor()

    // The stored reason in the settings, beside the care profile.
    await openHydrated(page, '/profile/einstellungen')
    await page.getByRole('heading', { name: 'Trotz Allergie eingeplant' }).waitFor()
    await page.getByText('Ich lasse die Nüsse weg').waitFor()
    expect(await findPageProblems(page)).toEqual(noProblems)
  },
  journeyTimeoutMs,
)
