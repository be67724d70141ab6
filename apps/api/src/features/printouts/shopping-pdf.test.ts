import { conflictCheck } from '@kostbar/contracts/nutritionplan/conflicts'
import type { ShoppingItem } from '@kostbar/contracts/shopping/schemas'
import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { shoppingPdf } from './shopping-pdf.ts'

const person = {
  name: 'Anna Berger',
  protectiveMode: false,
  kcal: null,
  carbs: null,
  proteins: null,
  fats: null,
  weekdayTargets: null,
  byline: null,
}
const nuts = { name: 'Haselnüsse', tags: [], allergens: ['H'], allergensStated: true }
const item = (name: string, food: object | null = null) =>
  ({ id: name, name, checked: false, aisle: null, food }) as unknown as ShoppingItem

const print = async (items: readonly ShoppingItem[]) => {
  const check = conflictCheck({ allergens: ['H'], intolerances: [], diet: null, dislikes: [] })
  return readPdf(await shoppingPdf({ siteName: 'Tafel', person, items, check }))
}

it('marks what conflicts with the care profile below the item, and explains the mark', async () => {
  const [page = ''] = await print([item('100 g Haselnüsse', nuts), item('Brot')])
  expect(page).toMatch(/100 g Haselnüsse\s*! Allergen: Schalenfrüchte\s*Brot\s*! heißt: Das passt nicht/)
  expect((await print([item('Brot')])).join()).not.toContain('!')
})

it('continues on the next page without parting an item from its mark', async () => {
  const pages = await print(Array.from({ length: 60 }, (_, index) => item(`${index + 1} g Haselnüsse`, nuts)))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages)
    expect(page.match(/g Haselnüsse/g)?.length).toBe(page.match(/! Allergen: Schalenfrüchte/g)?.length)
})
