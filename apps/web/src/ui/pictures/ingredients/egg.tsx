import { Body } from '../body.tsx'
import { dots, leaf, outline, speckles } from '../hand.ts'
import { cream, crust } from '../palette.ts'

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
