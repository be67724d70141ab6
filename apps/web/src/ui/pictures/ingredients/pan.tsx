import type { ReactNode } from 'react'
import { Body } from '../body.tsx'
import { leaf } from '../hand.ts'
import { crust, ink, steel, wood } from '../palette.ts'

/** Iron pan with a wooden handle to the right; children lie in it around 38 74. */
export function Pan({ children }: { children?: ReactNode }) {
  return (
    <g>
      <path d="M68 70L96 54Q101 54 99 60L73 77z" fill={wood.base} />
      <path d="M70 74L99 58L99 60L73 77z" fill={crust.deep} />
      <Body d="M1 74C3 88 18 94 38 94S73 88 75 74z" fill={steel.deep}>
        <path d="M56 70h22v30H40Q58 90 56 70z" fill={ink} opacity=".7" />
        <path d={leaf([6, 80], [24, 91], 4, 1)} fill={steel.light} />
      </Body>
      <ellipse cx="38" cy="74" rx="37" ry="11.6" fill={steel.base} />
      <ellipse cx="38" cy="74.6" rx="34.5" ry="9.8" fill="#34413E" />
      <path d="M6 72Q38 62 68 71Q40 68 10 78z" fill={ink} opacity=".6" />
      <path d="M14 79Q36 84 60 79" stroke={steel.deep} strokeWidth="1.6" />
      {children}
    </g>
  )
}
