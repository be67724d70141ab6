import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { problemText } from '../../lib/problem-error.ts'
import { clearSession, useSignOut } from '../../lib/session.ts'
import { toast } from '../../ui/toast.ts'

/** Signs out, navigates to the start page and clears the user's data. */
export function useSignOutAndLeave() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const signOut = useSignOut()
  return () =>
    signOut.mutate(undefined, {
      onSuccess: async () => {
        await navigate(paths.home)
        clearSession(queries)
      },
      onError: (error) => {
        void toast.error(problemText(error))
      },
    })
}
