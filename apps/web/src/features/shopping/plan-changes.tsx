import type { Answer } from '@kostbar/contracts/endpoint'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { pendingTicks } from './pending-ticks.ts'
import { texts } from './texts.ts'

type FollowedPlan = Answer<typeof shopping.syncWithPlan>

interface PlanChangesProps {
  /** Whether the list has suggestions from the plan. */
  readonly isNeeded: boolean
  /** Adds an own item with the name of a removed suggestion. */
  readonly onKeep: (name: string) => void
}

/**
 * Follows the plan: updates the suggestions from the plan to what is planned now, once per visit of the page, and lists
 * removed and new ones. Ticks that have not arrived yet come first: what was bought counts as open until then. On
 * failure the list stays as it is until the next visit.
 */
export function PlanChanges({ isNeeded, onKeep }: PlanChangesProps) {
  const queries = useQueryClient()
  const userId = useUser()?.id
  const [outcome, setOutcome] = useState<FollowedPlan>()
  const pendingSaves = useMutationState({
    filters: { mutationKey: [shopping.save.path], status: 'pending' },
    select: ({ mutationId }) => mutationId,
  })
  const isSaving = pendingSaves.length > 0
  const { mutate, isIdle } = useMutation({
    mutationFn: () => call(shopping.syncWithPlan, {}),
    onSuccess: async (followed) => {
      if (followed.removed.length + followed.added.length + followed.changed === 0) return
      await queries.invalidateQueries({ queryKey: [shopping.mine.path] })
      setOutcome(followed)
    },
  })
  useEffect(() => {
    // When the list is there at once, the ticks of an earlier visit are sent only after this effect.
    const areTicksSent = !isSaving && (!userId || pendingTicks(userId).length === 0)
    if (isNeeded && isIdle && areTicksSent) mutate()
  }, [isNeeded, isIdle, isSaving, userId, mutate])
  const keepItems = () => {
    for (const name of outcome?.removed ?? []) onKeep(name)
    setOutcome(undefined)
  }
  if (!outcome || outcome.removed.length + outcome.added.length === 0) return null
  return (
    <div className="mt-6 print:hidden">
      <Notice>
        <p className="font-normal wrap-anywhere">{texts.planChanged(outcome.removed, outcome.added)}</p>
        {outcome.removed.length > 0 ? (
          <Button variant="secondary" size="sm" className="mt-2" onClick={keepItems}>
            {texts.keepAnyway}
          </Button>
        ) : null}
      </Notice>
    </div>
  )
}
