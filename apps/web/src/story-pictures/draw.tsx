import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DishPicture } from '../ui/pictures/dish-picture.tsx'
import { Logo } from '../ui/pictures/logo.tsx'
import { forest } from '../ui/pictures/palette.ts'
import { MorningKitchen } from '../ui/pictures/scenes/morning-kitchen.tsx'
import { articleStills } from './article-stills.tsx'
import { lexiconStills } from './lexicon-stills.tsx'
import { pageStills, sharedPicture } from './page-stills.tsx'
import { things } from './props.tsx'
import { storySigns } from './signs.ts'
import { StillLife } from './still-life.tsx'
import { storyDishes } from './story-dishes.ts'

type ViewBox = readonly [x: number, y: number, width: number, height: number]

/** The part of a still life that is shown: near enough to see what is on the table. */
const closeUp: ViewBox = [22, 30, 432, 270]

/** The part of a sign that is shown: things stand in the middle of their box, a notebook lies at its bottom. */
const upright: ViewBox = [0, 0, 100, 100]
const lying: ViewBox = [-8, 20, 116, 116]

/** Every picture of the stories, as file name below `content/assets` and standalone SVG. */
export function drawAll(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [name, plan] of Object.entries({ ...articleStills, ...lexiconStills, ...pageStills })) {
    files.set(`${name}.svg`, standalone(<StillLife seed={name} {...plan} />, closeUp, 1600))
  }
  for (const [name, kinds] of Object.entries(storyDishes)) {
    files.set(`${name}.svg`, standalone(<DishPicture seed={name} kinds={kinds} />, [0, 0, 400, 300], 1600))
  }
  for (const [name, key] of Object.entries(storySigns)) {
    const { Thing } = things[key]
    files.set(`zeichen/${name}.svg`, standalone(<Thing />, key === 'notebook' ? lying : upright, 200))
  }
  files.set('seiten/start.svg', standalone(<MorningKitchen />, [0, 0, 1200, 900], 1600))
  files.set('teilen.svg', standalone(<StillLife seed="share" {...sharedPicture} />, [0, 48, 480, 252], 1200))
  files.set('logo.svg', standalone(<Logo />, [0, 0, 145, 32], 580).replaceAll('currentColor', forest.light))
  return files
}

/** A file of its own: no theme colours, which it would look for in vain outside a page. */
function standalone(picture: ReactNode, box: ViewBox, shownWidth: number): string {
  const [, , width, height] = box
  const shownHeight = Math.round((shownWidth * height) / width)
  const inside = renderToStaticMarkup(<svg aria-hidden="true">{picture}</svg>)
    .replace(/^(<svg[^>]*>)+|(<\/svg>)+$/g, '')
    .replace(/var\(--[\w-]+, (#\w+|rgb\([^)]*\))\)/g, '$1')
    .replaceAll('rgb(62 44 24 / 0.2)', 'rgba(62,44,24,.2)')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${shownWidth}" height="${shownHeight}" ` +
    `fill="none" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>\n`
  )
}
