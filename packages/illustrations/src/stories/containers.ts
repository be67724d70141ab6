import basket from '../../svg/objects/basket.svg?raw'
import blueberry from '../../svg/objects/blueberry.svg?raw'
import bowl from '../../svg/objects/bowl.svg?raw'
import bowlFilling from '../../svg/objects/bowl-filling.svg?raw'
import plate from '../../svg/objects/plate.svg?raw'
import pot from '../../svg/objects/pot.svg?raw'
import raspberry from '../../svg/objects/raspberry.svg?raw'
import woodenBoard from '../../svg/objects/wooden-board.svg?raw'
import { heap } from '../dish/heap.ts'
import { kindOf } from '../dish/kinds.ts'
import { enamel, forest, oat, type Tones } from '../palette.ts'
import { positioned } from '../positioned.ts'
import { markupOf, withColors, withContent } from '../svg.ts'
import { type ObjectName, objects } from './objects.ts'

type PlacedObject = readonly [name: ObjectName, x: number, y: number, size: number, turn?: number]

/** Objects inside a box of 100 × 100, from back to front. */
const placedObjects = (list: readonly PlacedObject[]): string =>
  list.map(([name, x, y, size, turn = 0]) => positioned(objects[name].markup, { x, y, size, turn })).join('')

/** Pieces of a dish, flattened to the angle at which the table is seen. */
const pieces = (kind: string, x: number, y: number, radius: number): string =>
  `<g transform="translate(${x} ${y}) scale(1 .42)">` +
  heap({ kind: kindOf(kind), x: 0, y: 0, radius, seed: `${kind} ${x}` }) +
  '</g>'

/** Pieces of several kinds side by side around x 50; every second kind a little lower. */
const row = (kinds: readonly string[], step: number, y: number, lower: number, radius: number): string =>
  kinds
    .map((kind, index) => pieces(kind, 50 + (index - (kinds.length - 1) / 2) * step, y + (index % 2) * lower, radius))
    .join('')

const berries = [
  ['raspberry', 34, 40, 0.56, 0],
  ['blueberry', 46, 37, 0.5, 0],
  ['raspberry', 60, 39, 0.58, 30],
  ['blueberry', 27, 45, 0.46, 0],
  ['blueberry', 45, 46, 0.55, 80],
  ['blueberry', 71, 43, 0.5, 40],
  ['raspberry', 57, 47, 0.56, -20],
] as const

const berryTopping = (): string =>
  `<defs><g id="blueberry">${markupOf(blueberry)}</g><g id="raspberry">${markupOf(raspberry)}</g></defs>` +
  berries
    .map(([kind, x, y, scale, turn]) => {
      const rotation = turn ? ` rotate(${turn})` : ''
      return `<use href="#${kind}" transform="translate(${x} ${y})${rotation} scale(${scale})"/>`
    })
    .join('')

const filled = (tones: Tones): string => withColors(markupOf(bowlFilling), { filling: tones })

const bowlWithContent = (glaze: Tones, content: string): string =>
  withContent(withColors(markupOf(bowl), { glaze }), content)

interface BowlContent {
  readonly glaze?: Tones
  readonly filling?: Tones
  /** Ingredients on top, by their names in `dish/kinds.ts`. */
  readonly kinds?: readonly string[]
  readonly berries?: boolean
}

/** A bowl of soup, stew or porridge. */
export function bowlOf({ glaze = forest, filling = oat, kinds = [], berries = false }: BowlContent): string {
  const many = kinds.length > 2
  const toppings = row(kinds, many ? 21 : 26, 42.5, 2, many ? 13 : 15)
  return bowlWithContent(glaze, filled(filling) + toppings + (berries ? berryTopping() : ''))
}

/** A bowl of whole fruit, vegetables or eggs. */
export const bowlWith = (glaze: Tones, list: readonly PlacedObject[]): string =>
  bowlWithContent(glaze, placedObjects(list))

export const basketWith = (list: readonly PlacedObject[]): string => withContent(markupOf(basket), placedObjects(list))

export const boardWith = (list: readonly PlacedObject[]): string => markupOf(woodenBoard) + placedObjects(list)

/** A plate with pieces of a dish. */
export const plateOf = (kinds: readonly string[]): string => withContent(markupOf(plate), row(kinds, 17, 77.5, 2, 14))

/** A pot of soup or stew. */
export function potOf(filling: Tones, kinds: readonly string[], coat: Tones = enamel): string {
  const soup = `<g transform="translate(9 9.4) scale(.82 .8)">${filled(filling)}</g>`
  return withContent(withColors(markupOf(pot), { coat }), soup + row(kinds, 20, 43.5, 0, 12))
}
