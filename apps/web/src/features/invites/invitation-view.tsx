import type { Invitation } from '@kostbar/contracts/invites/schemas'
import { useState } from 'react'
import { TrainerCard } from '../../domain/trainers/trainer-card.tsx'
import { VisibleData } from '../../domain/trainers/visible-data.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { AcceptSection } from './accept-section.tsx'
import { ClosedInvitation } from './closed-invitation.tsx'
import { InvitationMessage } from './invitation-message.tsx'
import { texts } from './texts.ts'
import { VisitorSection } from './visitor-section.tsx'

interface InvitationViewProps {
  readonly token: string
  readonly invitation: Invitation
}

/** Page of an open invitation: inviting trainer, data the trainer will see, and the decision. */
export function InvitationView({ token, invitation }: InvitationViewProps) {
  const session = useSession()
  const [answer, setAnswer] = useState<'accepted' | 'declined'>()
  const { trainer, message, firstName, isProposal } = invitation
  if (answer === 'accepted')
    return (
      <InvitationMessage title={texts.acceptedTitle(trainer.firstName)} text={texts.accepted(trainer.firstName)}>
        <ButtonLink to={paths.nutritionPlan}>{texts.toPlan}</ButtonLink>
        <ButtonLink to={paths.profile} variant="secondary">
          {texts.toProfile}
        </ButtonLink>
      </InvitationMessage>
    )
  if (answer === 'declined')
    return (
      <InvitationMessage
        title={texts.declinedTitle}
        text={isProposal ? texts.declinedProposal : texts.declined(trainer.firstName)}
      >
        <ButtonLink to={paths.home} variant="secondary">
          {texts.toHome}
        </ButtonLink>
      </InvitationMessage>
    )
  if (invitation.state !== 'OPEN') return <ClosedInvitation invitation={invitation} />
  const decision = { token, invitation, onDeclined: () => setAnswer('declined') }
  return (
    <div className="column py-8 lg:py-14">
      <div className="mx-auto max-w-5xl">
        <h1 className="text-3xl">{texts.title(trainer.firstName)}</h1>
        <p className="mt-3 text-lg text-ink-soft">
          {isProposal ? texts.proposalIntro(firstName) : texts.intro(firstName)}
        </p>
        <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
          <div className="space-y-8">
            <TrainerCard trainer={trainer} name={trainer.firstName} message={message} />
            <div>
              <VisibleData trainer={trainer.firstName} headingLevel={2} />
              <p className="mt-3 text-ink-soft">{texts.endable}</p>
            </div>
          </div>
          <div>
            {session.state === 'unknown' ? (
              <SkeletonArea className="space-y-4">
                <Skeleton className="h-40 w-full rounded-lg" />
                <Skeleton className="h-14 w-full" />
              </SkeletonArea>
            ) : null}
            {session.state === 'out' ? <VisitorSection {...decision} /> : null}
            {session.state === 'in' ? (
              <AcceptSection {...decision} user={session.user} onAccepted={() => setAnswer('accepted')} />
            ) : null}
          </div>
        </div>
      </div>
    </div>
  )
}
