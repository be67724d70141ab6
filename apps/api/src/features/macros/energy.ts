import type { MacroTargets } from '@kostbar/contracts/macros'

/** Energy of the three macros in kcal: 4 a gram of protein and carbohydrate, 9 a gram of fat. */
export const energyOf = ({ proteins, carbs, fats }: MacroTargets): number => 4 * proteins + 4 * carbs + 9 * fats

/** Whether the grams add up to the energy: within 2 %, or within 25 kcal. */
export function addsUp(targets: MacroTargets): boolean {
  const off = Math.abs(energyOf(targets) - targets.kcal)
  return off <= 25 || off <= targets.kcal * 0.02
}
