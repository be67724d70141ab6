import { Body } from '../body.tsx'
import { dots, leaf, outline, speckles } from '../hand.ts'
import { crust, wheat, wood } from '../palette.ts'

const skin = outline([
  [10, 70],
  [14, 54],
  [30, 44],
  [50, 42],
  [70, 46],
  [86, 56],
  [91, 70],
  [84, 85],
  [66, 93],
  [42, 94],
  [20, 87],
])

export function Potato() {
  return (
    <g>
      <Body d={skin} fill="#D2AA6B">
        <path
          d={outline([
            [74, 44],
            [98, 66],
            [88, 92],
            [50, 100],
            [18, 94],
            [46, 88],
            [72, 80],
            [80, 64],
          ])}
          fill={wood.base}
          opacity=".75"
        />
        <path
          d={outline([
            [16, 68],
            [22, 54],
            [42, 47],
            [54, 50],
            [42, 60],
            [26, 74],
          ])}
          fill={wheat.light}
        />
        <path
          d="M34 66q3 3 6 0M60 58q3 3 6 0M56 80q3 2 6 0M74 72q2 2 4 0"
          stroke={crust.deep}
          strokeWidth="2"
          opacity=".8"
        />
        <path
          strokeDasharray={dots}
          d={speckles('potato', 22, 52, 70, 34, 20)}
          stroke={crust.base}
          strokeWidth="1.3"
          opacity=".7"
        />
        <path d={leaf([18, 66], [36, 50], 4, -2)} fill={wheat.pale} />
      </Body>
    </g>
  )
}
