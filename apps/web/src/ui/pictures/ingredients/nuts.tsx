import { Body } from '../body.tsx'
import { leaf, outline } from '../hand.ts'
import { crust, wood } from '../palette.ts'

const walnut = outline([
  [18, 66],
  [22, 50],
  [36, 41],
  [52, 44],
  [62, 56],
  [62, 74],
  [52, 86],
  [36, 90],
  [22, 82],
])
const hazelnut = outline([
  [66, 74],
  [70, 64],
  [80, 58],
  [90, 64],
  [94, 76],
  [88, 88],
  [78, 92],
  [68, 87],
])

/** A walnut, a hazelnut and an almond. */
export function Nuts() {
  return (
    <g>
      <Body d={hazelnut} fill={crust.base}>
        <path
          d={outline([
            [84, 56],
            [98, 74],
            [86, 96],
            [66, 94],
            [82, 84],
            [86, 72],
          ])}
          fill={crust.deep}
        />
        <path d="M64 68Q80 56 96 68V54H64z" fill={wood.pale} />
        <path d={leaf([71, 80], [76, 67], 4, -1)} fill={crust.light} />
      </Body>
      <Body d={walnut} fill={wood.light}>
        <path
          d={outline([
            [54, 42],
            [68, 60],
            [60, 84],
            [38, 94],
            [20, 86],
            [44, 80],
            [54, 66],
          ])}
          fill={wood.base}
        />
        <path d="M38 42C32 54 32 74 38 90" stroke={wood.deep} strokeWidth="2.4" />
        <path
          d="M28 50q-4 6 0 10t-2 10q2 6 4 10M46 48q6 6 2 12t4 10q-4 6-6 12M54 54q3 4 2 8M23 62q-2 4 0 8"
          stroke={wood.deep}
          strokeWidth="1.6"
        />
        <path d={leaf([24, 64], [32, 49], 4, -1)} fill={wood.pale} />
      </Body>
      <Body
        d={outline([
          [44, 92],
          [50, 84],
          [62, 81],
          [74, 86],
          [80, 93],
          [70, 97],
          [56, 98],
        ])}
        fill={crust.base}
      >
        <path d="M44 96Q62 90 82 93V102H44z" fill={crust.deep} opacity=".7" />
        <path d="M52 90Q62 85 72 88M52 93Q62 89 74 91" stroke={crust.pale} strokeWidth="1.2" />
      </Body>
    </g>
  )
}
