import apple from '../../svg/dish/pieces/apple.svg?raw'
import apricot from '../../svg/dish/pieces/apricot.svg?raw'
import avocado from '../../svg/dish/pieces/avocado.svg?raw'
import basil from '../../svg/dish/pieces/basil.svg?raw'
import beetroot from '../../svg/dish/pieces/beetroot.svg?raw'
import berries from '../../svg/dish/pieces/berries.svg?raw'
import bread from '../../svg/dish/pieces/bread.svg?raw'
import broccoli from '../../svg/dish/pieces/broccoli.svg?raw'
import carrot from '../../svg/dish/pieces/carrot.svg?raw'
import cheese from '../../svg/dish/pieces/cheese.svg?raw'
import dill from '../../svg/dish/pieces/dill.svg?raw'
import egg from '../../svg/dish/pieces/egg.svg?raw'
import fish from '../../svg/dish/pieces/fish.svg?raw'
import garlic from '../../svg/dish/pieces/garlic.svg?raw'
import lemon from '../../svg/dish/pieces/lemon.svg?raw'
import mushroom from '../../svg/dish/pieces/mushroom.svg?raw'
import nuts from '../../svg/dish/pieces/nuts.svg?raw'
import oliveOil from '../../svg/dish/pieces/olive-oil.svg?raw'
import onion from '../../svg/dish/pieces/onion.svg?raw'
import parsley from '../../svg/dish/pieces/parsley.svg?raw'
import pear from '../../svg/dish/pieces/pear.svg?raw'
import pepper from '../../svg/dish/pieces/pepper.svg?raw'
import potato from '../../svg/dish/pieces/potato.svg?raw'
import pumpkin from '../../svg/dish/pieces/pumpkin.svg?raw'
import spinach from '../../svg/dish/pieces/spinach.svg?raw'
import tomato from '../../svg/dish/pieces/tomato.svg?raw'
import yoghurt from '../../svg/dish/pieces/yoghurt.svg?raw'
import { forest, mist, plum, sage, terracotta } from '../palette.ts'
import { markupOf } from '../svg.ts'
import { dipBowl, grainMound, type Mound, potatoSalad, smoothMound, strandMound } from './mounds.ts'
import {
  ball,
  bean,
  breaded,
  chives,
  chopped,
  chunk,
  cube,
  dollop,
  floret,
  leaf,
  lettuce,
  prawn,
  rayedSlice,
  ribbons,
  ring,
  roastSlice,
  rocket,
  rosette,
  seed,
  seededSlice,
  seeds,
  slice,
  sprout,
  stick,
  strands,
  strip,
  wedge,
} from './pieces.ts'
import {
  blueberry,
  chanterelle,
  cheeseDumpling,
  dillSprig,
  drizzle,
  drumstick,
  parsleyPotato,
  poachedEgg,
  pod,
  rosemary,
  sesameSauce,
} from './special-pieces.ts'
import { food } from './tones.ts'

/** How one ingredient appears in a dish. */
export interface Kind {
  /** Markup of one piece, drawn around the origin. */
  readonly piece: string
  /** Number of pieces in a heap, and the scale of each piece (1 is about 20 units across). */
  readonly count: number
  readonly size: number
  /** Whether the pieces overlap like a fan of slices instead of lying in a loose heap. */
  readonly fan?: boolean
  /** Whether it is strewn over the dish, without a place of its own. */
  readonly garnish?: boolean
  /** Drawing of an ingredient that is served as one mass instead of pieces. */
  readonly mound?: Mound
  /** Whether it is never shown loose on the table. */
  readonly tidy?: boolean
}

const pieces = (piece: string, count: number, size: number): Kind => ({ piece, count, size })
const file = (svg: string, count: number, size: number): Kind => pieces(markupOf(svg), count, size)
const fanned = (kind: Kind): Kind => ({ ...kind, fan: true })
const tidy = (kind: Kind): Kind => ({ ...kind, tidy: true })
const strewn = (kind: Kind): Kind => ({ ...kind, garnish: true })
const strewnTidy = (kind: Kind): Kind => ({ ...kind, garnish: true, tidy: true })
const mound = (mound: Mound, kind: Kind): Kind => ({ ...kind, mound, tidy: true })

