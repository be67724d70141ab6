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
import { stroked } from './shapes.ts'
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

const drizzle =
  stroked('M-13 4C-10-8-1-9 2-1S12 6 14-5', food.oil.base, 2.2) +
  stroked('M-13 4h.1M15-7h.1', food.oil.base, 3.6) +
  stroked('M-7-11h.1M8 9h.1', food.oil.base, 3) +
  stroked('M-11 0C-8-7-2-7 0-2', food.oil.light, 0.8)

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

function blueberry(): string {
  return (
    ball({ deep: '#232C57', base: '#3D4C86', light: '#6574AC', pale: '#A9B4DA' }) +
    stroked('M1 0l2 2M3 0l-2 2', '#232C57', 1.4)
  )
}

function chanterelle(): string {
  const { deep, base, pale } = food.yolk
  return (
    `<path d="M-10-4Q-6-10 0-8T10-5Q8 0 3 2L2 10Q-1 12-3 9L-4 2Q-9 0-10-4z" fill="${deep}"/>` +
    `<path d="M-9-4.6Q-6-9 0-7.4T9-5.4Q6-2 0-3T-9-4.6z" fill="${pale}"/>` +
    `<path d="M-8-3Q0-.6 8-3.4Q6 0 2 1.4L1 9Q-1 10-2 8L-3 1.4Q-7 0-8-3z" fill="${base}"/>`
  )
}

function drumstick(): string {
  const { deep, base, light, pale } = food.chicken
  return (
    stroked('M4 8L11 14.4', food.cream.deep, 5.4) +
    stroked('M4 8L11 14.4', food.cream.base, 4) +
    stroked('M12.4 13.6h.1M10.4 15.6h.1', food.cream.deep, 5.8) +
    stroked('M12.4 13.6h.1M10.4 15.6h.1', food.cream.light, 4.4) +
    `<path d="M-11-4C-11-11-1-13 4-8S10 5 6 9-2 10-6 6-11 1-11-4z" fill="${deep}"/>` +
    `<path d="M-10-4.6C-10-10.6-1-12 3.4-7.6S8.4 4 5 7.4-2 8.4-5.6 5-10 .6-10-4.6z" fill="${base}"/>` +
    `<path d="M-7-4C-7-8-1-9 2-6S4 1 1 2-7 0-7-4z" fill="${light}"/>` +
    stroked('M-6-5Q-4-8 0-7.4', pale, 1.4) +
    stroked('M2 4h.1M4 1h.1M-4 4h.1M-1 5.6h.1', deep, 1.3)
  )
}

function rosemary(): string {
  const { deep, base } = food.spinach
  return (
    stroked('M0 11Q1 0-1-11', deep, 1.4) + stroked('M0 8l-4-4M0 8l4-4M.4 3l-4-4M.4 3l4-4M0-3l-4-4M0-3l3-4', base, 1.8)
  )
}

function poachedEgg(): string {
  const { deep, light } = food.white
  return (
    `<path d="M-10-2C-11-9-3-12 3-10S12-4 10 3 3 11-3 9-9 5-10-2z" fill="${deep}"/>` +
    `<path d="M-9.4-2.6C-10-8.4-3-11 2.4-9.2S10.6-4 9 2 2 9.4-3 7.6-8.6 3.6-9.4-2.6z" fill="${light}"/>` +
    `<circle cx=".4" cy="-.6" r="4.4" fill="${food.yolk.base}"/>` +
    stroked('M-2-1.6Q-1-3.4 1-3.4', food.yolk.pale, 1)
  )
}

function cheeseDumpling(): string {
  const { deep, base, light, pale } = food.crust
  return (
    `<circle cx="1" cy="1.6" r="10.6" fill="#1E2B26" opacity=".22"/><circle r="10.6" fill="${deep}"/>` +
    `<circle cx="-.4" cy="-.6" r="9.6" fill="${base}"/><circle cx="-1.4" cy="-1.8" r="6" fill="${light}"/>` +
    stroked('M-4-4h.1M2-6h.1M5 0h.1M-2 3h.1M3 4h.1M-6 0h.1', food.herb.base, 1.4) +
    stroked('M0 0h.1M-3-1h.1M4-3h.1', deep, 1.4) +
    stroked('M-7-3Q-5-7-1-7.6', pale, 1)
  )
}

function dillSprig(): string {
  return `<g transform="scale(1.2)">${markupOf(dill)}</g>`
}

function parsleyPotato(): string {
  const { deep, base, light, pale } = food.potato
  return (
    `<ellipse cx="1" cy="1.8" rx="10.4" ry="8.6" fill="#1E2B26" opacity=".2"/><ellipse rx="10.4" ry="8.6" fill="${deep}"/>` +
    `<ellipse cx="-.6" cy="-.8" rx="9.4" ry="7.6" fill="${base}"/><ellipse cx="-2" cy="-2" rx="5.4" ry="3.6" fill="${light}"/>` +
    stroked('M-6-3Q-4-5.6 0-5.8', pale, 1.2) +
    stroked('M3-3l1.6 1M-3 2l1.4 1M4 3l1-1.4M-6 0l1 1M0-4l1.4.6', food.herb.deep, 1.7)
  )
}

function pod(): string {
  const { deep, base, light, pale } = food.leaf
  const d =
    'M-15 1C-13-4-9-5-7-3.6-4-6.4 0-6 1.6-3.8 5-6 9-5 10-2.4L15 0 10 3C8 6 4 6.4 1.6 4.4-2 6.6-5 6-7 3.8-10 5-13 4-15 1z'
  return (
    `<path d="${d}" fill="#1E2B26" opacity=".2" transform="translate(1 1.8)"/><path d="${d}" fill="${deep}"/>` +
    `<path d="${d}" fill="${base}" transform="translate(-.6 -.8) scale(.93)"/>` +
    `<g fill="${light}"><circle cx="-8" cy="-.4" r="2.8"/><circle cx="-2.4" cy="-.6" r="3.4"/><circle cx="5" cy="-.6" r="3.4"/></g>` +
    stroked('M-9-1.4l1-.6M-4-2l1.4-.6M3.4-2l1.4-.6', pale, 1.2)
  )
}

function sesameSauce(): string {
  return (
    stroked('M-12-6Q-4-10 2-2T12 2M-11 3Q-4-1 1 6T11 9', food.tofu.deep, 4.4) +
    stroked('M-12-6.6Q-4-10.6 2-2.6T12 1.4M-11 2.4Q-4-1.6 1 5.4T11 8.4', food.cream.pale, 3.2)
  )
}
