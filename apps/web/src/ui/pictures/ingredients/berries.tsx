import { useId } from 'react'
import { leaf, oval } from '../hand.ts'
import { berry, blueberry, forest, herb } from '../palette.ts'

/** A single blueberry around the origin, about 20 units wide. */
export function Blueberry() {
  return (
    <g>
      <path d={oval(0, 0, 10, 9.6, 'blueberry')} fill={blueberry.base} />
      <path d="M-9-3C-6 8 4 11 9 4C7 10-8 13-9-3z" fill={blueberry.deep} />
      <path d={leaf([-7, 1], [-2, -7], 5, -1)} fill={blueberry.light} />
      <path d="M1-4l2 2l3-1l-1 3l2 2h-3l-1 3l-2-2l-3 1l1-3l-2-2l3-1z" fill={blueberry.deep} />
      <path d="M-5-4l1-2" stroke={blueberry.pale} strokeWidth="1.6" />
    </g>
  )
}

/** A single raspberry around the origin, about 22 units wide. */
export function Raspberry() {
  return (
    <g>
      <path d={oval(0, 1, 10.5, 11.5, 'raspberry', 0.05)} fill={berry.base} />
      <path
        d="M-7-4h.1M-2-6h.1M4-6h.1M7-1h.1M-8 3h.1M-2-2h.1M3-2h.1M6 6h.1M-5 8h.1M0 3h.1M3 9h.1M-3 10h.1"
        stroke={berry.deep}
        strokeWidth="4.6"
        opacity=".5"
      />
      <path
        d="M-5-5h.1M0-6h.1M5-4h.1M-7 0h.1M-2 0h.1M3 1h.1M7 3h.1M-5 5h.1M0 6h.1M4 7h.1"
        stroke={berry.light}
        strokeWidth="4"
      />
      <path d="M-6-6h.1M-1-7h.1M-8-1h.1M-3-1h.1M-6 4h.1" stroke={berry.pale} strokeWidth="1.5" />
    </g>
  )
}

/** One berry of a scatter: its kind, its middle, its size (1 is about 20 units) and its turn in degrees. */
export type BerrySpot = readonly [kind: 'blue' | 'rasp', x: number, y: number, size: number, turn?: number]

/** Lays many berries, drawing each kind once and repeating it by reference. */
export function BerryScatter({ spots = [] }: { spots?: readonly BerrySpot[] }) {
  const id = useId()
  const kinds = new Set(spots.map(([kind]) => kind))
  return (
    <g>
      <defs>
        {kinds.has('blue') ? (
          <g id={`${id}blue`}>
            <Blueberry />
          </g>
        ) : null}
        {kinds.has('rasp') ? (
          <g id={`${id}rasp`}>
            <Raspberry />
          </g>
        ) : null}
      </defs>
      {spots.map(([kind, x, y, size, turn = 0]) => (
        <use
          key={`${x} ${y}`}
          href={`#${id}${kind}`}
          transform={`translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${size})`}
        />
      ))}
    </g>
  )
}

const cluster: readonly BerrySpot[] = [
  ['blue', 46, 56, 1.25],
  ['rasp', 68, 62, 1.3, 20],
  ['rasp', 26, 70, 1.35, -20],
  ['blue', 80, 82, 1.2, 60],
  ['blue', 55, 79, 1.4, -10],
  ['blue', 34, 86, 0.95, 110],
]

export function Berries() {
  return (
    <g>
      <path d={leaf([54, 60], [88, 34], 24, 5) + leaf([46, 58], [20, 32], 22, -4)} fill={forest.base} />
      <path d={leaf([54, 60], [88, 34], 11, 0) + leaf([46, 58], [20, 32], 10, 0)} fill={herb.base} />
      <path d="M54 60Q70 44 86 36M46 58Q34 42 22 34" stroke={herb.pale} strokeWidth="1.2" />
      <BerryScatter spots={cluster} />
    </g>
  )
}
