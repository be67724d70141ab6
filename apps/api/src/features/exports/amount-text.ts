import { formatNumber } from '@kostbar/contracts/number-format'
import { formatPortionCount } from '@kostbar/contracts/recipes/portion-count'

/** Planned amount of a recipe (`1½ Portionen`) or, where `grams` are given, of a food (`1.250 g`). */
export const amountText = ({
  portions,
  grams,
}: {
  readonly portions: number
  readonly grams: number | null
}): string => (grams === null ? formatPortionCount(portions) : `${formatNumber(grams)} g`)
