import type { Answer } from '@kostbar/contracts/endpoint'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'

type FollowedPlan = Answer<typeof shopping.followPlan>

interface PlanChangesProps {
  /** Whether the list has suggestions from the plan. */
  readonly isNeeded: boolean
  /** Adds an own item with the name of a removed suggestion. */
  readonly onKeep: (name: string) => void
}

/**
 * Follows the plan: updates the suggestions from the plan to what is planned now, once per visit of the page, and lists
 * removed and new ones. On failure the list stays as it is until the next visit.
 */
export function PlanChanges({ isNeeded, onKeep }: PlanChangesProps) {
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<FollowedPlan>()
  const { mutate, isIdle } = useMutation({
    mutationFn: () => call(shopping.followPlan, {}),
    onSuccess: async (followed) => {
      if (followed.removed.length + followed.added.length + followed.changed === 0) return
      await queries.invalidateQueries({ queryKey: [shopping.mine.path] })
      setOutcome(followed)
    },
  })
  useEffect(() => {
    if (isNeeded && isIdle) mutate()
  }, [isNeeded, isIdle, mutate])
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
