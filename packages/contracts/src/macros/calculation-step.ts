/** Displayed number or operator of a calculation. */
export type Term = number | '+' | '−' | '×' | '÷' | '(' | ')'

/** Step of a calculation, for people who want to know where a number comes from. */
export interface CalculationStep {
  readonly id: 'basal' | 'total' | 'goal' | 'proteins' | 'fats' | 'carbs' | 'kcal'
  /** German name of the step. */
  readonly label: string
  /** Terms in display order; multiplication and division come before addition and subtraction. */
  readonly terms: readonly Term[]
  readonly rounding: 'none' | 'nearest' | 'up'
  readonly result: number
  readonly unit: 'kcal' | 'g'
  /** German source of the formula or its numbers. */
  readonly source: string
}

/** The number without binary rounding errors; inputs have at most two decimals. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6

const roundings = {
  none: (value: number) => value,
  nearest: (value: number) => Math.round(value),
  up: (value: number) => Math.ceil(value),
} as const

/** Value of terms without brackets. */
function sumOf(terms: readonly Term[]): number {
  let sum = 0
  let sign = 1
  let product = 1
  let operator: Term = '×'
  for (const term of terms) {
    if (typeof term === 'number') product = operator === '÷' ? product / term : product * term
    else if (term === '+' || term === '−') {
      sum += sign * product
      sign = term === '−' ? -1 : 1
      product = 1
      operator = '×'
    } else operator = term
  }
  return sum + sign * product
}

/** Value of terms with at most one pair of brackets. */
function evaluate(terms: readonly Term[]): number {
  const open = terms.indexOf('(')
  if (open < 0) return sumOf(terms)
  const close = terms.indexOf(')')
  const inner = exact(sumOf(terms.slice(open + 1, close)))
  return sumOf([...terms.slice(0, open), inner, ...terms.slice(close + 1)])
}

/** Value of a step's terms, rounded as the step says. */
export const roundedResult = ({ terms, rounding }: Pick<CalculationStep, 'terms' | 'rounding'>): number =>
  exact(roundings[rounding](exact(evaluate(terms))))
