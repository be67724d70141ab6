import type { Tones } from '../../palette.ts'
import type { Form } from '../form.ts'
import { scatter } from '../heap.ts'
import { kindOf } from '../kinds.ts'
import { pool } from '../mounds.ts'
import { blob, filled, moved, shaded, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { mainWithSides } from './layout.ts'

const filletShape = 'M-60 8C-60-16-24-30 10-27S62-14 61 2 34 27-4 27-59 28-60 8z'

/** A fillet of fish with its flakes, or with crisp skin. */
function fillet({ deep, base, light, pale }: Tones, skin: boolean): string {
  return (
    shaded(filletShape, 3) +
    filled(filletShape, deep) +
    filled(filletShape, base, 'translate(-1.6 -2.4) scale(.95)') +
    (skin
      ? filled('M-52 2C-48-16-18-24 12-22S54-10 52 0 20 8-8 9-52 12-52 2z', light) +
        stroked('M-36-8L-28 4M-18-14L-9 4M2-16L11 3M22-15L30 0', deep, 3, 0.7)
      : stroked('M-44 12Q-38-2-46-12M-26 18Q-16 0-28-20M-4 20Q8 0-6-24M20 18Q32-2 18-24M40 12Q48-2 40-16', light, 3.4) +
        stroked('M-42 12Q-36-2-44-12M-24 18Q-14 0-26-20M-2 20Q10 0-4-24M22 18Q34-2 20-24', deep, 1.4, 0.5)) +
    stroked('M-46-12Q-24-24 8-22', pale, 3)
  )
}

const fillets: Readonly<Record<string, boolean>> = { zander: true, char: true }

/** A fillet of fish or meat beside its side dishes; `cod` lies in tomato sauce. */
export const filletForm: Form = {
  vessels: ['plate'],
  variants: {
    white: food.white,
    salmon: food.salmon,
    char: food.pink,
    zander: food.tofu,
    cod: food.white,
    chicken: food.chicken,
  },
  draw: (meal) => {
    const sauce = meal.variant === 'cod' ? pool(food.tomato)(meal.random, 78) : ''
    return mainWithSides(meal, moved(fillet(meal.tones, fillets[meal.variant] ?? false), [0, 4], 1.02, -8), sauce)
  },
}

/** A whole fish. */
function wholeFish(): string {
  const { deep, base, light, pale } = food.skin
  const d = 'M-84 0C-70-22-30-28 4-24S52-10 66-5L88-22Q84-2 90 20L64 8C50 14 30 24-4 25S-72 22-84 0z'
  return (
    shaded(d, 3) +
    filled('M-20-24Q2-40 26-20zM-8 24Q2 36 20 22z', deep) +
    filled(d, deep) +
    filled('M-80-1C-66-20-30-26 4-22S52-9 66-4L84-18Q81-2 84 8L62 3C40 8 20 12-8 12S-70 12-80-1z', base) +
    stroked('M-50 6Q0 14 58 1', food.pink.base, 5, 0.75) +
    filled('M-80 1C-70 10-40 18-6 19S44 12 60 7C40 18 20 22-6 22S-70 18-80 1z', pale) +
    stroked('M-52-18Q-42-2-52 16', deep, 3) +
    stroked('M-34-14h.1M-22-6h.1M-14-17h.1M-4-8h.1M6-16h.1M14-6h.1M24-13h.1M34-5h.1M42-10h.1M-26-16h.1', deep, 4) +
    stroked('M70-6L82-14M70 4L82 12', deep, 2) +
    stroked('M-66-9Q-40-22 0-20', light, 3) +
    `<circle cx="-66" cy="-5" r="4.4" fill="${pale}"/><circle cx="-66" cy="-5" r="2.4" fill="#1E2B26"/>`
  )
}

export const fish: Form = {
  vessels: ['plate'],
  variants: { whole: food.skin },
  draw: (meal) => {
    const lemon = kindOf('lemon').piece
    const dressing = moved(lemon, [-14, -2], 1.1) + moved(lemon, [10, 2], 1.1)
    return mainWithSides(meal, moved(wholeFish(), [0, 6], 0.98, -6) + moved(dressing, [4, 4], 1.1))
  },
}

const slab = (random: () => number, { deep, base, light, pale }: Tones, heart: string): string => {
  const d = blob(random, { width: 52, height: 44, uneven: 0.06 })
  return (
    shaded(d, 2.4) +
    filled(d, deep) +
    filled(d, base, 'translate(-1 -1.4) scale(.92)') +
    filled(blob(random, { width: 36, height: 29, uneven: 0.08, at: [-1, -1] }), heart) +
    stroked('M-12-4Q0-9 12-3M-13 3Q0-2 13 4M-7 9Q2 5 9 9', light, 1.8, 0.8) +
    stroked('M-19-6Q-14-16 0-17', pale, 1.8, 0.7)
  )
}

/** Slices of roast or boiled meat, overlapping. */
export const roast: Form = {
  vessels: ['plate'],
  variants: { beef: food.beef, boiled: food.brown, pork: food.pork, poultry: food.chicken },
  draw: (meal) => {
    const heart = meal.variant === 'pork' ? food.pork.pale : meal.variant === 'beef' ? food.pink.base : meal.tones.light
    const main = [-44, -15, 14, 43].map((x, index) =>
      moved(slab(meal.random, meal.tones, heart), [x, (index % 2) * 4 - x / 8], 1.1, -14),
    )
    return mainWithSides(meal, main.join(''))
  },
}

/** Meat or vegetables in sauce on a plate, beside a side dish. */
export const ragout: Form = {
  vessels: ['plate'],
  variants: {
    cream: food.tofu,
    paprika: { deep: '#A8401C', base: '#DA6A34', light: '#EB9360', pale: '#F9C9A6' },
    tomato: food.tomato,
    beef: food.goulash,
    lentil: food.lentil,
  },
  draw: (meal) => {
    const { random, seed, tones } = meal
    const sides = meal.served.filter((kind) => kind.mound)
    const inSauce = meal.served.filter((kind) => !kind.mound)
    const sauce =
      filled(blob(random, { width: 146, height: 124, uneven: 0.1 }), tones.deep) +
      filled(blob(random, { width: 138, height: 116, uneven: 0.1, at: [-1, -2] }), tones.base) +
      stroked('M-54-18Q-36-48 4-50', tones.pale, 3.4, 0.8)
    const pieces = scatter(inSauce, spots(random, 14, 112, 88), 1.5, seed)
    return mainWithSides({ ...meal, served: sides }, pieces, sauce)
  },
}

/** Drumsticks in sauce. */
export const chicken: Form = {
  vessels: ['plate', 'pan'],
  variants: { roasted: food.chicken, paprika: { deep: '#A8401C', base: '#DA6A34', light: '#EB9360', pale: '#F9C9A6' } },
  draw: (meal) => {
    const leg = kindOf('chicken-legs').piece
    const sauce = meal.variant === 'paprika' ? pool(meal.tones)(meal.random, 74) : ''
    const glaze =
      meal.variant === 'paprika' ? stroked('M-30-10Q-16-28 4-22M14 10Q28 2 34 14', meal.tones.base, 7, 0.75) : ''
    const main =
      shaded('M-46-4A30 26 0 1 1 10 0A30 26 0 1 1 40 20z', 3) +
      moved(leg, [-22, -6], 2.7, 14) +
      moved(leg, [26, 10], 2.5, -20)
    return mainWithSides(meal, main + glaze, sauce)
  },
}

/** A spear with its scales and its darker tip. */
function spear({ deep, base, light, pale }: Tones): string {
  const d = 'M-62-4L34-6Q52-7 66 0Q52 7 34 6L-62 5Q-66 0-62-4z'
  return (
    shaded(d, 1.6) +
    filled(d, deep) +
    filled('M-61-3.4L34-5Q50-6 63-.6Q50 4 34 4L-61 3Q-64 0-61-3.4z', base) +
    filled('M34-6Q52-7 66 0Q52 7 34 6Q42 0 34-6z', deep) +
    stroked('M-30-4l6 4M-6-4l6 4M16-4l6 4M40-4l8 3M44 4l8-2', light, 2) +
    stroked('M-56-1.6L20-2.6', pale, 1.8, 0.8)
  )
}

/** Asparagus, side by side. */
export const asparagus: Form = {
  vessels: ['plate'],
  variants: { green: food.leaf, white: food.fennel },
  draw: (meal) => {
    const spears = [-30, -17, -4, 9, 22].map((y, index) =>
      moved(spear(meal.tones), [(index % 2) * 6 - 3, y], 1.12, -3 + index * 1.6),
    )
    return mainWithSides(meal, moved(spears.join(''), [0, 4], 1, -12))
  },
}
