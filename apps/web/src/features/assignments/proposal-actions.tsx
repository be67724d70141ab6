import { assignments } from '@kostbar/contracts/assignments/endpoints'
import type { WaitingMember } from '@kostbar/contracts/assignments/schemas'
import { fullName } from '../../domain/users/person.ts'
import { ConfirmCallButton } from '../../lib/confirm-call-button.tsx'
import { Button } from '../../ui/button.tsx'
import { proposedName } from './proposed-name.ts'
import { texts } from './texts.ts'

interface ProposalActionsProps {
  readonly member: WaitingMember
  readonly onPropose: () => void
}

/** Buttons to propose a trainer, and to change or withdraw an open proposal. */
export function ProposalActions({ member, onPropose }: ProposalActionsProps) {
  const { proposal } = member
  const name = fullName(member)
  if (proposal?.state !== 'OPEN')
    return (
      <Button size="sm" aria-label={texts.proposeTo(name)} onClick={onPropose}>
        {texts.propose}
      </Button>
    )
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button size="sm" variant="secondary" aria-label={texts.changeFor(name)} onClick={onPropose}>
        {texts.change}
      </Button>
      <ConfirmCallButton
        button={{ size: 'sm', variant: 'quiet', 'aria-label': texts.withdrawFor(name) }}
        endpoint={assignments.withdraw}
        request={{ params: { userId: member.id } }}
        refresh={[assignments.waiting, assignments.trainers]}
        title={texts.withdrawTitle}
        text={texts.withdrawText(name, proposedName(proposal))}
        confirmLabel={texts.withdraw}
        done={texts.withdrawn}
      >
        {texts.withdraw}
      </ConfirmCallButton>
    </span>
  )
}
