import { ageOn, todayInVienna } from '@kostbar/contracts/age'
import type { AnamnesisWarning } from '@kostbar/contracts/anamnesis/warnings'
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

/** Activity that is assumed of somebody of whom only the body is known: sitting work. */
const assumedActivity = 1.4

/** Inputs for judging an energy that was not calculated: those of the anamnesis with the latest weight. */
const assumedInputs = ({ birthDate, ...person }: CarePerson, weightKg: number): CalculatorInputs => ({
  ...person,
  weightKg,
  ageYears: ageOn(birthDate, todayInVienna()),
  activity: assumedActivity,
  goalPercent: 0,
  proteinPerKg: calculatorLimits.proteinPerKg.usual,
  fatPerKg: calculatorLimits.fatPerKg.usual,
})

/** What is known about a user's body and warnings. @param key the user's data key */
export async function loadSafety(db: Db, key: DataKey, userId: string) {
  const { profile } = await loadCareProfile(db, key, userId)
  const inputs = await findLatestInputs(db, key, userId)
  const weight = await findLatestWeight(db, key, userId)
  const clearances = await loadClearances(db, key, { userId, warnings: profile.warnings })
  return { ...profile, inputs, weight, clearances }
}

export type Safety = Awaited<ReturnType<typeof loadSafety>>

/** The warnings of the anamnesis and of the body that are not cleared. */
export function openWarnings({ warnings, clearances }: Safety, inputs: CalculatorInputs | null): AnamnesisWarning[] {
  const cleared = new Set(clearances.map(({ warning }) => warning))
  const all = [...warnings.map(({ warning }) => warning), ...(inputs ? bodyWarnings(inputs) : [])]
  return [...new Set(all)].filter((warning) => !cleared.has(warning))
}

/** All energies of targets, in kcal. */
const energiesOf = ({ kcal, weekdays = {} }: TargetsInput): number[] => [
  kcal,
  ...Object.values(weekdays as Record<string, MacroTargets | undefined>).flatMap((day) => (day ? [day.kcal] : [])),
]

/** What targets are judged by: their own inputs, those of the newest calculated ones, or those of the anamnesis. */
const referenceOf = (safety: Safety, given: CalculatorInputs | undefined): CalculatorInputs | null =>
  given ?? safety.inputs ?? (safety.person && assumedInputs(safety.person, safety.weight?.kg ?? safety.person.weightKg))

/**
 * Refuses targets below the usual minimum without a reason, and a deficit while a warning is not cleared. Where nothing
 * tells what a user with a warning needs, any target could be a deficit.
 * @param safety null without the user's consent: then nothing is known
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
