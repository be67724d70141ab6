import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/** How often a draft that two people fill in is read again, in milliseconds. */
const sharedRefreshMs = 5_000

/** The state of an anamnesis; a shared draft is kept current. */
export const useOverview = (userId: string) =>
  useQuery({
    ...query(anamnesis.get, { params: { userId } }),
    refetchInterval: ({ state }) => (state.data?.draft?.isShared ? sharedRefreshMs : false),
  })
