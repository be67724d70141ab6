import { Body } from '../body.tsx'
import { dots, leaf, outline, speckles } from '../hand.ts'
import { forest, herb } from '../palette.ts'

const stalk = 'M40 58C42 70 38 84 36 92Q50 98 63 92C61 84 59 70 62 56z'
const crown = outline([
  [18, 50],
  [12, 40],
  [18, 28],
  [28, 26],
  [34, 14],
  [48, 10],
  [60, 13],
  [68, 23],
  [80, 26],
  [88, 38],
  [84, 50],
  [74, 58],
  [62, 60],
  [50, 64],
  [38, 61],
  [26, 59],
])

export function Broccoli() {
  return (
    <g>
      <Body d={stalk} fill={herb.light}>
        <path d="M54 50h16v50H46Q56 80 54 50z" fill={herb.base} />
        <path d={leaf([43, 62], [42, 92], 4)} fill={herb.pale} />
      </Body>
      <path d="M42 64Q34 58 28 50M60 62Q68 58 74 48" stroke={herb.light} strokeWidth="6" />
      <Body d={crown} fill={forest.base}>
        <path
          d={outline([
            [24, 62],
            [44, 52],
            [62, 52],
            [78, 42],
            [92, 36],
            [88, 60],
            [60, 68],
          ])}
          fill={forest.deep}
        />
        <path
          d={
            outline([
              [18, 40],
              [22, 30],
              [34, 28],
              [40, 36],
              [34, 46],
              [22, 48],
            ]) +
            outline([
              [40, 24],
              [46, 14],
              [60, 16],
              [64, 26],
              [56, 36],
              [44, 34],
            ]) +
            outline([
              [66, 36],
              [72, 28],
              [82, 32],
              [82, 42],
              [72, 46],
            ])
          }
          fill={herb.deep}
        />
        <path
          d={
            outline([
              [19, 38],
              [24, 31],
              [32, 31],
              [34, 38],
              [26, 43],
            ]) +
            outline([
              [42, 23],
              [48, 15],
              [57, 17],
              [58, 26],
              [48, 30],
            ]) +
            outline([
              [67, 35],
              [72, 30],
              [79, 33],
              [77, 39],
              [70, 41],
            ])
          }
          fill={herb.base}
        />
        <path
          strokeDasharray={dots}
          d={speckles('crown', 46, 46, 32, 34, 20)}
          stroke={herb.light}
          strokeWidth="2.6"
          opacity=".75"
        />
        <path
          strokeDasharray={dots}
          d={speckles('crown-deep', 26, 58, 46, 28, 14)}
          stroke={forest.light}
          strokeWidth="2.4"
          opacity=".7"
        />
      </Body>
    </g>
  )
}
