import type { PlanDay, PortionChange } from '@kostbar/contracts/nutritionplan/schemas'
import { useMemo } from 'react'
import { useUser } from '../../lib/session.ts'
import { fitWeek } from './fit-week.ts'
import { FittedDaysDialog } from './fitted-days-dialog.tsx'

interface FitDialogProps {
  /** Days in display order. */
  readonly days: readonly PlanDay[]
  readonly isPending: boolean
  readonly onSubmit: (changes: readonly PortionChange[]) => void
  readonly onClose: () => void
}

/** Dialog with the portion fit of the own plan. */
export function FitDialog({ days, ...rest }: FitDialogProps) {
  const user = useUser()
  const fitted = useMemo(() => (user ? fitWeek(days, user) : []), [days, user])
  return <FittedDaysDialog fitted={fitted} {...rest} />
}
