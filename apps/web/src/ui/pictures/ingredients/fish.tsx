import { Body } from '../body.tsx'
import { dots, leaf, outline, speckles } from '../hand.ts'
import { berry, ink, mist, sage } from '../palette.ts'

const trout = outline([
  [2, 66],
  [10, 56],
  [28, 48],
  [50, 46],
  [68, 52],
  [82, 62],
  [88, 66],
  [82, 72],
  [68, 80],
  [48, 84],
  [26, 82],
  [10, 75],
])
const tail = outline([
  [80, 66],
  [90, 58],
  [99, 48],
  [97, 66],
  [99, 86],
  [90, 76],
])

/** A trout, lying. */
export function Fish() {
  return (
    <g>
      <path d={tail} fill={mist.deep} />
      <path d="M86 66l11-13M87 67h9M86 69l11 12" stroke={mist.light} strokeWidth="1.2" />
      <path d={leaf([36, 50], [58, 38], 9, 5) + leaf([40, 82], [54, 93], 8, -3)} fill={mist.deep} />
      <Body d={trout} fill={mist.base}>
        <path
          d={outline([
            [0, 66],
            [16, 50],
            [48, 42],
            [80, 56],
            [94, 66],
            [60, 62],
            [24, 62],
          ])}
          fill={sage.deep}
        />
        <path
          d={outline([
            [4, 72],
            [30, 74],
            [60, 74],
            [86, 68],
            [66, 84],
            [40, 92],
            [12, 84],
          ])}
          fill={mist.pale}
        />
        <path d="M24 67Q54 64 86 67" stroke={berry.light} strokeWidth="4" opacity=".65" />
        <path
          strokeDasharray={dots}
          d={speckles('trout', 26, 52, 57, 28, 7)}
          stroke={ink}
          strokeWidth="1.8"
          opacity=".7"
        />
        <path strokeDasharray={dots} d={speckles('scale', 18, 52, 76, 24, 4)} stroke={mist.base} strokeWidth="1.4" />
        <path d="M24 50Q32 64 25 82" stroke={sage.deep} strokeWidth="2" />
        <path d="M4 69Q9 70 12 68" stroke={ink} strokeWidth="1.2" opacity=".7" />
      </Body>
      <path d={leaf([32, 68], [46, 74], 7, 1)} fill={mist.deep} />
      <circle cx="14.5" cy="62.5" r="3.6" fill={mist.pale} />
      <circle cx="14.8" cy="62.5" r="2.1" fill={ink} />
      <path d="M14 61.6h.1" stroke="#fff" strokeWidth="1.2" />
    </g>
  )
}
