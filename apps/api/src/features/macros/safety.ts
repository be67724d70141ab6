import { ageOn } from '@kostbar/contracts/age'
import type { AnamnesisWarning } from '@kostbar/contracts/anamnesis/warnings'
import { todayInVienna } from '@kostbar/contracts/calendar'
import { bodyWarnings, isDeficit } from '@kostbar/contracts/macros/calculator'
import { calculatorLimits, minimumKcal } from '@kostbar/contracts/macros/calculator-limits'
import type { CalculatorInputs, MacroTargets, TargetsInput } from '@kostbar/contracts/macros/schemas'
import type { DataKey } from '@kostbar/prisma/data-key'
import type { Db } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { type CarePerson, loadCareProfile } from '../care-profile/service.ts'
import { findLatestWeight } from '../measures/service.ts'
import { loadClearances } from './clearances.ts'
import { findLatestInputs } from './target-origin.ts'
import { texts } from './texts.ts'

/** Activity factor (PAL) that is assumed when only the body data is known: mostly sitting. */
const assumedActivity = 1.4

/**
 * Calculator inputs for judging targets that were entered without a calculation: body data of the anamnesis with the
 * latest weight.
 */
const assumedInputs = ({ birthDate, ...person }: CarePerson, weightKg: number): CalculatorInputs => ({
  ...person,
  weightKg,
  ageYears: ageOn(birthDate, todayInVienna()),
  activity: assumedActivity,
  goalPercent: 0,
  proteinPerKg: calculatorLimits.proteinPerKg.usual,
  fatPerKg: calculatorLimits.fatPerKg.usual,
})

/**
 * A user's care profile, latest calculator inputs, latest weight and valid clearances.
 * @param key the user's data key
 */
export async function loadSafety(db: Db, key: DataKey, userId: string) {
  const { profile } = await loadCareProfile(db, key, userId)
  const inputs = await findLatestInputs(db, key, userId)
  const weight = await findLatestWeight(db, key, userId)
  const clearances = await loadClearances(db, key, { userId, warnings: profile.warnings })
  return { ...profile, inputs, weight, clearances }
}

export type Safety = Awaited<ReturnType<typeof loadSafety>>

/** Warnings without a valid clearance, from the anamnesis and from the body data of the inputs. */
export function openWarnings({ warnings, clearances }: Safety, inputs: CalculatorInputs | null): AnamnesisWarning[] {
  const cleared = new Set(clearances.map(({ warning }) => warning))
  const all = [...warnings.map(({ warning }) => warning), ...(inputs ? bodyWarnings(inputs) : [])]
  return [...new Set(all)].filter((warning) => !cleared.has(warning))
}

/** Energy of the daily targets and of all weekday targets, in kcal. */
const energiesOf = ({ kcal, weekdays = {} }: TargetsInput): number[] => [
  kcal,
  ...Object.values(weekdays as Record<string, MacroTargets | undefined>).flatMap((day) => (day ? [day.kcal] : [])),
]

/**
 * Inputs whose energy need the targets are compared with: their own, those of the newest calculated targets, or those
 * of the anamnesis; null when none of them exist.
 */
const referenceOf = (safety: Safety, inputs: CalculatorInputs | undefined): CalculatorInputs | null =>
  inputs ??
  safety.inputs ??
  (safety.person && assumedInputs(safety.person, safety.weight?.kg ?? safety.person.weightKg))

/**
 * Refuses targets below the usual minimum without a reason, and a deficit while a warning is not cleared. If the energy
 * need of a user with a warning is unknown, any target could be a deficit and is refused.
 * @param safety null without the user's consent: then warnings and need are unknown
 * @throws Problem `invalid_input` for `reason`, `needs_clearance`
 */
export function refuseUnsafe(targets: TargetsInput, safety: Safety | null): void {
  const reference = safety ? referenceOf(safety, targets.inputs) : null
  const energies = energiesOf(targets)
  const minimum = minimumKcal[reference?.formulaSex ?? 'FEMALE']
  if (!targets.reason && energies.some((kcal) => kcal < minimum))
    throw new Problem('invalid_input', { fields: { reason: texts.reasonNeeded(minimum) } })
  if (!safety || openWarnings(safety, reference).length === 0) return
  if (!reference || energies.some((kcal) => isDeficit(kcal, reference))) throw new Problem('needs_clearance')
}
