/** A place in the drawing, in the units of the surrounding view box. */
export type Point = readonly [x: number, y: number]

/** Collects SVG path data in relative, rounded steps: pictures travel in every page, so each byte counts. */
export class Pen {
  path = ''
  private x = 0
  private y = 0

  constructor(start?: Point) {
    if (start) this.moveTo(start)
  }

  moveTo(point: Point): void {
    this.step('m', [point])
  }

  curveTo(out: Point, into: Point, point: Point): void {
    this.step('c', [out, into, point])
  }

  smoothTo(into: Point, point: Point): void {
    this.step('s', [into, point])
  }

  bendTo(middle: Point, point: Point): void {
    this.step('q', [middle, point])
  }

  lineTo(point: Point): void {
    this.step('l', [point])
  }

  close(): string {
    this.path += 'z'
    return this.path
  }

  /** Positions are kept in tenths as whole numbers, so that rounding errors never add up. */
  private step(command: string, points: readonly Point[]): void {
    const tenths = points.flatMap(([x, y]) => [Math.round(x * 10) - this.x, Math.round(y * 10) - this.y])
    // The first move is absolute, so that path data of several shapes can be joined.
    const first = this.path === '' ? 'M' : command
    this.path += first + tenths.map(brief).join('').replace(/^ /, '')
    this.x += tenths.at(-2) ?? 0
    this.y += tenths.at(-1) ?? 0
  }
}

/** Tenths as the shortest number SVG reads, with a separator only where it needs one. */
function brief(tenths: number): string {
  const text = String(tenths / 10).replace(/^(-?)0\./, '$1.')
  return text.startsWith('-') ? text : ` ${text}`
}
