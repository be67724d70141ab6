import type { Tones } from '../palette.ts'
import { seeded } from '../seeded.ts'
import { blob, body, filled, grains, ink, shaded, spots, stroked } from './shapes.ts'

/**
 * Single pieces of food as markup around the origin, about 20 units across, lit from the upper left. The same shape in
 * other colours is other food: a ball is a pea, a grape or a chickpea.
 */

/** A dark disc below everything round. */
const roundShade = (radius: number): string => `<circle cx="1" cy="1.8" r="${radius}" fill="${ink}" opacity=".2"/>`

export const ball = ({ deep, base, pale }: Tones): string =>
  `${roundShade(9.4)}<circle r="9.4" fill="${deep}"/><circle cx="-.8" cy="-1" r="8.3" fill="${base}"/>` +
  stroked('M-5.6-2.6Q-4-5.8-.6-6', pale, 1.8)

export const cube = (tones: Tones): string => {
  const d = 'M-7-8.5L6-9Q9-9 9-6L8.5 6Q8 9 5 9L-7 8.5Q-9 8-9 5L-9.5-5Q-9.5-8.5-7-8.5z'
  return body(d, tones, 1.4) + stroked('M-6.5-5.5L3-6', tones.pale, 1.6, 0.8)
}

/** A cut piece of meat or fish. */
export const chunk = (tones: Tones, seed = 'chunk'): string => {
  const d = blob(seeded(seed), { width: 21, height: 17, uneven: 0.16, corners: 7 })
  return body(d, tones, 1.3) + stroked('M-5-4Q0-6 5-3M-6 0Q-1-1.6 4 1.6', tones.light, 1.4)
}

export const bean = (tones: Tones, specks?: string): string => {
  const d = 'M-9.5-.5C-10-7-2.5-7.5 0-4.6S9.6-7 9.6 0 4 7.6 0 7-9 6-9.5-.5z'
  const marks = specks ? stroked('M-5 3l2 .6M0 2l2.4.8M4-1l1.6 2M-6-1l.6 1.4M3 4l1.4-.6', specks, 1.4) : ''
  return body(d, tones) + marks + stroked('M-6-2.6Q-4.4-4.4-2-3.6', tones.pale, 1.3, 0.8)
}

/** A round slice: its rim, its face and what is drawn on the face. */
export const slice = (rim: string, face: string, marks = ''): string =>
  `${roundShade(9.6)}<circle r="9.6" fill="${rim}"/><circle r="8" fill="${face}"/>${marks}`

/** A slice with rays from its middle: citrus, carrots. */
export const rayedSlice = (rim: string, face: string, ray: string): string =>
  slice(rim, face, stroked('M0-6V-2.4M5.4-3L2.2-1.2M5.4 3L2.2 1.2M0 6V2.4M-5.4 3L-2.2 1.2M-5.4-3L-2.2-1.2', ray, 1.2))

/** A slice with seeds around its middle: cucumber, zucchini, banana. */
export const seededSlice = (rim: string, face: string, seeds: string): string =>
  slice(rim, face, stroked('M0-3.4v1M3-1.4l-.8.5M2.2 2.6l-.6-.7M-2.2 2.6l.6-.7M-3-1.4l.8.5', seeds, 1.1))

/** A wedge with its skin on the outside: potatoes, plums, pumpkin. */
export const wedge = (flesh: Tones, skin: string): string => {
  const d = 'M-11-3Q0-9 11-3Q8 7.4 0 8Q-8 7.4-11-3z'
  return (
    shaded(d, 1.3) +
    filled(d, skin) +
    filled('M-9.6-3.2Q0-8.2 9.6-3.2Q6.4 4.2 0 4.6Q-6.4 4.2-9.6-3.2z', flesh.base) +
    stroked('M-6-3.2Q0-5.8 6-3.2', flesh.pale, 1.5, 0.8)
  )
}

/** A longish cut: sticks, strips, green beans, pasta tubes. */
export const strip = (tones: Tones): string => {
  const d = 'M-12.5-1.4Q-12.6-4-10-4Q1-6.4 10.6-2.6Q13-1.6 12.4.8Q11.6 3 9 2Q0-1-10 1.4Q-12.4 1.4-12.5-1.4z'
  return body(d, tones) + stroked('M-8.6-2.4Q1-4.4 8-1.8', tones.light, 1.2)
}

