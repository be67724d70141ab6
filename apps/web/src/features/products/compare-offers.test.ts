import { expect, test } from 'vitest'
import { compareOffers } from './compare-offers.ts'

test('lists each feature once, also those an offer takes from another', () => {
  expect(
    compareOffers([
      { name: 'Kostbar Basis', included: 'Plan; Rezepte' },
      { name: 'Kostbar Begleitung', included: 'Alles aus Basis;Trainerin;Alles aus Gestern' },
    ]),
  ).toEqual([
    { feature: 'Plan', isIncluded: [true, true] },
    { feature: 'Rezepte', isIncluded: [true, true] },
    { feature: 'Trainerin', isIncluded: [false, true] },
    { feature: 'Alles aus Gestern', isIncluded: [false, true] },
  ])
})

test('an offer without a list includes nothing', () => {
  expect(compareOffers([{ name: 'Leer' }])).toEqual([])
})
