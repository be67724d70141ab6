import { emailAddress } from '@kostbar/contracts/email-address/endpoints'
import type { Answer } from '@kostbar/contracts/endpoint'
import { useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { Notice } from '../../ui/notice.tsx'
import { focusSection } from '../../ui/page-section.tsx'
import { toast } from '../../ui/toast.ts'
import { ResendButton } from './resend-button.tsx'
import { texts } from './texts.ts'

interface PendingChangeProps {
  readonly change: NonNullable<Answer<typeof emailAddress.mine>['change']>
  readonly sectionId: string
}

/** Pending change of the address: its link can be mailed again, or the change cancelled. */
export function PendingChange({ change: { email, expiresAt }, sectionId }: PendingChangeProps) {
  const cancel = useApiMutation(emailAddress.cancelChange, {
    refresh: emailAddress.mine,
    onSuccess: () => {
      focusSection(sectionId)
      toast.success(texts.change.cancelled)
    },
    onError: toastProblem,
  })
  return (
    <div className="mt-4">
      <Notice>
        {texts.change.before}{' '}
        <strong className="wrap-anywhere">
          <EmailAddress address={email} />
        </strong>{' '}
        {texts.change.after(expiresAt)}
      </Notice>
      <div className="mt-3 flex flex-wrap gap-3">
        <ResendButton />
        <Button variant="quiet" pending={cancel.isPending} onClick={() => cancel.mutate({})}>
          {texts.change.cancel}
        </Button>
      </div>
    </div>
  )
}
