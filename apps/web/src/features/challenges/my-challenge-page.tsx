import { challenges } from '@kostbar/contracts/challenges/endpoints'
import type { MyChallengeDetail } from '@kostbar/contracts/challenges/schemas'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { GoneOrError } from '../../ui/gone-or-error.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { setTable } from '../../ui/illustration/scenes.ts'
import type { QueryFailure } from '../../ui/query-error.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { ChallengeProgress } from './challenge-progress.tsx'
import { ChallengeState } from './challenge-state.tsx'
import { challengeTitleId } from './challenge-title.ts'
import { DayEntries } from './day-entries.tsx'
import { formatPeriod, formatWeekdays } from './format-schedule.ts'
import { JoinActions } from './join-actions.tsx'
import { LeaveButton } from './leave-button.tsx'
import { MyDays } from './my-days.tsx'
import { Others } from './others.tsx'
import { PhaseBadge } from './phase-badge.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mine

/** Page of one challenge of the member: open entries, calendar, other participants, and the result after its end. */
export function MyChallengePage() {
  const { id = '' } = useParams()
  const challengeQuery = useQuery(query(challenges.getMine, { params: { id } }))
  return (
    <>
      <BackLink to={paths.profile}>{texts.back}</BackLink>
      <QueryView query={challengeQuery} skeleton={<PageSkeleton />} errorView={ChallengeError}>
        {(challenge) => <Detail challenge={challenge} />}
      </QueryView>
    </>
  )
}

/** Message in place of a challenge that is over, no longer open to the member, or could not be loaded. */
const ChallengeError = (failure: QueryFailure) => (
  <GoneOrError
    {...failure}
    picture={<LazyIllustration loader={setTable} className="aspect-[4/3]" />}
    goneTitle={texts.gone}
    goneText={texts.goneText}
    goneAction={
      <ButtonLink to={paths.profile} variant="secondary">
        {texts.toProfile}
      </ButtonLink>
    }
    errorTitle={texts.failed}
  />
)

function Detail({ challenge }: { readonly challenge: MyChallengeDetail }) {
  const { title, description, phase, standing, others } = challenge
  const isJoined = standing === 'JOINED'
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <PhaseBadge phase={phase} />
        <span>
          {formatPeriod(challenge)} · {formatWeekdays(challenge.weekdays)}
        </span>
      </p>
      <h1 id={challengeTitleId(challenge.id)} tabIndex={-1} className="mt-2 text-3xl wrap-anywhere">
        {title}
      </h1>
      <p className="mt-1 text-lg text-ink-soft">{allTexts.goal(challenge)}</p>
      {description ? <p className="measure mt-4 whitespace-pre-line wrap-anywhere">{description}</p> : null}
      <div className="mt-6 grid items-start gap-5 xl:grid-cols-2">
        {phase === 'ENDED' && standing !== 'OPEN' ? <EndCard challenge={challenge} /> : null}
        {phase === 'ENDED' ? null : (
          <Card as="section" aria-label={title} tone={isJoined ? 'raised' : 'sage'}>
            {isJoined ? <ChallengeProgress challenge={challenge} /> : null}
            <ChallengeState challenge={challenge} />
            {isJoined ? <DayEntries challenge={challenge} /> : <JoinActions challenge={challenge} />}
            {isJoined && phase === 'RUNNING' ? <p className="text-sm text-ink-soft">{texts.howItWorks}</p> : null}
            {isJoined && (phase === 'RUNNING' || phase === 'PLANNED') ? <LeaveButton id={challenge.id} /> : null}
          </Card>
        )}
        {phase === 'PLANNED' ? null : <MyDays challenge={challenge} />}
        {others ? <Others others={others} isOver={phase === 'ENDED' || phase === 'CANCELLED'} /> : null}
      </div>
    </>
  )
}

/** Result of a challenge after its end. */
const EndCard = ({ challenge }: { readonly challenge: MyChallengeDetail }) => (
  <Card as="section" tone="sage" aria-labelledby="challenge-end">
    <LazyIllustration loader={setTable} className="mx-auto mb-4 aspect-[4/3] max-w-56" />
    <h2 id="challenge-end" className="text-2xl">
      {challenge.hasWon ? texts.endWon : texts.end}
    </h2>
    <p className="measure mt-2 mb-5">{challenge.hasWon ? texts.endWonText : texts.endText}</p>
    <ChallengeProgress challenge={challenge} />
    {challenge.score && challenge.score.longestStreak > 1 ? (
      <p className="mt-3 text-ink-soft">{texts.longest(challenge.score.longestStreak)}</p>
    ) : null}
  </Card>
)

const PageSkeleton = () => (
  <SkeletonArea className="mt-4 flex flex-col gap-5">
    <Skeleton className="h-10 w-2/3" />
    <Skeleton className="h-48 w-full rounded-xl" />
    <Skeleton className="h-48 w-full rounded-xl" />
  </SkeletonArea>
)
