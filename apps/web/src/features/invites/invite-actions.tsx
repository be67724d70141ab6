import { clients } from '@kostbar/contracts/clients/endpoints'
import { invites } from '@kostbar/contracts/invites/endpoints'
import type { Invite } from '@kostbar/contracts/invites/schemas'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { paths, userPath } from '../../lib/paths.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const refresh = [invites.list, subscriptions.slotUsage, clients.list]

/** Buttons to resend and revoke an open invitation; for an accepted one, a link to the client. */
export function InviteActions({ invitation }: { readonly invitation: Invite }) {
  const { id, email, firstName, status, isAssigned, clientId, resendsLeft } = invitation
  const person = firstName ?? email
  const [isRevoking, setRevoking] = useState(false)
  const resend = useApiMutation(invites.resend, {
    refresh,
    onSuccess: () => toast.success(texts.resent),
    onError: toastProblem,
  })
  if (clientId)
    return (
      <ButtonLink to={userPath(paths.user, clientId)} variant="quiet" size="sm">
        {texts.toClient}
      </ButtonLink>
    )
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {resendsLeft > 0 ? (
        <Button
          variant="quiet"
          size="sm"
          aria-label={texts.resendTo(person)}
          pending={resend.isPending}
          onClick={() => resend.mutate({ params: { id } })}
        >
          {texts.resend}
        </Button>
      ) : null}
      {status === 'OPEN' ? (
        <Button variant="quiet" size="sm" aria-label={texts.revokeOf(person)} onClick={() => setRevoking(true)}>
          {texts.revoke}
        </Button>
      ) : null}
      {isRevoking ? (
        <ConfirmCall
          endpoint={invites.revoke}
          request={{ params: { id } }}
          refresh={refresh}
          title={texts.revokeTitle}
          // A proposal of the team took no slot.
          text={isAssigned ? texts.revokeProposalText(person) : texts.revokeText(person)}
          confirmLabel={texts.revoke}
          done={texts.revokedNow}
          onClose={() => setRevoking(false)}
        />
      ) : null}
    </span>
  )
}
