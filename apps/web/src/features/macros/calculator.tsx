import { calculateTargets } from '@kostbar/contracts/macros/calculator'
import {
  type CalculatorInputs,
  calculatorInputs,
  type MacroTargets,
  type TargetsBasis,
} from '@kostbar/contracts/macros/schemas'
import { type ReactNode, useState } from 'react'
import { CalculatorFields } from './calculator-fields.tsx'
import { CalculatorResult } from './calculator-result.tsx'
import { calculatorTexts as texts } from './calculator-texts.ts'
import {
  type CalculatorValues,
  type InputName,
  parseInputs,
  startInputs,
  type TypedInputs,
} from './calculator-values.ts'
import { openWarningsOf } from './open-warnings.ts'

interface CalculatorProps {
  readonly basis: TargetsBasis
  readonly onUse: (targets: MacroTargets, inputs: CalculatorInputs) => void
  /** Renders warnings above the fields, for the inputs typed so far. */
  readonly renderWarnings: (inputs: CalculatorValues) => ReactNode
}

/** Calculator of daily targets; updates while the inputs are typed. */
export function Calculator({ basis, onUse, renderWarnings }: CalculatorProps) {
  const [typed, setTyped] = useState<TypedInputs>(() => startInputs(basis))
  // A newer weight that arrives later does not replace what is in the field.
  const [weightDay] = useState(basis.weight?.day)
  const [left, setLeft] = useState<ReadonlySet<InputName>>(new Set())
  const values = parseInputs(typed)
  const mayReduce = !basis.needsClearance && openWarningsOf(basis, values).length === 0
  // A deficit that is not allowed any more is replaced by 0, the nearest allowed goal.
  const goalPercent = mayReduce ? values.goalPercent : Math.max(0, values.goalPercent ?? 0)
  const parsed = calculatorInputs.safeParse({ ...values, goalPercent })
  const inputs = parsed.success ? parsed.data : null
  return (
    <>
      {renderWarnings(values)}
      <div className="mt-5">
        <CalculatorFields
          typed={{ ...typed, goalPercent: String(goalPercent ?? 0) }}
          errors={parsed.success ? {} : errorsOf(parsed.error.issues, left)}
          mayReduce={mayReduce}
          weightDay={weightDay}
          statedActivity={basis.person?.activity ?? null}
          onChange={(name, text) => setTyped({ ...typed, [name]: text })}
          onLeave={(name) => setLeft(new Set([...left, name]))}
        />
      </div>
      <h3 className="mt-4 mb-3 font-sans text-base font-semibold">{texts.resultTitle}</h3>
      <CalculatorResult
        calculation={inputs && calculateTargets(inputs)}
        onUse={(targets) => {
          if (inputs) onUse(targets, inputs)
        }}
      />
    </>
  )
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Errors of fields that have been left; a field still being typed in shows none. */
const errorsOf = (issues: readonly Issue[], left: ReadonlySet<InputName>): Partial<Record<InputName, string>> =>
  Object.fromEntries(
    issues.flatMap(({ path: [name], message }) => (left.has(name as InputName) ? [[name, message]] : [])),
  )
