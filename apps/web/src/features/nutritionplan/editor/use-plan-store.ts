import { useEffect, useState } from 'react'
import { saveOnLeave } from '../../../lib/save-on-leave.ts'
import type { PlanBackend, StoredPlanWeek } from './state/plan-backend.ts'
import { createPlanStore, type PlanStore } from './state/plan-store.ts'
import { texts } from './texts.ts'

/** Creates the store of the edited plan; saves when the page is left and when the connection returns. */
export function usePlanStore(initial: StoredPlanWeek, createBackend: () => PlanBackend): PlanStore {
  const [plan] = useState(() => createPlanStore(initial, createBackend(), { adopted: texts.steps.adopted }))
  useEffect(() => {
    plan.start()
    const stopSaving = saveOnLeave(() => void plan.flush())
    return () => {
      stopSaving()
      plan.stop()
    }
  }, [plan])
  return plan
}
