import { todayInVienna } from '@kostbar/contracts/calendar'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { expect, it } from 'vitest'
import { cancel, challengeTools, create, enter, join, leave, myOne, sentences } from '../../testing/challenges.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { runJob, running } = challengeTools(app)

it('tells invited people that it was cancelled, too', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const { id } = await create(trainer, { participantIds: [ben.id] })
  await cancel(trainer, id)
  await runJob()
  await expect.poll(async () => (await sentences(ben))[0]).toBe('Die Challenge wurde abgesagt: Jeden Tag Gemüse')
  expect(await myOne(ben, id)).toMatchObject({ phase: 'CANCELLED', standing: 'INVITED' })
})

it('reminds once on a scheduled day at the chosen time, and nobody who has entered, left or muted it', async () => {
  const { ben, trainer, id } = await running()
  const { prisma } = app.infra.database
  const due = async (shiftMinutes: number) => {
    const { rows } = await app.infra.database.pool.query<{ time: string }>(
      `SELECT to_char((now() AT TIME ZONE 'Europe/Vienna') - make_interval(mins => $1), 'HH24:MI') AS time`,
      [shiftMinutes],
    )
    await prisma.challenge.update({ where: { id }, data: { reminderTime: rows[0]?.time ?? null } })
    await prisma.challengeMember.updateMany({ where: { challengeId: id }, data: { remindedOn: null } })
    await runJob()
    return (await sentences(ben)).filter((text) => text.startsWith('Heute')).length
  }
  expect(await due(-60)).toBe(0)
  expect(await due(180)).toBe(0)
  expect(await due(1)).toBe(1)
  const { id: first, link } = (await ben.call(notifications.list, { query: {} })).items[0] ?? {}
  expect(link).toBe(`/profile/challenges/${id}`)
  await runJob()
  expect((await ben.call(notifications.list, { query: {} })).items[0]?.id).toBe(first)
  await prisma.notification.deleteMany({ where: { userId: ben.id } })
  await enter(ben, id, todayInVienna(), 1)
  expect(await due(1)).toBe(0)
  await enter(ben, id, todayInVienna(), null)
  await leave(ben, id)
  expect(await due(1)).toBe(0)
  await join(ben, id)
  await prisma.user.update({ where: { id: trainer.id }, data: { lockedUntil: null } })
  await prisma.challenge.update({
    where: { id },
    data: { weekdays: [((new Date(`${todayInVienna()}T12:00:00Z`).getUTCDay() + 1) % 7) + 1] },
  })
  expect(await due(1)).toBe(0)
  await prisma.challenge.update({ where: { id }, data: { weekdays: [1, 2, 3, 4, 5, 6, 7] } })
  await prisma.user.update({ where: { id: ben.id }, data: { mutedNotifications: ['CHALLENGES'] } })
  expect(await due(1)).toBe(0)
})
