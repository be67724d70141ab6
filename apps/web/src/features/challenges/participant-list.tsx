import { scheduledDays } from '@kostbar/contracts/challenges/days'
import type { ChallengeDetail, ChallengeParticipant } from '@kostbar/contracts/challenges/schemas'
import { Link } from 'react-router-dom'
import { formatShortDate } from '../../lib/format.ts'
import { paths, userPath } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { MeterBar } from '../../ui/meter-bar.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.panel

interface ParticipantListProps {
  readonly challenge: ChallengeDetail
  readonly onPage: (page: number) => void
}

/** Participants, sorted by name unless the challenge is for everyone; there is no ranking. */
export function ParticipantList({ challenge, onPage }: ParticipantListProps) {
  const { items, page, perPage, total } = challenge.participants
  const note = items.length === 0 ? texts.nobody : challenge.audience === 'CLIENTS' ? texts.byName : null
  return (
    <section aria-labelledby="challenge-participants" className="mt-8 pb-6">
      <h3 id="challenge-participants" className="text-lg">
        {texts.participants}
      </h3>
      {note ? <p className="mt-1 text-sm text-ink-soft">{note}</p> : null}
      <ul className="mt-3 divide-y divide-line">
        {items.map((participant) => (
          <Participant key={participant.key} participant={participant} challenge={challenge} />
        ))}
      </ul>
      <Pagination page={page} perPage={perPage} total={total} onPage={onPage} />
    </section>
  )
}

interface ParticipantProps {
  readonly participant: ChallengeParticipant
  readonly challenge: ChallengeDetail
}

function Participant({ participant, challenge }: ParticipantProps) {
  const { userId, name, state, reachedDays, streak, longestStreak, points, hasWon, entries } = participant
  const all = scheduledDays(challenge).length
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {userId ? (
          <Link to={userPath(paths.user, userId)} className="font-semibold wrap-anywhere">
            {name}
          </Link>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        {hasWon ? <Badge tone="leaf">{texts.won}</Badge> : null}
        {state === 'JOINED' ? null : <Badge>{texts.state[state]}</Badge>}
      </p>
      {state === 'INVITED' ? null : (
        <>
          <p className="mt-1 mb-2 text-sm text-ink-soft">
            {texts.reached(reachedDays, all)} · {texts.streak(streak, longestStreak)} · {texts.points2(points)}
          </p>
          <MeterBar value={reachedDays} max={all} />
          <details className="mt-2">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-leaf">
              {texts.entries}
              <span className="sr-only"> {name}</span>
            </summary>
            {entries.length === 0 ? (
              <p className="text-sm text-ink-soft">{texts.noEntries}</p>
            ) : (
              <ul aria-label={texts.of(name)} className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
                {entries.map(({ day, amount }) => (
                  <li key={day} className="flex justify-between gap-3 tabular-nums">
                    <span>{formatShortDate(day)}</span>
                    <span>
                      {challenge.task === 'YES_NO'
                        ? amount > 0
                          ? allTexts.mine.done
                          : '–'
                        : allTexts.amount(amount, challenge.unit)}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </details>
        </>
      )}
    </li>
  )
}
