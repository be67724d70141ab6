import type { Form } from '../form.ts'
import { scatter } from '../heap.ts'
import { kindOf } from '../kinds.ts'
import { blob, body, filled, grains, ink, moved, type Point, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { dusting, garnished, grid, rectangle, rows } from './layout.ts'

/** What is baked in a dish of 268 × 168. */

/** Golden crust, and what shows through it. */
export const casserole: Form = {
  vessels: ['casserole'],
  variants: { cheese: food.egg, millet: food.corn, pasta: food.pasta, tomato: food.tomato, custard: food.butter },
  draw: (meal) => {
    const { random, tones, seed, served } = meal
    const patches = grid(random, 5, 3, 240, 140).map((at) =>
      blob(random, { width: 44 + random() * 26, height: 30 + random() * 16, uneven: 0.2, at }),
    )
    const crust = patches
      .slice(0, 9)
      .map((d) => filled(d, food.crust.base))
      .join('')
    return (
      rectangle(272, 172, 26, tones.deep) +
      rectangle(266, 164, 24, tones.base) +
      patches
        .slice(9)
        .map((d) => filled(d, tones.light))
        .join('') +
      `<g opacity=".7">${crust}</g>` +
      stroked(grains(random, grid(random, 12, 6, 250, 150), 3), food.crust.deep, 3, 0.5) +
      (served.length ? scatter(served, grid(random, 6, 4, 240, 146), 1.7, seed) : '') +
      stroked(grains(random, grid(random, 9, 5, 246, 150), 4), tones.pale, 2.6, 0.9) +
      garnished(meal, 230, 130)
    )
  },
}

/** Thin slices in rows under a golden crust. */
export const gratin: Form = {
  vessels: ['casserole'],
  variants: { potato: food.butter },
  draw: (meal) => {
    const { random, tones } = meal
    const slices = Array.from({ length: 4 }, (_, line) =>
      Array.from({ length: 14 }, (_, index): string => {
        const zucchini = index % 3 === 2
        const [rim, face] = zucchini ? [food.herb.base, food.cabbage.light] : [food.crust.base, food.potato.light]
        return moved(
          `<ellipse cx="2" cy="2.4" rx="13" ry="24" fill="${ink}" opacity=".18"/><ellipse rx="13" ry="24" fill="${rim}"/><ellipse cx="-1.4" rx="10.8" ry="21.4" fill="${face}"/>`,
          [-118 + index * 18 + (random() - 0.5) * 3, -62 + line * 41],
          1,
          (line % 2 ? 12 : -12) + (random() - 0.5) * 6,
        )
      }).join(''),
    )
    const crust = grid(random, 6, 3, 240, 140)
      .slice(0, 12)
      .map((at) => filled(blob(random, { width: 46, height: 22, uneven: 0.25, at }), food.crust.base))
    return (
      rectangle(272, 172, 26, tones.deep) +
      slices.join('') +
      `<g opacity=".55">${crust.join('')}</g>` +
      stroked(grains(random, grid(random, 10, 5, 240, 146), 4), food.crust.deep, 2.6, 0.5) +
      garnished(meal, 230, 130)
    )
  },
}

/** Filled pancakes side by side under custard. */
export const bakedPancakes: Form = {
  vessels: ['casserole'],
  variants: { topfen: food.butter },
  draw: (meal) => {
    const { random, tones, seed } = meal
    const roll = (): string => {
      const d = 'M-19-66Q-4-72 14-68Q22-64 21-50L20 52Q20 66 8 68Q-8 71-17 66Q-23 62-22 50L-22-52Q-23-62-19-66z'
      return (
        body(d, food.crust, 2) +
        filled(blob(random, { width: 28, height: 56, uneven: 0.2, at: [-2, -18] }), food.crust.light) +
        filled(blob(random, { width: 22, height: 40, uneven: 0.2, at: [1, 36] }), food.crumb.base) +
        stroked('M-12-60Q-15-10-12 56', food.crust.pale, 2.6) +
        stroked(grains(random, spots(random, 12, 30, 120), 3), food.crust.deep, 2.6, 0.6)
      )
    }
    return (
      rectangle(272, 172, 26, tones.deep) +
      rectangle(266, 164, 24, food.cream.base) +
      [-104, -52, 0, 52, 104].map((x) => moved(roll(), [x, 0], 1, (random() - 0.5) * 5)).join('') +
      (meal.served.length ? scatter(meal.served, grid(random, 4, 2, 210, 90), 1.3, seed) : '') +
      dusting(random, 240, 140) +
      garnished(meal, 220, 120)
    )
  },
}

/** Whole fruit or vegetables with a filling, in a baking dish. */
export const stuffed: Form = {
  vessels: ['casserole'],
  variants: { pepper: food.herb, apple: food.red, cabbage: food.cabbage, tomato: food.tomato },
  draw: (meal) => {
    const { random, variant, tones, seed } = meal
    const sauce = variant === 'apple' ? food.crust : food.tomato
    const filling = variant === 'apple' ? food.brown : food.wild
    const whole = (): string => {
      if (variant === 'cabbage') {
        const d = 'M-46-6C-46-24-24-30 2-29S48-22 47-2 30 27 0 28-45 16-46-6z'
        return (
          body(d, tones, 2.4) +
          stroked(
            'M-40 2Q-8-14 40-8M-20-5Q-16-18-24-24M0-9Q8-20 6-26M18-9Q28-16 30-22M-22-4Q-10 10-14 22M4-9Q18 6 16 22',
            tones.pale,
            2.6,
          )
        )
      }
      const lobes =
        variant === 'pepper'
          ? 'M0-36C10-44 34-36 35-20 42-8 42 10 34 18 30 36 10 42 0 35-12 42-32 34-34 18-42 8-42-10-35-20-32-36-10-44 0-36z'
          : blob(random, { width: 76, uneven: 0.04 })
      return (
        body(lobes, tones, 2.6) +
        stroked('M-28-14Q-22-30-6-32', tones.light, 4) +
        filled(blob(random, { width: 46, uneven: 0.06 }), filling.deep) +
        filled(blob(random, { width: 41, uneven: 0.06, at: [-1, -1.4] }), filling.base) +
        stroked(grains(random, spots(random, 16, 34), 2), filling.pale, 3) +
        (variant === 'apple'
          ? scatter([kindOf('nuts'), kindOf('raisins')], spots(random, 6, 24), 0.9, seed)
          : stroked(grains(random, spots(random, 8, 30), 3), food.rice.base, 2.6))
      )
    }
    const places: readonly Point[] =
      variant === 'cabbage'
        ? [
            [-78, -36],
            [30, -40],
            [-28, 38],
            [82, 36],
          ]
        : [
            [-88, -10],
            [2, 12],
            [90, -12],
          ]
    return (
      rectangle(272, 172, 26, sauce.deep) +
      rectangle(266, 164, 24, sauce.base) +
      stroked('M-118-58Q-60-76 0-74', sauce.pale, 3.4, 0.7) +
      places
        .map((at, index) =>
          moved(whole(), at, variant === 'cabbage' ? 1.05 : 1.1, variant === 'cabbage' ? index * 9 - 12 : index * 30),
        )
        .join('') +
      rows(meal.served, 200, 100, 26, seed) +
      garnished(meal, 230, 130)
    )
  },
}
