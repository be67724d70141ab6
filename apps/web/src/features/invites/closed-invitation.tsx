import type { Invitation, InvitationState } from '@kostbar/contracts/invites/schemas'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { InvitationMessage } from './invitation-message.tsx'
import { texts } from './texts.ts'

const titles: Record<Exclude<InvitationState, 'OPEN'>, string> = {
  ACCEPTED: texts.acceptedBefore,
  DECLINED: texts.declinedBefore,
  EXPIRED: texts.expired,
  REVOKED: texts.revoked,
  REPLACED: texts.replaced,
  UNAVAILABLE: texts.unavailable,
}

/** Message for an invitation that cannot be accepted any more, or not at present. */
export function ClosedInvitation({ invitation: { state, stateText } }: { invitation: Invitation }) {
  const session = useSession()
  const isSignedIn = session.state === 'in'
  return (
    <InvitationMessage title={state === 'OPEN' ? '' : titles[state]} text={stateText}>
      <ButtonLink to={isSignedIn ? paths.profile : paths.home} variant="secondary">
        {isSignedIn ? texts.toProfile : texts.toHome}
      </ButtonLink>
      {!isSignedIn && state === 'ACCEPTED' ? <ButtonLink to={paths.login}>{texts.signIn}</ButtonLink> : null}
    </InvitationMessage>
  )
}
