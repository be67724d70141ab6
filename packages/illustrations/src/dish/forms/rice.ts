import type { Form } from '../form.ts'
import { heap, scatter } from '../heap.ts'
import { grainMound, pool, smoothMound } from '../mounds.ts'
import { spots } from '../shapes.ts'
import { food } from '../tones.ts'
import { filling, garnished, island, mixed } from './layout.ts'

/** Rice that is the dish: risotto, fried rice. */
export const rice: Form = {
  vessels: ['bowl', 'plate'],
  variants: { fried: food.tofu, risotto: food.rice, pumpkin: food.mango, barley: food.oat },
  draw: (meal) =>
    filling(meal) +
    grainMound(meal.tones, 4, 3.6)(meal.random, 94) +
    (meal.variant === 'fried' ? mixed(meal, 26, 1.6, 160) : mixed(meal, 16, 1.7, 130)) +
    garnished(meal, 140),
}

/** Rice on one side, the stir-fried ingredients on the other. */
export const stirFry: Form = {
  vessels: ['bowl', 'plate'],
  variants: { white: food.rice, brown: food.toast },
  draw: (meal) => {
    const { random, seed, tones } = meal
    const side = random() < 0.5 ? -1 : 1
    const rest = { deep: food.wild.deep, base: food.brown.base, light: food.wild.base, pale: food.wild.pale }
    return (
      `<g transform="translate(${-42 * side} -20)">${grainMound(tones, 4, 3.4)(random, 62)}</g>` +
      `<g transform="translate(${24 * side} 14)">${pool(rest)(random, 76)}${scatter(meal.served, spots(random, 23, 136, 136), 1.85, seed)}</g>` +
      garnished(meal, 130)
    )
  },
}

/** Something soft as a bed, the rest in its middle: polenta, mash. */
export const polenta: Form = {
  vessels: ['plate', 'bowl'],
  variants: { corn: food.polenta, mash: food.butter },
  draw: (meal) => smoothMound(meal.tones)(meal.random, 90) + island(meal, 52) + garnished(meal, 120),
}

/** Lentils, vegetables or salad as a bed, with something large on it. */
export const bed: Form = {
  vessels: ['plate'],
  variants: { lentil: food.lentil, spinach: food.spinach, rice: food.rice },
  draw: (meal) => {
    const [first, ...others] = meal.served
    return (
      grainMound(meal.tones, 0, 6)(meal.random, 90) +
      (first ? heap({ kind: first, x: 0, y: 6, radius: 62, seed: meal.seed }) : '') +
      others
        .slice(0, 3)
        .map((kind, index) =>
          heap({ kind, x: -50 + index * 52, y: index === 1 ? -58 : 46, radius: 32, seed: `${meal.seed} ${index}` }),
        )
        .join('') +
      garnished(meal, 140)
    )
  },
}
