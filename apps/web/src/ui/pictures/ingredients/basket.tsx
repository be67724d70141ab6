import type { ReactNode } from 'react'
import { Body } from '../body.tsx'
import { outline } from '../hand.ts'
import { cream, crust, wheat, wood } from '../palette.ts'

const wall = outline([
  [6, 52],
  [28, 56],
  [50, 57],
  [72, 56],
  [94, 52],
  [91, 66],
  [87, 84],
  [83, 93],
  [66, 96],
  [50, 96.5],
  [34, 96],
  [17, 93],
  [13, 84],
  [9, 66],
])
const row = (x: number, y: number): string => `M${x} ${y}Q50 ${y + 5} 102 ${y}`
const weave = [62, 75, 88].map((y) => row(0, y) + row(-4.8, y + 6.5)).join('')

/** Wicker basket with a handle; its children stand in it, before the far rim and behind the near one (at about 8–92 across, 52 down). */
export function Basket({ children }: { children?: ReactNode }) {
  return (
    <g>
      <path d="M5 50Q50 40 95 50Q50 60 5 50z" fill={crust.deep} />
      <path d="M9 52C8 6 92 6 91 52" stroke={crust.deep} strokeWidth="5" />
      <path d="M9 52C8 6 92 6 91 52" stroke={wood.light} strokeWidth="2.4" strokeDasharray="4 3" strokeLinecap="butt" />
      {children}
      <Body d={wall} fill={wood.deep}>
        <path d={weave} stroke={crust.base} strokeWidth="6" strokeDasharray="4.6 5" />
        <path d={weave} stroke={wheat.light} strokeWidth="4.4" strokeDasharray="4.6 5" />
        <path
          d={weave}
          stroke={cream.light}
          strokeWidth=".8"
          strokeDasharray="4 5.6"
          transform="translate(0 -1.2)"
          opacity=".7"
        />
        <path d="M76 50h24v50H60Q78 88 76 50z" fill={crust.deep} opacity=".32" />
      </Body>
      <path d="M6 53Q50 63 94 53" stroke={crust.base} strokeWidth="6.4" />
      <path d="M6 52Q50 62 94 52" stroke={wheat.light} strokeWidth="3.6" strokeDasharray="5 2.6" strokeLinecap="butt" />
    </g>
  )
}
