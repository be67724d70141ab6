import type { MyChallenge } from '@kostbar/contracts/challenges/schemas'
import { Flame, Star } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { MeterBar } from '../../ui/meter-bar.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mine

/** Progress of a member in a challenge; streak and points are hidden in protective mode. */
export function ChallengeProgress({ challenge }: { readonly challenge: MyChallenge }) {
  const { reachedDays, scheduledDays, requiredDays, hasWon, score, phase } = challenge
  if (phase === 'PLANNED') return null
  return (
    <div>
      <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular-nums">{texts.progress(reachedDays, scheduledDays)}</span>
        {hasWon ? <Badge tone="leaf">{texts.won}</Badge> : null}
        {score && score.streak > 1 ? (
          <Badge tone="apricot">
            <Flame className="size-3.5" aria-hidden="true" />
            {texts.streak(score.streak)}
          </Badge>
        ) : null}
        {score && score.points > 0 ? (
          <Badge>
            <Star className="size-3.5" aria-hidden="true" />
            {texts.points(score.points)}
          </Badge>
        ) : null}
      </p>
      <MeterBar value={reachedDays} max={scheduledDays} />
      {phase === 'RUNNING' && requiredDays !== null && !hasWon ? (
        <p className="mt-2 text-sm text-ink-soft">{texts.toWin(requiredDays - reachedDays)}</p>
      ) : null}
    </div>
  )
}
