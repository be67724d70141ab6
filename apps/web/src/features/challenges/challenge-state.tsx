import type { MyChallenge } from '@kostbar/contracts/challenges/schemas'
import { formatWeekday } from '../../lib/format.ts'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mine

function sentenceOf({ phase, isClosed, cancelReason, ownerLocked, startsOn, endsOn, openDays, nextDay }: MyChallenge) {
  if (phase === 'CANCELLED') return cancelReason ? texts.cancelled(cancelReason) : texts.cancelledWithout
  if (phase === 'ENDED') return texts.ended(formatWeekday(endsOn))
  if (isClosed) return texts.closed
  if (ownerLocked) return texts.ownerLocked
  if (phase === 'PLANNED') return texts.begins(formatWeekday(startsOn))
  return openDays.length === 0 && nextDay ? texts.nextDay(formatWeekday(nextDay)) : null
}

/** Sentence about an exceptional state of a challenge; renders nothing while it simply runs. */
export function ChallengeState({ challenge }: { readonly challenge: MyChallenge }) {
  const sentence = sentenceOf(challenge)
  return sentence ? <p className="mt-3 wrap-anywhere">{sentence}</p> : null
}
