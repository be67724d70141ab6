import backdrop from '../svg/backdrop.svg?raw'
import { positioned } from './positioned.ts'
import { markupOf, parseSvg, svgOf } from './svg.ts'

/** SVG text of 480 × 360 with one large object on a table. @param object SVG text of the object's file */
export function onTheTable(object: string): string {
  const { viewBox, markup } = parseSvg(backdrop)
  return svgOf(viewBox, markup + positioned(markupOf(object), { x: 240, y: 318, size: 272, shade: 0.8 }))
}
