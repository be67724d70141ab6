import { challenges } from '@kostbar/contracts/challenges/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { LazyComponent } from '../../lib/lazy-component.tsx'

const challengeCards = async () => (await import('./my-challenge-cards.tsx')).MyChallengeCards

/**
 * The member's challenges on the overview; renders nothing when there are none or while loading. Members without
 * challenges do not load the cards.
 */
export function MyChallenges() {
  const { data, isError } = useQuery(query(challenges.mine))
  if (!isError && !data?.length) return null
  return <LazyComponent load={challengeCards} props={{}} />
}
