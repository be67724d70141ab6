import { randomUUID } from 'node:crypto'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { documents } from '@kostbar/contracts/documents/endpoints'
import type { Request } from '@kostbar/contracts/endpoint'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { subscriptionPath } from '@kostbar/contracts/paths'
import { beforeEach, describe, expect, it } from 'vitest'
import { submitAnamnesis } from '../../testing/anamneses.ts'
import { recordProtocol } from '../../testing/recorded-protocol.ts'
import { type Account, type Person, useTestApp } from '../../testing/test-app.ts'
import { texts as clientTexts } from './texts.ts'

const app = useTestApp()

let trainer: Person
beforeEach(async () => {
  trainer = await app.person(['ROLE_TRAINER'])
  await app.grantSlots(trainer, 5)
})

type Status = 'ACTIVE' | 'PAUSED' | 'ARCHIVED'

async function clientOf(of: Account, data: { status?: Status; tags?: string[]; origin?: 'ASSIGNED' } = {}) {
  const member = await app.account()
  const { prisma } = app.infra.database
  await prisma.clientRelation.create({ data: { trainerId: of.id, clientId: member.id, ...data } })
  // Only buyers of coaching are assigned.
  const order = { userId: member.id, productId: 'prod_analyse', productName: 'Analyse', quantity: 1, amount: 4900 }
  if (data.origin) await prisma.order.create({ data: { ...order, stripeId: randomUUID(), includesCoaching: true } })
  return member
}

const bulk = (body: object) => trainer.call(clients.bulk, { body: body as BulkCommand })
type BulkCommand = Request<typeof clients.bulk>['body']
const one = (action: 'pause' | 'resume' | 'archive' | 'reactivate', id: string) =>
  trainer.call(clients[action], { params: { id } })
const relationOf = ({ id }: Account) =>
  app.infra.database.prisma.clientRelation.findFirstOrThrow({ where: { clientId: id }, orderBy: { id: 'desc' } })
const notificationsOf = ({ id }: Account) => app.infra.database.prisma.notification.findMany({ where: { userId: id } })
const setEnd = ({ id }: Account, data: { endedAt?: Date; endedBy?: 'TRAINER' | 'CLIENT' }) =>
  app.infra.database.prisma.clientRelation.updateMany({ where: { clientId: id }, data })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('a pause', () => {
  it('stops the deadline until the coaching is resumed, and the client is told', async () => {
    const anna = await clientOf(trainer)
    const { id: relationId } = await relationOf(anna)
    const { prisma } = app.infra.database
    await prisma.consent.create({ data: { userId: anna.id, kind: 'COACHING', version: '1', relationId } })
    const dueAt = new Date(Date.now() + 3_600_000)
    await prisma.pendingAnswer.create({ data: { relationId, kind: 'MESSAGE', subjectId: relationId, dueAt } })
    await one('pause', anna.id)
    await one('pause', anna.id)
    expect(await relationOf(anna)).toMatchObject({ status: 'PAUSED' })
    expect((await prisma.pendingAnswer.findFirstOrThrow({ where: { relationId } })).stoppedAt).not.toBeNull()
    expect(await notificationsOf(anna)).toMatchObject([{ kind: 'coachingPaused', subjectId: relationId }])
    await one('resume', anna.id)
    expect(await relationOf(anna)).toMatchObject({ status: 'ACTIVE' })
    expect((await prisma.pendingAnswer.findFirstOrThrow({ where: { relationId } })).stoppedAt).toBeNull()
    expect(await notificationsOf(anna)).toMatchObject([{ kind: 'coachingResumed' }])
  })
})

describe('the end', () => {
  it("ends the trainer's access with the next request and frees the slot", async () => {
    const anna = await clientOf(trainer)
    const read = () => trainer.call(documents.ofUser, { params: { id: anna.id } })
    await read()
    await one('archive', anna.id)
    await expect(read()).toMatchProblem('forbidden')
    expect(await relationOf(anna)).toMatchObject({ status: 'ARCHIVED', endedBy: 'TRAINER' })
    expect((await trainer.call(clients.list, { query: {} })).slots).toMatchObject({ used: 0 })
    expect(await notificationsOf(anna)).toMatchObject([{ kind: 'coachingEnded' }])
  })

  it('is up to the client, too, who sees no trainer afterwards', async () => {
    const anna = await app.person()
    const own = await app.trainerOf(anna)
    expect((await anna.call(clients.myTrainer)).trainer).toMatchObject({ isPaused: false, answer: null })
    await anna.call(clients.endMine)
    expect(await anna.call(clients.myTrainer)).toEqual({ trainer: null })
    expect(await relationOf(anna)).toMatchObject({ status: 'ARCHIVED', endedBy: 'CLIENT' })
    expect((await app.mailTo(own.email, 'beendet')).text).toContain('wieder frei')
    await expect(anna.call(clients.endMine)).toMatchProblem('not_found')
  })
})

