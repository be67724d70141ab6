import type { Candidate } from '@kostbar/contracts/assignments/schemas'
import { professionNames } from '@kostbar/contracts/trainers/profile'
import { fullName } from '../../domain/users/person.ts'
import { formatDayAndMonth } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { texts } from './texts.ts'

interface CandidateListProps {
  /** In the order of suggestion. */
  readonly candidates: readonly Candidate[]
  /** Whether the first one is the one to suggest. */
  readonly hasSuggestion: boolean
  readonly chosenId: string | undefined
  readonly onChoose: (candidate: Candidate) => void
  readonly error: string | undefined
}

/** Trainers to choose from, with their load and what speaks against them. */
export function CandidateList({ candidates, hasSuggestion, chosenId, onChoose, error }: CandidateListProps) {
  if (candidates.length === 0) return <p className="py-4 text-ink-soft">{texts.noTrainer}</p>
  const choices = candidates.map((candidate, index) => ({
    value: candidate.id,
    label: fullName(candidate),
    note: <Notes candidate={candidate} isSuggested={hasSuggestion && index === 0 && !candidate.absence} />,
    detail: texts.clients(candidate.activeClients),
  }))
  const choose = (id: string) => {
    const candidate = candidates.find((each) => each.id === id)
    if (candidate) onChoose(candidate)
  }
  return (
    <ChoiceList
      label={texts.trainers}
      hideLabel
      choices={choices}
      value={chosenId ?? null}
      onChange={choose}
      error={error}
    />
  )
}

function Notes({ candidate, isSuggested }: { candidate: Candidate; isSuggested: boolean }) {
  const { profession, isVerified, hasAgreement, absence, openProposals } = candidate
  return (
    <>
      {isSuggested ? <Badge tone="leaf">{texts.suggested}</Badge> : null}
      {absence ? (
        <Badge tone="apricot">{texts.away(formatDayAndMonth(absence.from), formatDayAndMonth(absence.until))}</Badge>
      ) : null}
      {hasAgreement ? null : <Badge tone="apricot">{texts.noAgreement}</Badge>}
      {isVerified ? null : <Badge>{texts.unverified}</Badge>}
      {openProposals > 0 ? <Badge>{texts.openProposals(openProposals)}</Badge> : null}
      <span className="w-full text-sm font-normal text-ink-soft">{professionNames[profession]}</span>
    </>
  )
}
