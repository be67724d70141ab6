import type { Weekday } from '@kostbar/contracts/meals'
import { useState } from 'react'
import { FittedDaysDialog } from '../../fitted-days-dialog.tsx'
import { useEditor } from '../editor-context.ts'
import { fitDays } from '../state/fit-days.ts'

/** Proposes portions for days of the plan that is being edited; accepted ones are one step, which can be undone. */
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
