import { useQueryClient } from '@tanstack/react-query'
import { forgetListOfOthers } from './cached-list.ts'
import { isUserData, sessionQuery } from './session.ts'

/** Returns a function to call after signing in or up: clears what is cached of others, and loads the user. */
export function useStartSession(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    queries.removeQueries({ predicate: isUserData })
    const user = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
    if (user) forgetListOfOthers(user.id)
  }
}
