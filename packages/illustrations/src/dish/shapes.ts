import type { Tones } from '../palette.ts'
import type { Random } from '../seeded.ts'

/** Geometry that drawn food shares; positions are units around an origin, results are SVG text. */

export type Point = readonly [x: number, y: number]

/** The darkest colour of drawn food, for shadows below it. */
export const ink = '#1E2B26'

/** Rounds to one decimal, which is below a pixel at every size a dish is shown in. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** Distance from the origin beyond which coordinates are rounded to whole units. */
const coarse = 12
const coordinate = (value: number, extent: number): number => (extent > coarse ? Math.round(value) : round(value))

/** A smooth closed path near the corners. */
function outline(corners: readonly Point[]): string {
  const origin: Point = [0, 0]
  const extent = Math.max(...corners.flat().map(Math.abs))
  const text = (x: number, y: number) => `${coordinate(x, extent)} ${coordinate(y, extent)}`
  const middle = (one: Point, other: Point) => text((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
  const curves = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? origin
    return `Q${text(...corner)} ${middle(corner, next)}`
  })
  return `M${middle(corners.at(-1) ?? origin, corners[0] ?? origin)}${curves.join('')}z`
}

interface Blob {
  readonly width: number
  readonly height?: number
  /** Deviation from an ellipse, as a share of the radius. */
  readonly uneven?: number
  readonly corners?: number
  readonly at?: Point
}

/** The path of an uneven round shape, as food lies on a plate. */
export function blob(random: Random, { width, height = width, uneven = 0.08, corners = 9, at = [0, 0] }: Blob): string {
  const turn = random() * 6
  return outline(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = turn + (index / corners) * 2 * Math.PI
      const far = (1.05 + (random() - 0.5) * 2 * uneven) / 2
      return [at[0] + Math.cos(angle) * width * far, at[1] + Math.sin(angle) * height * far]
    }),
  )
}

const goldenAngle = 2.39996

/** Evenly apart points in an ellipse around the origin (sunflower layout), with a little disorder. */
export function spots(random: Random, count: number, width: number, height: number = width): Point[] {
  const start = random() * 7
  return Array.from({ length: count }, (_, index): Point => {
    const distance = Math.sqrt((index + 0.5) / count) * (0.94 + random() * 0.12) * 0.5
    const angle = start + index * goldenAngle + (random() - 0.5) * 0.3
    return [Math.cos(angle) * distance * width, Math.sin(angle) * distance * height]
  })
}

/** Path data of short strokes in all directions: grains of rice, seeds, specks; dots where they have no length. */
export function grains(random: Random, points: readonly Point[], length = 0): string {
  const extent = Math.max(...points.flat().map(Math.abs))
  return points
    .map(([x, y]) => {
      const angle = random() * 2 * Math.PI
      const [dx, dy] = length ? [Math.cos(angle) * length, Math.sin(angle) * length] : [0.1, 0]
      return `M${coordinate(x, extent)} ${coordinate(y, extent)}l${round(dx)} ${round(dy)}`
    })
    .join('')
}

/** Strokes along a path. */
export const stroked = (d: string, color: string, width: number, opacity?: number): string =>
  `<path d="${d}" stroke="${color}" stroke-width="${width}"${opacity ? ` opacity="${opacity}"` : ''}/>`

/** A filled path. */
export const filled = (d: string, color: string, transform = ''): string =>
  `<path d="${d}" fill="${color}"${transform ? ` transform="${transform}"` : ''}/>`

/** The shadow of a shape on the surface below it. @param depth height above the surface, 1 for a usual piece */
export const shaded = (d: string, depth = 1): string =>
  `<path d="${d}" fill="${ink}" opacity=".2" transform="translate(${round(0.9 * depth)} ${round(1.6 * depth)})"/>`

/** A shape with its shadow, its dark edge at the lower right and its lit face. */
export const body = (d: string, { deep, base }: Tones, depth = 1): string =>
  shaded(d, depth) +
  filled(d, deep) +
  filled(d, base, `translate(${round(-0.6 * depth)} ${round(-0.8 * depth)}) scale(.93)`)

/** Moves, scales and turns markup. @param turn degrees */
export function moved(markup: string, [x, y]: Point, scale = 1, turn = 0): string {
  const rotation = turn ? ` rotate(${Math.round(turn)})` : ''
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`
  return `<g transform="translate(${round(x)} ${round(y)})${rotation}${size}">${markup}</g>`
}
