import { Body } from '../body.tsx'
import { leaf, outline } from '../hand.ts'
import { apricot, forest, herb, tomato } from '../palette.ts'

const skin = outline([
  [50, 36],
  [62, 31],
  [78, 35],
  [91, 48],
  [95, 65],
  [88, 82],
  [74, 91],
  [62, 92],
  [50, 94],
  [38, 92],
  [26, 91],
  [12, 82],
  [5, 65],
  [9, 48],
  [22, 35],
  [38, 31],
])

export function Pumpkin() {
  return (
    <g>
      <Body d={skin} fill={apricot.base}>
        <path
          d={outline([
            [50, 34],
            [66, 36],
            [76, 62],
            [66, 92],
            [50, 94],
            [58, 64],
          ])}
          fill={apricot.deep}
          opacity=".45"
        />
        <path
          d={outline([
            [70, 32],
            [98, 48],
            [98, 84],
            [70, 96],
            [30, 98],
            [62, 88],
            [82, 76],
            [84, 52],
          ])}
          fill={tomato.base}
          opacity=".5"
        />
        <path
          d={
            outline([
              [26, 40],
              [34, 38],
              [34, 62],
              [38, 86],
              [30, 84],
              [24, 62],
            ]) +
            outline([
              [12, 52],
              [20, 44],
              [17, 62],
              [22, 80],
              [14, 74],
            ]) +
            outline([
              [46, 42],
              [52, 42],
              [50, 64],
              [52, 86],
              [46, 84],
              [44, 62],
            ])
          }
          fill={apricot.light}
        />
        <path
          d="M42 36C34 52 34 76 43 93M58 36C68 52 68 76 58 93M31 35C16 48 14 76 28 91M70 34C86 48 88 76 74 91"
          stroke={apricot.deep}
          strokeWidth="2.6"
        />
        <path d={leaf([27, 60], [32, 42], 4)} fill={apricot.pale} />
      </Body>
      <path
        d={outline([
          [38, 38],
          [46, 34],
          [47, 22],
          [42, 14],
          [50, 10],
          [55, 14],
          [54, 26],
          [56, 34],
          [63, 38],
          [54, 40],
          [50, 43],
          [46, 40],
        ])}
        fill={forest.base}
      />
      <path d="M48 36C50 28 49 20 46 14M52 35Q53 26 51 16" stroke={herb.light} strokeWidth="1.5" />
      <path d="M56 32C66 22 78 22 78 30S68 34 70 26" stroke={herb.base} strokeWidth="2" />
    </g>
  )
}
