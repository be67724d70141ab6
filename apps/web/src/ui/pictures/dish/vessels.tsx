import type { ReactNode } from 'react'
import { Body } from '../body.tsx'
import { grain, leaf, oval } from '../hand.ts'
import { cream, crust, enamel, forest, ink, shadow, steel, type Tones, walnut, wood } from '../palette.ts'
import type { Vessel } from './kinds.tsx'

type VesselProps = {
  vessel: Vessel
  glaze: Tones
  /** Turns the handle of a pan to the left. */
  mirrored: boolean
  children: ReactNode
}

/** A vessel seen from above around the origin, its inside 100 units in reach (the board: 150 × 92); children lie in it. */
export function VesselFromAbove({ vessel, glaze, mirrored, children }: VesselProps) {
  if (vessel === 'board') return <Board>{children}</Board>
  if (vessel === 'pan') return <Pan mirrored={mirrored}>{children}</Pan>
  if (vessel === 'plate') return <Plate glaze={glaze}>{children}</Plate>
  return (
    <Bowl glaze={vessel === 'pot' ? enamel : glaze} handles={vessel === 'pot'}>
      {children}
    </Bowl>
  )
}

function Cast({ reach }: { reach: number }) {
  return (
    <g fill={shadow}>
      <circle cx="8" cy="12" r={reach + 3} opacity=".6" />
      <circle cx="4" cy="6" r={reach + 1} />
    </g>
  )
}

function Bowl({ glaze, handles, children }: { glaze: Tones; handles: boolean; children: ReactNode }) {
  return (
    <g>
      {handles ? (
        <path d="M-112-24C-142-28-142 28-112 24M112-24C142-28 142 28 112 24" stroke={forest.deep} strokeWidth="11" />
      ) : null}
      <Cast reach={118} />
      <path d={oval(0, 0, 118, 118, 'outer', 0.006)} fill={handles ? forest.base : glaze.base} />
      <path d="M-112-20A114 114 0 0 1 20-112" stroke={handles ? forest.light : glaze.light} strokeWidth="4" />
      <circle r="110" fill={handles ? enamel.light : cream.light} />
      <circle r="104" fill={handles ? enamel.deep : cream.deep} />
      <Inside>{children}</Inside>
      <path d="M-76-68A102 102 0 0 1 30-98" stroke={ink} strokeWidth="9" opacity=".1" />
    </g>
  )
}

const round = oval(0, 0, 101, 101, 'inside', 0.006)

function Inside({ children }: { children: ReactNode }) {
  return (
    <Body d={round} fill={cream.base}>
      {children}
    </Body>
  )
}

function Plate({ glaze, children }: { glaze: Tones; children: ReactNode }) {
  return (
    <g>
      <Cast reach={130} />
      <path d={oval(0, 0, 130, 130, 'plate', 0.005)} fill={cream.light} />
      <circle r="124" stroke={glaze.base} strokeWidth="3" />
      <path d="M-118-34A122 122 0 0 1 24-120" stroke="#fff" strokeWidth="4" opacity=".8" />
      <circle r="98" fill={cream.base} />
      <circle cx="1" cy="2" r="95" fill={cream.pale} />
      <path d={grain('plate-above', 7, -70, -70, 140, 140, 6)} stroke={cream.base} strokeWidth="2" />
      {children}
    </g>
  )
}

function Pan({ mirrored, children }: { mirrored: boolean; children: ReactNode }) {
  return (
    <g>
      <g transform={mirrored ? 'rotate(142)' : 'rotate(38)'}>
        <path d="M112-12L216-9Q226 0 216 9L112 12z" fill={shadow} transform="translate(4 8)" />
        <path d="M108-13L150-10V10L108 13z" fill={steel.deep} />
        <path d="M140-12L220-10Q230 0 220 10L140 12z" fill={crust.deep} />
        <path d={leaf([146, -5], [218, -4], 5)} fill={crust.light} />
      </g>
      <Cast reach={118} />
      <path d={oval(0, 0, 118, 118, 'pan', 0.005)} fill={steel.deep} />
      <path d="M-112-20A114 114 0 0 1 20-112" stroke={steel.light} strokeWidth="4" />
      <circle r="109" fill="#3A4744" />
      <circle cx="2" cy="3" r="104" fill="#2A3533" />
      <path d="M-60 66A90 90 0 0 0 66 60M-72 40A84 84 0 0 0-40 76" stroke={steel.deep} strokeWidth="3" opacity=".8" />
      {children}
    </g>
  )
}

const top = 'M-158-96Q-164-96-164-88L-168 84Q-168 98-154 98L150 102Q164 102 164 88L168-82Q168-98 152-98z'

function Board({ children }: { children: ReactNode }) {
  return (
    <g>
      <path d={top} fill={shadow} transform="translate(7 11)" />
      <path d={top} fill={walnut.deep} transform="translate(0 4)" />
      <Body d={top} fill={walnut.light}>
        <path d={grain('board-above', 16, -160, -92, 320, 190)} stroke={walnut.base} strokeWidth="2.4" opacity=".8" />
        <path
          d={grain('board-above-light', 9, -150, -84, 300, 170)}
          stroke={walnut.pale}
          strokeWidth="2"
          opacity=".7"
        />
        <path d="M-158-92Q0-98 158-92" stroke={wood.pale} strokeWidth="3" opacity=".6" />
      </Body>
      <circle cx="-148" cy="-78" r="8" fill={walnut.deep} />
      {children}
    </g>
  )
}
