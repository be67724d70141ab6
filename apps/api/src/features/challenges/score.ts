import { type ChallengeSchedule, scheduledDays, streaksOf } from '@kostbar/contracts/challenges/days'

interface Scored extends ChallengeSchedule {
  readonly target: number
  readonly points: number
  readonly requiredDays: number | null
}

/**
 * A participant's result in a challenge: reached days, streaks, points, and whether they have won. Entries on days that
 * are not scheduled do not count.
 */
export function scoreOf(challenge: Scored, entries: readonly { day: string; amount: number }[], now: Date) {
  const scheduled = new Set(scheduledDays(challenge))
  const reached = new Set(
    entries.filter(({ day, amount }) => scheduled.has(day) && amount >= challenge.target).map(({ day }) => day),
  )
  const { current, longest } = streaksOf(challenge, reached, now)
  return {
    reachedDays: reached.size,
    streak: current,
    longestStreak: longest,
    points: reached.size * challenge.points,
    hasWon: challenge.requiredDays !== null && reached.size >= challenge.requiredDays,
  }
}
