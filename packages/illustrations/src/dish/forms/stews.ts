import type { DishContent, Form } from '../form.ts'
import { heap, scatter } from '../heap.ts'
import type { Kind } from '../kinds.ts'
import { blob, filled, grains, moved, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { filling, garnished, mixed } from './layout.ts'

const sauces = {
  red: food.goulash,
  beef: { deep: '#571B10', base: '#8A3119', light: '#AE5230', pale: '#DB9370' },
  kraut: { deep: '#A8431C', base: '#D4692F', light: '#E79056', pale: '#F7C59C' },
  tomato: food.tomato,
  chili: { deep: '#5C1712', base: '#8F2A1E', light: '#B44A34', pale: '#E09A7E' },
  barley: food.oat,
  cream: food.butter,
  brown: food.lentil,
  vegetable: food.curry,
  yellow: food.curry,
  orange: food.yolk,
  green: food.spinach,
}

const gloss = (meal: DishContent): string =>
  stroked('M-58-52Q-30-76 6-78M40 66Q62 50 72 24', meal.tones.pale, 3.4, 0.55) +
  stroked(grains(meal.random, spots(meal.random, 14, 176)), meal.tones.light, 5, 0.8)

/** Thick soup or stew, full of pieces. */
export const stew: Form = {
  vessels: ['bowl', 'pot'],
  variants: sauces,
  draw: (meal) => filling(meal) + gloss(meal) + mixed(meal, 24, 1.55, 172) + garnished(meal, 140),
}

/** Few large pieces in much glossy sauce. */
export const goulash: Form = {
  vessels: ['bowl', 'plate'],
  variants: sauces,
  draw: (meal) => filling(meal) + gloss(meal) + mixed(meal, 15, 2, 150) + garnished(meal, 130),
}

const isMound = (kind: Kind): boolean => Boolean(kind.mound)

/** Sauce with its pieces on one side, rice or another mass on the other. */
export const curry: Form = {
  vessels: ['bowl', 'plate'],
  variants: { ...sauces, yellow: food.curry },
  draw: (meal) => {
    const { random, seed, tones } = meal
    const side = random() < 0.5 ? -1 : 1
    const mass = meal.served.find(isMound)
    const pieces = meal.served.filter((kind) => kind !== mass)
    const sauce = filled(blob(random, { width: 172, height: 196, uneven: 0.05 }), tones.deep)
    const lit = filled(blob(random, { width: 164, height: 188, uneven: 0.05 }), tones.base)
    return (
      `<circle r="102" fill="${food.rice.base}"/>` +
      (mass ? heap({ kind: mass, x: -48 * side, y: -8, radius: 66, seed }) : '') +
      moved(sauce + lit + scatter(pieces.length ? pieces : meal.served, spots(random, 15, 126, 152), 1.6, seed), [
        32 * side,
        8,
      ]) +
      stroked(side > 0 ? 'M60-56Q84-32 86 2' : 'M-60-56Q-84-32-86 2', tones.pale, 3.4, 0.7) +
      garnished(meal, 120)
    )
  },
}
