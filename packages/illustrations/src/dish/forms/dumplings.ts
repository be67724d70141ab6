import type { Tones } from '../../palette.ts'
import type { DishContent, Form } from '../form.ts'
import { pool } from '../mounds.ts'
import { blob, filled, grains, ink, moved, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { dusting, mainWithSides } from './layout.ts'

/** A dumpling with its specks. */
export function dumpling(
  { random }: DishContent,
  { deep, base, light, pale }: Tones,
  specks: string,
  radius = 30,
): string {
  return (
    `<circle cx="3" cy="5" r="${radius}" fill="${ink}" opacity=".2"/>` +
    filled(blob(random, { width: radius * 2, uneven: 0.03 }), deep) +
    filled(blob(random, { width: radius * 1.82, uneven: 0.03, at: [-1.6, -2] }), base) +
    filled(blob(random, { width: radius * 1.1, uneven: 0.08, at: [-5, -6] }), light) +
    stroked(grains(random, spots(random, 18, radius * 1.6), 2), specks, 2.2, 0.9) +
    stroked(`M${-radius * 0.6}-8Q${-radius * 0.4} ${-radius * 0.7} 0 ${-radius * 0.74}`, pale, 2.6)
  )
}

/** A dumpling cut in half, with the stoned fruit in it. */
const opened = (meal: DishContent, shell: Tones, fruit: Tones): string =>
  dumpling(meal, shell, shell.deep, 33) +
  `<circle r="27.4" fill="${food.butter.light}"/><circle r="20.6" fill="${fruit.deep}"/>` +
  `<circle cx="-.8" cy="-1" r="19.2" fill="${fruit.base}"/>` +
  stroked('M-13-5Q-9-14 1-14', fruit.pale, 3) +
  `<ellipse cx="1" cy="1.4" rx="8" ry="9.4" fill="${fruit.deep}"/><ellipse cx="2" cy="2.4" rx="6" ry="7.4" fill="${food.wild.deep}"/>` +
  stroked('M-18 6Q-12 16-2 18M18-4Q20 6 14 13', fruit.light, 2)

const coats: Readonly<Record<string, readonly [Tones, string]>> = {
  bread: [food.tofu, food.herb.base],
  spinach: [food.leaf, food.spinach.deep],
  crumb: [food.crumb, food.crust.deep],
  beetroot: [food.beetroot, food.beetroot.deep],
  cheese: [food.crust, food.herb.base],
}

/** Dumplings, with side dishes beside or below them. */
export const dumplings: Form = {
  vessels: ['plate'],
  variants: { bread: food.tofu, spinach: food.leaf, crumb: food.crumb, beetroot: food.beetroot, cheese: food.crust },
  draw: (meal) => {
    const [tones, specks] = coats[meal.variant] ?? [food.tofu, food.herb.base]
    const one = () => dumpling(meal, tones, specks, 30)
    const third = meal.variant === 'crumb' ? opened(meal, food.crumb, food.mango) : one()
    const main = moved(one(), [-34, -20]) + moved(one(), [32, -24]) + moved(third, [2, 26], 1.08)
    const below = meal.variant === 'spinach' ? pool(food.butter)(meal.random, 62) : ''
    const sugar = meal.variant === 'crumb' ? dusting(meal.random, 120, 100) : ''
    return mainWithSides(meal, main + sugar, below)
  },
}
