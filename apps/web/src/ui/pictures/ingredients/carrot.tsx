import { Body } from '../body.tsx'
import { leaf, outline } from '../hand.ts'
import { apricot, herb } from '../palette.ts'
import { Pen } from '../pen.ts'

const root = outline([
  [37, 40],
  [44, 35],
  [52, 36],
  [61, 38],
  [64, 47],
  [60, 64],
  [55, 84],
  [51, 96],
  [48, 93],
  [42, 72],
  [36, 52],
])
/** A feathery leaf: pairs of short strokes along a bent stem. */
const frond = (toX: number, toY: number, bend: number): string => {
  const pen = new Pen()
  for (const share of [0.3, 0.48, 0.64, 0.78, 0.9, 1]) {
    const x = 50 + (toX - 50) * share + bend * Math.sin(share * Math.PI)
    const y = 37 + (toY - 37) * share
    const reach = 9 - share * 5
    pen.moveTo([x - reach, y - reach * 0.8])
    pen.lineTo([x, y])
    pen.lineTo([x + reach, y - reach * 0.8])
  }
  return pen.path
}
const back = frond(24, 12, -3) + frond(76, 12, 3)
const front = frond(40, 4, -2) + frond(61, 3, 2)

export function Carrot() {
  return (
    <g>
      <path d={back} stroke={herb.deep} strokeWidth="3.4" />
      <path d={front} stroke={herb.base} strokeWidth="3.2" />
      <path d="M50 37C44 30 34 22 24 12M50 37C56 30 66 22 76 12" stroke={herb.deep} strokeWidth="2" />
      <path d="M50 37C45 28 42 16 40 4M50 37C55 28 59 16 61 3" stroke={herb.light} strokeWidth="1.6" />
      <Body d={root} fill={apricot.base}>
        <path
          d={outline([
            [56, 34],
            [70, 40],
            [62, 70],
            [52, 100],
            [49, 90],
            [55, 66],
          ])}
          fill={apricot.deep}
          opacity=".8"
        />
        <path d={leaf([41, 42], [45, 80], 8, 1)} fill={apricot.light} />
        <path
          d="M36 51q6 3 11 1M56 46q4 1 8-1M39 63q4 2 7 1M53 60q4 1 7-1M43 75q3 2 6 1M52 82q2 0 3-1M58 55q2 1 4 0"
          stroke={apricot.deep}
          strokeWidth="1.5"
        />
      </Body>
      <path d="M45 37q5 4 11 1" stroke={herb.deep} strokeWidth="3" />
    </g>
  )
}
