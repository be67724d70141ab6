import { formatNumber } from '../number-format.ts'

/** Portions of a recipe: `1,5 Portionen`, `1 Portion`. */
export const formatPortionCount = (portions: number): string =>
  `${formatNumber(portions)} ${portions <= 1 ? 'Portion' : 'Portionen'}`
