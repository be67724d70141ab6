import type { Tones } from '../palette.ts'
import type { Random } from '../seeded.ts'
import type { Kind } from './kinds.ts'

/** Vessel of a dish, seen from above. */
export type Vessel = 'bowl' | 'plate' | 'pot' | 'pan' | 'board' | 'casserole' | 'tray' | 'none'

/** Input of a form's drawing: its colours, and the ingredients in the order of the recipe. */
export interface DishContent {
  readonly tones: Tones
  readonly variant: string
  /** Ingredients with a place of their own, at most six. */
  readonly served: readonly Kind[]
  /** Ingredients that are strewn over the dish. */
  readonly garnish: readonly Kind[]
  readonly seed: string
  readonly random: Random
  readonly vessel: Vessel
}

/** The shape in which a dish is served: soup, goulash, strudel … */
export interface Form {
  readonly vessels: readonly [Vessel, ...Vessel[]]
  /** Colours by variant; the first counts for unknown variants. */
  readonly variants: Readonly<Record<string, Tones>>
  /**
   * Markup of the food around the origin, in the units of the vessel: round ones have a radius of 100, a board is 300 ×
   * 184.
   */
  readonly draw: (meal: DishContent) => string
}
