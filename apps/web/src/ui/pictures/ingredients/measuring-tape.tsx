import { Body } from '../body.tsx'
import { oval } from '../hand.ts'
import { apricot, crust, forest, wheat } from '../palette.ts'

/** Rolled tailor's tape with a loose end to the right. */
export function MeasuringTape() {
  return (
    <g>
      <path d="M32 92C56 98 74 86 98 92L98 82C76 78 56 88 34 84z" fill={wheat.light} />
      <path
        d="M44 92v-5M52 91v-6M60 89.5v-4M68 88.5v-6M76 88v-4M84 88.5v-6M92 89.5v-4"
        stroke={forest.deep}
        strokeWidth="1.3"
      />
      <path d="M95 82.5h3v9.5h-3z" fill={crust.light} />
      <Body d={oval(32, 74, 29, 21, 'roll', 0.015)} fill={wheat.base}>
        <path d="M0 78Q32 96 64 76V100H0z" fill={wheat.deep} />
        <path d="M8 84v6M15 88v6M23 90v6M31 91v6M39 90v6M47 88v6M54 84v6" stroke={forest.deep} strokeWidth="1.2" />
      </Body>
      <ellipse cx="32" cy="69" rx="29" ry="15" fill={wheat.light} />
      <ellipse cx="32" cy="69" rx="24" ry="12" stroke={wheat.deep} strokeWidth="1.3" />
      <ellipse cx="32" cy="69" rx="18" ry="9" stroke={wheat.deep} strokeWidth="1.3" />
      <ellipse cx="32" cy="69" rx="11" ry="5.5" fill={apricot.base} />
      <path d="M23 68Q30 63 40 66" stroke={apricot.pale} strokeWidth="1.6" />
    </g>
  )
}
