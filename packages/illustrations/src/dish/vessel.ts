import board from '../../svg/dish/board.svg?raw'
import bowl from '../../svg/dish/bowl.svg?raw'
import pan from '../../svg/dish/pan.svg?raw'
import panHandle from '../../svg/dish/pan-handle.svg?raw'
import plate from '../../svg/dish/plate.svg?raw'
import pot from '../../svg/dish/pot.svg?raw'
import type { Tones } from '../palette.ts'
import { markupOf, withColors, withContent } from '../svg.ts'
import type { DishPlan } from './plan.ts'

const files = { board, bowl, pan, plate, pot }

/** A vessel seen from above around the origin, with its content; inside it has a radius of 100 (the board: 150 × 92). */
export function vessel({ vessel, mirrored }: DishPlan, glaze: Tones, content: string): string {
  const handle = `<g transform="rotate(${mirrored ? 142 : 38})">${markupOf(panHandle)}</g>`
  const markup = withContent(withColors(markupOf(files[vessel]), { glaze }), content)
  return vessel === 'pan' ? handle + markup : markup
}
