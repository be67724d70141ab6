import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { confirmLeave, releaseLeaveGuards } from '../../lib/leave-guards.ts'
import { paths } from '../../lib/paths.ts'
import { clearSession, useSignOut } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'

/** Signs out once unsaved changes are given up, navigates to the start page and clears the user's data. */
export function useSignOutAndLeave() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const signOut = useSignOut()
  return async () => {
    if (!(await confirmLeave())) return
    signOut.mutate(undefined, {
      onSuccess: async () => {
        releaseLeaveGuards()
        await navigate(paths.home)
        clearSession(queries)
      },
      onError: (error) => {
        toastProblem(error)
      },
    })
  }
}
