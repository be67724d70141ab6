import { Body } from '../body.tsx'
import { leaf, oval } from '../hand.ts'
import { crust, wheat } from '../palette.ts'

export function CheeseWedge() {
  return (
    <g>
      <path d="M4 62L62 34Q86 38 96 54L52 68z" fill={wheat.pale} />
      <path d="M62 34Q86 38 96 54L90 56Q80 42 58 36z" fill={crust.light} />
      <Body d="M4 62L52 67L53 93Q52 94 50 94L6 88Q4 87 4 86z" fill={wheat.light}>
        <path
          d={oval(20, 74, 6, 5) + oval(38, 84, 7, 5.5) + oval(44, 71, 3.5, 2.8) + oval(9, 86, 4, 3)}
          fill={wheat.base}
        />
        <path d="M16 73q4-4 8 0M33 82q5-4 9 0" stroke={wheat.deep} strokeWidth="1.4" />
        <path d={leaf([8, 66], [46, 69], 2.5)} fill={wheat.pale} />
      </Body>
      <Body d="M52 67L96 54L96 78Q95 81 92 82L53 94z" fill={wheat.base}>
        <path d={oval(66, 76, 6, 6) + oval(82, 66, 4.5, 4) + oval(84, 80, 3, 3)} fill={wheat.deep} opacity=".75" />
        <path d="M92 50h8v36h-8z" fill={crust.base} />
      </Body>
      <path d={oval(58, 46, 6, 3) + oval(40, 56, 5, 2.4) + oval(74, 52, 4, 2)} fill={wheat.light} />
    </g>
  )
}
