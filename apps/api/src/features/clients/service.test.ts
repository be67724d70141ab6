import type { RelationEnd } from '@kostbar/contracts/clients/schemas'
import { users } from '@kostbar/contracts/users/endpoints'
import { expect, it } from 'vitest'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { mailService } from '../mail/service.ts'
import { notificationsService } from '../notifications/service.ts'
import { relationsService } from './service.ts'

const app = useTestApp()

async function relation() {
  const client = await app.person()
  const trainer = await app.trainerOf(client)
  const { prisma } = app.infra.database
  const { id } = await prisma.clientRelation.findFirstOrThrow({ where: { clientId: client.id } })
  await prisma.pendingAnswer.create({ data: { relationId: id, kind: 'MESSAGE', subjectId: id, dueAt: new Date() } })
  return { id, client, trainer }
}

const archive = (ids: string[], endedBy: RelationEnd) => {
  const { database, jobs } = app.infra
  const relations = relationsService({ mails: mailService(jobs), notifications: notificationsService(database) })
  return database.transaction((tx) => relations.archive(tx, ids, endedBy))
}

const stateOf = async (id: string) => {
  const { prisma } = app.infra.database
  const { status, endedBy, endedAt } = await prisma.clientRelation.findUniqueOrThrow({ where: { id } })
  const liveConsents = await prisma.consent.count({ where: { relationId: id, revokedAt: null } })
  const openAnswers = await prisma.pendingAnswer.count({ where: { relationId: id, closedAt: null } })
  return { status, endedBy, endedAt, liveConsents, openAnswers }
}

const mailsAbout = (id: string) => app.infra.database.prisma.mailDelivery.findMany({ where: { subjectId: id } })

const recipients: [RelationEnd, (people: { client: Person; trainer: Person }) => [string, string][]][] = [
  ['TRAINER', ({ client }) => [['endedByTrainer', client.email]]],
  ['CLIENT', ({ trainer }) => [['endedByClient', trainer.email]]],
  ['SWITCH', ({ trainer }) => [['endedBySwitch', trainer.email]]],
  [
    'ADMIN',
    ({ client, trainer }) => [
      ['clientRemovedByAdmin', trainer.email],
      ['endedByAdmin', client.email],
    ],
  ],
]

it.each(recipients)('archiving by %s ends consent and deadlines, and tells the others once', async (endedBy, to) => {
  const { id, ...people } = await relation()
  expect(await archive([id], endedBy)).toEqual([id])
  const ended = await stateOf(id)
  expect(ended).toMatchObject({ status: 'ARCHIVED', endedBy, liveConsents: 0, openAnswers: 0 })
  expect(await archive([id], 'ADMIN')).toEqual([])
  expect(await stateOf(id)).toEqual(ended)
  expect((await mailsAbout(id)).map(({ template, recipient }) => [template, recipient]).sort()).toEqual(to(people))
  expect(await app.infra.database.prisma.notification.count({ where: { subjectId: id } })).toBe(to(people).length)
})

it('archives the same relations from two transactions without a deadlock', async () => {
  const ids = (await Promise.all([relation(), relation(), relation()])).map(({ id }) => id)
  const archived = await Promise.all([archive(ids, 'TRAINER'), archive(ids.toReversed(), 'TRAINER')])
  expect(archived.flat().sort()).toEqual([...ids].sort())
})

it('tells the other person when an account is erased', async () => {
  const first = await relation()
  await first.client.call(users.deleteMyself)
  expect((await app.mailTo(first.trainer.email, 'beendet')).text).toContain(
    'Hat die Person einen Kunden-Slot belegt, ist er wieder frei',
  )
  const second = await relation()
  await second.trainer.call(users.deleteMyself)
  const { text } = await app.mailTo(second.client.email, 'beendet')
  expect(text).toContain('Dein Konto bleibt')
  expect(text).toContain('schlagen wir dir innerhalb von 48 Stunden jemand anderen vor')
  expect(text).toContain('deren Auswertung noch fehlt')
  expect(text).not.toContain('verbraucht')
})

it('tells a client that the end by the trainer uses up an analysis', async () => {
  const { id, client } = await relation()
  await archive([id], 'TRAINER')
  const { text } = await app.mailTo(client.email, 'beendet')
  expect(text).toContain('Hast du eine Ernährungsanalyse gekauft, ist sie damit verbraucht')
})
