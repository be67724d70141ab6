import { china, type Tones } from '../palette.ts'
import type { Random } from '../seeded.ts'
import { blob, filled, grains, ink, moved, round, shaded, spots, stroked } from './shapes.ts'
import { food } from './tones.ts'

/** Draws food that lies as one mass: markup around the origin, within a radius. */
export type Mound = (random: Random, radius: number) => string

const mass = (random: Random, radius: number, { deep, base, light }: Tones): string => {
  const d = blob(random, { width: radius * 2, height: radius * 1.86, uneven: 0.06, corners: 11 })
  const lit = `translate(${round(-radius * 0.04)} ${round(-radius * 0.06)})`
  return shaded(d, 3) + filled(d, deep) + filled(d, base, `${lit} scale(.95)`) + filled(d, light, `${lit} scale(.62)`)
}

/** A mound of grains: rice, couscous, lentils. @param length length of a grain, 0 for round ones */
export const grainMound =
  (tones: Tones, length = 3, width = 2.6): Mound =>
  (random, radius) => {
    const count = Math.round(radius * 1.5)
    return (
      mass(random, radius, tones) +
      stroked(grains(random, spots(random, count, radius * 1.84, radius * 1.7), length), tones.deep, width, 0.55) +
      stroked(grains(random, spots(random, count, radius * 1.78, radius * 1.6), length), tones.pale, width)
    )
  }

/** Mash, polenta, purée: smooth, with the trace of a spoon. */
export const smoothMound =
  (tones: Tones): Mound =>
  (random, radius) =>
    mass(random, radius, tones) +
    `<g transform="scale(${round(radius / 30)})">` +
    stroked('M-19 6C-18-12 4-21 16-8S12 19-2 17-13 2-4-3 9 1 6 7', tones.deep, 1.8, 0.5) +
    stroked('M-18 4C-16-12 4-20 15-9', tones.pale, 1.8) +
    '</g>'

/** Kraut, coleslaw, spinach: strands over each other. */
export const strandMound =
  (tones: Tones): Mound =>
  (random, radius) => {
    const strand = (shift: number) =>
      spots(random, Math.round(radius * 0.62), radius * 1.7, radius * 1.5)
        .map(([x, y]) => {
          const bend = (random() - 0.5) * 16
          const [dx, dy] = [(random() - 0.5) * 22, (random() - 0.5) * 16]
          return `M${round(x - shift)} ${round(y - shift)}q${round(bend)} ${round(-bend / 2)} ${round(dx)} ${round(dy)}`
        })
        .join('')
    return (
      mass(random, radius, tones) +
      stroked(strand(0), tones.deep, 2.6, 0.6) +
      stroked(strand(1), tones.light, 2.4) +
      stroked(strand(1), tones.pale, 1.6)
    )
  }

/** A small bowl beside the food, with a dip, mash or sauce. */
export const dipBowl =
  (tones: Tones, glaze: Tones, marks = ''): Mound =>
  (_, radius) =>
    moved(
      `<circle cx="3" cy="5" r="31" fill="${ink}" opacity=".2"/><circle r="31" fill="${glaze.base}"/>` +
        stroked('M-28-8A29 29 0 0 1-6-28', glaze.light, 2.4) +
        `<circle r="27.6" fill="${china.light}"/><circle r="25" fill="${tones.deep}"/>` +
        `<circle cx="-.8" cy="-1" r="23.6" fill="${tones.base}"/>` +
        stroked('M-14 5C-14-10 5-16 13-6S8 14-2 12-8 1-2-2 6 1 4 5', tones.deep, 1.8, 0.5) +
        stroked('M-13 3C-12-10 5-15 12-7', tones.pale, 1.8) +
        marks,
      [0, 0],
      radius / 31,
    )

/** Sauce under other food. */
export const pool =
  ({ deep, base, light }: Tones): Mound =>
  (random, radius) => {
    const d = blob(random, { width: radius * 2, height: radius * 1.8, uneven: 0.12, corners: 9 })
    return (
      filled(d, deep) +
      filled(d, base, 'translate(-1 -1.4) scale(.96)') +
      stroked(
        `M${round(-radius * 0.72)} ${round(-radius * 0.2)}Q${round(-radius * 0.5)} ${round(-radius * 0.66)} 0 ${round(-radius * 0.72)}`,
        light,
        3,
      )
    )
  }

/** Potato salad: slices over each other, with onion and chives. */
export const potatoSalad: Mound = (random, radius) => {
  const slices = spots(random, Math.round(radius / 2.8), radius * 1.55).map(([x, y]) => {
    const d = blob(random, { width: 29, height: 26, uneven: 0.06, at: [x, y] })
    return filled(d, food.potato.deep, 'translate(1 1.6)') + filled(d, food.potato.light)
  })
  return (
    slices.join('') +
    stroked(grains(random, spots(random, 9, radius * 1.4), 5), food.onion.base, 2.6) +
    stroked(grains(random, spots(random, 14, radius * 1.5), 3), food.herb.base, 2.6)
  )
}
