import { useId } from 'react'
import { seeded } from '../seeded.ts'
import type { Kind } from './kinds.tsx'

type Spot = { x: number; y: number; turn: number }
type HeapProps = { kind: Kind; x: number; y: number; reach: number; seed: string }

const goldenAngle = 2.39996
const round = (value: number): number => Math.round(value * 10) / 10

/** One ingredient's pieces within `reach` units around a point: drawn once, then laid by reference. */
export function Heap({ kind, x, y, reach, seed }: HeapProps) {
  const id = useId()
  const { Piece, size } = kind
  const spots = kind.fan ? fan(kind, seed) : loose(kind, seed)
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${round(reach) / 25})`}>
      {spots.map((spot, index) => {
        const place = `translate(${round(spot.x)} ${round(spot.y)}) rotate(${Math.round(spot.turn)}) scale(${size})`
        if (index > 0) return <use key={`${spot.x}`} href={`#${id}`} transform={place} />
        return (
          <g key={`${spot.x}`} transform={place}>
            <g id={id}>
              <Piece />
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** Sunflower order keeps pieces evenly apart; those nearer to the viewer lie on top. */
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

/** Slices lie behind each other along one line, a little turned from one to the next. */
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
