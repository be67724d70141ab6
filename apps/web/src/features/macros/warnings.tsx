import { type AnamnesisWarning, anamnesisWarnings, warningTexts } from '@kostbar/contracts/anamnesis/warnings'
import type { Clearance, TargetsBasis } from '@kostbar/contracts/macros/schemas'
import { useState } from 'react'
import { ClearanceNote } from '../../domain/macros/clearance-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { calculatorTexts as texts } from './calculator-texts.ts'
import type { CalculatorValues } from './calculator-values.ts'
import { ClearanceDialog } from './clearance-dialog.tsx'
import { openWarningsOf, warningsOf } from './open-warnings.ts'

interface WarningsProps {
  readonly userId: string
  readonly basis: TargetsBasis
  readonly values: CalculatorValues
  /** Whether the viewer may record clearances. */
  readonly mayClear: boolean
}

/** Warnings that must be cleared before a deficit, and those already cleared. */
export function Warnings({ userId, basis, values, mayClear }: WarningsProps) {
  const [clearing, setClearing] = useState<AnamnesisWarning | null>(null)
  const all = warningsOf(basis, values)
  if (all.length === 0) return null
  const open = openWarningsOf(basis, values)
  return (
    <section aria-labelledby="warnings" className="flex flex-col gap-4">
      <Notice tone={open.length > 0 ? 'apricot' : 'sage'}>
        <h3 id="warnings" className="font-sans text-base font-semibold">
          {warningTexts.title}
        </h3>
        {open.length > 0 ? <p className="font-normal">{texts.warningsText}</p> : null}
        <ul className="mt-2 flex flex-col gap-3">
          {all.map((warning) => (
            <li key={warning}>
              <p>{anamnesisWarnings[warning].trainer}</p>
              <WarningState
                clearance={basis.clearances.find((clearance) => clearance.warning === warning)}
                onClear={mayClear ? () => setClearing(warning) : undefined}
              />
            </li>
          ))}
        </ul>
        {basis.involveDietitian ? <p className="mt-3 text-sm font-normal">{warningTexts.involve}</p> : null}
      </Notice>
      {clearing ? <ClearanceDialog userId={userId} warning={clearing} onClose={() => setClearing(null)} /> : null}
    </section>
  )
}

interface WarningStateProps {
  readonly clearance: Clearance | undefined
  readonly onClear: (() => void) | undefined
}

function WarningState({ clearance, onClear }: WarningStateProps) {
  if (clearance) return <ClearanceNote clearance={clearance} />
  return onClear ? (
    <Button variant="secondary" size="sm" className="mt-2" onClick={onClear}>
      {texts.clear}
    </Button>
  ) : null
}

/** Notice for members instead of the warnings: no deficit is calculated, and whom to ask. Never names the warning. */
export const MemberWarning = ({ basis, values }: Pick<WarningsProps, 'basis' | 'values'>) =>
  basis.needsClearance || openWarningsOf(basis, values).length > 0 ? (
    <Notice>
      <h3 className="font-sans text-base font-semibold">{texts.memberTitle}</h3>
      <p className="mt-1 font-normal">{texts.memberText}</p>
    </Notice>
  ) : null
