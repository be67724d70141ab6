import { Body } from '../body.tsx'
import { grain } from '../hand.ts'
import { type Tones, walnut } from '../palette.ts'

const top =
  'M14 68Q44 65 76 67Q81 67 83 70.5L94 72.5Q99 74 98 76.5T92 78.5L85.5 78Q88 84 88 88Q88 92 82 92Q46 95 8 92Q2 92 3 88Q5 76 9 71Q11 68 14 68z'

/** Board lying on a table, seen from the front; its surface lies between 67 and 92, its handle to the right. */
export function WoodenBoard({ tones = walnut }: { tones?: Tones }) {
  return (
    <g>
      <path d={top} fill={tones.deep} transform="translate(0 3.4)" />
      <Body d={top} fill={tones.base}>
        <path d="M0 78Q50 68 100 70V60H0z" fill={tones.light} opacity=".55" />
        <path d={grain('board', 10, 6, 68, 80, 25)} stroke={tones.deep} strokeWidth="1" opacity=".5" />
        <path d={grain('board-light', 6, 10, 69, 70, 20)} stroke={tones.pale} strokeWidth="1" opacity=".7" />
      </Body>
      <ellipse cx="93.4" cy="75.4" rx="2.2" ry="1.4" fill={tones.deep} />
    </g>
  )
}