/** A straight stick of raw vegetable. */
export const stick = (tones: Tones): string => {
  const d = 'M-16-3L15-3.6Q17-3.4 17-1L16.6 2.4Q16.4 4 14 4L-15 4Q-17 4-17 2L-17.4-1Q-17.4-3-16-3z'
  return body(d, tones) + stroked('M-14-.8L12-1.2', tones.pale, 1.4, 0.7)
}

/** Loose strands: cabbage, kraut, onions, noodles. */
export const strands = (tones: Tones): string =>
  stroked('M-11 5Q-4-8 3 0T12-3M-9-6Q0-2 3 5T11 6M-12-1Q-6 4 0-4T9-8', tones.deep, 3.4) +
  stroked('M-11 4.4Q-4-8.6 3-.6T12-3.6M-9-6.6Q0-2.6 3 4.4T11 5.4M-12-1.6Q-6 3.4 0-4.6T9-8.6', tones.base, 2.4)

/** Thin strips, cut from something flat: pancakes for soup. */
export const ribbons = ({ deep, base, pale }: Tones): string => {
  const d = 'M-13-6Q-2-11 13-5M-13 1Q0-4 12 3M-11 8Q2 2 13 9'
  return stroked(d, deep, 4.6) + stroked(d, base, 3.4) + stroked('M-9-7.6Q-2-9.4 5-8M-8-.4Q0-2 6 .4', pale, 1)
}

/** A ring: onions, leek, olives. */
export const ring = ({ deep, base, light }: Tones): string =>
  `<g transform="scale(1 .92)"><circle cx=".8" cy="1.4" r="8" stroke="${ink}" stroke-width="3.2" opacity=".18"/>` +
  `<circle r="8" stroke="${deep}" stroke-width="3.4"/><circle r="7.6" stroke="${base}" stroke-width="2.2"/>` +
  `<circle r="4.6" stroke="${light}" stroke-width="1.4"/></g>`

export const leaf = (tones: Tones): string => {
  const d = 'M0 12C-8.6 8-9-4 0-12.6C9-4 8.6 8 0 12z'
  return body(d, tones) + stroked('M0 10V-8M0 4L-4 .6M0 4L4 .6M0-1.6L-3-4.4M0-1.6L3-4.4', tones.light, 1.1)
}

/** A loose lettuce leaf with a wavy rim. */
export const lettuce = (tones: Tones): string => {
  const d = 'M0 12C-4 12-5 9-8 8S-12 3-10 0-12-6-8-8-4-12 0-11 6-13 8-9 12-5 10-1 12 6 8 8 4 12 0 12z'
  return body(d, tones) + stroked('M0 9Q1 0-1-7M0 4L-5 1M0 3L5-1M0-2L-4-5M0-2L4-6', tones.pale, 1.2, 0.9)
}

/** Three round leaves on a stalk: lamb's lettuce, cress, mint. */
export const rosette = (tones: Tones): string =>
  ['M0 2C-6 0-7-9 0-12C7-9 6 0 0 2z', 'M0 2C-3-4-12-4-12 2C-11 8-4 7 0 2z', 'M0 2C3-4 12-4 12 3C10 9 4 7 0 2z']
    .map((d) => body(d, tones))
    .join('') + stroked('M0 1V-8M0 2L-8 2.6M0 2L8 3M0 2L1 10', tones.light, 1.2)

/** Jagged leaf: rocket, parsley root leaves. */
export const rocket = (tones: Tones): string => {
  const d = 'M0 13Q-2 8-6 7Q-4 4-1 4Q-2 0-7-1Q-5-4-1-3Q-4-7-4-10Q0-13 4-10Q4-6 1-3Q5-5 7-2Q3 0 1 4Q4 3 6 6Q2 8 0 13z'
  return body(d, tones) + stroked('M0 11V-8', tones.light, 1.1)
}

/** Chopped herbs, as strewn over a dish. */
export const chopped = ({ deep, base, light }: Tones): string =>
  stroked('M-9-4l3 1M4-8l2 2M7 3l3-1', deep, 2.4) +
  stroked('M-3-7l2 2M0 1l3 1M-7 5l2-2', base, 2.4) +
  stroked('M-4 0l2-1M3 7l2-1M8-3l1 2', light, 2)

/** Small rings: chives, spring onions. */
export const chives = ({ deep, light }: Tones): string =>
  stroked('M-8-5l2 2M1-8l2 1M7-1l-2 2M-2 0l2 2M-7 6l2-1M3 6l2 2', deep, 2.6) +
  stroked('M-8-5.4l1 1M1-8.4l1 .5M7-1.4l-1 1M-2-.4l1 1M-7 5.6l1-.5M3 5.6l1 1', light, 1)

