import { clients } from '@kostbar/contracts/clients/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/**
 * What the viewer may change in the own plan: everything; as a coached member, swap recipes, change portions and switch meals;
 * or nothing, when the trainer has switched that off. Undefined until it is known.
 */
export type PlanRights = 'all' | 'swaps' | 'none'

export function usePlanRights(): PlanRights | undefined {
  const { data } = useQuery(query(clients.myTrainer))
  if (!data) return undefined
  if (!data.trainer) return 'all'
  return data.trainer.allowSwaps ? 'swaps' : 'none'
}
