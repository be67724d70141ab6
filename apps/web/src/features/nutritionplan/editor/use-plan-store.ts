import { useEffect, useState } from 'react'
import type { PlanBackend, StoredWeek } from './state/plan-backend.ts'
import { createPlanStore, type PlanStore } from './state/plan-store.ts'
import { texts } from './texts.ts'

/** Creates the store of the edited plan; saves when the page is left and when the connection returns. */
export function usePlanStore(initial: StoredWeek, createBackend: () => PlanBackend): PlanStore {
  const [plan] = useState(() => createPlanStore(initial, createBackend(), { adopted: texts.steps.adopted }))
  useEffect(() => {
    plan.start()
    const save = () => void plan.flush()
    const leave = () => document.visibilityState === 'hidden' && save()
    addEventListener('online', save)
    addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('online', save)
      removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', leave)
      plan.stop()
    }
  }, [plan])
  return plan
}
