import { assignments } from '@kostbar/contracts/assignments/endpoints'
import { formatDeadline } from '@kostbar/contracts/deadline-text'
import type { Answer } from '@kostbar/contracts/endpoint'
import { useQuery } from '@tanstack/react-query'
import { invitationPath } from '../../domain/invites/invite-links.ts'
import { query } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { texts } from './texts.ts'

type Waiting = NonNullable<Answer<typeof assignments.mine>['waiting']>
type OpenProposal = NonNullable<Waiting['proposal']>

/**
 * Card for members who bought coaching: the next step, or the proposed trainer. Empty for everybody else and while
 * loading.
 */
export function MyAssignment() {
  const waiting = useQuery(query(assignments.mine)).data?.waiting
  if (!waiting) return null
  return (
    <Card as="section" tone="sage" aria-labelledby="my-assignment">
      {waiting.proposal ? <Proposed proposal={waiting.proposal} /> : <Searching waiting={waiting} />}
    </Card>
  )
}

function Searching({ waiting: { offers, dueAt } }: { waiting: Waiting }) {
  const isLate = dueAt !== null && Date.parse(dueAt) < Date.now()
  return (
    <>
      <h2 id="my-assignment" className="text-xl">
        {texts.mineTitle}
      </h2>
      <p className="measure mt-2">{texts.bought(offers)}</p>
      <p className="measure mt-2">
        {isLate ? texts.searchingLong : texts.searching(dueAt === null ? '' : formatDeadline(dueAt))}
      </p>
    </>
  )
}

const Proposed = ({ proposal: { trainerFirstName, expiresAt, token } }: { proposal: OpenProposal }) => (
  <>
    <h2 id="my-assignment" className="text-xl">
      {texts.proposedTitle(trainerFirstName)}
    </h2>
    <p className="measure mt-2">{texts.proposedText(trainerFirstName, formatDate(expiresAt))}</p>
    <ButtonLink to={invitationPath(token)} className="mt-4">
      {texts.view}
    </ButtonLink>
  </>
)
