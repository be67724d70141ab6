import { expect, test } from 'vitest'
import { allergenOriginText, nutritionOriginText, otherNutrientTexts } from './value-texts.ts'

const computed = {
  nutritionBy: 'FOODS',
  allergensBy: 'FOODS',
  foodSources: [{ source: 'OWN', sourceVersion: null }],
  allergens: ['A'],
  allergensStated: true,
} as const

test('names only known nutrients, with one decimal', () => {
  const others = { fibre: 6.24, sugar: null, saturates: 0, salt: 0.06 }
  expect(otherNutrientTexts(others)).toEqual(['Ballaststoffe 6,2 g', 'Gesättigte Fettsäuren 0 g', 'Salz 0,1 g'])
  expect(otherNutrientTexts(null)).toEqual([])
})

test('marks what was entered by hand', () => {
  expect(nutritionOriginText(computed)).toBe('Nährwerte berechnet nach: eigene Angaben')
  expect(allergenOriginText(computed)).toBeNull()
  const entered = { ...computed, nutritionBy: 'HAND', allergensBy: 'HAND', foodSources: [] } as const
  expect(nutritionOriginText(entered)).toBe('Nährwerte von Hand eingetragen')
  expect(allergenOriginText(entered)).toBe('Allergene von Hand eingetragen')
  expect(allergenOriginText({ ...entered, allergens: [], allergensStated: false })).toBeNull()
})