export const seed = (tones: Tones): string => {
  const d = 'M-7 1Q-5-5 1-4.6Q7-4 8 0Q6 5 0 5Q-5 4.6-7 1z'
  return body(d, tones) + stroked('M-3.6-1.6Q0-3 3.6-1.6', tones.pale, 1)
}

/** A heap of three or four small seeds. */
export const seeds = (tones: Tones): string =>
  stroked('M-6-3l3 1M3-6l2 3M5 4l-3 1M-4 5l1-3', tones.deep, 3.6) +
  stroked('M-6.4-3.6l3 1M2.6-6.6l2 3M4.6 3.4l-3 1M-4.4 4.4l1-3', tones.base, 2.6)

/** A small branching head: cauliflower, broccoli. */
export const floret = (head: Tones, stalk: string): string =>
  shaded('M-10-3A6 6 0 0 1-2-9A6.4 6.4 0 0 1 9-6A5 5 0 0 1 8 3L2 5 3 11H-4L-3 5A6 6 0 0 1-10-3z', 1.2) +
  filled('M-3 2L-4 10Q-.6 12 3 10L2 2z', stalk) +
  `<g fill="${head.deep}"><circle cx="-5.4" cy="-1" r="5.2"/><circle cx="4.8" cy="-.6" r="5.2"/><circle cy="-5" r="6"/></g>` +
  `<g fill="${head.base}"><circle cx="-5.8" cy="-1.8" r="4.2"/><circle cx="4.2" cy="-1.4" r="4.2"/><circle cx="-.6" cy="-5.8" r="5"/></g>` +
  stroked('M-7-3h.1M-4-1h.1M-2-7h.1M1-6h.1M3-2.6h.1M5.6-1h.1M-.6-3.6h.1', head.pale, 1.8)

/** A halved sprout of cabbage. */
export const sprout = (tones: Tones): string =>
  body('M0-10C8-10 10-3 9 3S3 11 0 11-8 9-9 3-8-10 0-10z', tones, 1.2) +
  stroked('M0 9V-3M0 5Q-5 2-5-4M0 5Q5 2 5-4M0 1Q-2-2-2-6M0 1Q2-2 2-6', tones.pale, 1.4)

/** A spoonful of something thick. */
export const dollop = (tones: Tones): string =>
  body(blob(seeded('dollop'), { width: 22, uneven: 0.06 }), tones, 1.3) +
  stroked('M-5 2C-6-4 3-6 5-1S0 6-2 3.4-1-1.6 1.4-.4', tones.deep, 1.5, 0.55)

/** A curved tail: prawns. */
export const prawn = (tones: Tones): string => {
  const d = 'M8-8C-2-13-12-6-10 3C-9 8-4 10 0 9L2 12 5 8Q0 7-3 4C-5 0 0-4 6-2Q10-4 8-8z'
  return (
    body(d, tones, 1.2) +
    stroked('M-2-9.6Q-4-6-1.6-3.6M-7.6-5.6Q-6.4-3-3.4-1.6M-9.6 1Q-7 1.6-4 1.6M-6.6 6.8Q-5 5-3.4 4.2', tones.pale, 1.4)
  )
}

/** A breaded or fried strip. */
export const breaded = (tones: Tones, seedText = 'breaded'): string => {
  const random = seeded(seedText)
  const d = blob(random, { width: 28, height: 13, uneven: 0.1, corners: 9 })
  return (
    body(d, tones, 1.4) +
    stroked(grains(random, spots(random, 12, 20, 8)), tones.deep, 1.6, 0.8) +
    stroked(grains(random, spots(random, 10, 19, 7)), tones.pale, 1.5)
  )
}

/** An oval slice of roast meat with its fibres; `heart` is the colour of a pink middle. */
export const roastSlice = (tones: Tones, heart: string): string => {
  const d = 'M-15-1C-15-9-7-11 0-11S15-8 15 0 8 11 0 11-15 8-15-1z'
  return (
    shaded(d, 1.6) +
    filled(d, tones.deep) +
    filled('M-12.6-1C-12.6-7.6-6-9.2 0-9.2S12.8-7 12.8 0 7 9 0 9-12.6 6.6-12.6-1z', tones.base) +
    filled('M-9-.6C-9-5.6-4-6.8 0-6.8S9.6-5 9.6 0 5 6.4 0 6.4-9 5-9-.6z', heart) +
    stroked('M-6-2Q0-4 6-1.6M-7 1.4Q0-.6 7 2M-3 4.4Q1 3 4 4.4', tones.light, 1.1, 0.8)
  )
}
