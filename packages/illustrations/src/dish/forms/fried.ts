import type { Tones } from '../../palette.ts'
import { mist } from '../../palette.ts'
import type { DishContent, Form } from '../form.ts'
import { dipBowl } from '../mounds.ts'
import { blob, filled, grains, moved, type Point, shaded, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { mainWithSides } from './layout.ts'

/** A flat cake, browned on top. */
function patty({ random }: DishContent, { deep, base, light, pale }: Tones, specks: string): string {
  const d = blob(random, { width: 56, height: 52, uneven: 0.07 })
  return (
    shaded(d, 2.6) +
    filled(d, deep) +
    filled(d, base, 'translate(-1.4 -2) scale(.92)') +
    filled(blob(random, { width: 34, height: 30, uneven: 0.16, at: [-3, -4] }), light) +
    stroked(grains(random, spots(random, 16, 42), 3), specks, 2.6) +
    stroked('M-20-6Q-15-19 0-20', pale, 2.4)
  )
}

const places: readonly Point[] = [
  [-32, -18],
  [30, -20],
  [0, 26],
]

/** Patties of meat or vegetables, beside their side dishes. */
export const patties: Form = {
  vessels: ['plate'],
  variants: { meat: food.brown, poultry: food.chicken, vegetable: food.crust, buckwheat: food.wild },
  draw: (meal) => {
    const vegetable = meal.variant === 'vegetable'
    const main = places.map((at, index) =>
      moved(
        patty(
          meal,
          meal.tones,
          vegetable && index !== 1 ? food.carrot.base : vegetable ? food.herb.base : meal.tones.deep,
        ),
        at,
      ),
    )
    return mainWithSides(meal, main.join(''))
  },
}

/** A large breaded cutlet with a slice of lemon. */
export const schnitzel: Form = {
  vessels: ['plate'],
  variants: { veal: food.crumb, poultry: food.crust },
  draw: (meal) => {
    const { random, tones } = meal
    const d = blob(random, { width: 132, height: 92, uneven: 0.14, corners: 12 })
    const main =
      shaded(d, 2.6) +
      filled(d, tones.deep) +
      filled(d, tones.base, 'translate(-1.6 -2) scale(.95)') +
      filled(blob(random, { width: 74, height: 44, uneven: 0.2, at: [-8, -8] }), tones.light) +
      stroked(grains(random, spots(random, 44, 118, 80), 1.5), tones.deep, 2.4, 0.7) +
      stroked(grains(random, spots(random, 34, 112, 74), 1.5), tones.pale, 2.4)
    return mainWithSides(meal, main)
  },
}

/** Golden flat cakes or pancakes in a pile. */
export const pancakes: Form = {
  vessels: ['plate'],
  variants: { golden: food.crust, buckwheat: food.brown },
  draw: (meal) => {
    const { random, tones } = meal
    const layer = ([x, y]: Point, width: number) => {
      const d = blob(random, { width, height: width * 0.94, uneven: 0.04, at: [x, y] })
      return (
        shaded(d, 2) +
        filled(d, tones.pale) +
        filled(blob(random, { width: width * 0.9, height: width * 0.84, uneven: 0.06, at: [x - 1, y - 1] }), tones.base)
      )
    }
    const pile =
      layer([-8, 10], 116) +
      layer([6, 2], 112) +
      layer([0, -6], 108) +
      stroked(grains(random, spots(random, 14, 80, 70), 4), tones.deep, 3, 0.5)
    return mainWithSides(meal, pile)
  },
}

/** Sticks of raw vegetables or fruit around a bowl of dip. */
export const dip: Form = {
  vessels: ['board', 'plate'],
  variants: {
    hummus: food.tofu,
    liptauer: food.liptauer,
    nut: food.peanut,
    herb: food.white,
    lentil: food.yolk,
    guacamole: food.pea,
  },
  draw: (meal) => {
    const { random, tones, served } = meal
    const around = served.slice(0, 4)
    const sectors = around.map((kind, index) => {
      const span = 360 / around.length
      const from = index * span + (meal.vessel === 'board' ? 20 : 0)
      const count = Math.round((around.length === 1 ? 13 : 20) / around.length)
      return Array.from({ length: count }, (_, index) => {
        const angle = from + (index + 0.5) * (span / count)
        const far = 76 + random() * 5
        const radians = (angle * Math.PI) / 180
        const wide = meal.vessel === 'board' ? 1.32 : 1
        return moved(
          kind.piece,
          [Math.cos(radians) * far * wide, Math.sin(radians) * far * 0.86],
          (kind.size < 0.95 ? 2 : 1.55) * kind.size,
          angle + (random() - 0.5) * 16,
        )
      }).join('')
    })
    const oil =
      meal.variant === 'hummus'
        ? stroked('M-12-4C-8-12 8-12 12-3S2 12-5 8', food.olive.pale, 0) +
          stroked('M-13 2C-12-10 4-14 12-5', '#C9A73A', 3.4, 0.85) +
          stroked('M-4 2h.1M3-3h.1M5 5h.1M-7-4h.1', food.paprika.base, 2.4)
        : meal.variant === 'liptauer'
          ? stroked('M-6-6l3 2M4-9l2 3M8 4l-3 2M-4 8l2-2M0 0l2 1M-10 2l2 1', food.herb.base, 1.8)
          : ''
    return sectors.join('') + dipBowl(tones, mist, oil)(random, 48)
  },
}
