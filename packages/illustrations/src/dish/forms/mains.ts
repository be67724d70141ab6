import type { Tones } from '../../palette.ts'
import type { Form } from '../form.ts'
import { scatter } from '../heap.ts'
import { kindOf } from '../kinds.ts'
import { pool } from '../mounds.ts'
import { blob, filled, moved, shaded, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { mainWithSides } from './layout.ts'

/** The tail of the fillet is at the right. */
const filletShape = 'M-64 4C-64-18-40-27-10-26S44-16 70-6Q74 0 69 7C48 14 26 26-6 27S-63 24-64 4z'

/** The cut side of a fillet, with its flakes. */
function fillet({ deep, base, light, pale }: Tones): string {
  return (
    shaded(filletShape, 3) +
    filled(filletShape, deep) +
    filled(filletShape, base, 'translate(-1.4 -2.2) scale(.95)') +
    stroked('M-54 0Q0-6 60-1', deep, 1.6, 0.5) +
    stroked('M-46-16L-38-2-48 14M-26-20L-16-2-28 19M-4-20L8-2-6 20M18-17L30-1 16 16M38-12L48 0 36 10', light, 3.6) +
    stroked('M-43-15L-35-2-45 13M-23-19L-13-2-25 18M-1-19L11-2-3 19M21-16L33-1 19 15', deep, 1.3, 0.45) +
    stroked('M-52-13Q-36-23-8-22', pale, 3)
  )
}

/** A fillet of fish or meat beside its side dishes; `cod` lies in tomato sauce. */
export const filletForm: Form = {
  vessels: ['plate'],
  variants: {
    white: food.white,
    salmon: food.salmon,
    char: food.pink,
    zander: food.seared,
    cod: food.white,
    chicken: food.chicken,
  },
  draw: (meal) => {
    const sauce = meal.variant === 'cod' ? pool(food.tomato)(meal.random, 78) : ''
    return mainWithSides(meal, moved(fillet(meal.tones), [0, 4], 1, -8), sauce)
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
    return mainWithSides(meal, moved(wholeFish(), [0, 2], 0.94, -6) + moved(dressing, [2, 2], 1.05))
  },
}

/** A slice of meat with its fibres and a rim of fat. */
function meatSlice({ deep, base, light, pale }: Tones, heart: string): string {
  const d = 'M-24-22C-10-33 14-31 24-20S32 14 22 24-12 32-24 22-34-12-24-22z'
  return (
    shaded(d, 2.6) +
    filled(d, deep) +
    filled(d, base, 'translate(-.8 -1.2) scale(.94)') +
    stroked('M-27 8C-30-10-22-22-4-25', food.cream.base, 4.4) +
    filled('M-16-13C-6-20 10-19 17-11S21 9 14 16-8 21-16 14-23-5-16-13z', heart) +
    stroked('M-12-8L14-10M-16-1L18-3M-15 6L17 4M-10 13L12 11', light, 1.8, 0.9) +
    stroked('M-10-11L4-12M-14 2L2 1', pale, 1.4, 0.7)
  )
}

/** Slices of roast or boiled meat, overlapping. */
export const roast: Form = {
  vessels: ['plate'],
  variants: { beef: food.beef, boiled: food.brown, pork: food.pork, poultry: food.chicken },
  draw: (meal) => {
    const hearts: Readonly<Record<string, string>> = { pork: food.pork.pale, beef: food.pink.base }
    const heart = hearts[meal.variant] ?? meal.tones.light
    const main = [-42, -15, 12, 40].map((x, index) =>
      moved(meatSlice(meal.tones, heart), [x, (index % 2) * 4 - x / 8], 0.98, -16 + index * 3),
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
    const main = moved(leg, [-20, -10], 3.1, 10) + moved(leg, [24, 14], 2.9, -26)
    const gloss = sauce && stroked('M-44 34Q-20 50 12 46M50-24Q60-10 58 6', meal.tones.pale, 3, 0.8)
    return mainWithSides(meal, main + gloss, sauce)
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
