import type { User } from '@kostbar/contracts/users/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { clearSession, useSignOut } from '../../domain/sign-out/sign-out.ts'
import { useConfirmSignOut } from '../../domain/sign-out/use-confirm-sign-out.tsx'
import { problemText } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { lockedJar } from '../../ui/illustration/scenes.ts'
import { AuthLayout } from './auth-layout.tsx'
import { loginToConfirm } from './sign-in-to-confirm.tsx'
import { texts } from './texts.ts'

const pageTexts = texts.confirmEmail

/** Confirmation link of another account than the signed-in one: offers to sign out and sign in with that account. */
export function LinkOfOtherAccount({ token, user }: { token: string; user: User }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { confirmSignOut, dialog } = useConfirmSignOut()
  const change = async () => {
    if (!(await confirmSignOut())) return
    signOut.mutate(undefined, {
      onSuccess: async () => {
        clearSession(queries, user.id)
        await navigate(loginToConfirm(token))
      },
    })
  }
  return (
    <AuthLayout title={pageTexts.otherTitle} intro={pageTexts.other(user.email)} picture={lockedJar}>
      <Button size="lg" wide pending={signOut.isPending} onClick={() => void change()}>
        {pageTexts.changeAccount}
      </Button>
      <FormMessage text={signOut.error ? problemText(signOut.error) : undefined} />
      <p className="mt-6 text-ink-soft">{pageTexts.notMine}</p>
      {dialog}
    </AuthLayout>
  )
}
