import type { QueryClient } from '@tanstack/react-query'

const clients: QueryClient[] = []

/** Names a query client whose changes end with the test (`abandonChanges`). */
export const abandonAfterTest = (queries: QueryClient): void => void clients.push(queries)

const never = () => new Promise<never>(() => undefined)

/**
 * Ends the changes that pages of a test still wait for: neither are they sent again, which would reach the fake API of
 * the next test, nor does an answer have effects, such as a toast on its page.
 */
export function abandonChanges(): void {
  for (const queries of clients.splice(0))
    for (const mutation of queries.getMutationCache().findAll({ status: 'pending' })) {
      const { onSuccess: _onSuccess, onError: _onError, onSettled: _onSettled, ...options } = mutation.options
      mutation.setOptions({ ...options, mutationFn: never })
    }
}
