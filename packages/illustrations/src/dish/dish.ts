import cloth from '../../svg/dish/cloth.svg?raw'
import fork from '../../svg/dish/fork.svg?raw'
import grainyBed from '../../svg/dish/grainy-bed.svg?raw'
import smoothBed from '../../svg/dish/smooth-bed.svg?raw'
import spoon from '../../svg/dish/spoon.svg?raw'
import table from '../../svg/dish/table.svg?raw'
import {
  apricot,
  berry,
  forest,
  ground,
  groundDeep,
  mist,
  plum,
  sage,
  type Tones,
  terracotta,
  wood,
} from '../palette.ts'
import { markupOf, svgOf, withColors } from '../svg.ts'
import { heap } from './heap.ts'
import { grainBed, kindOf } from './kinds.ts'
import { type DishPlan, planDish } from './plan.ts'
import { vessel } from './vessel.ts'

const glazes: readonly Tones[] = [forest, mist, terracotta, sage, plum, apricot]
const tables = [
  { base: ground, mark: groundDeep },
  { base: '#DDBC92', mark: wood.light },
  { base: sage.base, mark: sage.light },
  { base: mist.base, mark: mist.light },
  { base: '#E3B791', mark: '#EDCBAC' },
  { base: '#3F6653', mark: forest.light },
] as const
const bands = [forest.light, apricot.base, berry.light, plum.light, mist.deep] as const

/**
 * SVG text of a dish seen from above, 400 × 300, composed from its ingredients. Neither argument becomes part of the text.
 * @param seed stays with the dish, as its id does: the same seed and kinds give the same picture
 * @param kinds ingredients by their names in `kinds.ts`, the leading one first; unknown ones become green leaves
 */
export function dishSvg(seed: string, kinds: readonly string[]): string {
  const plan = planDish(seed, kinds)
  const glaze = glazes[Math.floor(plan.glaze * glazes.length)] ?? forest
  const middle = plan.mirrored ? 214 : 186
  const content = [
    bed(plan),
    ...plan.portions.map(({ name, kind, x, y, radius }) => heap({ kind, x, y, radius, seed: seed + name })),
    plan.garnish ? heap({ kind: plan.garnish, x: 0, y: 0, radius: plan.portions.length > 1 ? 46 : 60, seed }) : '',
  ]
  const markup = [
    tableAndCloth(plan),
    looseIngredients(plan, seed),
    cutlery(plan),
    `<g transform="translate(${plan.vessel === 'board' ? 200 : middle} 150)">`,
    vessel(plan, glaze, content.join('')),
    '</g>',
  ]
  return svgOf('0 0 400 300', markup.join(''))
}

function tableAndCloth({ table: tableChoice, cloth: clothChoice, mirrored }: DishPlan): string {
  const colors = tables[Math.floor(tableChoice * tables.length)] ?? tables[0]
  const band = bands[Math.floor(clothChoice * bands.length)] ?? bands[0]
  const turn = Math.round((mirrored ? -1 : 1) * (8 + clothChoice * 16))
  const transform = `translate(${mirrored ? 96 : 304} 150) rotate(${turn})`
  return (
    withColors(markupOf(table), { table: colors }) +
    `<g transform="${transform}">${withColors(markupOf(cloth), { band })}</g>`
  )
}

/** Fork or spoon beside the dish; none for a board or a pan. */
function cutlery({ vessel, mirrored }: DishPlan): string {
  if (vessel === 'board' || vessel === 'pan') return ''
  const transform = `translate(${mirrored ? 50 : 350} 250) rotate(${mirrored ? -6 : 6}) scale(1.9) translate(-50 -94)`
  return `<g transform="${transform}">${markupOf(vessel === 'plate' ? fork : spoon)}</g>`
}

/** What lies under the pieces: a filled bowl, a round helping on a plate, nothing on a board or in a pan. */
function bed({ vessel, lead }: DishPlan): string {
  if (vessel === 'board' || vessel === 'pan') return ''
  const file = lead.grainy || !lead.bed ? grainyBed : smoothBed
  const markup = withColors(markupOf(file), { bed: lead.bed ?? grainBed })
  return vessel === 'plate' ? `<g transform="scale(.86)">${markup}</g>` : markup
}

const cornerRadius = [30, 34] as const

/** A few pieces of the ingredients in the free corners of the table. */
function looseIngredients({ vessel, mirrored, portions }: DishPlan, seed: string): string {
  if (vessel === 'board') return ''
  const side = mirrored ? 1 : -1
  const raw = portions.filter(({ kind }) => !kind.tidy)
  return cornerRadius
    .map((radius, corner) => {
      const kind = raw.at(-corner)?.kind ?? kindOf('basil')
      const few = { ...kind, count: Math.min(3, kind.count), fan: false, size: Math.min(1, kind.size) }
      const y = corner === 0 ? 38 : 264
      return heap({ kind: few, x: 200 + side * 166, y, radius, seed: `${seed} loose ${corner}` })
    })
    .join('')
}
