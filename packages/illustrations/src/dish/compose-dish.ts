/// <reference path="../svg-files.d.ts" />
import cloth from '../../svg/dish/cloth.svg?raw'
import fork from '../../svg/dish/fork.svg?raw'
import spoon from '../../svg/dish/spoon.svg?raw'
import table from '../../svg/dish/table.svg?raw'
import { apricot, berry, forest, mist, plum, sage, type Tones, terracotta } from '../palette.ts'
import { markupOf, svgOf, withColors } from '../svg.ts'
import type { Form, Vessel } from './form.ts'
import { heap } from './heap.ts'
import { type DishPlan, planDish } from './plan.ts'
import { vesselWith } from './vessel.ts'

const glazes: readonly Tones[] = [forest, mist, terracotta, sage, plum, apricot, berry]
const tables = ['paper', 'oak', 'sage', 'mist', 'clay', 'forest', 'rose', 'plum'] as const
const tableColors: Readonly<Record<(typeof tables)[number], readonly [base: string, mark: string]>> = {
  paper: ['#EFE6D6', '#E0D3BC'],
  oak: ['#DDBC92', '#CBA072'],
  sage: ['#B7C3A6', '#CBD4BC'],
  mist: ['#A9C0BB', '#C2D2CB'],
  clay: ['#E3B791', '#EDCBAC'],
  forest: ['#3F6653', '#4B7D65'],
  rose: ['#DDB3AC', '#E8C8C2'],
  plum: ['#77586F', '#8B6C83'],
}
const bands = [forest.light, apricot.base, berry.light, plum.light, mist.deep] as const

/**
 * SVG text of a dish seen from above, 400 × 300. Neither argument becomes part of the text.
 * @param seed constant of the dish, such as its id: the same arguments give the same picture
 * @param picture the form with its variant (`soup:pumpkin`), then the ingredients, by their names in `forms` and
 * `kinds`
 * @param form the form that `formNameOf(picture)` names
 */
export function composeDish(seed: string, picture: readonly string[], form: Form): string {
  const plan = planDish(seed, picture, form)
  const { vessel, mirrored, meal } = plan
  const glaze = glazes[Math.floor(plan.glaze * glazes.length)] ?? forest
  const middle = wide.has(vessel) ? 200 : mirrored ? 214 : 186
  const markup = [
    tableAndCloth(plan),
    beside(plan, seed),
    cutlery(plan),
    `<g transform="translate(${middle} 150)">`,
    vesselWith({ vessel, glaze, mirrored, content: form.draw(meal) }),
    '</g>',
  ]
  return svgOf('0 0 400 300', markup.join(''))
}

/** Vessels in the middle of the table, without room for cutlery. */
const wide: ReadonlySet<Vessel> = new Set(['board', 'casserole', 'tray', 'none'])

function tableAndCloth({ table: tableChoice, cloth: clothChoice, mirrored }: DishPlan): string {
  const name = tables[Math.floor(tableChoice * tables.length)] ?? 'oak'
  const [base, mark] = tableColors[name]
  const colors = {
    base: `var(--illustration-table-${name}, ${base})`,
    mark: `var(--illustration-table-${name}-mark, ${mark})`,
  }
  const band = bands[Math.floor(clothChoice * bands.length)] ?? bands[0]
  const turn = Math.round((mirrored ? -1 : 1) * (8 + clothChoice * 16))
  const transform = `translate(${mirrored ? 96 : 304} 150) rotate(${turn}) scale(1 1.35)`
  return (
    withColors(markupOf(table), { table: colors }) +
    `<g transform="${transform}">${withColors(markupOf(cloth), { band })}</g>`
  )
}

/** Markup of the fork beside a plate, or of the spoon beside a bowl or pot; empty for other vessels. */
function cutlery({ vessel, mirrored }: DishPlan): string {
  if (vessel === 'pan' || wide.has(vessel)) return ''
  const transform = `translate(${mirrored ? 50 : 350} 250) rotate(${mirrored ? -6 : 6}) scale(1.9) translate(-50 -94)`
  return `<g transform="${transform}">${markupOf(vessel === 'plate' ? fork : spoon)}</g>`
}

const cornerRadius = [30, 34] as const

/** Markup of the side dishes beside the vessel, or else of a few raw ingredients in the free corners of the table. */
function beside({ vessel, mirrored, beside, raw }: DishPlan, seed: string): string {
  if (wide.has(vessel) && vessel !== 'none') return ''
  const side = mirrored ? 1 : -1
  return cornerRadius
    .map((radius, corner) => {
      const y = corner === 0 ? 38 : 264
      const position = { x: 200 + side * 166, y, seed: `${seed} beside ${corner}` }
      const served = beside[corner]
      if (served)
        return heap({
          ...position,
          kind: served.mound ? served : { ...served, count: Math.min(2, served.count) },
          radius: radius * 1.25,
        })
      const kind = raw.at(-corner)
      if (!kind) return ''
      return heap({
        ...position,
        kind: { ...kind, count: Math.min(3, kind.count), fan: false, size: Math.min(1, kind.size) },
        radius,
      })
    })
    .join('')
}
