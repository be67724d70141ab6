import { Body } from '../body.tsx'
import { leaf, outline } from '../hand.ts'
import { forest, herb } from '../palette.ts'

const blade = outline([
  [50, 4],
  [62, 12],
  [72, 26],
  [77, 42],
  [84, 56],
  [76, 68],
  [62, 74],
  [50, 78],
  [38, 74],
  [24, 68],
  [17, 56],
  [24, 42],
  [28, 26],
  [38, 12],
])

export function SpinachLeaf() {
  return (
    <g>
      <path d="M50 60Q50 82 45 97" stroke={herb.base} strokeWidth="4.4" />
      <Body d={blade} fill={forest.base}>
        <path d="M50 0H94V86H50Q54 44 50 0z" fill={forest.deep} opacity=".65" />
        <path
          d={leaf([46, 30], [33, 22], 6) + leaf([46, 46], [26, 38], 8) + leaf([46, 62], [23, 56], 8)}
          fill={forest.light}
        />
        <path
          d={leaf([54, 34], [68, 26], 5) + leaf([54, 50], [76, 44], 6) + leaf([54, 66], [78, 60], 6)}
          fill={forest.base}
        />
        <path
          d="M50 40Q42 34 36 24M50 56Q38 50 28 42M50 68Q38 66 24 60M50 44Q58 38 66 28M50 58Q62 54 74 46M50 70Q62 68 76 62"
          stroke={herb.base}
          strokeWidth="1.5"
        />
      </Body>
      <path d="M50 10Q51 50 49 78" stroke={herb.light} strokeWidth="2.4" />
    </g>
  )
}
