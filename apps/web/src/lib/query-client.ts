import { QueryClient } from '@tanstack/react-query'
import { ProblemError } from './problem-error.ts'

const retryableCodes = new Set(['offline', 'unavailable'])

/**
 * Query client that retries connection problems twice. Offline, queries fail instead of pausing, and recover when the
 * browser is online.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: 'always',
        // TanStack Query disables this by default in network mode `always`.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && error instanceof ProblemError && retryableCodes.has(error.code),
      },
      mutations: { networkMode: 'always' },
    },
  })
