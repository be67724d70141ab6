import type { MyChallenge } from '@kostbar/contracts/challenges/schemas'
import { Link } from 'react-router-dom'
import { challengePath } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { ChallengeProgress } from './challenge-progress.tsx'
import { ChallengeState } from './challenge-state.tsx'
import { challengeTitleId } from './challenge-title.ts'
import { DayEntries } from './day-entries.tsx'
import { JoinActions } from './join-actions.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mine

/** Card of a challenge on the member's overview: entry inputs when joined, otherwise an invitation. */
export function MyChallengeCard({ challenge }: { readonly challenge: MyChallenge }) {
  const { id, title, standing, by, audience, participantCount } = challenge
  const isJoined = standing === 'JOINED'
  const from = audience === 'EVERYONE' ? texts.forEveryone : standing === 'INVITED' && by ? texts.invitedBy(by) : null
  return (
    <Card as="li" tone={isJoined ? 'raised' : 'sage'} className="break-inside-avoid not-last:mb-5">
      {from ? (
        <p className="mb-2">
          <Badge tone={standing === 'INVITED' ? 'apricot' : 'quiet'}>{from}</Badge>
        </p>
      ) : null}
      <h3 className="text-lg wrap-anywhere">
        <Link id={challengeTitleId(id)} to={challengePath(id)} className="text-inherit no-underline hover:underline">
          {title}
        </Link>
      </h3>
      <p className="text-ink-soft">
        {allTexts.goal(challenge)}
        {participantCount > 1 ? ` · ${texts.withOthers(participantCount)}` : ''}
      </p>
      <ChallengeState challenge={challenge} />
      {isJoined ? (
        <>
          <DayEntries challenge={challenge} />
          <div className="mt-4">
            <ChallengeProgress challenge={challenge} />
          </div>
        </>
      ) : (
        <JoinActions challenge={challenge} />
      )}
      {isJoined ? (
        <p className="mt-3">
          <MoreLink to={challengePath(id)} text={texts.more} label={texts.moreOf(title)} />
        </p>
      ) : null}
    </Card>
  )
}
