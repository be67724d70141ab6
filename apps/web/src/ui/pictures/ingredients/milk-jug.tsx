import { Body } from '../body.tsx'
import { dots, leaf, speckles } from '../hand.ts'
import { enamel, forest } from '../palette.ts'

const jug =
  'M26 22C32 34 28 42 23 52C17 66 19 84 26 91Q46 97 66 91C74 84 76 66 69 52C64 42 62 32 66 18Q44 26 20 14Q22 18 26 22z'

export function MilkJug() {
  return (
    <g>
      <path d="M65 26C84 20 94 34 88 50C84 60 77 66 71 68" stroke={forest.base} strokeWidth="6" />
      <path d="M67 26C82 22 90 34 85 47" stroke={forest.pale} strokeWidth="1.6" />
      <Body d={jug} fill={enamel.light}>
        <path d="M58 10h30v92H30Q66 92 60 56Q54 38 58 10z" fill={enamel.deep} opacity=".8" />
        <path d={leaf([28, 50], [29, 88], 10, 3)} fill={enamel.pale} />
        <path strokeDasharray={dots} d={speckles('jug', 9, 48, 70, 18, 18)} stroke={enamel.deep} strokeWidth="1.4" />
        <path d="M22 90Q46 98 70 90" stroke={forest.base} strokeWidth="4" />
        <path
          d="M44 66c-7-6-9-11-8-16c7 2 10 8 8 16c-1-8 3-13 9-15c1 6-3 12-9 15zM44 66v9"
          fill={forest.light}
          stroke={forest.light}
          strokeWidth="1.4"
          opacity=".85"
        />
      </Body>
      <path d="M19 13Q36 6 66 17Q46 26 19 13z" fill={enamel.pale} />
      <path d="M27 15Q40 12 58 17Q44 21 27 15z" fill="#fff" />
      <path d="M19 13Q36 6 66 17Q44 27 19 13z" stroke={forest.base} strokeWidth="2.6" />
    </g>
  )
}
