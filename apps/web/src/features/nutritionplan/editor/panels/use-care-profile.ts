import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../../lib/api.ts'

/** Same stale time, in ms, as the conflict marks on recipes, which share the query. */
const staleTimeMs = 5 * 60_000

export const useCareProfile = (userId: string) =>
  useQuery({ ...query(careProfile.get, { params: { userId } }), staleTime: staleTimeMs })
