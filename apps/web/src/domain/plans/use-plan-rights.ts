import { clients } from '@kostbar/contracts/clients/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/**
 * Changes the viewer may make to their own plan. `all`: everything; `swaps`: as a coached member, swap recipes, change
 * portions and switch meals; `none`: nothing, because the trainer has switched that off. Undefined until it is known.
 */
export type PlanRights = 'all' | 'swaps' | 'none'

export function usePlanRights(): PlanRights | undefined {
  const { data } = useQuery(query(clients.myTrainer))
  if (!data) return undefined
  if (!data.trainer) return 'all'
  return data.trainer.allowSwaps ? 'swaps' : 'none'
}
