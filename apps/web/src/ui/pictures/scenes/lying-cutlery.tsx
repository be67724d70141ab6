import type { ReactNode } from 'react'
import { Fork, Knife } from '../ingredients/cutlery.tsx'
import { shadow } from '../palette.ts'

type LyingProps = { x: number; y: number; size?: number }

/** Fork lying on the table and pointing away from the viewer; its handle ends at x, y. */
export function LyingFork({ x, y, size = 150 }: LyingProps) {
  return (
    <Lying x={x} y={y} size={size} lean={-22}>
      <Fork />
    </Lying>
  )
}

/** Knife lying like the fork. */
export function LyingKnife({ x, y, size = 150 }: LyingProps) {
  return (
    <Lying x={x} y={y} size={size} lean={22}>
      <Knife />
    </Lying>
  )
}

function Lying({ x, y, size, lean, children }: Required<LyingProps> & { lean: number; children: ReactNode }) {
  const scale = size / 100
  return (
    <g transform={`translate(${x} ${y}) skewX(${lean}) scale(${scale} ${scale * 0.56}) translate(-50 -94)`}>
      <path d="M45 5H56L54 56L56 92Q50 99 45 92L47 56z" fill={shadow} transform="translate(4 4)" />
      {children}
    </g>
  )
}
