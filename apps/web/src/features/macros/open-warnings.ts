import type { AnamnesisWarning } from '@kostbar/contracts/anamnesis/warnings'
import { bodyWarnings } from '@kostbar/contracts/macros/calculator'
import type { TargetsBasis } from '@kostbar/contracts/macros/schemas'
import type { CalculatorValues } from './calculator-values.ts'

const isComplete = (values: CalculatorValues): values is Parameters<typeof bodyWarnings>[0] =>
  [values.ageYears, values.heightCm, values.weightKg].every((value) => Number.isFinite(value))

/** All warnings: those of the anamnesis that the viewer may see, and those from the typed body values. */
export const warningsOf = ({ warnings }: TargetsBasis, values: CalculatorValues): AnamnesisWarning[] => [
  ...new Set([...warnings, ...(isComplete(values) ? bodyWarnings(values) : [])]),
]

/** Warnings without a clearance. */
export function openWarningsOf(basis: TargetsBasis, values: CalculatorValues): AnamnesisWarning[] {
  const cleared = new Set(basis.clearances.map(({ warning }) => warning))
  return warningsOf(basis, values).filter((warning) => !cleared.has(warning))
}
