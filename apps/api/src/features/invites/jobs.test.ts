import { expect, it } from 'vitest'
import { inviteByMail, trainerWithSlots } from '../../testing/invitations.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { mailService } from '../mail/service.ts'
import { notificationsService } from '../notifications/service.ts'
import { expireInvitesJob, sweepInvitesJob } from './jobs.ts'

const app = useTestApp()

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

/** Numbers of invitations, mails and notifications that contain an address. */
async function traces(email: string): Promise<Record<string, number>> {
  const { prisma, pool } = app.infra.database
  const notifications = await pool.query('SELECT 1 FROM notifications n WHERE n::text LIKE $1', [`%${email}%`])
  return {
    invites: await prisma.invite.count({ where: { email } }),
    mails: await prisma.mailDelivery.count({ where: { recipient: email } }),
    notifications: notifications.rowCount ?? 0,
  }
}

it('keeps invitations that were not accepted for 90 days after they expired, then erases the address', async () => {
  const { database, jobs } = app.infra
  const { prisma, transaction } = database
  const trainer = await trainerWithSlots(app)
  const [old, recent, open] = ['alt@example.test', 'neu@example.test', 'offen@example.test']
  const invite = async (email: string, expiresAt: Date) => {
    const { id } = await inviteByMail(app, trainer, email)
    await prisma.invite.update({ where: { id }, data: { expiresAt } })
  }
  await invite(old, daysAgo(91))
  await invite(recent, daysAgo(89))
  await inviteByMail(app, trainer, open)
  const expire = expireInvitesJob(mailService(jobs), notificationsService(database))
  await transaction((tx) => expire.run({}, tx))
  expect(await traces(old)).toEqual({ invites: 1, mails: 1, notifications: 1 })
  await transaction((tx) => sweepInvitesJob.run({}, tx))
  expect(await traces(old)).toEqual({ invites: 0, mails: 0, notifications: 0 })
  expect(await traces(recent)).toEqual({ invites: 1, mails: 1, notifications: 1 })
  expect(await traces(open)).toEqual({ invites: 1, mails: 1, notifications: 0 })
})

it('keeps accepted invitations', async () => {
  const { prisma, transaction } = app.infra.database
  const [trainer, ben] = [await trainerWithSlots(app), await app.account()]
  const { id } = await inviteByMail(app, trainer, ben.email)
  const accepted = { status: 'ACCEPTED', clientId: ben.id, closedAt: daysAgo(400) } as const
  await prisma.invite.update({ where: { id }, data: accepted })
  await transaction((tx) => sweepInvitesJob.run({}, tx))
  expect(await prisma.invite.count({ where: { id } })).toBe(1)
})
