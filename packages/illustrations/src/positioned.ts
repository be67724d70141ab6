import { shadow } from './palette.ts'

interface Position {
  /** Position of the middle of the object's foot. */
  readonly x: number
  readonly y: number
  /** Edge of the object's square box. */
  readonly size: number
  /** Rotation around the foot in degrees. */
  readonly turn?: number
  /** Width of the ground shadow as a share of `size`; none when left out or 0. */
  readonly shade?: number
}

/** Places an object, drawn in a box of 100 × 100 with its foot at (50, 94), in a picture. */
export function positioned(markup: string, { x, y, size, turn = 0, shade = 0 }: Position): string {
  const scale = Math.round(size) / 100
  const rotation = turn ? ` rotate(${turn})` : ''
  const transform = `translate(${x} ${y})${rotation} scale(${scale} ${scale}) translate(-50 -94)`
  const below = shade ? groundShadow({ x: x + size * 0.07, y: y - size * 0.015, width: shade * size }) : ''
  return `${below}<g transform="${transform}">${markup}</g>`
}

interface GroundShadow {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height?: number
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Soft shadow of two ellipses on the ground around a point. */
export const groundShadow = ({ x, y, width, height = width * 0.24 }: GroundShadow): string =>
  `<g fill="${shadow}">` +
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(width * 0.56)}" ry="${round(height * 0.56)}" opacity="0.5"/>` +
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(width * 0.47)}" ry="${round(height * 0.42)}"/>` +
  '</g>'
