import type { AnamnesisWarning } from '../anamnesis/warnings.ts'
import { bmiWarnings } from '../anamnesis/warnings.ts'
import { energyToleranceKcal } from '../energy.ts'
import { type CalculationStep, roundedResult, type Term } from './calculation-step.ts'
import type { CalculatorInputs, MacroTargets } from './schemas.ts'

/**
 * Reason why inputs lead to no targets: no energy is left for carbohydrates, or the energy is outside the bounds of
 * targets.
 */
export type CalculationProblem = 'noCarbs' | 'tooLow' | 'tooHigh'

/** Targets with every step of their calculation; `targets` is null when there is a `problem`. */
export interface Calculation {
  readonly steps: readonly CalculationStep[]
  readonly targets: MacroTargets | null
  readonly problem: CalculationProblem | null
}

const kcalBounds = { min: 800, max: 6000 }
const maxGrams = 1000

const sources = {
  basal: 'Mifflin MD, St Jeor ST u. a., Am J Clin Nutr 1990; 51: 241–247',
  activity: 'PAL-Werte der D-A-CH-Referenzwerte für die Nährstoffzufuhr',
  goal: 'Vereinbartes Ziel',
  protein: 'Empfohlener Bereich: 1,2 bis 2,0 g je kg Körpergewicht',
  fat: 'Mindestens 0,8 g je kg Körpergewicht',
  energy: 'Verordnung (EU) 1169/2011, Anhang XIV: 4 kcal je g Kohlenhydrate und Protein, 9 kcal je g Fett',
} as const

const step = (fixed: Omit<CalculationStep, 'result'>): CalculationStep => ({ ...fixed, result: roundedResult(fixed) })

/** Basal metabolic rate in kcal per day, unrounded: `10·kg + 6.25·cm − 5·years + 5`, or `− 161` for women. */
function basalStep({ formulaSex, weightKg, heightCm, ageYears }: CalculatorInputs): CalculationStep {
  const constant: Term[] = formulaSex === 'MALE' ? ['+', 5] : ['−', 161]
  return step({
    id: 'basal',
    label: formulaSex === 'MALE' ? 'Grundumsatz (Formel für Männer)' : 'Grundumsatz (Formel für Frauen)',
    terms: [10, '×', weightKg, '+', 6.25, '×', heightCm, '−', 5, '×', ageYears, ...constant],
    rounding: 'none',
    unit: 'kcal',
    source: sources.basal,
  })
}

const totalStep = (inputs: CalculatorInputs, basal: number): CalculationStep =>
  step({
    id: 'total',
    label: 'Energiebedarf: Grundumsatz × Aktivität',
    terms: [basal, '×', inputs.activity],
    rounding: 'nearest',
    unit: 'kcal',
    source: sources.activity,
  })

const goalStep = ({ goalPercent }: CalculatorInputs, total: number): CalculationStep =>
  step({
    id: 'goal',
    label: goalLabel(goalPercent),
    terms: [total, '×', (100 + goalPercent) / 100],
    rounding: 'nearest',
    unit: 'kcal',
    source: sources.goal,
  })

function goalLabel(percent: number): string {
  if (percent === 0) return 'Energie für das Ziel: Gewicht halten'
  return `Energie für das Ziel: ${Math.abs(percent)} % ${percent < 0 ? 'weniger' : 'mehr'}`
}

const proteinStep = ({ weightKg, proteinPerKg }: CalculatorInputs): CalculationStep =>
  step({
    id: 'proteins',
    label: 'Protein: Gewicht × g je kg',
    terms: [weightKg, '×', proteinPerKg],
    rounding: 'nearest',
    unit: 'g',
    source: sources.protein,
  })

/** Fat in grams, rounded up so that the minimum per kg is never missed. */
const fatStep = ({ weightKg, fatPerKg }: CalculatorInputs): CalculationStep =>
  step({
    id: 'fats',
    label: 'Fett: Gewicht × g je kg',
    terms: [weightKg, '×', fatPerKg],
    rounding: 'up',
    unit: 'g',
    source: sources.fat,
  })

const carbsStep = (energy: number, proteins: number, fats: number): CalculationStep =>
  step({
    id: 'carbs',
    label: 'Kohlenhydrate: was von der Energie bleibt',
    terms: ['(', energy, '−', 4, '×', proteins, '−', 9, '×', fats, ')', '÷', 4],
    rounding: 'nearest',
    unit: 'g',
    source: sources.energy,
  })

const kcalStep = (proteins: number, carbs: number, fats: number): CalculationStep =>
  step({
    id: 'kcal',
    label: 'Tagesziel: Energie der ganzen Gramm',
    terms: [4, '×', proteins, '+', 4, '×', carbs, '+', 9, '×', fats],
    rounding: 'none',
    unit: 'kcal',
    source: sources.energy,
  })

/** Total energy needs at the current weight in whole kcal per day. */
export const energyNeeds = (inputs: CalculatorInputs): number => totalStep(inputs, basalStep(inputs).result).result

/**
 * Calculates macro targets. Each step uses the displayed results of earlier steps, so that anybody can follow with a
 * pocket calculator. The final energy is that of the whole grams, so that the targets add up exactly.
 */
export function calculateTargets(inputs: CalculatorInputs): Calculation {
  const basal = basalStep(inputs)
  const total = totalStep(inputs, basal.result)
  const goal = goalStep(inputs, total.result)
  const protein = proteinStep(inputs)
  const fat = fatStep(inputs)
  const carb = carbsStep(goal.result, protein.result, fat.result)
  const known = [basal, total, goal, protein, fat]
  if (carb.result < 0) return { steps: known, targets: null, problem: 'noCarbs' }
  const kcal = kcalStep(protein.result, carb.result, fat.result)
  const targets = { kcal: kcal.result, proteins: protein.result, fats: fat.result, carbs: carb.result }
  const problem = problemOf(targets)
  return { steps: [...known, carb, kcal], targets: problem ? null : targets, problem }
}

function problemOf({ kcal, carbs }: MacroTargets): CalculationProblem | null {
  if (kcal < kcalBounds.min) return 'tooLow'
  return kcal > kcalBounds.max || carbs > maxGrams ? 'tooHigh' : null
}

/** Steps that lead to one of the targets, in order. */
export function stepsTo(number: keyof MacroTargets, { steps }: Calculation): readonly CalculationStep[] {
  if (number === 'kcal') return steps
  if (number === 'carbs') return steps.filter(({ id }) => id !== 'kcal')
  return steps.filter(({ id }) => id === number)
}

/** Whether this energy is less than a person with these inputs needs. */
export const isDeficit = (kcal: number, inputs: CalculatorInputs): boolean =>
  kcal < energyNeeds(inputs) - energyToleranceKcal

/** Warnings that follow from age, height and weight alone. */
export function bodyWarnings({
  ageYears,
  heightCm,
  weightKg,
}: Pick<CalculatorInputs, 'ageYears' | 'heightCm' | 'weightKg'>): AnamnesisWarning[] {
  const underAge: AnamnesisWarning[] = ageYears < 18 ? ['UNDER_AGE'] : []
  return [...bmiWarnings(heightCm, weightKg), ...underAge]
}
