import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { giveUpChanges } from '../../lib/leave-guards.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { clearSession, useSignOut } from './sign-out.ts'
import { useConfirmSignOut } from './use-confirm-sign-out.tsx'

/**
 * Signing out: once what is unsaved is given up, it navigates to the start page and clears the user's data.
 * @returns `signOut`, whether it is running, and the dialog to render
 */
export function useSignOutAndLeave() {
  const queries = useQueryClient()
  const userId = useUser()?.id
  const navigate = useNavigate()
  const { mutate, isPending } = useSignOut()
  const { confirmSignOut, dialog } = useConfirmSignOut()
  const signOut = async () => {
    if (!(await confirmSignOut())) return
    mutate(undefined, {
      onSuccess: async () => {
        giveUpChanges()
        await navigate(paths.home)
        clearSession(queries, userId)
      },
      onError: toastProblem,
    })
  }
  return { signOut, isPending, dialog }
}
