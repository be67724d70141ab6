import { Body } from '../body.tsx'
import { grain, outline } from '../hand.ts'
import { forest, linen, shadow, type Tones } from '../palette.ts'

const cloth = outline([
  [4, 74],
  [24, 67],
  [50, 64],
  [74, 66],
  [95, 71],
  [99, 80],
  [93, 92],
  [70, 96],
  [44, 97],
  [16, 95],
  [2, 86],
])

/** Cloth lying in soft folds on a table, seen from the front; `band` colours its woven stripes. */
export function LinenCloth({ tones = linen, band = forest.light }: { tones?: Tones; band?: string }) {
  return (
    <g>
      <path d={cloth} fill={shadow} transform="translate(1.2 1.6)" />
      <Body d={cloth} fill={tones.light}>
        <path
          d={outline([
            [30, 60],
            [42, 64],
            [36, 82],
            [40, 100],
            [26, 100],
            [24, 80],
          ])}
          fill={tones.base}
        />
        <path
          d={outline([
            [66, 60],
            [78, 64],
            [84, 80],
            [80, 100],
            [68, 100],
            [72, 80],
          ])}
          fill={tones.base}
        />
        <path d="M0 77C26 70 70 66 100 75M0 80C26 73 70 69 100 78" stroke={band} strokeWidth="1.1" opacity=".85" />
        <path d="M0 89C30 84 70 86 100 88M0 92C30 87 70 89 100 91" stroke={band} strokeWidth="1.1" opacity=".85" />
        <path
          d={outline([
            [40, 70],
            [52, 66],
            [60, 74],
            [58, 96],
            [46, 98],
            [46, 82],
          ])}
          fill={tones.pale}
          opacity=".7"
        />
        <path d={grain('linen', 12, 6, 66, 88, 30)} stroke={tones.deep} strokeWidth=".5" opacity=".7" />
      </Body>
    </g>
  )
}
