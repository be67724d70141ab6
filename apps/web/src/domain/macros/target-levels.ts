import type { Nutrient } from '@kostbar/contracts/nutrition'
import type { TargetLevel } from '@kostbar/contracts/nutritionplan/day-sums'
import { ArrowDown, ArrowUp, Check, ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react'
import { macroNames } from './macros.ts'

/** Icon and colour of a comparison with the target; a text beside them says the same. */
export const levelStyles: Readonly<Record<TargetLevel, readonly [LucideIcon, string]>> = {
  on: [Check, 'text-leaf'],
  above: [ChevronUp, 'text-apricot-ink'],
  below: [ChevronDown, 'text-apricot-ink'],
  'far-above': [ArrowUp, 'text-berry'],
  'far-below': [ArrowDown, 'text-berry'],
}

/** German name of a nutrient. */
export const nutrientName = (nutrient: Nutrient): string => (nutrient === 'kcal' ? 'Energie' : macroNames[nutrient])

/** Unit of a nutrient's amounts. */
export const nutrientUnit = (nutrient: Nutrient): string => (nutrient === 'kcal' ? 'kcal' : 'g')
