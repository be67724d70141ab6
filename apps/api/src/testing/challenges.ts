import { todayInVienna } from '@kostbar/contracts/calendar'
import { challenges } from '@kostbar/contracts/challenges/endpoints'
import type { ChallengeInput } from '@kostbar/contracts/challenges/schemas'
import { weekdays } from '@kostbar/contracts/meals'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { challengeNoticesJob } from '../features/challenges/jobs.ts'
import { notificationsService } from '../features/notifications/service.ts'
import type { Account, Person, TestApp } from './test-app.ts'

/** Settings of a published challenge for clients that begins today and lasts ten days. */
export const challengeInput = (more: Partial<ChallengeInput> = {}): ChallengeInput => ({
  title: 'Jeden Tag Gemüse',
  description: 'Bunt ist gut.',
  task: 'VEGETABLE_PORTIONS',
  target: 3,
  unit: null,
  weekdays: [...weekdays],
  startsOn: todayInVienna(),
  lengthDays: 10,
  points: 2,
  requiredDays: 2,
  names: 'FIRST_NAMES',
  reminderTime: null,
  audience: 'CLIENTS',
  participantIds: [],
  publish: true,
  ...more,
})

export const create = (by: Person, more: Partial<ChallengeInput> = {}) =>
  by.call(challenges.create, { body: challengeInput(more) })
export const invite = (by: Person, id: string, ...people: readonly Account[]) =>
  by.call(challenges.invite, { params: { id }, body: { participantIds: people.map((person) => person.id) } })
export const cancel = (by: Person, id: string, reason = 'Ich bin krank geworden.') =>
  by.call(challenges.cancel, { params: { id }, body: { reason } })
export const join = (by: Person, id: string) => by.call(challenges.join, { params: { id } })
export const leave = (by: Person, id: string) => by.call(challenges.leave, { params: { id } })
export const enter = (by: Person, id: string, day: string, amount: number | null) =>
  by.call(challenges.setEntry, { params: { id }, body: { day, amount } })
/** The challenges that somebody takes part in or may join. */
export const mine = (by: Person) => by.call(challenges.mine)
/** A challenge as one of its participants sees it. */
export const myOne = (by: Person, id: string) => by.call(challenges.getMine, { params: { id } })
/** A challenge as its owner sees it. */
export const one = (by: Person, id: string) => by.call(challenges.get, { params: { id }, query: {} })

/** Sentences of somebody's notifications, newest first. */
export const sentences = async (by: Person) =>
  (await by.call(notifications.list, { query: {} })).items.map(({ text }) => text)

/** What tests of challenges do to the database of an app. */
export const challengeTools = (app: TestApp) => ({
  /** Makes somebody another client of a trainer. */
  addClient: async (trainer: Account, client: Account): Promise<void> => {
    await app.infra.database.prisma.clientRelation.create({ data: { trainerId: trainer.id, clientId: client.id } })
  },

  /** Ends somebody's coaching, as by the trainer. */
  endCoaching: async ({ id: clientId }: Account): Promise<void> => {
    const data = { status: 'ARCHIVED', endedAt: new Date(), endedBy: 'TRAINER' } as const
    await app.infra.database.prisma.clientRelation.updateMany({ where: { clientId }, data })
  },

  /** Moves a challenge and its entries back, as if it had begun that many days earlier. */
  moveBack: async (id: string, days: number): Promise<void> => {
    const { pool } = app.infra.database
    await pool.query(
      `UPDATE challenges SET starts_on = starts_on - $2::int, ends_on = ends_on - $2::int WHERE id = $1`,
      [id, days],
    )
    await pool.query(`UPDATE challenge_entries SET day = day - $2::int WHERE challenge_id = $1`, [id, days])
  },

  /** A trainer, their client, and a challenge that the client was invited to and joined. */
  running: async (more: Partial<ChallengeInput> = {}) => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const { id } = await create(trainer, { participantIds: [ben.id], ...more })
    await join(ben, id)
    return { ben, trainer, id }
  },

  /** Sends what is due. Beside it, the job that a cancellation queues may be sending, too: poll for what was sent. */
  runJob: () =>
    app.infra.database.transaction((tx) =>
      challengeNoticesJob(app.infra.jobs, notificationsService(app.infra.database)).run({}, tx),
    ),
})
