import { emailAddress } from '@kostbar/contracts/email-address/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** Button that mails the confirmation link again. */
export function ResendButton() {
  const resend = useApiMutation(emailAddress.resend, {
    // The address may have been confirmed, or the change be over, since the page was loaded.
    refresh: [emailAddress.mine, users.info],
    onSuccess: () => toast.success(texts.resent),
    onError: toastProblem,
  })
  return (
    <Button variant="secondary" pending={resend.isPending} onClick={() => resend.mutate({})}>
      {texts.resend}
    </Button>
  )
}
