import { QueryClient } from '@tanstack/react-query'
import { ProblemError } from './problem-error.ts'

const worthAnotherTry = new Set(['offline', 'unavailable'])

/** A query cache that shows problems instead of waiting silently for the network. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && error instanceof ProblemError && worthAnotherTry.has(error.code),
      },
      mutations: { networkMode: 'always' },
    },
  })
