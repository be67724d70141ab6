import { seeded } from '../seeded.ts'
import { markupOf } from '../svg.ts'
import type { Kind } from './kinds.ts'

type Spot = { x: number; y: number; turn: number }

export interface HeapParams {
  readonly kind: Kind
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Decides where the pieces lie. */
  readonly seed: string
}

const goldenAngle = 2.39996
const round = (value: number): number => Math.round(value * 10) / 10

/** Markup of one ingredient's pieces within a radius around a point: one piece, and `<use>` for the others. */
export function heap({ kind, x, y, radius, seed }: HeapParams): string {
  const { size } = kind
  const spots = kind.fan ? fan(kind, seed) : loose(kind, seed)
  const pieces = spots.map((spot, index) => {
    const transform = `translate(${round(spot.x)} ${round(spot.y)}) rotate(${Math.round(spot.turn)}) scale(${size})`
    if (index > 0) return `<use href="#piece" transform="${transform}"/>`
    return `<g transform="${transform}"><g id="piece">${markupOf(kind.file)}</g></g>`
  })
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(radius) / 25})">${pieces.join('')}</g>`
}

/** Sunflower layout, so that the pieces are evenly apart; drawn from back to front. */
function loose({ count, size }: Kind, seed: string): Spot[] {
  const random = seeded(`${seed} heap`)
  const start = random() * 7
  const spread = (25 - 8 * size) / Math.sqrt(count)
  const spots = Array.from({ length: count }, (_, index): Spot => {
    const distance = count === 1 ? 0 : spread * Math.sqrt(index + 0.6) * (0.95 + random() * 0.1)
    const angle = start + index * goldenAngle
    return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance, turn: random() * 360 }
  })
  return spots.toSorted((one, other) => one.y - other.y)
}

/** Slices behind each other along one line, each turned a little further. */
function fan({ count, size }: Kind, seed: string): Spot[] {
  const random = seeded(`${seed} fan`)
  const lean = (random() - 0.5) * 50
  const tilt = (lean * Math.PI) / 180
  return Array.from({ length: count }, (_, index): Spot => {
    const along = (index - (count - 1) / 2) * 4.9 * size
    return {
      x: -Math.sin(tilt) * along + 0.01 * index,
      y: Math.cos(tilt) * along + 3,
      turn: lean + (index - count / 2) * 5,
    }
  })
}
