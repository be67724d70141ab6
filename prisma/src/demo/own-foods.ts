import type { Prisma } from '../client.ts'

type OwnFood = Omit<Prisma.FoodUncheckedCreateInput, 'ownerId' | 'source'>

/** Own foods of Anna's trainer with the values of their labels: kcal and grams per 100 g. */
export const demoOwnFoods: readonly OwnFood[] = [
  {
    name: 'Granola aus der Beratung',
    aisle: 'PANTRY',
    ...{ kcal: 448, carbs: 52.1, proteins: 12.4, fats: 19.6, fibre: 8.3, sugar: 14.2, saturates: 3.1, salt: 0.08 },
    gramsPerMl: 0.45,
    allergens: ['A', 'H'],
    allergensStated: true,
    portions: { create: [{ position: 0, name: 'Handvoll', grams: 40 }] },
  },
  {
    name: 'Eiweißpulver Vanille',
    aisle: 'PANTRY',
    // The label names neither fibre nor saturates.
    ...{ kcal: 379, carbs: 6.2, proteins: 78.5, fats: 4.1, sugar: 5.4, salt: 0.52 },
    allergens: ['F', 'G'],
    allergensStated: true,
    portions: { create: [{ position: 0, name: 'Messlöffel', grams: 30 }] },
  },
]
