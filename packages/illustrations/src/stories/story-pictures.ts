import logo from '../../svg/logo.svg?raw'
import morningKitchen from '../../svg/scenes/morning-kitchen.svg?raw'
import { dishSvg } from '../dish/dish.ts'
import { markupOf } from '../svg.ts'
import { articleScenes } from './articles.ts'
import { storyDishes } from './dishes.ts'
import { storyIcons } from './icons.ts'
import { lexiconScenes } from './lexicon.ts'
import { objects } from './objects.ts'
import { pageScenes, sharedPictureScene } from './pages.ts'
import { standalone, type ViewBox } from './standalone.ts'
import { tableScene } from './table-scene.ts'

/** Shown part of a table scene: close enough to recognise what is on the table. */
const closeUp: ViewBox = [22, 30, 432, 270]

/** Shown part of an object's box as an icon; `lying` is for the notebook, which lies at the bottom of its box. */
const upright: ViewBox = [0, 0, 100, 100]
const lying: ViewBox = [-8, 20, 116, 116]

/** The composed pictures of the stories: SVG text by file name below `content/assets`. */
export function storyPictures(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [name, plan] of Object.entries({ ...articleScenes, ...lexiconScenes, ...pageScenes })) {
    files.set(`${name}.svg`, standalone(tableScene(name, plan), closeUp, 1600))
  }
  for (const [name, picture] of Object.entries(storyDishes)) {
    files.set(`${name}.svg`, standalone(markupOf(dishSvg(name, picture)), [0, 0, 400, 300], 1600))
  }
  for (const [name, key] of Object.entries(storyIcons)) {
    files.set(`zeichen/${name}.svg`, standalone(objects[key].markup, key === 'notebook' ? lying : upright, 200))
  }
  files.set('seiten/start.svg', standalone(markupOf(morningKitchen), [0, 0, 1200, 900], 1600))
  files.set('teilen.svg', standalone(tableScene('share', sharedPictureScene), [0, 48, 480, 252], 1200))
  files.set('logo.svg', standalone(markupOf(logo), [0, 0, 145, 32], 580))
  return files
}
