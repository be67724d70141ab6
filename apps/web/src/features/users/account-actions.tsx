import type { ResendableMail } from '@kostbar/contracts/users/account-values'
import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { useState } from 'react'
import { fullName } from '../../domain/users/person.ts'
import { useApiMutation } from '../../lib/api.ts'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { accountQueries } from './account-queries.ts'
import { RolesDialog } from './roles-dialog.tsx'
import { texts } from './texts.ts'

/** Admin actions on an account other than locking: roles, sessions, mails. */
export function AccountActions({ user, isOwn }: { readonly user: User; readonly isOwn: boolean }) {
  const [openDialog, setOpenDialog] = useState<'roles' | 'sessions'>()
  const close = () => setOpenDialog(undefined)
  const resend = useApiMutation(users.resendMail, {
    refresh: accountQueries,
    onSuccess: () => toast.success(texts.mailSent(user.email)),
    onError: toastProblem,
  })
  const send = (mail: ResendableMail) => resend.mutate({ params: { id: user.id }, body: { mail } })
  const isSending = (mail: ResendableMail) => resend.isPending && resend.variables.body.mail === mail
  return (
    <section aria-labelledby="account-actions" className="mt-8">
      <h3 id="account-actions" className="mb-3 text-lg">
        {texts.actions}
      </h3>
      <div className="flex flex-wrap gap-3">
        {isOwn ? null : (
          <>
            <Button variant="secondary" onClick={() => setOpenDialog('roles')}>
              {texts.changeRoles}
            </Button>
            <Button variant="secondary" onClick={() => setOpenDialog('sessions')}>
              {texts.endSessions}
            </Button>
          </>
        )}
        {user.emailConfirmed ? null : (
          <Button variant="secondary" pending={isSending('CONFIRMATION')} onClick={() => send('CONFIRMATION')}>
            {texts.resendConfirmation}
          </Button>
        )}
        <Button variant="secondary" pending={isSending('PASSWORD')} onClick={() => send('PASSWORD')}>
          {texts.resendPassword}
        </Button>
      </div>
      {openDialog === 'roles' ? <RolesDialog user={user} onClose={close} /> : null}
      {openDialog === 'sessions' ? <EndSessionsDialog user={user} onClose={close} /> : null}
    </section>
  )
}

/** Dialog to confirm and end all sessions of an account. */
const EndSessionsDialog = ({ user, onClose }: { readonly user: User; readonly onClose: () => void }) => (
  <ConfirmCall
    endpoint={users.endSessions}
    request={{ params: { id: user.id } }}
    refresh={accountQueries}
    title={texts.endSessionsTitle}
    text={texts.endSessionsText(fullName(user))}
    confirmLabel={texts.endSessions}
    done={texts.sessionsEnded(fullName(user))}
    onClose={onClose}
  />
)
