import { emailAddress } from '@kostbar/contracts/email-address/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { useQuery } from '@tanstack/react-query'
import { query, useApiMutation } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { letter } from '../../ui/illustration/scenes.ts'
import { AuthLayout } from './auth-layout.tsx'
import { texts } from './texts.ts'

const pageTexts = texts.confirmEmail

/** Expired link for an unconfirmed address: offers to send a new one. */
export function ExpiredEmailLink({ user }: { user: User }) {
  const resend = useApiMutation(emailAddress.resend)
  // The link is mailed to the new address while a change is pending.
  const { data: email } = useQuery(query(emailAddress.mine))
  if (resend.isSuccess) {
    const recipient = email?.change?.email ?? user.email
    return <AuthLayout title={pageTexts.sentTitle} intro={pageTexts.sent(recipient)} picture={letter} />
  }
  return (
    <AuthLayout title={pageTexts.expiredTitle} intro={pageTexts.expired} picture={letter}>
      <Button size="lg" wide pending={resend.isPending} onClick={() => resend.mutate({})}>
        {pageTexts.newLink}
      </Button>
      <FormMessage text={resend.error ? problemText(resend.error) : undefined} />
    </AuthLayout>
  )
}
