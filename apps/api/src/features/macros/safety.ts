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

/** Activity that is assumed when the anamnesis does not say more: mostly sitting. */
const assumedActivity = 1.4

/** Other calculator inputs that are assumed when only the anamnesis is known: no change of the weight. */
const assumedInputs = {
  goalPercent: 0,
  proteinPerKg: calculatorLimits.proteinPerKg.usual,
  fatPerKg: calculatorLimits.fatPerKg.usual,
}

/** Body data of the anamnesis as the calculator takes it. */
const bodyOf = ({ birthDate, activity: _, ...body }: CarePerson) => ({
  ...body,
  ageYears: ageOn(birthDate, todayInVienna()),
})

/**
 * A user's care profile, latest calculator inputs, latest weight and valid clearances.
 * @param key the user's data key
 */
export async function loadDeficitCheckData(db: Db, key: DataKey, userId: string) {
  const { profile } = await loadCareProfile(db, key, userId)
  const inputs = await findLatestInputs(db, key, userId)
  const weight = await findLatestWeight(db, key, userId)
  const clearances = await loadClearances(db, key, { userId, warnings: profile.warnings })
  return { ...profile, inputs, weight, clearances }
}

export type DeficitCheckData = Awaited<ReturnType<typeof loadDeficitCheckData>>

/** Warnings without a valid clearance, from the anamnesis and from the body data of the inputs. */
export function openWarnings(
  { warnings, clearances }: DeficitCheckData,
  inputs: CalculatorInputs | null,
): AnamnesisWarning[] {
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
 * Inputs whose energy need the targets are compared with: their own or those of the newest calculated targets, as typed
 * and with the body data of the anamnesis and the latest weight, because typed body data may be mistaken or old. Without
 * any inputs those of the anamnesis; one null when nothing is known.
 */
function referencesOf(safety: DeficitCheckData, typed: CalculatorInputs | undefined): (CalculatorInputs | null)[] {
  const inputs = typed ?? safety.inputs
  const body = safety.person && bodyOf(safety.person)
  const measured = safety.weight && { weightKg: safety.weight.kg }
  if (inputs) return [inputs, { ...inputs, ...body, ...measured }]
  const activity = safety.person?.activity ?? assumedActivity
  return [body && { ...assumedInputs, activity, ...body, ...measured }]
}

/**
 * Refuses targets below the usual minimum without a reason, and a deficit while a warning is not cleared. If the energy
 * need of a user with a warning is unknown, any target could be a deficit and is refused.
 * @param safety null without the user's consent: then warnings and need are unknown
 * @throws Problem `invalid_input` for `reason`, `needs_clearance`
 */
export function refuseUnsafe(targets: TargetsInput, safety: DeficitCheckData | null): void {
  const references = safety ? referencesOf(safety, targets.inputs) : []
  const energies = energiesOf(targets)
  const minimum = Math.max(
    ...references.map((inputs) => minimumKcal[inputs?.formulaSex ?? 'FEMALE']),
    minimumKcal.FEMALE,
  )
  if (!targets.reason && energies.some((kcal) => kcal < minimum))
    throw new Problem('invalid_input', { fields: { reason: texts.reasonNeeded(minimum) } })
  if (!safety) return
  const isUnsafe = (inputs: CalculatorInputs | null) =>
    openWarnings(safety, inputs).length > 0 && (!inputs || energies.some((kcal) => isDeficit(kcal, inputs)))
  if (references.some(isUnsafe)) throw new Problem('needs_clearance')
}
