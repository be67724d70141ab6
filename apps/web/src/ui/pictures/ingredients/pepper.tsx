import { Body } from '../body.tsx'
import { leaf, outline } from '../hand.ts'
import { forest, herb, wheat } from '../palette.ts'

const skin = outline([
  [50, 30],
  [64, 24],
  [80, 29],
  [86, 44],
  [80, 64],
  [76, 82],
  [66, 93],
  [56, 90],
  [48, 94],
  [38, 91],
  [28, 88],
  [22, 70],
  [14, 50],
  [16, 34],
  [30, 25],
])

export function Pepper() {
  return (
    <g>
      <Body d={skin} fill="#E0A32E">
        <path
          d={outline([
            [66, 22],
            [92, 40],
            [84, 80],
            [64, 98],
            [50, 98],
            [64, 80],
            [72, 56],
            [70, 36],
          ])}
          fill={wheat.deep}
          opacity=".75"
        />
        <path
          d={outline([
            [18, 44],
            [22, 32],
            [34, 30],
            [36, 50],
            [40, 76],
            [30, 76],
            [22, 60],
          ])}
          fill="#F0C862"
        />
        <path d="M44 34C36 50 38 76 46 92M58 34C66 50 64 74 57 90" stroke={wheat.deep} strokeWidth="2.6" opacity=".8" />
        <path d={leaf([24, 54], [26, 34], 5, -1) + leaf([48, 60], [50, 40], 4)} fill="#FBEBBB" />
        <path
          d={outline([
            [34, 30],
            [50, 27],
            [66, 30],
            [58, 37],
            [50, 39],
            [42, 37],
          ])}
          fill={wheat.deep}
          opacity=".6"
        />
      </Body>
      <path
        d={outline([
          [36, 31],
          [46, 28],
          [46, 18],
          [42, 10],
          [50, 7],
          [56, 11],
          [54, 20],
          [56, 28],
          [65, 31],
          [56, 35],
          [50, 37],
          [44, 35],
        ])}
        fill={forest.light}
      />
      <path
        d={outline([
          [50, 7],
          [56, 11],
          [54, 20],
          [56, 28],
          [65, 31],
          [54, 35],
          [51, 26],
          [52, 14],
        ])}
        fill={forest.base}
      />
      <path d="M47 12Q49 20 48 28" stroke={herb.pale} strokeWidth="1.4" />
    </g>
  )
}
