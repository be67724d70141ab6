import type { DishContent } from '../form.ts'
import { heap, scatter, strew } from '../heap.ts'
import type { Kind } from '../kinds.ts'
import { moved, type Point, round, spots, stroked } from '../shapes.ts'

/** Arrangements that forms share. */

/** The surface of something that fills a round vessel. */
export function filling({ tones: { deep, base, light } }: DishContent): string {
  return (
    `<circle r="102" fill="${deep}"/><circle cx="-1" cy="-2" r="97" fill="${base}"/>` +
    stroked('M-84-30A90 90 0 0 1 8-88', light, 5, 0.7) +
    stroked('M84 34A90 90 0 0 1 20 88', deep, 5, 0.35)
  )
}

/** The ingredients mixed all over a round vessel, under their garnish. */
export function mixed(meal: DishContent, count: number, scale: number, width = 166): string {
  const { served, seed, random } = meal
  if (served.length === 0) return ''
  return scatter(served, spots(random, count, width), scale, seed)
}

/** Markup of the garnish over an area. @param scale scale of its pieces */
export const garnished = ({ garnish, seed }: DishContent, width: number, height = width, scale = 1.35): string =>
  garnish.map((kind, index) => strew(kind, width, height, scale, `${seed} garnish ${index}`)).join('')

interface Area {
  readonly at: Point
  readonly radius: number
}

/** Places of the main dish and its side dishes, by the number of side dishes. */
const sidePlaces: Readonly<Record<number, { main: Area; sides: readonly Area[] }>> = {
  0: { main: { at: [0, 2], radius: 88 }, sides: [] },
  1: { main: { at: [17, 21], radius: 77 }, sides: [{ at: [-47, -45], radius: 51 }] },
  2: {
    main: { at: [0, 37], radius: 72 },
    sides: [
      { at: [-47, -45], radius: 50 },
      { at: [48, -47], radius: 48 },
    ],
  },
  3: {
    main: { at: [0, 42], radius: 66 },
    sides: [
      { at: [-66, -20], radius: 42 },
      { at: [0, -66], radius: 42 },
      { at: [66, -22], radius: 42 },
    ],
  },
}

/**
 * A main dish in front and its side dishes behind it, on a plate. The main dish is drawn within a radius of 60.
 * @param below markup under the main dish, drawn in its place: sauce
 */
export function mainWithSides(meal: DishContent, main: string, below = ''): string {
  const { served, seed, random } = meal
  const sides = served.slice(0, 3)
  const mirror = random() < 0.5 ? -1 : 1
  const { main: middle, sides: places } = sidePlaces[sides.length] ?? { main: { at: [0, 0], radius: 88 }, sides: [] }
  const around = sides.map((kind, index) => {
    const { at, radius } = places[index] ?? { at: [0, 0], radius: 40 }
    return heap({ kind, x: at[0] * mirror, y: at[1], radius, seed: `${seed} side ${index}` })
  })
  const place: Point = [middle.at[0] * mirror, middle.at[1]]
  const scale = middle.radius / 60
  return (
    moved(below, place, scale) +
    around.join('') +
    moved(main, place, scale) +
    `<g transform="translate(${round(place[0])} ${round(place[1])})">${garnished(meal, middle.radius * 1.5, middle.radius * 1.1)}</g>`
  )
}

/** Up to four heaps around the middle of a vessel; a single one lies in the middle and is larger. */
export function island({ served, seed, random }: DishContent, radius: number): string {
  const shown = served.slice(0, 4)
  const size = shown.length === 1 ? radius * 1.35 : radius
  const turn = random() * 6
  return shown
    .map((kind, index) => {
      const angle = turn + (index / shown.length) * 2 * Math.PI
      const far = shown.length === 1 ? 0 : radius * 0.82
      return heap({
        kind,
        x: Math.cos(angle) * far,
        y: Math.sin(angle) * far * 0.9,
        radius: size,
        seed: `${seed} ${index}`,
      })
    })
    .join('')
}

/** Heaps side by side in a rectangle. */
export function rows(served: readonly Kind[], width: number, height: number, radius: number, seed: string): string {
  const perRow = Math.max(1, Math.ceil(served.length / 2))
  return served
    .map((kind, index) => {
      const row = Math.floor(index / perRow)
      const inRow = row === 0 ? Math.min(perRow, served.length) : served.length - perRow
      const x = ((index % perRow) - (inRow - 1) / 2) * (width / perRow)
      const y = served.length > perRow ? (row - 0.5) * height : 0
      return heap({ kind, x, y, radius, seed: `${seed} row ${index}` })
    })
    .join('')
}

/** A swirl of cream or oil on something smooth. */
export const swirl = (color: string, edge: string): string =>
  stroked('M-46 16C-48-26 10-46 38-18S34 44-6 40-34-4-8-12 20 4 10 16', edge, 7, 0.5) +
  stroked('M-47 14C-48-27 10-47 37-19S33 42-6 38-34-5-8-13 20 3 10 15', color, 4.6)

/** Icing sugar: soft white specks. */
export const dusting = (random: () => number, width: number, height: number): string =>
  stroked(
    spots(random, 60, width, height)
      .map(([x, y]) => `M${round(x)} ${round(y)}h.1`)
      .join(''),
    '#FFFFFF',
    2.6,
    0.75,
  )

export const rectangle = (width: number, height: number, radius: number, color: string): string =>
  `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`

/** Points in a rectangle, on an uneven grid. */
export function grid(random: () => number, columns: number, lines: number, width: number, height: number): Point[] {
  const points = Array.from({ length: columns * lines }, (_, index): Point => {
    const line = Math.floor(index / columns)
    const shift = line % 2 === 0 ? 0.25 : -0.25
    return [
      (((index % columns) + 0.5 + shift + (random() - 0.5) * 0.4) / columns - 0.5) * width,
      ((line + 0.5 + (random() - 0.5) * 0.4) / lines - 0.5) * height,
    ]
  })
  return points.toSorted(() => random() - 0.5)
}
