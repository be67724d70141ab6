import type { MyChallenge } from '@kostbar/contracts/challenges/schemas'
import { formatWeekday } from '../../lib/format.ts'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mine

function sentenceOf(challenge: MyChallenge): string | null {
  const { phase, standing, isClosed, cancelReason, ownerLocked, startsOn, endsOn, openDays, nextDay } = challenge
  if (phase === 'CANCELLED') {
    const sentence = cancelReason ? texts.cancelled(cancelReason) : texts.cancelledWithout
    return standing === 'JOINED' ? `${sentence} ${texts.entriesStay}` : sentence
  }
  if (phase === 'ENDED') return texts.ended(formatWeekday(endsOn))
  if (isClosed) return texts.closed
  if (ownerLocked) return texts.ownerLocked
  if (phase === 'PLANNED') return texts.begins(formatWeekday(startsOn))
  // Nobody has open days before joining, though today may be one.
  if (standing !== 'JOINED') return texts.runsUntil(formatWeekday(endsOn))
  return openDays.length === 0 && nextDay ? texts.nextDay(formatWeekday(nextDay)) : null
}

/** Sentence about the state of a challenge; renders nothing while one that the member joined simply runs. */
export function ChallengeState({ challenge }: { readonly challenge: MyChallenge }) {
  const sentence = sentenceOf(challenge)
  return sentence ? <p className="mt-3 whitespace-pre-line wrap-anywhere">{sentence}</p> : null
}
