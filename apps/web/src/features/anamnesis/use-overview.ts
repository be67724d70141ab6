import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/** Polling interval of a draft shared with the trainer, in ms. */
const sharedRefreshMs = 5_000

/** Overview of a member's anamnesis; polled while the draft is shared. */
export const useOverview = (userId: string) =>
  useQuery({
    ...query(anamnesis.get, { params: { userId } }),
    refetchInterval: ({ state }) => (state.data?.draft?.isShared ? sharedRefreshMs : false),
  })
