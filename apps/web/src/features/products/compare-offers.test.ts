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

test('an offer that takes everything from one that does so itself includes the features of both', () => {
  const offers = [
    { name: 'Basis', included: 'Plan' },
    { name: 'Plus', included: 'Alles aus Basis; Rezepte' },
    { name: 'Premium', included: 'Alles aus Plus; Trainerin' },
  ]
  expect(compareOffers(offers)).toEqual([
    { feature: 'Plan', isIncluded: [true, true, true] },
    { feature: 'Rezepte', isIncluded: [false, true, true] },
    { feature: 'Trainerin', isIncluded: [false, false, true] },
  ])
})

test('offers that refer to each other in a circle keep the reference that closes it', () => {
  const offers = [
    { name: 'Eins', included: 'Alles aus Zwei; Plan' },
    { name: 'Zwei', included: 'Alles aus Eins; Rezepte' },
  ]
  expect(compareOffers(offers).map(({ feature }) => feature)).toEqual([
    'Alles aus Eins',
    'Rezepte',
    'Plan',
    'Alles aus Zwei',
  ])
})

test('an offer without a list includes nothing', () => {
  expect(compareOffers([{ name: 'Leer' }])).toEqual([])
})
