import { Body } from '../body.tsx'
import { dots, grain, leaf, outline, speckles } from '../hand.ts'
import { cream, crust } from '../palette.ts'

const crustShape = outline([
  [3, 72],
  [7, 53],
  [22, 40],
  [44, 34],
  [66, 36],
  [84, 43],
  [95, 58],
  [97, 76],
  [88, 91],
  [68, 94],
  [34, 95],
  [11, 90],
])
const cut = outline([
  [72, 43],
  [83, 45],
  [93, 57],
  [95, 75],
  [89, 89],
  [79, 93],
  [69, 86],
  [65, 70],
  [66, 53],
])

export function BreadLoaf() {
  return (
    <g>
      <Body d={crustShape} fill={crust.base}>
        <path
          d={outline([
            [0, 74],
            [20, 80],
            [46, 82],
            [70, 78],
            [76, 100],
            [30, 102],
            [0, 96],
          ])}
          fill={crust.deep}
          opacity=".85"
        />
        <path
          d={outline([
            [10, 56],
            [24, 44],
            [46, 38],
            [66, 40],
            [62, 54],
            [40, 58],
            [20, 66],
          ])}
          fill={crust.light}
        />
        <path
          d={leaf([14, 62], [26, 44], 9, 2) + leaf([28, 62], [42, 37], 11, 2) + leaf([46, 61], [58, 37], 10, 2)}
          fill={crust.deep}
        />
        <path
          d={leaf([17, 61], [27, 46], 6, 2) + leaf([31, 60], [43, 40], 8, 2) + leaf([49, 59], [58, 40], 7, 2)}
          fill={cream.base}
        />
        <path
          strokeDasharray={dots}
          d={speckles('flour', 46, 34, 52, 30, 16)}
          stroke={cream.pale}
          strokeWidth="1.5"
          opacity=".85"
        />
        <path d={grain('crust', 9, 6, 68, 60, 22, 2)} stroke={crust.light} strokeWidth="1.1" opacity=".55" />
      </Body>
      <Body d={cut} fill={crust.deep}>
        <path
          d={outline([
            [73, 46],
            [82, 48],
            [90, 59],
            [92, 75],
            [87, 86],
            [79, 89],
            [72, 83],
            [68, 70],
            [69, 55],
          ])}
          fill={cream.base}
        />
        <path
          d={outline([
            [74, 49],
            [82, 51],
            [88, 62],
            [86, 74],
            [78, 78],
            [72, 66],
          ])}
          fill={cream.light}
        />
        <path strokeDasharray={dots} d={speckles('crumb', 26, 80, 68, 9, 18)} stroke={cream.deep} strokeWidth="1.8" />
        <path d="M76 58l2 1M84 68l1 2M77 74l2 0M82 82l2-1M81 55h.1" stroke={crust.light} strokeWidth="2.6" />
      </Body>
    </g>
  )
}
