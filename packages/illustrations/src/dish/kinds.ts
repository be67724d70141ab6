import apple from '../../svg/dish/pieces/apple.svg?raw'
import apricot from '../../svg/dish/pieces/apricot.svg?raw'
import avocado from '../../svg/dish/pieces/avocado.svg?raw'
import basil from '../../svg/dish/pieces/basil.svg?raw'
import beans from '../../svg/dish/pieces/beans.svg?raw'
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
import lentils from '../../svg/dish/pieces/lentils.svg?raw'
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
import { beanStew, cream, greenSoup, lentilStew, oat, pumpkinSoup, type Tones, tomatoSoup, wheat } from '../palette.ts'

/** What a dish lies on or in, seen from above. */
export type Vessel = 'bowl' | 'plate' | 'pot' | 'pan' | 'board'

/** How one ingredient appears in a dish. */
export type Kind = {
  /** SVG file of one piece, drawn around the origin. */
  file: string
  /** Pieces of one heap, and the scale of each (1 is about 20 units across). */
  count: number
  size: number
  /** The pieces overlap like a fan of slices instead of lying as a loose heap. */
  fan?: boolean
  /** Garnish: strewn over the dish, without a portion of its own. */
  garnish?: boolean
  /** Not shown loose on the table. */
  tidy?: boolean
  /** What fills the vessel when this kind comes first, and whether it is grainy. */
  bed?: Tones
  grainy?: boolean
  vessels?: readonly Vessel[]
}

/** Grain, rice or pasta: the bed of kinds without one. */
export const grainBed: Tones = { deep: wheat.deep, base: '#E3C583', light: '#EFD9A6', pale: wheat.pale }
const sweet: readonly Vessel[] = ['bowl', 'bowl', 'plate']
const hearty: readonly Vessel[] = ['bowl', 'plate', 'pan']
const soup: readonly Vessel[] = ['bowl', 'pot']

const leafy: Kind = { file: spinach, count: 7, size: 0.95, bed: greenSoup, vessels: ['bowl', 'plate'] }

/** The ingredients a dish can be composed of, by the names that the API sends. */
export const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['tomato', { file: tomato, count: 5, size: 1, bed: tomatoSoup, vessels: hearty }],
  ['carrot', { file: carrot, count: 8, size: 0.9, vessels: hearty }],
  ['lemon', { file: lemon, count: 3, size: 1.15, vessels: hearty }],
  ['avocado', { file: avocado, count: 5, size: 1.7, fan: true, vessels: ['bowl', 'plate'] }],
  ['broccoli', { file: broccoli, count: 5, size: 1.15, bed: greenSoup, vessels: hearty }],
  ['mushroom', { file: mushroom, count: 6, size: 1, vessels: ['pan', 'plate', 'bowl'] }],
  ['egg', { file: egg, count: 3, size: 1.35, tidy: true, vessels: hearty }],
  ['bread', { file: bread, count: 3, size: 1.5, vessels: ['board', 'board', 'plate'] }],
  ['olive-oil', { file: oliveOil, count: 4, size: 0.8, garnish: true, tidy: true }],
  ['basil', { file: basil, count: 4, size: 0.95, garnish: true }],
  ['parsley', { file: parsley, count: 5, size: 0.8, garnish: true }],
  ['dill', { file: dill, count: 4, size: 1, garnish: true }],
  ['pumpkin', { file: pumpkin, count: 7, size: 0.95, bed: pumpkinSoup, vessels: soup }],
  ['apple', { file: apple, count: 5, size: 1.6, fan: true, bed: oat, grainy: true, vessels: sweet }],
  ['pear', { file: pear, count: 5, size: 1.6, fan: true, bed: oat, grainy: true, vessels: sweet }],
  ['berries', { file: berries, count: 5, size: 1.15, bed: oat, grainy: true, vessels: sweet }],
  ['apricot', { file: apricot, count: 5, size: 1.1, bed: cream, vessels: sweet }],
  ['beetroot', { file: beetroot, count: 6, size: 1.05, bed: cream, vessels: ['bowl', 'plate'] }],
  ['fish', { file: fish, count: 2, size: 1.9, tidy: true, vessels: ['plate', 'plate', 'pan'] }],
  ['cheese', { file: cheese, count: 6, size: 0.9, vessels: ['board', 'plate', 'bowl'] }],
  ['nuts', { file: nuts, count: 7, size: 0.75, bed: oat, grainy: true, vessels: sweet }],
  ['lentils', { file: lentils, count: 7, size: 1, bed: lentilStew, grainy: true, vessels: soup }],
  ['beans', { file: beans, count: 7, size: 0.95, bed: beanStew, grainy: true, vessels: soup }],
  ['potato', { file: potato, count: 6, size: 1.05, vessels: ['pan', 'plate', 'bowl'] }],
  ['onion', { file: onion, count: 5, size: 0.95, vessels: hearty }],
  ['garlic', { file: garlic, count: 4, size: 0.8, garnish: true }],
  ['pepper', { file: pepper, count: 5, size: 1.1, vessels: hearty }],
  ['spinach', leafy],
  ['yoghurt', { file: yoghurt, count: 2, size: 1.7, tidy: true, bed: cream, vessels: sweet }],
])

/** An ingredient by its name; green leaves for an unknown one. */
export function kindOf(name: string): Kind {
  return kinds.get(name) ?? leafy
}
