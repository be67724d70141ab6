import { Pen, type Point } from './pen.ts'
import { seeded } from './seeded.ts'

/** Draws a closed soft outline through the points (Catmull-Rom spline as path data). */
export function outline(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  const pen = new Pen(at(0))
  for (let index = 0; index < points.length; index += 1) {
    const [beforeX, beforeY] = at(index - 1)
    const [fromX, fromY] = at(index)
    const [toX, toY] = at(index + 1)
    const [afterX, afterY] = at(index + 2)
    const into: Point = [toX - (afterX - fromX) / 6, toY - (afterY - fromY) / 6]
    if (index > 0) pen.smoothTo(into, [toX, toY])
    else pen.curveTo([fromX + (toX - beforeX) / 6, fromY + (toY - beforeY) / 6], into, [toX, toY])
  }
  return pen.close()
}

/** Draws an ellipse as a hand would: `wobble` is the share of the radius it may be off. */
export function oval(cx: number, cy: number, rx: number, ry: number, seed = 'oval', wobble = 0.03): string {
  const random = seeded(seed)
  const count = 8
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = ((index + random() * 0.2) / count) * 2 * Math.PI
    const reach = 1 + (random() - 0.5) * 2 * wobble
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
  })
  return outline(points)
}

/** Draws a pointed leaf or tapered brush stroke from `from` to `to`; `width` is its full width, `bend` pushes its middle aside. */
export function leaf(from: Point, to: Point, width: number, bend = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const beside = (share: number, reach: number): Point => [
    from[0] + dx * share - (dy / length) * reach,
    from[1] + dy * share + (dx / length) * reach,
  ]
  const [left, right] = [bend + width * 0.68, bend - width * 0.68]
  const pen = new Pen(from)
  pen.curveTo(beside(0.3, left), beside(0.75, left * 0.9), to)
  pen.curveTo(beside(0.75, right * 0.9), beside(0.3, right), from)
  return pen.close()
}

/** Dash pattern that turns a `speckles` path into dots of its stroke width. */
export const dots = '0 9 0 15 0 12'

/** Zigzags across an ellipse; stroked with round caps and the dash pattern `dots` it shows as about `count` scattered dots. */
export function speckles(seed: string, count: number, cx: number, cy: number, rx: number, ry: number): string {
  const random = seeded(seed)
  const pen = new Pen()
  let rest = count * 12
  let last: Point | undefined
  while (rest > 0) {
    const angle = random() * 2 * Math.PI
    const reach = Math.sqrt(random())
    const next: Point = [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
    if (last) pen.lineTo(next)
    else pen.moveTo(next)
    rest -= last ? Math.hypot(next[0] - last[0], next[1] - last[1]) : 0
    last = next
  }
  return pen.path
}

/** Draws slightly curved strokes side by side inside a box, as a dry brush leaves them; `lean` lowers each stroke's end. */
export function grain(
  seed: string,
  count: number,
  x: number,
  y: number,
  width: number,
  height: number,
  lean = 0,
): string {
  const random = seeded(seed)
  const pen = new Pen()
  for (let index = 0; index < count; index += 1) {
    const length = width * (0.18 + random() * 0.4)
    const start: Point = [x + random() * (width - length), y + ((index + random() * 0.7) / count) * height]
    const rise = (lean * length) / width
    pen.moveTo(start)
    pen.bendTo(
      [start[0] + length / 2, start[1] + rise / 2 + (random() - 0.5) * 2.4],
      [start[0] + length, start[1] + rise],
    )
  }
  return pen.path
}
