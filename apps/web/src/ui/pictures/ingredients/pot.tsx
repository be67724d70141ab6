import type { ReactNode } from 'react'
import { Body } from '../body.tsx'
import { grain, leaf } from '../hand.ts'
import { crust, enamel, forest, type Tones } from '../palette.ts'

type PotProps = {
  coat?: Tones
  /** What cooks in the pot: drawn over an inside that spans 16–84 across, its middle at 50 44. */
  children?: ReactNode
}

/** Enamelled cooking pot with two handles. */
export function Pot({ coat = enamel, children }: PotProps) {
  return (
    <g>
      <path d="M14 54C2 52 2 66 14 66M86 54C98 52 98 66 86 66" stroke={forest.base} strokeWidth="5" />
      <path d="M12 54.5C4 53.5 4 61 8 64M88 54C94 54 96 58 94 62" stroke={forest.pale} strokeWidth="1.2" />
      <Body d="M12 44L15 84C16 91 30 95 50 95S84 91 85 84L88 44z" fill={coat.base}>
        <path d="M70 40h24v60H52Q72 90 70 40z" fill={coat.deep} />
        <path d={leaf([22, 54], [25, 88], 7)} fill={coat.pale} />
        <path d={grain('enamel', 6, 28, 60, 40, 30)} stroke={coat.light} strokeWidth="1.4" />
        <path
          d="M44 72c-7-6-9-11-8-16c7 2 10 8 8 16c-1-8 3-13 9-15c1 6-3 12-9 15zM44 72v9"
          fill={forest.light}
          stroke={forest.light}
          strokeWidth="1.4"
          opacity=".8"
          transform="translate(0 5)"
        />
        <path d="M12 86Q50 100 88 86" stroke={forest.deep} strokeWidth="2.4" opacity=".7" />
      </Body>
      <ellipse cx="50" cy="44" rx="38.5" ry="12.5" fill={forest.base} />
      <ellipse cx="50" cy="44" rx="35.5" ry="10.4" fill={coat.deep} />
      <path d="M15 42Q50 26 85 42Q50 62 15 42z" fill={crust.deep} opacity=".18" />
      {children}
    </g>
  )
}
