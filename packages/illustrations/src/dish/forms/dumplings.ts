import type { Tones } from '../../palette.ts'
import type { Form, Meal } from '../form.ts'
import { pool } from '../mounds.ts'
import { blob, filled, grains, ink, moved, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { mainWithSides } from './layout.ts'

/** A dumpling with its specks. */
export function dumpling({ random }: Meal, { deep, base, light, pale }: Tones, specks: string, radius = 30): string {
  return (
    `<circle cx="3" cy="5" r="${radius}" fill="${ink}" opacity=".2"/>` +
    filled(blob(random, { width: radius * 2, uneven: 0.03 }), deep) +
    filled(blob(random, { width: radius * 1.82, uneven: 0.03, at: [-1.6, -2] }), base) +
    filled(blob(random, { width: radius * 1.1, uneven: 0.08, at: [-5, -6] }), light) +
    stroked(grains(random, spots(random, 18, radius * 1.6), 2), specks, 2.2, 0.9) +
    stroked(`M${-radius * 0.6}-8Q${-radius * 0.4} ${-radius * 0.7} 0 ${-radius * 0.74}`, pale, 2.6)
  )
}

/** A dumpling cut open, with the fruit in it. */
const opened = (meal: Meal, shell: Tones, fruit: Tones): string =>
  dumpling(meal, shell, shell.deep, 31) +
  `<circle r="24" fill="${food.cream.light}"/><circle r="15.5" fill="${fruit.deep}"/><circle cx="-.8" cy="-1" r="14" fill="${fruit.base}"/>` +
  stroked('M-8-3Q-5-9 1-9', fruit.pale, 2.4) +
  `<circle cx="1" cy="1" r="4.6" fill="${fruit.deep}"/>`

const coats: Readonly<Record<string, readonly [Tones, string]>> = {
  bread: [food.tofu, food.herb.base],
  spinach: [food.leaf, food.spinach.deep],
  crumb: [food.crumb, food.crust.deep],
  beetroot: [food.beetroot, food.beetroot.deep],
  cheese: [food.crust, food.herb.base],
}

/** Dumplings, with what is served beside or below them. */
export const dumplings: Form = {
  vessels: ['plate'],
  variants: { bread: food.tofu, spinach: food.leaf, crumb: food.crumb, beetroot: food.beetroot, cheese: food.crust },
  draw: (meal) => {
    const [tones, specks] = coats[meal.variant] ?? [food.tofu, food.herb.base]
    const one = () => dumpling(meal, tones, specks, 30)
    const third = meal.variant === 'crumb' ? opened(meal, food.crumb, food.orange) : one()
    const main = moved(one(), [-34, -20]) + moved(one(), [32, -24]) + moved(third, [2, 26], 1.08)
    const below = meal.variant === 'spinach' ? pool(food.butter)(meal.random, 62) : ''
    return mainWithSides(meal, main, below)
  },
}