/** The ingredients a dish can be composed of, by the names that the API sends. */
export const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  // Vegetables
  ['asparagus', fanned(tidy(pieces(strip(food.leaf), 7, 2.1)))],
  ['aubergine', pieces(wedge(food.aubergine, food.aubergine.deep), 5, 1.2)],
  ['avocado', fanned(file(avocado, 5, 1.7))],
  ['beetroot', file(beetroot, 6, 1.05)],
  ['broccoli', file(broccoli, 5, 1.25)],
  ['brussels-sprouts', pieces(sprout(food.leaf), 6, 1.15)],
  ['cabbage', pieces(strands(food.cabbage), 5, 1.2)],
  ['carrot', file(carrot, 8, 0.9)],
  ['carrot-sticks', pieces(strip(food.carrot), 7, 0.9)],
  ['carrot-strips', pieces(stick(food.carrot), 7, 1)],
  ['cucumber-strips', pieces(stick(food.leaf), 7, 1)],
  ['kohlrabi-strips', pieces(stick(food.fennel), 7, 1)],
  ['fried-cabbage', tidy(pieces(strands(food.wild), 9, 1.1))],
  ['cauliflower', pieces(floret(food.white, food.cabbage.base), 5, 1.25)],
  ['corn', pieces(seeds(food.corn), 7, 0.9)],
  ['cucumber', pieces(seededSlice(food.herb.base, food.cabbage.light, food.cabbage.deep), 6, 1.05)],
  ['fennel', pieces(strands(food.fennel), 5, 1.3)],
  ['garlic', strewn(file(garlic, 4, 0.8))],
  ['green-beans', fanned(pieces(strip(food.leaf), 7, 1.25))],
  ['leek', pieces(ring(food.leaf), 6, 0.85)],
  ['mushroom', file(mushroom, 6, 1)],
  ['chanterelle', pieces(chanterelle(), 6, 1.15)],
  ['onion', file(onion, 5, 0.95)],
  ['onion-rings', pieces(ring(food.onion), 5, 0.95)],
  ['fried-onions', strewnTidy(pieces(ring(food.wild), 6, 0.8))],
  ['peas', pieces(ball(food.pea), 9, 0.55)],
  ['pepper', file(pepper, 5, 1.1)],
  ['pepper-strips', pieces(strip(food.paprika), 6, 0.95)],
  ['potato', file(potato, 6, 1.05)],
  ['parsley-potatoes', tidy(pieces(parsleyPotato(), 6, 1.1))],
  ['potato-wedges', tidy(pieces(wedge(food.potato, food.crust.base), 6, 1.25))],
  ['potato-salad', mound(potatoSalad, pieces(slice(food.potato.deep, food.potato.light), 7, 1.15))],
  ['potato-slices', tidy(pieces(slice(food.potato.deep, food.potato.light), 7, 1.15))],
  ['pumpkin', file(pumpkin, 7, 0.95)],
  ['pumpkin-wedges', fanned(tidy(pieces(wedge(food.pumpkin, food.pumpkin.deep), 5, 1.9)))],
  ['radish', pieces(slice(food.radish.base, food.radish.light), 5, 0.85)],
  ['spinach', file(spinach, 7, 0.95)],
  ['tomato', file(tomato, 5, 1)],
  ['tomato-wedges', pieces(wedge(food.tomato, food.tomato.deep), 5, 1)],
  ['cherry-tomato', pieces(ball(food.red), 5, 0.85)],
  ['zucchini', pieces(seededSlice(food.spinach.base, food.cabbage.light, food.cabbage.deep), 6, 1.05)],
  ['lettuce', pieces(lettuce(food.leaf), 6, 1.4)],
  ['lambs-lettuce', pieces(rosette(food.herb), 6, 1.15)],
  ['rocket', pieces(rocket(food.spinach), 6, 1)],
  // Fruit
  ['apple', fanned(file(apple, 5, 1.6))],
  ['apple-pieces', pieces(wedge(food.butter, food.red.base), 7, 0.85)],
  ['apricot', file(apricot, 5, 1.1)],
  ['banana', pieces(seededSlice(food.butter.base, food.butter.pale, food.butter.deep), 6, 1.05)],
  ['berries', file(berries, 5, 1.15)],
  ['blueberry', pieces(blueberry(), 9, 0.75)],
  ['grapes', pieces(ball(food.grape), 7, 0.85)],
  ['lemon', file(lemon, 3, 1.15)],
  ['lime', pieces(rayedSlice(food.herb.base, food.pea.light, food.cabbage.pale), 2, 1.3)],
  ['mango', pieces(cube(food.mango), 8, 0.85)],
  ['orange', pieces(rayedSlice(food.orange.deep, food.orange.base, food.orange.pale), 4, 1.3)],
  ['pear', fanned(file(pear, 5, 1.6))],
  ['plum', pieces(wedge(food.berry, food.plum.base), 6, 1.15)],
  ['pomegranate', strewn(pieces(seed(food.red), 7, 0.5))],
  ['redcurrant', pieces(ball(food.red), 11, 0.6)],
  ['raisins', strewn(pieces(seed(food.chocolate), 6, 0.55))],
  ['olives', pieces(ring(food.olive), 5, 0.75)],
  ['capers', strewn(pieces(ball(food.herb), 6, 0.4))],
  // Meat, fish, eggs, dairy, tofu
  ['bacon', pieces(cube(food.ham), 6, 0.75)],
  ['ham', pieces(cube(food.ham), 6, 0.85)],
  ['beef', tidy(pieces(chunk(food.beef), 6, 1.2))],
  ['beef-slices', fanned(tidy(pieces(roastSlice(food.beef, food.beef.light), 5, 1.5)))],
  ['steak-strips', fanned(tidy(pieces(roastSlice(food.beef, food.pink.base), 5, 1.4)))],
  ['minced-meat', tidy(pieces(chunk(food.beef, 'minced'), 14, 0.62))],
  ['pork', tidy(pieces(chunk(food.pork, 'pork'), 6, 1.15))],
  ['pork-slices', fanned(tidy(pieces(roastSlice(food.pork, food.pork.pale), 5, 1.5)))],
  ['chicken', tidy(pieces(breaded(food.chicken, 'chicken'), 5, 1))],
  ['chicken-legs', tidy(pieces(drumstick(), 2, 2.5))],
  ['breaded-chicken', tidy(pieces(breaded(food.crumb), 5, 1.15))],
  ['tuna', tidy(pieces(chunk(food.pork, 'tuna'), 5, 0.95))],
  ['fish', tidy(file(fish, 2, 1.9))],
  ['trout-flakes', tidy(pieces(chunk(food.pink, 'trout'), 5, 1.05))],
  ['prawns', tidy(pieces(prawn(food.salmon), 5, 1.25))],
  ['egg', tidy(file(egg, 3, 1.35))],
  ['scrambled-egg', tidy(pieces(chunk(food.egg, 'egg'), 8, 1.1))],
  ['poached-egg', tidy(pieces(poachedEgg(), 1, 1.5))],
  ['cheese', file(cheese, 6, 0.9)],
  ['cheese-shavings', strewnTidy(pieces(strip(food.butter), 6, 0.7))],
  ['feta', tidy(pieces(cube(food.white), 6, 0.85))],
  ['tofu', tidy(pieces(cube(food.tofu), 6, 1))],
  ['smoked-tofu', tidy(pieces(cube(food.wild), 6, 0.85))],
  ['yoghurt', tidy(file(yoghurt, 1, 1.7))],
  ['sour-cream', tidy(pieces(dollop(food.white), 1, 1.2))],
  // Pulses, nuts, seeds
  ['beans', pieces(bean(food.bean), 7, 0.95)],
  ['kidney-beans', pieces(bean(food.bean), 7, 0.9)],
  ['runner-beans', pieces(bean(food.mauve, food.mauve.deep), 6, 1.15)],
  ['white-beans', pieces(bean(food.cream), 7, 0.85)],
  ['edamame', pieces(bean(food.pea), 8, 0.9)],
  ['edamame-pods', tidy(pieces(pod(), 12, 1.15))],
  ['chickpeas', pieces(ball(food.crumb), 8, 0.7)],
  ['lentils', mound(grainMound(food.lentil, 0, 5.4), pieces(seeds(food.lentil), 7, 1))],
  ['nuts', file(nuts, 7, 0.75)],
  ['hazelnuts', pieces(ball(food.brown), 6, 0.7)],
  ['almonds', strewn(pieces(seed(food.toast), 6, 0.65))],
  ['cashews', pieces(bean(food.tofu), 6, 0.8)],
  ['peanuts', strewn(pieces(seed(food.peanut), 6, 0.5))],
  ['chestnuts', tidy(pieces(chunk(food.toast, 'chestnut'), 5, 0.95))],
  ['pumpkin-seeds', strewn(pieces(seed(food.pistachio), 7, 0.6))],
  ['sesame', strewnTidy(pieces(seed(food.white), 9, 0.28))],
  // Grain, bread, pasta as side dishes
  ['bread', tidy(file(bread, 2, 1.7))],
  ['croutons', tidy(pieces(cube(food.toast), 6, 0.95))],
  ['barley', tidy(pieces(seeds(food.cream), 8, 0.9))],
  ['fleckerl', tidy(pieces(cube(food.pasta), 8, 1.05))],
  ['rice', mound(grainMound(food.rice), pieces(seeds(food.rice), 6, 1))],
  ['brown-rice', mound(grainMound(food.toast), pieces(seeds(food.toast), 6, 1))],
  ['couscous', mound(grainMound(food.corn, 0, 2.8), pieces(seeds(food.corn), 6, 1))],
  ['polenta', mound(smoothMound(food.polenta), pieces(dollop(food.polenta), 1, 1))],
  ['mash', mound(smoothMound(food.butter), pieces(dollop(food.butter), 1, 1))],
  ['nockerl', tidy(pieces(breaded(food.pasta, 'nockerl'), 7, 0.85))],
  ['semolina-dumplings', tidy(pieces(breaded(food.butter, 'semolina'), 3, 0.95))],
  ['cheese-dumplings', tidy(pieces(cheeseDumpling(), 2, 2.2))],
  ['noodles', tidy(pieces(strands(food.pasta), 5, 1.3))],
  ['pancake-strips', tidy(pieces(ribbons(food.crumb), 10, 1.15))],
  ['pasta-tubes', tidy(pieces(strip(food.pasta), 9, 1.15))],
  ['kraut', mound(strandMound(food.cabbage), pieces(strands(food.cabbage), 5, 1.2))],
  ['paprika-kraut', mound(strandMound(food.liptauer), pieces(strands(food.liptauer), 5, 1.2))],
  ['coleslaw', mound(strandMound(food.fennel), pieces(strands(food.fennel), 5, 1.2))],
  ['leaf-spinach', mound(strandMound(food.spinach), pieces(leaf(food.spinach), 5, 1.2))],
  // Small bowls
  ['apple-sauce', mound(dipBowl(food.butter, forest), pieces(dollop(food.butter), 1, 1))],
  ['herb-dip', mound(dipBowl(food.white, sage, chopped(food.herb)), pieces(dollop(food.white), 1, 1))],
  ['dill-dip', mound(dipBowl(food.white, mist, dillSprig()), pieces(dollop(food.white), 1, 1))],
  ['sesame-sauce', tidy(pieces(sesameSauce(), 2, 1.3))],
  ['nut-butter', mound(dipBowl(food.peanut, mist), pieces(dollop(food.peanut), 1, 1))],
  ['horseradish', mound(dipBowl(food.cream, plum), pieces(dollop(food.cream), 1, 1))],
  ['salad-bowl', mound(dipBowl(food.leaf, terracotta, lettuce(food.leaf)), pieces(lettuce(food.leaf), 1, 1))],
  // Garnish
  ['basil', strewn(file(basil, 4, 0.95))],
  ['chives', strewn(pieces(chives(food.herb), 5, 0.85))],
  ['cinnamon', strewnTidy(pieces(chopped(food.wild), 4, 0.8))],
  ['cress', strewn(pieces(rosette(food.leaf), 7, 0.5))],
  ['dill', strewn(file(dill, 4, 1))],
  ['icing-sugar', strewnTidy(pieces(seeds(food.coconut), 7, 0.6))],
  ['mint', strewn(pieces(rosette(food.herb), 3, 0.8))],
  ['olive-oil', strewnTidy(file(oliveOil, 4, 0.8))],
  ['parsley', strewn(file(parsley, 5, 0.8))],
  ['pumpkin-seed-oil', strewnTidy(pieces(drizzle, 3, 1.25))],
  ['rosemary', strewn(pieces(rosemary(), 3, 1.1))],
])

const greenLeaves: Kind = kinds.get('spinach') ?? file(spinach, 7, 0.95)

/** An ingredient by its name; green leaves for an unknown one. */
export function kindOf(name: string): Kind {
  return kinds.get(name) ?? greenLeaves
}
