import { Body } from '../body.tsx'
import { grain, leaf, outline } from '../hand.ts'
import { berry, forest, herb } from '../palette.ts'

const root = outline([
  [50, 46],
  [66, 46],
  [80, 55],
  [83, 68],
  [75, 80],
  [60, 87],
  [54, 92],
  [51, 99],
  [48, 92],
  [40, 87],
  [25, 80],
  [17, 68],
  [20, 55],
  [34, 46],
])
const blades = leaf([47, 46], [18, 12], 17, 4) + leaf([53, 46], [84, 14], 17, -4)
const middle = leaf([50, 46], [36, 1], 15, 3) + leaf([51, 46], [64, 2], 15, -3)

export function Beetroot() {
  return (
    <g>
      <path d={blades} fill={forest.base} />
      <path d={middle} fill={herb.deep} />
      <path
        d={
          leaf([45, 34], [37, 5], 6, 2) +
          leaf([56, 34], [63, 6], 6, -2) +
          leaf([36, 34], [20, 15], 7, 3) +
          leaf([64, 34], [82, 17], 7, -3)
        }
        fill={herb.base}
      />
      <path
        d="M48 48C44 36 38 24 35 5M52 48C56 36 60 24 64 6M46 48C38 36 28 26 20 16M54 48C62 36 72 28 82 18"
        stroke={berry.light}
        strokeWidth="2"
      />
      <path
        d="M40 22l-5-3M42 30l4-5M60 22l5-4M58 30l-4-5M32 28l-6 0M68 28l7 0"
        stroke={berry.light}
        strokeWidth="1.1"
      />
      <Body d={root} fill={berry.base}>
        <path
          d={outline([
            [72, 44],
            [94, 60],
            [84, 84],
            [56, 100],
            [30, 92],
            [52, 82],
            [68, 70],
            [72, 56],
          ])}
          fill={berry.deep}
          opacity=".85"
        />
        <path
          d={outline([
            [22, 60],
            [34, 50],
            [42, 54],
            [38, 64],
            [28, 72],
            [20, 70],
          ])}
          fill={berry.light}
          opacity=".9"
        />
        <path d={grain('beet', 6, 26, 58, 48, 26, -3)} stroke={berry.light} strokeWidth="1.2" opacity=".5" />
        <path d={leaf([25, 66], [35, 53], 4, -2)} fill={berry.pale} opacity=".9" />
      </Body>
      <path d="M40 48q10 5 20 0" stroke={berry.deep} strokeWidth="4" />
    </g>
  )
}