describe('a return from the archive', () => {
  it('takes a free slot, revives no consent, and the client is mailed', async () => {
    const anna = await clientOf(trainer)
    const { id: relationId } = await relationOf(anna)
    const { prisma } = app.infra.database
    await prisma.consent.create({ data: { userId: anna.id, kind: 'COACHING', version: '1', relationId } })
    await one('archive', anna.id)
    await one('reactivate', anna.id)
    await one('reactivate', anna.id)
    expect(await relationOf(anna)).toMatchObject({ id: relationId, status: 'ACTIVE', endedAt: null, endedBy: null })
    expect(await prisma.consent.count({ where: { relationId, revokedAt: null } })).toBe(0)
    expect((await app.mailTo(anna.email, 'begleitet dich wieder')).text).toContain(
      'erst, wenn du in deinen Einstellungen',
    )
  })

  describe('with what waits for an answer', () => {
    let anna: Person
    let own: Person

    beforeEach(async () => {
      anna = await app.person()
      own = await app.trainerOf(anna)
    })

    const ofAnna = () => ({ params: { id: anna.id } })
    const ask = () =>
      anna.call(messages.send, { params: { userId: anna.id }, body: { text: 'Eine Frage', key: randomUUID() } })
    const openAnswers = () =>
      app.infra.database.prisma.pendingAnswer.findMany({
        where: { relation: { clientId: anna.id }, closedAt: null },
        orderBy: { kind: 'asc' },
      })
    const myAnswer = async () => (await anna.call(clients.myTrainer)).trainer?.answer
    const returnFromArchive = async () => {
      await own.call(clients.archive, ofAnna())
      expect(await openAnswers()).toEqual([])
      await own.call(clients.reactivate, ofAnna())
    }
    const consent = () => anna.call(health.giveConsent, { body: { version: consentVersion } })

    it('opens every deadline again, whose clock runs once the client consents', async () => {
      await ask()
      await submitAnamnesis(anna)
      await recordProtocol(app, anna, { meals: [] })
      await returnFromArchive()
      const states = async () => (await openAnswers()).map(({ kind, stoppedAt }) => [kind, stoppedAt === null])
      expect(await states()).toEqual([
        ['MESSAGE', false],
        ['ANAMNESE', false],
        ['PROTOCOL', false],
      ])
      expect(await myAnswer()).toEqual({ state: 'NO_CONSENT', dueAt: null })
      expect((await own.call(clients.list, { query: {} })).items).toMatchObject([{ answer: null, waitingFor: null }])
      await consent()
      expect(await states()).toEqual([
        ['MESSAGE', true],
        ['ANAMNESE', true],
        ['PROTOCOL', true],
      ])
      expect(await myAnswer()).toMatchObject({ state: 'RUNNING' })
      for (const { dueAt } of await openAnswers()) expect(dueAt.getTime()).toBeGreaterThan(Date.now() + 47 * 3_600_000)
    })

    it('moves the deadline of a message by the time in the archive', async () => {
      await ask()
      const [before] = await openAnswers()
      await own.call(clients.archive, ofAnna())
      const { pool } = app.infra.database
      const { id } = await relationOf(anna)
      await pool.query(
        `UPDATE pending_answers SET since = since - interval '60 hours', due_at = due_at - interval '60 hours',
                closed_at = closed_at - interval '50 hours' WHERE relation_id = $1`,
        [id],
      )
      await pool.query(`UPDATE client_relations SET ended_at = ended_at - interval '50 hours' WHERE id = $1`, [id])
      await own.call(clients.reactivate, ofAnna())
      await consent()
      const [after] = await openAnswers()
      const movedHours = ((after?.dueAt.getTime() ?? 0) - (before?.dueAt.getTime() ?? 0)) / 3_600_000
      expect(movedHours).toBeCloseTo(-10, 1)
    })

    it('leaves closed what was settled before', async () => {
      await ask()
      await own.call(messages.setFolder, { params: { userId: anna.id }, body: { folder: 'DONE' } })
      await returnFromArchive()
      await consent()
      expect(await openAnswers()).toEqual([])
    })

    it('leads the client to the consent, by mail and by a notification', async () => {
      await returnFromArchive()
      const link = '/profile/einstellungen#gesundheitsdaten'
      expect(await notificationsOf(anna)).toContainEqual(
        expect.objectContaining({ kind: 'coachingReactivated', link, readAt: null }),
      )
      const texts = (await anna.call(notifications.list, { query: {} })).items.map(({ text }) => text)
      expect(texts[0]).toContain('sieht deine Nachrichten und Gesundheitsdaten erst, wenn du zustimmst')
      expect((await app.mailTo(anna.email, 'begleitet dich wieder')).text).toContain(link)
    })
  })

  it('is refused when the client ended it, after 30 days, and when somebody else coaches the client', async () => {
    const [left, old, transferred] = await Promise.all([1, 2, 3].map(() => clientOf(trainer)))
    if (!left || !old || !transferred) throw new Error('No clients')
    await bulk({ ids: [left.id, old.id, transferred.id], action: 'ARCHIVE' })
    await setEnd(left, { endedBy: 'CLIENT' })
    await setEnd(old, { endedAt: daysAgo(31) })
    await app.trainerOf(transferred)
    for (const { id } of [left, old, transferred])
      await expect(one('reactivate', id)).toMatchProblem('needs_invitation')
    expect((await trainer.exchange(clients.reactivate, { params: { id: transferred.id } })).body.msg).toContain(
      'jemand anderem',
    )
  })

  it.each(['ROLE_TRAINER', 'ROLE_ADMIN'] as const)('is refused for a client who has got %s since', async (role) => {
    const anna = await clientOf(trainer)
    await one('archive', anna.id)
    await app.infra.database.prisma.user.update({ where: { id: anna.id }, data: { roles: [role] } })
    const { results } = await bulk({ ids: [anna.id], action: 'REACTIVATE' })
    expect(results).toMatchObject([
      { changed: false, problem: { code: 'needs_invitation', msg: clientTexts.staffAccount } },
    ])
    expect(await relationOf(anna)).toMatchObject({ status: 'ARCHIVED' })
  })

  it('never takes more slots than there are: twenty in parallel for two', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => clientOf(trainer, { status: 'ARCHIVED' })))
    for (const person of people) await setEnd(person, { endedBy: 'TRAINER', endedAt: new Date() })
    await clientOf(trainer)
    await clientOf(trainer, { status: 'PAUSED' })
    await clientOf(trainer)
    const answers = await Promise.all(people.map(({ id }) => trainer.exchange(clients.reactivate, { params: { id } })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ body }) => body.code === 'no_slots')).toHaveLength(18)
    expect((await trainer.call(clients.list, { query: {} })).slots).toMatchObject({ bought: 5, used: 5 })
  })

  it('is possible for an assigned client, not for an invited one, while the slots are not paid for', async () => {
    const [anna, ben] = [await clientOf(trainer, { origin: 'ASSIGNED' }), await clientOf(trainer)]
    const ids = [anna.id, ben.id]
    await bulk({ ids, action: 'ARCHIVE' })
    await app.lapseSlots(trainer)
    await expect(one('reactivate', ben.id)).toMatchProblem('slots_lapsed')
    const { results } = await bulk({ ids, action: 'REACTIVATE' })
    const refused = { code: 'slots_lapsed', msg: expect.stringContaining('Slots'), link: subscriptionPath }
    expect(results.map(({ changed, problem }) => [changed, problem])).toEqual([
      [true, null],
      [false, refused],
    ])
    expect([(await relationOf(anna)).status, (await relationOf(ben)).status]).toEqual(['ACTIVE', 'ARCHIVED'])
  })

  it('is refused for an assigned client whose purchase has ended meanwhile', async () => {
    const anna = await clientOf(trainer, { origin: 'ASSIGNED' })
    await one('archive', anna.id)
    const setRefunded = (refunded: boolean) =>
      app.infra.database.prisma.order.updateMany({ where: { userId: anna.id }, data: { refunded } })
    await setRefunded(true)
    const { results } = await bulk({ ids: [anna.id], action: 'REACTIVATE' })
    expect(results).toMatchObject([
      { changed: false, problem: { code: 'needs_invitation', msg: clientTexts.notBooked } },
    ])
    expect(await relationOf(anna)).toMatchObject({ status: 'ARCHIVED' })
    // As after a refund that failed.
    await setRefunded(false)
    await one('reactivate', anna.id)
    expect(await relationOf(anna)).toMatchObject({ status: 'ACTIVE' })
  })

  it('takes no slot for an assigned client', async () => {
    const anna = await clientOf(trainer, { origin: 'ASSIGNED' })
    await Promise.all([1, 2, 3, 4, 5].map(() => clientOf(trainer)))
    await one('archive', anna.id)
    await one('reactivate', anna.id)
    expect(await relationOf(anna)).toMatchObject({ status: 'ACTIVE' })
  })
})

