import { seeded } from '../seeded.ts'
import type { Kind } from './kinds.ts'
import { type Point, round, spots } from './shapes.ts'

interface Spot {
  readonly x: number
  readonly y: number
  readonly turn: number
}

export interface HeapParams {
  readonly kind: Kind
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Seed of the positions of the pieces. */
  readonly seed: string
}

/** Markup of one ingredient within a radius around a point: as one mass, or as pieces lying together. */
export function heap({ kind, x, y, radius, seed }: HeapParams): string {
  if (kind.mound) return `<g transform="translate(${round(x)} ${round(y)})">${kind.mound(seeded(seed), radius)}</g>`
  const places = kind.fan ? fan(kind, seed) : loose(kind, seed)
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(radius / 2.5) / 10})">${copies(kind, 0, places)}</g>`
}

/**
 * Markup of pieces of several kinds, mixed over the given points in the ratio of their counts.
 * @param scale scale of a piece of size 1
 */
export function scatter(kinds: readonly Kind[], points: readonly Point[], scale: number, seed: string): string {
  const random = seeded(`${seed} scatter`)
  const places = kinds.map((): Spot[] => [])
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  // The next point, in random order, gets the kind that is furthest behind its share.
  for (const [index, [x, y]] of points.toSorted(() => random() - 0.5).entries()) {
    const lags = kinds.map(({ count }, kind) => ((index + 1) * count) / total - (places[kind]?.length ?? 0))
    places[lags.indexOf(Math.max(...lags))]?.push({ x: x / scale, y: y / scale, turn: random() * 360 })
  }
  const content = kinds.map((kind, index) => copies(kind, index, places[index] ?? []))
  return `<g transform="scale(${round(scale * 10) / 10})">${content.join('')}</g>`
}

/** Markup of a kind strewn over an area. */
export function strew(kind: Kind, width: number, height: number, scale: number, seed: string): string {
  return scatter([kind], spots(seeded(`${seed} strew`), kind.count, width, height), scale, seed)
}

/** Markup of one piece, with `<use>` elements for its copies. */
function copies({ piece, size }: Kind, id: number, places: readonly Spot[]): string {
  return places
    .map(({ x, y, turn }, index) => {
      const transform = `translate(${round(x)} ${round(y)}) rotate(${Math.round(turn)}) scale(${size})`
      if (index > 0) return `<use href="#piece${id}" transform="${transform}"/>`
      return `<g transform="${transform}"><g id="piece${id}">${piece}</g></g>`
    })
    .join('')
}

/** Positions of a loose heap: a sunflower layout, which spaces the pieces evenly, drawn from back to front. */
function loose({ count, size }: Kind, seed: string): Spot[] {
  const random = seeded(`${seed} heap`)
  if (count === 2) return [-5.4, 5.4].map((x): Spot => ({ x: x * size, y: x * size * 0.5, turn: random() * 360 }))
  const width = count === 1 ? 0 : Math.max(2 * (25 - 8 * size), 9 * size * Math.sqrt(count))
  return spots(random, count, width)
    .map(([x, y]): Spot => ({ x, y, turn: random() * 360 }))
    .toSorted((one, other) => one.y - other.y)
}

/** Positions of a fan: slices behind each other along one line, each turned a little further. */
function fan({ count, size }: Kind, seed: string): Spot[] {
  const random = seeded(`${seed} fan`)
  const lean = (random() - 0.5) * 50
  const tilt = (lean * Math.PI) / 180
  return Array.from({ length: count }, (_, index): Spot => {
    const along = (index - (count - 1) / 2) * Math.min(4.9 * size, 34 / count)
    return { x: -Math.sin(tilt) * along, y: Math.cos(tilt) * along + 2, turn: lean + (index - count / 2) * 5 }
  })
}
