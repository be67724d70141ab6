import { Body } from '../body.tsx'
import { dots, leaf, outline, speckles } from '../hand.ts'
import { apricot, crust, forest, herb, wheat } from '../palette.ts'

const skin = outline([
  [47, 19],
  [56, 20],
  [62, 32],
  [67, 45],
  [78, 58],
  [82, 74],
  [74, 89],
  [56, 95],
  [38, 94],
  [23, 86],
  [18, 70],
  [24, 55],
  [34, 44],
  [38, 30],
])

export function Pear() {
  return (
    <g>
      <Body d={skin} fill="#C3B457">
        <path
          d={outline([
            [58, 14],
            [74, 40],
            [92, 66],
            [84, 96],
            [50, 102],
            [22, 92],
            [48, 88],
            [66, 74],
            [64, 54],
            [56, 36],
          ])}
          fill="#8E8C3D"
          opacity=".8"
        />
        <path
          d={outline([
            [16, 78],
            [22, 64],
            [36, 58],
            [44, 70],
            [40, 88],
            [26, 92],
          ])}
          fill={apricot.light}
          opacity=".75"
        />
        <path
          d={outline([
            [17, 76],
            [24, 70],
            [33, 76],
            [33, 90],
            [20, 92],
          ])}
          fill={apricot.base}
          opacity=".55"
        />
        <path d={leaf([29, 66], [47, 26], 11, -3)} fill="#DBCF82" />
        <path d={leaf([33, 58], [45, 32], 4, -3)} fill={wheat.pale} />
        <path
          strokeDasharray={dots}
          d={speckles('pear', 34, 52, 70, 26, 24)}
          stroke="#6F6C2B"
          strokeWidth="1.3"
          opacity=".6"
        />
      </Body>
      <path d="M51 22C51 15 54 9 60 5" stroke={crust.deep} strokeWidth="3.6" />
      <path d="M51 17C52 12 55 8 59 6" stroke={crust.light} strokeWidth="1" />
      <path d={leaf([55, 12], [86, 12], 19, -5)} fill={forest.base} />
      <path d={leaf([55, 12], [86, 12], 9, -8)} fill={herb.base} />
      <path d="M56 12q14-7 28 0" stroke={herb.pale} strokeWidth="1.2" />
    </g>
  )
}
