import type { ComponentType } from 'react'
import { cream, oat, type Tones, wheat } from '../palette.ts'
import { ApplePiece, ApricotPiece, BerryPiece, LemonPiece, PearPiece } from './fruit-pieces.tsx'
import { BasilPiece, DillPiece, ParsleyPiece } from './green-pieces.tsx'
import {
  BeanPiece,
  BreadPiece,
  CheesePiece,
  EggPiece,
  FishPiece,
  LentilPiece,
  NutPiece,
  OilPiece,
  YoghurtPiece,
} from './hearty-pieces.tsx'
import {
  AvocadoPiece,
  BeetrootPiece,
  BroccoliPiece,
  CarrotPiece,
  GarlicPiece,
  LeafPiece,
  MushroomPiece,
  OnionPiece,
  PepperPiece,
  PotatoPiece,
  PumpkinPiece,
  TomatoPiece,
} from './vegetable-pieces.tsx'

/** What a dish lies on or in, seen from above. */
export type Vessel = 'bowl' | 'plate' | 'pot' | 'pan' | 'board'

/** How one ingredient appears in a dish. */
export type Kind = {
  Piece: ComponentType
  /** How many pieces make one heap, and how large each is (1 is about 20 units across). */
  count: number
  size: number
  /** Slices lie as a fan, everything else as a loose heap. */
  fan?: boolean
  /** Garnish is strewn on top instead of taking a place of its own. */
  garnish?: boolean
  /** Never left lying on the bare table. */
  tidy?: boolean
  /** What fills the vessel when this kind leads the dish, and whether it is made of grains. */
  bed?: Tones
  grainy?: boolean
  vessels?: readonly Vessel[]
}

const pumpkinSoup: Tones = { deep: '#C4702F', base: '#E2924A', light: '#EDAD6B', pale: '#F9D9AE' }
const tomatoSoup: Tones = { deep: '#A53F2C', base: '#CB5A3E', light: '#DE7C5C', pale: '#F3B79C' }
const lentilStew: Tones = { deep: '#5E4A26', base: '#856B38', light: '#A68A52', pale: '#D3BC83' }
const beanStew: Tones = { deep: '#6B2A2A', base: '#93423A', light: '#B0624F', pale: '#DDA386' }
const greenSoup: Tones = { deep: '#5F7F42', base: '#86A45C', light: '#A6BE7B', pale: '#D9E3B4' }
/** Grain, rice or pasta: under everything that brings no bed of its own. */
export const grainBed: Tones = { deep: wheat.deep, base: '#E3C583', light: '#EFD9A6', pale: wheat.pale }
const sweet: readonly Vessel[] = ['bowl', 'bowl', 'plate']
const hearty: readonly Vessel[] = ['bowl', 'plate', 'pan']
const soup: readonly Vessel[] = ['bowl', 'pot']

const leafy: Kind = { Piece: LeafPiece, count: 7, size: 0.95, bed: greenSoup, vessels: ['bowl', 'plate'] }

/** Every ingredient kind a dish can be made of. */
export const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['tomato', { Piece: TomatoPiece, count: 5, size: 1, bed: tomatoSoup, vessels: hearty }],
  ['carrot', { Piece: CarrotPiece, count: 8, size: 0.9, vessels: hearty }],
  ['lemon', { Piece: LemonPiece, count: 3, size: 1.15, vessels: hearty }],
  ['avocado', { Piece: AvocadoPiece, count: 5, size: 1.7, fan: true, vessels: ['bowl', 'plate'] }],
  ['broccoli', { Piece: BroccoliPiece, count: 5, size: 1.15, bed: greenSoup, vessels: hearty }],
  ['mushroom', { Piece: MushroomPiece, count: 6, size: 1, vessels: ['pan', 'plate', 'bowl'] }],
  ['egg', { Piece: EggPiece, count: 3, size: 1.35, tidy: true, vessels: hearty }],
  ['bread', { Piece: BreadPiece, count: 3, size: 1.5, vessels: ['board', 'board', 'plate'] }],
  ['olive-oil', { Piece: OilPiece, count: 4, size: 0.8, garnish: true, tidy: true }],
  ['basil', { Piece: BasilPiece, count: 4, size: 0.95, garnish: true }],
  ['parsley', { Piece: ParsleyPiece, count: 5, size: 0.8, garnish: true }],
  ['dill', { Piece: DillPiece, count: 4, size: 1, garnish: true }],
  ['pumpkin', { Piece: PumpkinPiece, count: 7, size: 0.95, bed: pumpkinSoup, vessels: soup }],
  ['apple', { Piece: ApplePiece, count: 5, size: 1.6, fan: true, bed: oat, grainy: true, vessels: sweet }],
  ['pear', { Piece: PearPiece, count: 5, size: 1.6, fan: true, bed: oat, grainy: true, vessels: sweet }],
  ['berries', { Piece: BerryPiece, count: 5, size: 1.15, bed: oat, grainy: true, vessels: sweet }],
  ['apricot', { Piece: ApricotPiece, count: 5, size: 1.1, bed: cream, vessels: sweet }],
  ['beetroot', { Piece: BeetrootPiece, count: 6, size: 1.05, bed: cream, vessels: ['bowl', 'plate'] }],
  ['fish', { Piece: FishPiece, count: 2, size: 1.9, tidy: true, vessels: ['plate', 'plate', 'pan'] }],
  ['cheese', { Piece: CheesePiece, count: 6, size: 0.9, vessels: ['board', 'plate', 'bowl'] }],
  ['nuts', { Piece: NutPiece, count: 7, size: 0.75, bed: oat, grainy: true, vessels: sweet }],
  ['lentils', { Piece: LentilPiece, count: 7, size: 1, bed: lentilStew, grainy: true, vessels: soup }],
  ['beans', { Piece: BeanPiece, count: 7, size: 0.95, bed: beanStew, grainy: true, vessels: soup }],
  ['potato', { Piece: PotatoPiece, count: 6, size: 1.05, vessels: ['pan', 'plate', 'bowl'] }],
  ['onion', { Piece: OnionPiece, count: 5, size: 0.95, vessels: hearty }],
  ['garlic', { Piece: GarlicPiece, count: 4, size: 0.8, garnish: true }],
  ['pepper', { Piece: PepperPiece, count: 5, size: 1.1, vessels: hearty }],
  ['spinach', leafy],
  ['yoghurt', { Piece: YoghurtPiece, count: 2, size: 1.7, tidy: true, bed: cream, vessels: sweet }],
])

/** A kind by its name; green leaves for one that is not drawn yet. */
export function kindOf(name: string): Kind {
  return kinds.get(name) ?? leafy
}
