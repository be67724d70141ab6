import type { Form } from '../form.ts'
import { grains, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { filling, garnished, island, mixed, swirl } from './layout.ts'

/** Creamy soup with a swirl and ingredients in its middle. */
export const soup: Form = {
  vessels: ['bowl', 'bowl', 'pot'],
  variants: {
    vegetable: food.curry,
    pumpkin: food.pumpkin,
    potato: food.butter,
    lentil: food.yolk,
    tomato: food.tomato,
    spinach: food.leaf,
    beetroot: food.beetroot,
    mushroom: food.mushroom,
  },
  draw: (meal) =>
    filling(meal) + swirl(meal.tones.pale, meal.tones.deep) + island(meal, 44) + garnished(meal, 150, 150, 1.5),
}

/** Size from which pieces lie together in the middle instead of floating all over the soup. */
const large = 2

/** Clear soup, in which everything is seen. */
export const broth: Form = {
  vessels: ['bowl', 'bowl', 'pot'],
  variants: { clear: food.broth, red: food.goulash, green: food.leaf },
  draw: (meal) => {
    const drops = grains(meal.random, spots(meal.random, 16, 170))
    return (
      filling(meal) +
      stroked(drops, meal.tones.pale, 7, 0.45) +
      mixed({ ...meal, served: meal.served.filter(({ size }) => size < large) }, 21, 1.7) +
      island({ ...meal, served: meal.served.filter(({ size }) => size >= large) }, 46) +
      stroked(drops, meal.tones.pale, 3, 0.8) +
      garnished(meal, 160)
    )
  },
}
