import { leaf } from '../hand.ts'
import { forest, herb } from '../palette.ts'

const stems =
  'M50 96C49 76 50 50 50 22M50 66C44 58 36 54 28 52M50 62C57 54 64 50 72 48M50 44C45 38 40 34 34 33M50 42C55 36 61 32 67 31'
const back = leaf([50, 68], [14, 60], 22, 6) + leaf([50, 64], [87, 54], 22, -6) + leaf([50, 42], [50, 4], 22)
const middle = leaf([48, 58], [18, 36], 22, -4) + leaf([52, 56], [84, 30], 22, 4)
const front =
  leaf([50, 44], [28, 16], 19, -3) +
  leaf([50, 44], [74, 14], 19, 3) +
  leaf([50, 60], [44, 34], 16) +
  leaf([50, 62], [60, 38], 15)

export function Basil() {
  return (
    <g>
      <path d={stems} stroke={herb.deep} strokeWidth="2.6" />
      <path d={back} fill={forest.base} />
      <path d={middle} fill={herb.deep} />
      <path d={front} fill={herb.base} />
      <path
        d={
          leaf([46, 38], [31, 20], 7, -4) +
          leaf([55, 38], [71, 18], 7, 0) +
          leaf([42, 52], [24, 39], 7, -4) +
          leaf([58, 50], [78, 34], 7, 0)
        }
        fill={herb.light}
      />
      <path
        d="M50 44Q40 30 30 18M50 44Q62 30 72 16M48 58Q34 44 21 38M52 56Q68 42 81 32M50 68Q32 66 18 61M50 64Q68 60 84 55M50 40V10"
        stroke={herb.pale}
        strokeWidth="1"
        opacity=".8"
      />
    </g>
  )
}
