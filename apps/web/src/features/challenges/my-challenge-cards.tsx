import { challenges } from '@kostbar/contracts/challenges/endpoints'
import type { MyChallenge } from '@kostbar/contracts/challenges/schemas'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { query } from '../../lib/api.ts'
import { useScrollToHash } from '../../lib/use-scroll-to-hash.ts'
import { QueryError } from '../../ui/query-error.tsx'
import { challengesHeadingId } from './challenge-title.ts'
import { MyChallengeCard } from './my-challenge-card.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mine

const participations = { JOINED: 0, INVITED: 1, OPEN: 3, LEFT: 4 } as const
const afterInvitations = 2

const rankOf = ({ phase, standing }: MyChallenge) =>
  phase === 'ENDED' || phase === 'CANCELLED' ? afterInvitations : participations[standing]

/**
 * Order of the cards: joined challenges, those with the most days to enter first, then invitations, then challenges that
 * are over, then open ones.
 */
const sorted = (items: readonly MyChallenge[]) =>
  items.toSorted((a, b) => rankOf(a) - rankOf(b) || b.openDays.length - a.openDays.length)

/**
 * Scrolls to the heading of the cards if the page was opened at it (`#challenges`): it was missing when the router and
 * the browser looked for it. The focus follows unless the user has moved it since.
 */
function useArrivalAtHeading(): void {
  const { hash } = useLocation()
  useLayoutEffect(() => {
    if (hash !== `#${challengesHeadingId}`) return
    const heading = document.getElementById(challengesHeadingId)
    heading?.scrollIntoView()
    if (document.activeElement?.matches('body, main, h1')) heading?.focus({ preventScroll: true })
  }, [hash])
  useScrollToHash()
}

/** Cards of the member’s challenges, with the error of loading them; renders nothing when there are none. */
export function MyChallengeCards() {
  const mineQuery = useQuery(query(challenges.mine))
  useArrivalAtHeading()
  if (mineQuery.isError && !mineQuery.data)
    return (
      <QueryError
        errorText={texts.failed}
        error={mineQuery.error}
        pending={mineQuery.isFetching}
        onRetry={() => void mineQuery.refetch()}
      />
    )
  if (!mineQuery.data || mineQuery.data.length === 0) return null
  return (
    <section aria-labelledby={challengesHeadingId}>
      <h2 id={challengesHeadingId} tabIndex={-1} className="mb-4 text-xl">
        {texts.heading}
      </h2>
      <ul className="gap-5 xl:columns-2">
        {sorted(mineQuery.data).map((challenge) => (
          <MyChallengeCard key={challenge.id} challenge={challenge} />
        ))}
      </ul>
    </section>
  )
}
