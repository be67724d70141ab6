import { formatPortions } from './amounts.ts'

/** Portions of a recipe: `1½ Portionen`, `1 Portion`. */
export const formatPortionCount = (portions: number): string =>
  `${formatPortions(portions)} ${portions <= 1 ? 'Portion' : 'Portionen'}`
