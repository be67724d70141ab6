import { type Mutation, useMutationState } from '@tanstack/react-query'

const isWaiting = ({ state }: Mutation) => state.isPaused || state.failureCount > 0

/** Whether changes wait for a connection, or behind another one; they are lost when the page is closed. */
export function useAreChangesWaiting(): boolean {
  const waiting = useMutationState({
    filters: { status: 'pending', predicate: isWaiting },
    select: ({ mutationId }) => mutationId,
  })
  return waiting.length > 0
}

/**
 * Whether the changes of a scope wait for a connection. Those behind one that is just being sent do not: they are paused
 * as well, but nothing is wrong.
 * @param scope of the mutations, see `useApiMutation`
 */
export function useIsConnectionMissing(scope: string): boolean {
  const changes = useMutationState({
    filters: { status: 'pending', predicate: ({ options }) => options.scope?.id === scope },
    select: isWaiting,
  })
  return changes.length > 0 && changes.every(Boolean)
}
