import board from '../../svg/dish/board.svg?raw'
import bowl from '../../svg/dish/bowl.svg?raw'
import casserole from '../../svg/dish/casserole.svg?raw'
import pan from '../../svg/dish/pan.svg?raw'
import panHandle from '../../svg/dish/pan-handle.svg?raw'
import plate from '../../svg/dish/plate.svg?raw'
import pot from '../../svg/dish/pot.svg?raw'
import tray from '../../svg/dish/tray.svg?raw'
import type { Tones } from '../palette.ts'
import { markupOf, withColors, withContent } from '../svg.ts'
import type { Vessel } from './form.ts'

const files: Readonly<Record<Exclude<Vessel, 'none'>, string>> = { board, bowl, casserole, pan, plate, pot, tray }

interface VesselParams {
  readonly vessel: Vessel
  readonly glaze: Tones
  readonly mirrored: boolean
  readonly content: string
}

/** A vessel seen from above around the origin, with its content. */
export function vesselWith({ vessel, glaze, mirrored, content }: VesselParams): string {
  if (vessel === 'none') return content
  const handle = `<g transform="rotate(${mirrored ? 142 : 38})">${markupOf(panHandle)}</g>`
  const markup = withContent(withColors(markupOf(files[vessel]), { glaze }), content)
  return vessel === 'pan' ? handle + markup : markup
}
