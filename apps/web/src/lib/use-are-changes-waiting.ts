import { useMutationState } from '@tanstack/react-query'

/**
 * Whether changes wait for a connection, or behind one that does; they are lost when the page is closed.
 * @param scope of the mutations, see `useApiMutation`; those of all scopes by default
 */
export function useAreChangesWaiting(scope?: string): boolean {
  const waiting = useMutationState({
    filters: {
      status: 'pending',
      predicate: ({ options, state }) =>
        (scope === undefined || options.scope?.id === scope) && (state.isPaused || state.failureCount > 0),
    },
    select: ({ mutationId }) => mutationId,
  })
  return waiting.length > 0
}
