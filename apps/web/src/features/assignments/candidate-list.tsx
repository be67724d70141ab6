import type { Candidate } from '@kostbar/contracts/assignments/schemas'
import { professionNames } from '@kostbar/contracts/trainers/profile'
import { fullName } from '../../domain/users/person.ts'
import { formatDayAndMonth } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { texts } from './texts.ts'

interface CandidateListProps {
  /** Trainers ordered by suitability. */
  readonly candidates: readonly Candidate[]
  /** Whether the first suitable trainer is marked as the suggestion. */
  readonly hasSuggestion: boolean
  /** Id of the trainer whose proposal the member declined last. */
  readonly declinedId: string | undefined
  readonly chosenId: string | undefined
  readonly onChoose: (candidate: Candidate) => void
  readonly error: string | undefined
}

/** Trainers to choose from, with their number of clients and reasons against them. */
export function CandidateList({
  candidates,
  hasSuggestion,
  declinedId,
  chosenId,
  onChoose,
  error,
}: CandidateListProps) {
  if (candidates.length === 0) return <p className="py-4 text-ink-soft">{texts.noTrainer}</p>
  const isSuitable = ({ id, absence, isVerified, hasAgreement }: Candidate) =>
    isVerified && hasAgreement && !absence && id !== declinedId
  const suggestedId = hasSuggestion ? candidates.find(isSuitable)?.id : undefined
  const choices = candidates.map((candidate) => {
    const { id, activeClients } = candidate
    const marks = { isSuggested: id === suggestedId, isDeclined: id === declinedId }
    return {
      value: id,
      label: fullName(candidate),
      note: <Notes candidate={candidate} {...marks} />,
      detail: texts.clients(activeClients),
    }
  })
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

interface NotesProps {
  readonly candidate: Candidate
  readonly isSuggested: boolean
  readonly isDeclined: boolean
}

function Notes({ candidate, isSuggested, isDeclined }: NotesProps) {
  const { profession, isVerified, hasAgreement, absence, openProposals } = candidate
  return (
    <>
      {isSuggested ? <Badge tone="leaf">{texts.suggested}</Badge> : null}
      {isDeclined ? <Badge tone="berry">{texts.declinedBefore}</Badge> : null}
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
