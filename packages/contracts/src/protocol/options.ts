import { humanifiedMeals } from '../meals.ts'

/** German names of the kinds of protocol entries. */
export const protocolMealKinds = { ...humanifiedMeals, DRINK: 'Getränk' } as const
export type ProtocolMealKind = keyof typeof protocolMealKinds

/** German names of the reasons for eating. */
export const eatingReasons = {
  HUNGER: 'Hunger',
  APPETITE: 'Appetit',
  HABIT: 'Gewohnheit',
  SOCIAL: 'Gesellschaft',
  STRESS: 'Stress',
  BOREDOM: 'Langeweile',
  OTHER: 'etwas anderes',
} as const
export type EatingReason = keyof typeof eatingReasons

/** German names of the units of an amount. */
export const protocolUnits = {
  G: 'g',
  ML: 'ml',
  PIECE: 'Stk',
  SLICE: 'Scheibe',
  TBSP: 'EL',
  TSP: 'TL',
  CUP: 'Tasse',
  GLASS: 'Glas',
  HANDFUL: 'Handvoll',
  PORTION: 'Portion',
} as const
export type ProtocolUnit = keyof typeof protocolUnits
