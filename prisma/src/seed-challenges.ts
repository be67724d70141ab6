import type { Prisma } from './client.ts'
import { daysAgo } from './demo/days-ago.ts'

/** The calendar day a number of days before today, as a midnight in UTC, which Prisma stores as a date. */
const dayBefore = (days: number): Date => new Date(`${daysAgo(days).toISOString().slice(0, 10)}T00:00:00Z`)

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** Portions of vegetables on the days before today, oldest first. */
const annasPortions = [3, 4, 3, 1, 3]
const jonasPortions = [2, 3, 0, 3, 3]

/**
 * Adds a running challenge with two clients, a planned one with an invitation, and an admin's for everyone; invented.
 */
export async function seedChallenges(tx: Prisma.TransactionClient, idOf: (name: string) => string): Promise<void> {
  const [trainer, anna, jonas] = [idOf('trainer'), idOf('mitglied'), idOf('jonas')]
  const shared = { audience: 'CLIENTS', names: 'FIRST_NAMES', points: 1, publishedAt: daysAgo(8) } as const
  const portions = annasPortions.length
  const entriesOf = (userId: string, amounts: readonly number[]) =>
    amounts.map((amount, index) => ({ userId, day: dayBefore(portions - index), amount }))
  await tx.challenge.create({
    data: {
      ...shared,
      ownerId: trainer,
      title: 'Drei Portionen Gemüse',
      description: 'Roh, gekocht, als Suppe: Alles zählt. Eine Portion ist eine Handvoll.',
      task: 'VEGETABLE_PORTIONS',
      target: 3,
      unit: 'Portionen',
      weekdays: everyDay,
      startsOn: dayBefore(portions),
      endsOn: dayBefore(portions - 13),
      requiredDays: 10,
      reminderTime: '18:00',
      members: {
        create: [
          { userId: anna, joinedAt: daysAgo(7) },
          { userId: jonas, joinedAt: daysAgo(6) },
        ],
      },
      entries: { create: [...entriesOf(anna, annasPortions), ...entriesOf(jonas, jonasPortions)] },
    },
  })
  await tx.challenge.create({
    data: {
      ...shared,
      ownerId: trainer,
      title: 'Am Handy vorbei frühstücken',
      description: 'Das Frühstück gehört dir: ohne Bildschirm, im Sitzen.',
      task: 'YES_NO',
      target: 1,
      weekdays: [1, 2, 3, 4, 5],
      startsOn: dayBefore(-3),
      endsOn: dayBefore(-16),
      members: { create: [{ userId: anna }] },
    },
  })
  await tx.challenge.create({
    data: {
      ...shared,
      audience: 'EVERYONE',
      names: 'INITIALS',
      ownerId: idOf('admin'),
      title: 'Zwei Liter Wasser',
      description: 'Ein Krug am Tisch hilft.',
      task: 'WATER_ML',
      target: 2000,
      unit: 'ml',
      weekdays: everyDay,
      startsOn: dayBefore(2),
      endsOn: dayBefore(-18),
    },
  })
}
