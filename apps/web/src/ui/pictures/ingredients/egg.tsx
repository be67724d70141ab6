import { Body } from '../body.tsx'
import { dots, leaf, outline, speckles } from '../hand.ts'
import { cream, crust, wheat } from '../palette.ts'

const shell = outline([
  [50, 22],
  [64, 28],
  [76, 46],
  [80, 66],
  [72, 84],
  [58, 93],
  [42, 93],
  [28, 84],
  [20, 66],
  [24, 46],
  [36, 28],
])

export function Egg() {
  return (
    <g>
      <Body d={shell} fill="#DDB48A">
        <path
          d={outline([
            [66, 22],
            [88, 56],
            [82, 88],
            [50, 102],
            [26, 92],
            [52, 86],
            [68, 68],
            [68, 46],
          ])}
          fill={crust.base}
          opacity=".55"
        />
        <path
          d={outline([
            [28, 62],
            [34, 42],
            [46, 32],
            [52, 42],
            [42, 58],
            [34, 74],
          ])}
          fill="#EBCFAF"
        />
        <path
          strokeDasharray={dots}
          d={speckles('egg', 20, 52, 60, 24, 30)}
          stroke={crust.base}
          strokeWidth="1.3"
          opacity=".7"
        />
        <path d={leaf([33, 62], [42, 40], 5, -2)} fill={cream.pale} opacity=".85" />
      </Body>
    </g>
  )
}

const white = outline([
  [50, 26],
  [63, 31],
  [73, 46],
  [77, 64],
  [70, 82],
  [57, 91],
  [43, 91],
  [30, 82],
  [23, 64],
  [27, 46],
  [37, 31],
])

/** Boiled egg, cut open. */
export function EggHalf() {
  return (
    <g>
      <path d={white} fill={cream.deep} transform="translate(2 2.5)" />
      <Body d={white} fill={cream.pale}>
        <path
          d={outline([
            [64, 30],
            [84, 60],
            [74, 88],
            [48, 98],
            [34, 88],
            [58, 82],
            [70, 62],
          ])}
          fill={cream.base}
          opacity=".8"
        />
      </Body>
      <Body
        d={outline([
          [50, 46],
          [62, 50],
          [68, 63],
          [63, 76],
          [50, 81],
          [37, 76],
          [32, 63],
          [38, 50],
        ])}
        fill="#EDA93B"
      >
        <path
          d={outline([
            [62, 46],
            [74, 62],
            [64, 82],
            [44, 84],
            [56, 76],
            [62, 62],
          ])}
          fill="#D88A2B"
          opacity=".7"
        />
        <path d={leaf([38, 64], [47, 50], 5, -2)} fill={wheat.pale} opacity=".9" />
      </Body>
    </g>
  )
}
