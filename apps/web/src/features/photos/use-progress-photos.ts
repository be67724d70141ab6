import { photos } from '@kostbar/contracts/photos/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/** Refetch interval in ms: presigned URLs of photos are valid for five minutes. */
const refreshMs = 4 * 60_000

/** Query of a user's progress photos, newest first, with valid URLs. */
export const useProgressPhotos = (userId: string) =>
  useQuery({
    ...query(photos.list, { params: { userId }, query: { kind: 'PROGRESS' } }),
    staleTime: refreshMs,
    refetchInterval: refreshMs,
  })
