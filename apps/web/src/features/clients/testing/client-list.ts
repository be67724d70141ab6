import type { Client, Slots } from '@kostbar/contracts/clients/schemas'
import type { FakeCall } from '../../../lib/testing/fake-api.ts'

export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** Creates a row of the client list, on track by default. */
export const client = (firstName: string, changes: Partial<Client> = {}): Client => ({
  id: `id-${firstName}`,
  email: `${firstName.toLowerCase()}@example.test`,
  firstName,
  lastName: 'Muster',
  profileImage: null,
  status: 'ACTIVE',
  origin: 'INVITED',
  tags: [],
  startedAt: '2026-03-01T10:00:00.000Z',
  endedAt: null,
  endedBy: null,
  hasAnamnese: true,
  completeDays: null,
  hasTargets: true,
  adherence: null,
  lastActiveAt: hoursFromNow(-1),
  answer: null,
  waitingFor: null,
  waitingSince: null,
  nextReviewAt: null,
  group: 'ON_TRACK',
  reason: 'NONE',
  ...changes,
})

/** Client who waits for an answer, due in three hours. */
export const waiting = client('Anna', {
  group: 'ATTENTION',
  reason: 'ANSWER',
  waitingFor: 'MESSAGE',
  answer: { state: 'RUNNING', dueAt: hoursFromNow(3) },
  completeDays: 5,
  tags: ['Vegan'],
})
/** Client who was last active nine days ago. */
const away = client('Ben', { group: 'INACTIVE', reason: 'UNSEEN', lastActiveAt: hoursFromNow(-9 * 24) })
/** Has submitted the anamnesis. */
export const submitted = client('Dora', {
  group: 'ATTENTION',
  reason: 'ANSWER',
  waitingFor: 'ANAMNESE',
  answer: { state: 'RUNNING', dueAt: hoursFromNow(20) },
})
export const all = [waiting, away, client('Carla')]

const fullSlots = { bought: 10, used: 7, openInvitations: 2, lapsed: false }

/** Fake client list endpoint that filters by search, group and tag. */
export const list = (rows: readonly Client[], slots: Slots = fullSlots) => ({
  'GET /clients': ({ call }: FakeCall): unknown => {
    const wanted = new URL(call.replace('GET ', 'http://api')).searchParams
    const items = rows.filter(
      ({ email, group, tags }) =>
        email.includes(wanted.get('filter') ?? '') &&
        group === (wanted.get('group') ?? group) &&
        tags.includes(wanted.get('tag') ?? tags[0] ?? '') === (tags.length > 0 || wanted.has('tag')),
    )
    const groups = { ATTENTION: 1, ON_TRACK: 1, INACTIVE: 1 }
    return { items, page: 1, perPage: 25, total: items.length, groups, tags: ['Vegan'], slots }
  },
})
