import type { ReactNode } from 'react'
import { shadow } from './palette.ts'

type PlaceProps = {
  /** Where the object stands (middle of its foot). */
  x: number
  y: number
  /** Edge of the object's square box. */
  size: number
  /** Degrees, turned about the foot. */
  turn?: number
  flip?: boolean
  /** Width of the ground shadow as a share of the size; none when left out. */
  shade?: number
  children: ReactNode
}

/** Stands a drawing made in a 0 0 100 100 box, with its foot at 50 94, somewhere in a scene. */
export function Place({ x, y, size, turn = 0, flip = false, shade, children }: PlaceProps) {
  const scale = Math.round(size) / 100
  const turned = turn ? ` rotate(${turn})` : ''
  return (
    <>
      {shade ? <GroundShadow x={x + size * 0.07} y={y - size * 0.015} width={shade * size} /> : null}
      <g transform={`translate(${x} ${y})${turned} scale(${flip ? -scale : scale} ${scale}) translate(-50 -94)`}>
        {children}
      </g>
    </>
  )
}

type GroundShadowProps = { x: number; y: number; width: number; height?: number }

/** Soft two-step shadow on the ground around a point. */
export function GroundShadow({ x, y, width, height = width * 0.24 }: GroundShadowProps) {
  const round = (value: number): number => Math.round(value * 10) / 10
  return (
    <g fill={shadow}>
      <ellipse cx={round(x)} cy={round(y)} rx={round(width * 0.56)} ry={round(height * 0.56)} opacity={0.5} />
      <ellipse cx={round(x)} cy={round(y)} rx={round(width * 0.47)} ry={round(height * 0.42)} />
    </g>
  )
}
