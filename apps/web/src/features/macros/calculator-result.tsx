import { type Calculation, stepsTo } from '@kostbar/contracts/macros/calculator'
import { macros as endpoints } from '@kostbar/contracts/macros/endpoints'
import type { MacroTargets } from '@kostbar/contracts/macros/schemas'
import { useIsMutating } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { macros } from '../../domain/macros/macros.ts'
import { NutrientDot } from '../../domain/macros/nutrient-dot.tsx'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CalculationSteps } from './calculation-steps.tsx'
import { calculatorTexts as texts } from './calculator-texts.ts'

interface CalculatorResultProps {
  /** Result; null while inputs are missing. */
  readonly calculation: Calculation | null
  readonly onUse: (targets: MacroTargets) => void
}

/**
 * Calculated targets; each number can be opened to show the steps that lead to it. They cannot be taken over while the
 * form saves others.
 */
export function CalculatorResult({ calculation, onUse }: CalculatorResultProps) {
  const isSaving = useIsMutating({ mutationKey: [endpoints.set.path] }) > 0
  if (!calculation) return <p className="text-ink-soft">{texts.incomplete}</p>
  const { targets, problem, steps } = calculation
  if (!targets)
    return (
      <>
        <Notice tone="apricot">{problem ? texts.problems[problem] : texts.incomplete}</Notice>
        <CalculationSteps steps={steps} />
      </>
    )
  return (
    <>
      <div className="divide-y divide-line border-y border-line">
        {(['kcal', ...macros] as const).map((number) => (
          <NumberWithReason key={number} number={number} targets={targets} calculation={calculation} />
        ))}
      </div>
      <Button className="mt-5" disabled={isSaving} onClick={() => onUse(targets)}>
        {texts.use}
      </Button>
    </>
  )
}

interface NumberWithReasonProps {
  readonly number: keyof MacroTargets
  readonly targets: MacroTargets
  readonly calculation: Calculation
}

const NumberWithReason = ({ number, targets, calculation }: NumberWithReasonProps) => (
  <details className="group">
    <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 rounded-md py-2 [&::-webkit-details-marker]:hidden">
      <NutrientDot nutrient={number} className="size-3" />
      <span className="font-semibold">{texts[number]}</span>
      <span className="ml-auto text-lg font-semibold whitespace-nowrap">
        {formatNumber(targets[number])} {number === 'kcal' ? 'kcal' : 'g'}
      </span>
      <span className="flex w-full items-center gap-1 text-sm font-semibold text-leaf">
        {texts.why}
        <VisuallyHidden>{texts[number]}</VisuallyHidden>
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
      </span>
    </summary>
    <CalculationSteps steps={stepsTo(number, calculation)} />
  </details>
)