describe('in bulk', () => {
  it('tags and untags those for whom it is possible, with a result for each', async () => {
    const full = Array.from({ length: 10 }, (_, index) => `Nummer ${index}`)
    const plain = await clientOf(trainer)
    const tagged = await clientOf(trainer, { tags: ['Vegan'] })
    const crowded = await clientOf(trainer, { tags: full })
    const foreign = await clientOf(await app.person(['ROLE_TRAINER']))
    const ended = await clientOf(trainer, { status: 'ARCHIVED' })
    const ids = [plain, tagged, crowded, foreign, ended].map(({ id }) => id)
    const { results } = await bulk({ ids, action: 'TAG', tag: ' Vegan ' })
    expect(results.map(({ id, changed, problem }) => [id, changed, problem?.code ?? null])).toEqual([
      [plain.id, true, null],
      [tagged.id, false, null],
      [crowded.id, false, 'list_full'],
      [foreign.id, false, 'not_found'],
      [ended.id, false, 'not_found'],
    ])
    expect((await relationOf(plain)).tags).toEqual(['Vegan'])
    expect((await relationOf(crowded)).tags).toEqual(full)
    expect((await relationOf(foreign)).tags).toEqual([])
    await bulk({ ids, action: 'UNTAG', tag: 'Vegan' })
    expect([(await relationOf(plain)).tags, (await relationOf(tagged)).tags]).toEqual([[], []])
  })

  it('reactivates as many as there are free slots', async () => {
    const people = await Promise.all([1, 2, 3].map(() => clientOf(trainer)))
    const ids = people.map(({ id }) => id)
    await bulk({ ids, action: 'ARCHIVE' })
    await Promise.all([1, 2, 3, 4].map(() => clientOf(trainer)))
    const { results } = await bulk({ ids, action: 'REACTIVATE' })
    expect(results.filter(({ changed }) => changed)).toHaveLength(1)
    expect(
      results.filter(({ problem }) => problem?.code === 'no_slots' && problem.link === subscriptionPath),
    ).toHaveLength(2)
  })

  it('takes 1 to 50 clients, each once, and a tag for tagging', async () => {
    const anna = await clientOf(trainer)
    const { results } = await bulk({ ids: [anna.id, anna.id], action: 'PAUSE' })
    expect(results).toEqual([{ id: anna.id, changed: true, problem: null }])
    await expect(bulk({ ids: [], action: 'PAUSE' })).toMatchProblem('invalid_input', ['ids'])
    await expect(bulk({ ids: Array(51).fill(anna.id), action: 'PAUSE' })).toMatchProblem('invalid_input', ['ids'])
    await expect(bulk({ ids: [anna.id], action: 'TAG' })).toMatchProblem('invalid_input', ['tag'])
  })

  it('pauses and archives the same clients from two requests without a deadlock', async () => {
    const ids = (await Promise.all([1, 2, 3, 4].map(() => clientOf(trainer)))).map(({ id }) => id)
    const answers = await Promise.all([
      trainer.exchange(clients.bulk, { body: { ids, action: 'PAUSE' } }),
      trainer.exchange(clients.bulk, { body: { ids: ids.toReversed(), action: 'ARCHIVE' } }),
      trainer.exchange(clients.bulk, { body: { ids, action: 'TAG', tag: 'x' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})
