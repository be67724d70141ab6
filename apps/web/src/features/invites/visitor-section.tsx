import type { Invitation } from '@kostbar/contracts/invites/schemas'
import { loginToInvitationPath, signupWithInvitationPath } from '../../domain/invites/invite-links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DeclineButton } from './decline-button.tsx'
import { texts } from './texts.ts'

interface VisitorSectionProps {
  readonly token: string
  readonly invitation: Invitation
  readonly onDeclined: () => void
}

/** Decision of a visitor without a session: register (not for an admin's proposal), sign in, or decline. */
export const VisitorSection = ({ token, invitation, onDeclined }: VisitorSectionProps) => (
  <section aria-labelledby="decision" className="space-y-3">
    <h2 id="decision" className="text-xl">
      {texts.decide}
    </h2>
    {invitation.isProposal ? (
      <>
        <p className="pb-2 text-ink-soft">{texts.proposalSentTo(invitation.maskedEmail)}</p>
        <ButtonLink to={loginToInvitationPath(token)} size="lg" wide>
          {texts.signIn}
        </ButtonLink>
      </>
    ) : (
      <>
        <p className="pb-2 text-ink-soft">{texts.sentTo(invitation.maskedEmail)}</p>
        <ButtonLink to={signupWithInvitationPath(token)} size="lg" wide>
          {texts.signUpAndAccept}
        </ButtonLink>
        <ButtonLink to={loginToInvitationPath(token)} variant="secondary" size="lg" wide>
          {texts.haveAccount}
        </ButtonLink>
      </>
    )}
    <DeclineButton token={token} invitation={invitation} onDeclined={onDeclined} />
  </section>
)
