import type { MyChallenge } from '@kostbar/contracts/challenges/schemas'

export const id = '0198c000-0000-7000-8000-0000000000c1'

/** What members and staff read of the challenge alike. */
export const facts = {
  id,
  title: 'Drei Portionen Gemüse',
  description: '',
  task: 'VEGETABLE_PORTIONS' as const,
  target: 3,
  unit: 'Portionen',
  weekdays: ['Monday' as const, 'Tuesday' as const, 'Wednesday' as const],
  startsOn: '2026-11-16',
  endsOn: '2026-11-25',
  points: 2,
  requiredDays: 3,
  names: 'FIRST_NAMES' as const,
  reminderTime: null,
  audience: 'CLIENTS' as const,
  cancelReason: null,
}

/** A running challenge of three portions of vegetables a day, as a member who has joined reads it. */
export const joinedChallenge = (more: Partial<MyChallenge> = {}): MyChallenge => ({
  ...facts,
  phase: 'RUNNING',
  standing: 'JOINED',
  by: 'Tina',
  isClosed: false,
  ownerLocked: false,
  participantCount: 2,
  openDays: [],
  nextDay: '2026-11-23',
  scheduledDays: 6,
  reachedDays: 3,
  hasWon: false,
  score: { streak: 3, longestStreak: 3, points: 6 },
  ...more,
})
