import type { ReactNode } from 'react'
import { Body } from '../body.tsx'
import { dots, outline, oval, speckles } from '../hand.ts'
import { cream, crust, forest } from '../palette.ts'

const well = oval(50, 78.5, 31, 8.6, 'well', 0.01)

/** Plate lying on a table, seen from the front; children lie on it around 50 80. */
export function Plate({ children }: { children?: ReactNode }) {
  return (
    <g>
      <path d="M24 90Q50 98 76 90L70 95Q50 98 30 95z" fill={cream.deep} />
      <Body
        d={outline([
          [2, 79],
          [12, 70],
          [32, 65],
          [50, 64],
          [68, 65],
          [88, 70],
          [98, 79],
          [88, 89],
          [68, 94],
          [50, 95],
          [32, 94],
          [12, 89],
        ])}
        fill={cream.light}
      >
        <path d="M0 84Q50 100 100 80V100H0z" fill={cream.base} />
        <path
          strokeDasharray={dots}
          d={speckles('plate', 34, 50, 79, 46, 15)}
          stroke={crust.base}
          strokeWidth=".9"
          opacity=".55"
        />
      </Body>
      <ellipse cx="50" cy="79.3" rx="45" ry="13.6" stroke={forest.light} strokeWidth="1.3" />
      <path d={well} fill={cream.deep} opacity=".7" />
      <path d={oval(50, 79.6, 30, 7.8, 'well', 0.01)} fill={cream.pale} />
      {children}
    </g>
  )
}
