import { formatCount } from '@kostbar/contracts/number-format'
import { formatNumber, formatTenths } from '../number-format.ts'
import type { WellbeingRow } from './statistics-schemas.ts'

/** A value of a day or a mean in German: steps are whole numbers, all others have at most one decimal. */
export const wellbeingText = (field: WellbeingRow['field'], value: number): string =>
  field === 'steps' ? formatNumber(Math.round(value)) : formatTenths(value)

/** Number of answers: `1 Angabe`, `7 Angaben`. */
export const answersText = (count: number): string => formatCount(count, 'Angabe', 'Angaben')
