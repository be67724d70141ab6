import { QueryClient } from '@tanstack/react-query'
import { ProblemError } from './problem-error.ts'

const retryableCodes = new Set(['offline', 'unavailable'])

/** Query client with two retries for connection problems; fails offline instead of pausing. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && error instanceof ProblemError && retryableCodes.has(error.code),
      },
      mutations: { networkMode: 'always' },
    },
  })
