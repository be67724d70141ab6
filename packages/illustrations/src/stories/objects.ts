import apple from '../../svg/objects/apple.svg?raw'
import apricot from '../../svg/objects/apricot.svg?raw'
import apricotHalf from '../../svg/objects/apricot-half.svg?raw'
import basil from '../../svg/objects/basil.svg?raw'
import beetroot from '../../svg/objects/beetroot.svg?raw'
import berries from '../../svg/objects/berries.svg?raw'
import bowl from '../../svg/objects/bowl.svg?raw'
import breadLoaf from '../../svg/objects/bread-loaf.svg?raw'
import breadSlice from '../../svg/objects/bread-slice.svg?raw'
import breadSlices from '../../svg/objects/bread-slices.svg?raw'
import broccoli from '../../svg/objects/broccoli.svg?raw'
import candle from '../../svg/objects/candle.svg?raw'
import carrot from '../../svg/objects/carrot.svg?raw'
import clayPot from '../../svg/objects/clay-pot.svg?raw'
import clock from '../../svg/objects/clock.svg?raw'
import coffeeCup from '../../svg/objects/coffee-cup.svg?raw'
import dill from '../../svg/objects/dill.svg?raw'
import egg from '../../svg/objects/egg.svg?raw'
import envelope from '../../svg/objects/envelope.svg?raw'
import flourBag from '../../svg/objects/flour-bag.svg?raw'
import flowerVase from '../../svg/objects/flower-vase.svg?raw'
import garlic from '../../svg/objects/garlic.svg?raw'
import jar from '../../svg/objects/jar.svg?raw'
import key from '../../svg/objects/key.svg?raw'
import kitchenCat from '../../svg/objects/kitchen-cat.svg?raw'
import labelledCarton from '../../svg/objects/labelled-carton.svg?raw'
import lemonHalf from '../../svg/objects/lemon-half.svg?raw'
import measuringTape from '../../svg/objects/measuring-tape.svg?raw'
import milkJug from '../../svg/objects/milk-jug.svg?raw'
import mushroom from '../../svg/objects/mushroom.svg?raw'
import notebook from '../../svg/objects/notebook.svg?raw'
import nuts from '../../svg/objects/nuts.svg?raw'
import oliveOilBottle from '../../svg/objects/olive-oil-bottle.svg?raw'
import onion from '../../svg/objects/onion.svg?raw'
import paperList from '../../svg/objects/paper-list.svg?raw'
import parsley from '../../svg/objects/parsley.svg?raw'
import pear from '../../svg/objects/pear.svg?raw'
import pepper from '../../svg/objects/pepper.svg?raw'
import potato from '../../svg/objects/potato.svg?raw'
import pottedBasil from '../../svg/objects/potted-basil.svg?raw'
import pumpkin from '../../svg/objects/pumpkin.svg?raw'
import saltBowl from '../../svg/objects/salt-bowl.svg?raw'
import spinachLeaf from '../../svg/objects/spinach-leaf.svg?raw'
import spoon from '../../svg/objects/spoon.svg?raw'
import tomato from '../../svg/objects/tomato.svg?raw'
import waterGlass from '../../svg/objects/water-glass.svg?raw'
import { berry, china, forest, herb, plum, sage, terracotta, wheat } from '../palette.ts'
import { markupOf, withColors, withContent } from '../svg.ts'

interface StoryObject {
  /** Markup in a box of 100 × 100, with the foot at 50 94. */
  readonly markup: string
  /** Edge of its box in the front of a table scene of 480 × 300. */
  readonly size: number
  /** Width of its ground shadow as a share of the size. */
  readonly shade: number
}

const object = (svg: string, size: number, shade = 0.8): StoryObject => ({ markup: markupOf(svg), size, shade })

/** All objects that can stand on the table of a table scene. */
export const objects = {
  apple: object(apple, 66),
  apricot: object(apricot, 56),
  apricotHalf: object(apricotHalf, 54),
  basil: object(basil, 62, 0),
  beetroot: object(beetroot, 76, 0.6),
  berries: object(berries, 58),
  bowl: object(withContent(bowl, ''), 104, 0.8),
  bread: object(breadLoaf, 132, 0.9),
  slice: object(breadSlice, 78),
  slices: object(breadSlices, 84, 0.9),
  broccoli: object(broccoli, 84, 0.7),
  candle: object(candle, 96, 0.5),
  carrot: object(carrot, 94, 0.3),
  carton: object(labelledCarton, 132, 0.6),
  cat: object(kitchenCat, 132, 0.7),
  clayPot: object(clayPot, 92, 0.7),
  clock: object(clock, 112, 0.66),
  coffee: object(coffeeCup, 88, 0.9),
  dill: object(dill, 66, 0),
  egg: object(egg, 48),
  envelope: object(envelope, 100, 0.8),
  flour: object(flourBag, 116, 0.66),
  flowers: object(flowerVase, 142, 0.36),
  garlic: object(garlic, 54),
  jar: object(jar, 94, 0.66),
  jarBeans: object(withColors(jar, { content: berry, lid: forest }), 94, 0.66),
  jarGreen: object(withColors(jar, { content: herb, lid: terracotta }), 94, 0.66),
  jarMilk: object(withColors(jar, { content: china, lid: sage }), 94, 0.66),
  jarPlum: object(withColors(jar, { content: plum, lid: wheat }), 94, 0.66),
  jarTomato: object(withColors(jar, { content: terracotta, lid: forest }), 94, 0.66),
  key: object(key, 54, 0.5),
  lemon: object(lemonHalf, 56),
  list: object(paperList, 124, 0.5),
  milk: object(milkJug, 112, 0.56),
  mushroom: object(mushroom, 62),
  notebook: object(notebook, 176, 0),
  nuts: object(nuts, 58, 0.9),
  oil: object(oliveOilBottle, 148, 0.3),
  onion: object(onion, 62),
  parsley: object(parsley, 66, 0),
  pear: object(pear, 84, 0.6),
  pepper: object(pepper, 74),
  plant: object(pottedBasil, 124, 0.36),
  potato: object(potato, 64),
  pumpkin: object(pumpkin, 128, 0.86),
  salt: object(saltBowl, 84, 0.8),
  spinach: object(spinachLeaf, 62, 0),
  spoon: object(spoon, 96, 0),
  tape: object(measuringTape, 84),
  tomato: object(tomato, 58),
  water: object(waterGlass, 92, 0.46),
} as const satisfies Record<string, StoryObject>

export type ObjectName = keyof typeof objects
