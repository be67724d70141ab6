import type { PlanDay, PortionChange } from '@kostbar/contracts/nutritionplan/schemas'
import { useMemo } from 'react'
import { useUser } from '../../lib/session.ts'
import { fitWeek } from './fit-week.ts'
import { FittedDaysDialog } from './fitted-days-dialog.tsx'

interface FitDialogProps {
  /** In display order. */
  readonly days: readonly PlanDay[]
  readonly isPending: boolean
  readonly onSubmit: (changes: readonly PortionChange[]) => void
  readonly onClose: () => void
}

/** Proposes portions for the own plan that come closer to the targets. */
export function FitDialog({ days, ...rest }: FitDialogProps) {
  const user = useUser()
  const fitted = useMemo(() => (user ? fitWeek(days, user) : []), [days, user])
  return <FittedDaysDialog fitted={fitted} {...rest} />
}
