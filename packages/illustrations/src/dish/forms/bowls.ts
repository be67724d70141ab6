import type { Form, Meal } from '../form.ts'
import { scatter } from '../heap.ts'
import { blob, filled, grains, round, shaded, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { filling, garnished, island, mixed, swirl } from './layout.ts'

const grainy = ({ random, tones }: Meal, length: number, width: number): string =>
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

/** Yoghurt, quark, cream: white folds, fruit or vegetables on one side. */
export const cream: Form = {
  vessels: ['bowl'],
  variants: {
    white: food.white,
    vanilla: food.cream,
    plum: food.white,
    berry: food.white,
    cottage: food.white,
    chia: food.cream,
  },
  draw: (meal) => {
    const { random, tones, variant } = meal
    const compotes: Readonly<Record<string, typeof food.plum>> = { plum: food.plum, berry: food.berry }
    const compote = compotes[variant]
    const surface =
      variant === 'cottage'
        ? spots(random, 44, 180)
            .map(
              ([x, y]) =>
                `<circle cx="${round(x)}" cy="${round(y)}" r="${round(7 + random() * 4)}" fill="${tones.light}" stroke="${tones.deep}" stroke-width="1.6"/>`,
            )
            .join('')
        : variant === 'chia'
          ? stroked(grains(random, spots(random, 130, 186)), food.poppy.base, 2.6, 0.75)
          : stroked('M-78-8C-66-72 34-92 70-32S48 82-16 70-66-8-26-34 40-26 38 8 4 44-10 26', tones.deep, 4, 0.55)
    const fruit = compote
      ? filled(blob(random, { width: 118, height: 104, uneven: 0.1, at: [26, 24] }), compote.deep) +
        filled(blob(random, { width: 106, height: 92, uneven: 0.1, at: [25, 22] }), compote.base)
      : ''
    const placed = compote
      ? `<g transform="translate(26 24)">${scatter(meal.served, spots(random, 7, 84, 72), 1.6, meal.seed)}</g>`
      : island(meal, 42)
    return filling(meal) + surface + fruit + placed + garnished(meal, 130)
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
