import { Body } from '../body.tsx'
import { dots, leaf, outline, speckles } from '../hand.ts'
import { crust, forest, herb, tomato, wheat } from '../palette.ts'

const skin = outline([
  [50, 34],
  [63, 27],
  [79, 32],
  [88, 48],
  [85, 70],
  [74, 88],
  [60, 94],
  [50, 91],
  [39, 94],
  [25, 87],
  [14, 69],
  [12, 48],
  [21, 32],
  [37, 27],
])

export function Apple() {
  return (
    <g>
      <Body d={skin} fill={tomato.base}>
        <path
          d={outline([
            [8, 40],
            [30, 22],
            [48, 32],
            [42, 54],
            [38, 84],
            [22, 92],
            [6, 66],
          ])}
          fill="#D9A94A"
        />
        <path
          d={outline([
            [10, 44],
            [24, 34],
            [34, 44],
            [28, 66],
            [24, 82],
            [10, 70],
          ])}
          fill="#B9B350"
          opacity=".8"
        />
        <path
          d="M50 36c-9 14-10 36-5 56M44 36c-11 12-14 30-10 50M56 36c-2 16-2 36 2 54M40 38c-10 8-16 22-14 38"
          stroke={tomato.base}
          strokeWidth="2.4"
          opacity=".7"
        />
        <path
          d={outline([
            [76, 26],
            [96, 46],
            [90, 80],
            [64, 100],
            [40, 98],
            [62, 86],
            [76, 68],
            [78, 46],
          ])}
          fill={tomato.deep}
          opacity=".8"
        />
        <path d="M64 40c4 12 4 26-1 40M70 44c3 10 2 18-2 28" stroke={tomato.light} strokeWidth="1.6" opacity=".8" />
        <path
          d={outline([
            [38, 32],
            [50, 30],
            [62, 32],
            [56, 39],
            [50, 41],
            [43, 39],
          ])}
          fill={tomato.deep}
          opacity=".75"
        />
        <path d={leaf([20, 58], [31, 38], 7, -3)} fill={wheat.pale} opacity=".9" />
        <path
          strokeDasharray={dots}
          d={speckles('apple', 16, 62, 66, 18, 20)}
          stroke={wheat.pale}
          strokeWidth="1.3"
          opacity=".7"
        />
      </Body>
      <path d="M50 38c0-9 2-17 8-24" stroke={crust.deep} strokeWidth="3.4" />
      <path d={leaf([53, 26], [82, 14], 17, 4)} fill={forest.base} />
      <path d={leaf([53, 26], [82, 14], 8, 0)} fill={herb.base} />
      <path d="M54 26q12-9 26-11" stroke={herb.pale} strokeWidth="1.2" />
    </g>
  )
}
