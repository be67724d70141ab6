import type { CalculationStep } from '@kostbar/contracts/macros/calculation-step'
import { formatNumber } from '../../lib/format.ts'
import { calculatorTexts as texts } from './calculator-texts.ts'

/** Terms of a step as text: `10 × 72 + 6,25 × 169`. */
const formatTerms = ({ terms }: CalculationStep): string =>
  terms
    .map((term) => (typeof term === 'number' ? formatNumber(term) : term))
    .join(' ')
    .replace('( ', '(')
    .replace(' )', ')')

/** Steps of a calculation with their terms, results and sources. */
export const CalculationSteps = ({ steps }: { steps: readonly CalculationStep[] }) => (
  <ol className="flex flex-col gap-3 py-2">
    {steps.map((step) => (
      <li key={step.id}>
        <p className="font-semibold">{step.label}</p>
        <p>
          {formatTerms(step)} ={' '}
          <strong className="whitespace-nowrap">
            {formatNumber(step.result)} {step.unit}
          </strong>
        </p>
        <p className="text-sm text-ink-soft">
          {texts.source} {step.source}
        </p>
      </li>
    ))}
  </ol>
)
