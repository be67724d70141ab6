import type { DishContent, Form } from '../form.ts'
import { scatter } from '../heap.ts'
import { blob, filled, grains, moved, round, shaded, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { filling, garnished, island, mixed, swirl } from './layout.ts'

const grainy = ({ random, tones }: DishContent, length: number, width: number): string =>
  stroked(grains(random, spots(random, 90, 184), length), tones.deep, width, 0.45) +
  stroked(grains(random, spots(random, 90, 180), length), tones.pale, width)

/** Porridge, semolina, millet. */
export const porridge: Form = {
  vessels: ['bowl'],
  variants: { oat: food.oat, millet: food.corn, buckwheat: food.mushroom, semolina: food.cream },
  draw: (meal) =>
    filling(meal) +
    (meal.variant === 'semolina' ? swirl(meal.tones.pale, meal.tones.deep) : grainy(meal, 3, 4)) +
    island(meal, meal.served.length > 2 ? 42 : 46) +
    garnished(meal, 130),
}

const folds = 'M-78-8C-66-72 34-92 70-32S48 82-16 70-66-8-26-34 40-26 38 8 4 44-10 26'

/** The curds of cottage cheese. */
const curds = ({ random, tones }: DishContent): string =>
  spots(random, 44, 180)
    .map(
      ([x, y]) =>
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(7 + random() * 4)}" fill="${tones.light}" stroke="${tones.deep}" stroke-width="1.6"/>`,
    )
    .join('')

/** A spoonful of compote with its fruit. */
function compote({ random, served, seed }: DishContent): string {
  const { deep, base } = food.berry
  const d = blob(random, { width: 118, height: 104, uneven: 0.1 })
  const fruit = scatter(served, spots(random, 7, 84, 72), 1.6, seed)
  return moved(filled(d, deep) + filled(d, base, 'translate(-1 -2) scale(.92)') + fruit, [26, 24])
}

/** A large spoonful of cream in the middle of fruit. */
function creamOn({ random }: DishContent): string {
  const { deep, base, light } = food.white
  const d = blob(random, { width: 92, height: 84, uneven: 0.08 })
  return (
    shaded(d, 3) +
    filled(d, deep) +
    filled(d, base, 'translate(-1 -2) scale(.96)') +
    moved(stroked(folds, deep, 6, 0.5) + stroked(folds, light, 3), [0, -2], 0.42)
  )
}

/** Yoghurt, quark, cream: white folds, fruit or vegetables on them; `plum` is compote with a spoonful of yoghurt. */
export const cream: Form = {
  vessels: ['bowl'],
  variants: { white: food.white, vanilla: food.cream, plum: food.plum, berry: food.white, cottage: food.white },
  draw: (meal) => {
    const { tones, variant } = meal
    if (variant === 'plum') return filling(meal) + mixed(meal, 17, 2.3, 164) + creamOn(meal) + garnished(meal, 70)
    const surface = variant === 'cottage' ? curds(meal) : stroked(folds, tones.deep, 4, 0.55)
    const on = variant === 'berry' ? compote(meal) : island(meal, 42)
    return filling(meal) + surface + on + garnished(meal, 130)
  },
}

/** Muesli: flakes, fruit and nuts mixed. */
export const muesli: Form = {
  vessels: ['bowl'],
  variants: { oat: food.oat },
  draw: (meal) => filling(meal) + grainy(meal, 5, 4.4) + mixed(meal, 18, 1.7, 160) + garnished(meal, 140),
}

/** A bowl full of one thing to nibble. */
export const nibbles: Form = {
  vessels: ['bowl'],
  variants: { roasted: food.crumb, green: food.pea, nuts: food.brown },
  draw: (meal) =>
    filling(meal) + mixed(meal, 62, 1.9, 184) + mixed(meal, 34, 1.9, 150) + garnished(meal, 140, 140, 1.7),
}

/** Balls on a plate or board: energy balls, truffles. */
export const balls: Form = {
  vessels: ['plate', 'board'],
  variants: { cocoa: food.chocolate, nut: food.brown, coconut: food.coconut },
  draw: (meal) => {
    const { random, tones } = meal
    const places = [
      [-46, -34],
      [2, -46],
      [50, -32],
      [-62, 16],
      [-14, 8],
      [36, 16],
      [-36, 56],
      [14, 60],
      [62, 56],
    ] as const
    const balls = places.map(([x, y], index) => {
      const coat = index % 3 === 1 ? food.coconut.base : tones.light
      const disc = blob(random, { width: 46, uneven: 0.03, at: [x, y] })
      return (
        shaded(disc, 2.4) +
        filled(disc, tones.deep) +
        filled(blob(random, { width: 40, uneven: 0.03, at: [x - 2, y - 2] }), tones.base) +
        stroked(
          grains(
            random,
            spots(random, index % 3 === 1 ? 26 : 12, 36).map(([dx, dy]) => [x + dx, y + dy]),
            2,
          ),
          coat,
          2.4,
        )
      )
    })
    return balls.join('') + garnished(meal, 180, 150)
  },
}
