import { Body } from '../body.tsx'
import { dots, grain, leaf, outline, speckles } from '../hand.ts'
import { apricot, berry, cream, forest, linen } from '../palette.ts'

const paper = 'M6 40L94 38L95 91Q95 94 92 94L9 95Q6 95 6 92z'

/** Open envelope with a letter coming out of it. */
export function Envelope() {
  return (
    <g>
      <path d="M6 41L50 8Q53 7 55 9L94 39L52 62z" fill={linen.deep} />
      <path d="M10 41L50 12L90 39L52 60z" fill={forest.light} />
      <Body d="M16 22L83 19L86 70L18 72z" fill={cream.pale}>
        <path d="M70 10h20v70H60Q74 50 70 10z" fill={cream.base} opacity=".6" />
        <path d={grain('letter', 5, 20, 26, 60, 34)} stroke={cream.base} strokeWidth="1" />
      </Body>
      <path d="M25 32q12-3 22-1M25 39q18-3 46-2M25 46q16-2 36-2" stroke={forest.light} strokeWidth="1.6" />
      <path d={leaf([72, 34], [79, 25], 5, 1) + leaf([72, 34], [66, 26], 5, -1)} fill={apricot.base} />
      <Body d={paper} fill={linen.light}>
        <path d="M2 94L40 62Q52 58 62 62L98 94V100H2z" fill={linen.pale} />
        <path d="M78 30h20v70H60Q84 80 78 30z" fill={linen.deep} opacity=".5" />
        <path d={grain('envelope', 7, 8, 44, 84, 48)} stroke={linen.base} strokeWidth="1.2" />
        <path
          strokeDasharray={dots}
          d={speckles('envelope', 20, 50, 70, 40, 22)}
          stroke={linen.deep}
          strokeWidth=".9"
        />
      </Body>
      <path d="M6 41L44 69Q52 74 60 68L94 39" stroke={linen.deep} strokeWidth="1.8" />
      <path d="M6 94L42 66M94 93L61 66" stroke={linen.base} strokeWidth="1.6" />
      <Body
        d={outline([
          [52, 61],
          [60, 63],
          [64, 70],
          [61, 78],
          [53, 81],
          [44, 78],
          [41, 70],
          [44, 63],
        ])}
        fill={berry.base}
      >
        <path
          d={outline([
            [60, 60],
            [68, 72],
            [58, 84],
            [44, 82],
            [56, 76],
            [60, 68],
          ])}
          fill={berry.deep}
        />
      </Body>
      <circle cx="52" cy="71" r="7" stroke={berry.light} strokeWidth="1.1" />
      <path d={leaf([52, 75], [56, 66], 4, 1) + leaf([52, 75], [48, 67], 4, -1)} fill={berry.pale} />
    </g>
  )
}
