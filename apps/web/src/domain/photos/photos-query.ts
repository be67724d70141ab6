import type { Request } from '@kostbar/contracts/endpoint'
import { photos } from '@kostbar/contracts/photos/endpoints'
import { query } from '../../lib/api.ts'

/** Refetch interval in ms: presigned URLs of photos are valid for five minutes. */
const refreshMs = 4 * 60_000

/** Query of a user's photos whose URLs stay valid while the page is open. */
export const photosQuery = (userId: string, params: Request<typeof photos.list>['query']) => ({
  ...query(photos.list, { params: { userId }, query: params }),
  staleTime: refreshMs,
  refetchInterval: refreshMs,
  // The interval pauses while the page is hidden.
  refetchOnWindowFocus: true,
})
