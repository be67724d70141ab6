import { Body } from '../body.tsx'
import { leaf, outline } from '../hand.ts'
import { cream, plum, wood } from '../palette.ts'

const bulb = outline([
  [46, 20],
  [54, 20],
  [56, 34],
  [66, 44],
  [82, 56],
  [88, 72],
  [80, 87],
  [64, 92],
  [50, 94],
  [36, 92],
  [20, 87],
  [12, 72],
  [18, 56],
  [34, 44],
  [44, 34],
])

export function Garlic() {
  return (
    <g>
      <path d="M42 93l-2 3M50 93v4M58 93l2 3" stroke={wood.base} strokeWidth="1.6" />
      <Body d={bulb} fill={cream.light}>
        <path
          d={outline([
            [58, 20],
            [72, 44],
            [96, 64],
            [86, 92],
            [50, 100],
            [34, 94],
            [62, 88],
            [74, 72],
            [64, 50],
          ])}
          fill={cream.deep}
          opacity=".85"
        />
        <path
          d={outline([
            [16, 74],
            [22, 58],
            [36, 50],
            [34, 66],
            [28, 82],
            [20, 84],
          ])}
          fill={cream.pale}
        />
        <path
          d="M48 28C42 44 26 56 26 72C26 82 32 89 38 92M52 28C58 44 74 56 74 72C74 82 68 89 62 92M49 30C46 46 40 58 40 74M51 30C54 46 60 58 60 74"
          stroke={plum.light}
          strokeWidth="1.4"
          opacity=".7"
        />
        <path
          d="M20 66q-2 8 4 16M80 68q1 8-5 14M46 64q-2 12 0 22M55 64q2 12 0 22"
          stroke={plum.pale}
          strokeWidth="1.6"
          opacity=".9"
        />
        <path d={leaf([18, 72], [30, 56], 4, -2)} fill="#fff" />
      </Body>
      <path d="M47 22Q46 14 43 8L49 7Q52 14 54 21z" fill={wood.pale} />
      <path d="M51 20Q50 13 47 8" stroke={wood.base} strokeWidth="1.2" />
    </g>
  )
}
