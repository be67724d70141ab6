import type { Answer } from '@kostbar/contracts/endpoint'
import { status } from '@kostbar/contracts/status/endpoints'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

const intervalMs = 30_000

/** Timeout of the request in ms; the API answers within about two seconds, whatever part hangs. */
const limitMs = 3_500

type SystemStatus = Answer<typeof status.current>

const withDatabaseDown = (known: SystemStatus): SystemStatus => ({
  ...known,
  parts: known.parts.map((part) =>
    part.part === 'DATABASE' ? { ...part, state: 'DOWN' as const, latencyMs: null } : part,
  ),
})

/**
 * Query of the status of all parts, polled every 30 seconds while the page is visible. Without an answer it returns the
 * last known status with the database down.
 */
export function useSystemStatus() {
  const result = useQuery({
    queryKey: [status.current.path],
    queryFn: ({ signal }) =>
      call(status.current, {}, { signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]) }),
    refetchInterval: intervalMs,
    refetchIntervalInBackground: false,
    retry: false,
    staleTime: 0,
  })
  const isUnreachable = result.isError
  const { data } = result
  return { ...result, data: data && isUnreachable ? withDatabaseDown(data) : data, isUnreachable }
}
