import { clients } from '@kostbar/contracts/clients/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/** Whether the viewer makes the own plan, because nobody coaches them. False until that is known. */
export function usePlansAlone(): boolean {
  const { data } = useQuery(query(clients.myTrainer))
  return data?.trainer === null
}
