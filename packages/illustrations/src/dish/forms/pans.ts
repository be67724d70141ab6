import type { Form } from '../form.ts'
import { scatter } from '../heap.ts'
import { blob, filled, grains, moved, type Point, shaded, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { filling, garnished, mainWithSides, mixed } from './layout.ts'

const friedEgg = (random: () => number): string => {
  const white = blob(random, { width: 58, height: 52, uneven: 0.14 })
  return (
    shaded(white, 1.4) +
    filled(white, food.white.deep) +
    filled(white, food.white.light, 'translate(-1 -1.2) scale(.95)') +
    `<circle cx="1" cy="1" r="12.5" fill="${food.yolk.deep}"/><circle r="11.4" fill="${food.yolk.base}"/>` +
    stroked('M-6-3Q-4-7 1-7', food.yolk.pale, 2.4)
  )
}

/** Eggs set in sauce, or fried. */
export const eggs: Form = {
  vessels: ['pan'],
  variants: { tomato: food.tomato, spinach: food.spinach, fried: food.butter },
  draw: (meal) => {
    const { random, served, seed } = meal
    const places: readonly Point[] = [
      [-36, -30],
      [40, -16],
      [-4, 42],
    ]
    return (
      filling(meal) +
      stroked(grains(random, spots(random, 20, 170)), meal.tones.light, 7, 0.6) +
      (served.length ? scatter(served, spots(random, 14, 168), 1.5, seed) : '') +
      places.map((at) => moved(friedEgg(random), at, 1.08, random() * 360)).join('') +
      garnished(meal, 160, 160, 1.5)
    )
  },
}

/** Scrambled eggs or an omelette, soft and yellow. */
export const scramble: Form = {
  vessels: ['plate', 'pan'],
  variants: { egg: food.egg },
  draw: (meal) => {
    const { random, tones } = meal
    const curds = spots(random, 17, 112, 92).map((at) => {
      const d = blob(random, { width: 40, height: 30, uneven: 0.2, at })
      return (
        shaded(d, 1.2) +
        filled(d, tones.deep) +
        filled(d, tones.base, 'translate(-1 -1.8)') +
        stroked(`M${Math.round(at[0]) - 9} ${Math.round(at[1]) - 5}q6-5 13-2`, tones.pale, 2.6)
      )
    })
    return mainWithSides(meal, curds.join(''))
  },
}

/** Vegetables and other pieces, roasted in a pan. */
export const skillet: Form = {
  vessels: ['pan'],
  variants: { roasted: food.brown },
  draw: (meal) => mixed(meal, 32, 2, 172) + garnished(meal, 150),
}
