import type { Weekday } from '@kostbar/contracts/meals'
import { useState } from 'react'
import { FittedDaysDialog } from '../../fitted-days-dialog.tsx'
import { useEditor } from '../editor-context.ts'
import { fitDays } from '../state/fit-days.ts'

/** Portion fit for days of the edited plan; accepted proposals are one undo step. */
export function FitPlanDialog({ days }: { days: readonly Weekday[] }) {
  const { userId, plan, board, actions, targetsOn } = useEditor()
  const [fitted] = useState(() => fitDays(plan.week(), days, targetsOn))
  return (
    <FittedDaysDialog
      fitted={fitted}
      userId={userId}
      isPending={false}
      onSubmit={(changes) => {
        actions.fit(new Map(changes.map(({ key, to }) => [key, to])))
        board.close()
      }}
      onClose={board.close}
    />
  )
}
