import { randomUUID } from 'node:crypto'
import { audit } from '@kostbar/contracts/audit/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { health } from '@kostbar/contracts/health/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { mailService } from '../mail/service.ts'
import { unreadMessagesJob } from './jobs.ts'

const app = useTestApp()

let client: Person
let trainer: Person

beforeEach(async () => {
  client = await app.person()
  trainer = await app.trainerOf(client)
})

const userId = () => ({ userId: client.id })
const send = (from: Person, text: string, key: string = randomUUID()) =>
  from.call(messages.send, { params: userId(), body: { text, key } })
const thread = (by: Person, cursor?: string) => by.call(messages.thread, { params: userId(), query: { cursor } })
const textsOf = ({ items }: Awaited<ReturnType<typeof thread>>) => items.map(({ text }) => text)
const inbox = (query: Parameters<typeof trainer.call<typeof messages.inbox>>[1]['query'] = {}) =>
  trainer.call(messages.inbox, { query })
const read = (by: Person, upTo: string) => by.call(messages.markRead, { params: userId(), body: { upTo } })
const setFolder = (folder: 'OPEN' | 'LATER' | 'DONE', until?: string) =>
  trainer.call(messages.setFolder, { params: userId(), body: { folder, ...(until && { until }) } })
const archive = () => client.call(clients.endMine)

describe('a thread', () => {
  it('is read by both, newest first, with who has written and read what', async () => {
    expect(await thread(client)).toMatchObject({
      coaching: { status: 'ACTIVE' },
      deadline: null,
      items: [],
      cursor: null,
    })
    const first = await send(client, '  Wie viel Salz?\nUnd Öl?  ')
    await send(trainer, 'Eine Prise.')
    const ofClient = await thread(client)
    expect(ofClient.items).toMatchObject([
      { text: 'Eine Prise.', byClient: false },
      { text: 'Wie viel Salz?\nUnd Öl?', byClient: true, id: first.message.id, key: first.message.key },
    ])
    const [newest] = ofClient.items
    expect(ofClient).toMatchObject({ readByMe: first.message.id, readByOther: newest?.id })
    await read(client, newest?.id ?? '')
    expect(await thread(trainer)).toMatchObject({ readByMe: newest?.id, readByOther: newest?.id })
  })

  it('answers 30 messages at a time', async () => {
    for (let index = 1; index <= 32; index += 1) await send(client, `Nachricht ${index}`)
    const newest = await thread(client)
    expect(textsOf(newest)).toEqual(Array.from({ length: 30 }, (_, index) => `Nachricht ${32 - index}`))
    const older = await thread(client, newest.cursor ?? '')
    expect([textsOf(older), older.cursor]).toEqual([['Nachricht 2', 'Nachricht 1'], null])
  })

  it('stores a message once that is sent again with its key, also at the same moment', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(client, 'Nur einmal', key)))
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1)
    expect(textsOf(await thread(client))).toEqual(['Nur einmal'])
    expect((await send(client, 'Ein anderer Text', key)).message.text).toBe('Nur einmal')
  })

  it('is empty for members whom nobody coaches, and not writable', async () => {
    const lonely = await app.person()
    const params = { userId: lonely.id }
    expect(await lonely.call(messages.thread, { params, query: {} })).toMatchObject({ coaching: null, items: [] })
    const body = { text: 'Hallo?', key: randomUUID() }
    await expect(lonely.call(messages.send, { params, body })).toMatchProblem('coaching_ended')
  })

  it('stays readable for the client when the coaching ends, and closed for the trainer', async () => {
    await send(client, 'Danke für alles')
    await archive()
    expect(await thread(client)).toMatchObject({ coaching: { status: 'ARCHIVED' }, deadline: null, items: [{}] })
    await expect(thread(trainer)).toMatchProblem('forbidden')
    await expect(send(client, 'Noch was')).toMatchProblem('coaching_ended')
    const refusal = await trainer.exchange(messages.send, {
      params: userId(),
      body: { text: 'Noch was', key: randomUUID() },
    })
    expect(refusal.body).toMatchObject({
      code: 'forbidden',
      msg: expect.stringContaining('dein Text bleibt hier stehen'),
    })
  })

  it("outlasts the trainer's account for the client, without what the trainer kept to themself", async () => {
    const { message: question } = await send(client, 'Eine Frage')
    const { message: reply } = await send(trainer, 'Eine Antwort')
    const kept = { goal: 'Mehr Gemüse', tags: ['Vegan'], nextReviewAt: '2026-12-24', privateNote: 'Trennung im Sommer' }
    await trainer.call(clients.update, { params: { id: client.id }, body: kept })
    await setFolder('LATER')
    await trainer.call(users.deleteMyself)
    expect(await thread(client)).toMatchObject({
      coaching: { status: 'ARCHIVED', trainer: null, away: null },
      deadline: null,
      items: [
        { id: reply.id, text: 'Eine Antwort', byClient: false },
        { id: question.id, text: 'Eine Frage', byClient: true },
      ],
      readByOther: null,
    })
    await read(client, reply.id)
    expect(await thread(client)).toMatchObject({ readByMe: reply.id })
    expect(await client.call(messages.unread)).toMatchObject({ threads: 0 })
    await expect(send(client, 'Noch was')).toMatchProblem('coaching_ended')
    const { prisma } = app.infra.database
    expect(await prisma.clientRelation.findMany({ where: { clientId: client.id } })).toMatchObject([
      { trainerId: null, endedBy: 'ADMIN', goal: '', tags: [], nextReviewAt: null, privateNote: null },
    ])
    expect(await prisma.threadState.count({ where: { relation: { clientId: client.id } } })).toBe(0)
  })

  it('with a new trainer does not show what was written with the one before', async () => {
    await send(client, 'Für die erste')
    await archive()
    const next = await app.trainerOf(client)
    expect(await thread(next)).toMatchObject({ items: [] })
    await send(client, 'Für die zweite')
    expect(textsOf(await thread(next))).toEqual(['Für die zweite'])
    expect(textsOf(await thread(client))).toEqual(['Für die zweite'])
  })

  it('is not written by admins, nor marked as read', async () => {
    const admin = await app.person(['ROLE_ADMIN'])
    const body = { reason: 'Nachfrage der Person vom Montag' }
    await admin.call(health.giveReason, { params: { id: client.id }, body })
    await expect(send(admin, 'Ich schau nur')).toMatchProblem('forbidden')
    const { message } = await send(client, 'Hallo')
    expect(textsOf(await thread(admin))).toEqual(['Hallo'])
    await expect(read(admin, message.id)).toMatchProblem('forbidden')
  })

  it('refuses empty and overlong texts, and keys that are none', async () => {
    await expect(send(client, ' \n ')).toMatchProblem('invalid_input', ['text'])
    await expect(send(client, 'a'.repeat(4001))).toMatchProblem('invalid_input', ['text'])
    await expect(send(client, 'Hallo', 'kein Schlüssel')).toMatchProblem('invalid_input', ['key'])
    await send(client, 'ä'.repeat(4000))
  })

  it('marks nothing by a message of another thread', async () => {
    const { message } = await send(client, 'Hallo')
    const [otherTrainer, other] = [trainer, client]
    client = await app.person()
    trainer = await app.trainerOf(client)
    await read(trainer, message.id)
    expect(await thread(trainer)).toMatchObject({ readByMe: null })
    await expect(otherTrainer.call(messages.markRead, { params: userId(), body: { upTo: message.id } })).toMatchProblem(
      'forbidden',
    )
    expect(await otherTrainer.call(messages.thread, { params: { userId: other.id }, query: {} })).toMatchObject({
      readByMe: null,
    })
  })
})

describe('the deadline', () => {
  it('starts with the first message, is the same for both, and ends with the answer', async () => {
    const first = await send(client, 'Eine Frage')
    const dueAt = new Date(new Date(first.message.createdAt).getTime() + 48 * 60 * 60 * 1000).toISOString()
    expect(first.deadline).toEqual({ state: 'RUNNING', dueAt })
    expect((await send(client, 'Noch eine')).deadline).toEqual({ state: 'RUNNING', dueAt })
    expect((await thread(client)).deadline).toEqual({ state: 'RUNNING', dueAt })
    expect((await thread(trainer)).deadline).toEqual({ state: 'RUNNING', dueAt })
    expect((await inbox()).items).toMatchObject([{ userId: client.id, deadline: { dueAt } }])
    expect((await send(trainer, 'Die Antwort')).deadline).toBeNull()
    expect((await thread(client)).deadline).toBeNull()
    expect((await inbox()).items).toMatchObject([{ deadline: null }])
    expect((await send(client, 'Und noch etwas')).deadline?.dueAt).not.toBe(dueAt)
  })

  it('does not start with a message of the trainer', async () => {
    expect((await send(trainer, 'Wie geht es dir?')).deadline).toBeNull()
  })

  it('ends when the trainer settles the thread without an answer, and is back when that is undone', async () => {
    const { deadline } = await send(client, 'Danke!')
    await setFolder('DONE')
    expect((await thread(client)).deadline).toBeNull()
    await setFolder('OPEN')
    expect((await thread(client)).deadline).toEqual(deadline)
    await send(trainer, 'Gern')
    await setFolder('DONE')
    await setFolder('OPEN')
    expect((await thread(client)).deadline).toBeNull()
  })

  it('is back although several clients were written to before the settlement, and ends with an answer', async () => {
    const { deadline } = await send(client, 'Eine Frage')
    const text = 'Schönes Wochenende!'
    await trainer.call(clients.bulk, { body: { ids: [client.id], action: 'MESSAGE', text, key: randomUUID() } })
    await setFolder('DONE')
    expect((await thread(client)).deadline).toBeNull()
    await setFolder('OPEN')
    expect((await thread(client)).deadline).toEqual(deadline)
    await setFolder('DONE')
    await send(trainer, 'Die Antwort')
    await setFolder('OPEN')
    expect((await thread(client)).deadline).toBeNull()
  })

  it('shows the absence of the trainer', async () => {
    const awayUntil = new Date('2999-01-01')
    const profile = { awayFrom: new Date('2026-01-01'), awayUntil, awayText: 'Ich bin am Meer.' }
    await app.infra.database.prisma.trainerProfile.create({ data: { userId: trainer.id, ...profile } })
    const { deadline } = await send(client, 'Eine Frage')
    expect(deadline).toEqual({ state: 'AWAY', dueAt: '2999-01-03T23:00:00.000Z' })
    expect((await thread(client)).coaching?.away).toEqual({ until: '2999-01-01', text: 'Ich bin am Meer.' })
  })
})

describe('the inbox', () => {
  /** Creates another client of the same trainer. */
  const another = async (firstName: string) => {
    const person = await app.person()
    const { prisma } = app.infra.database
    await prisma.user.update({ where: { id: person.id }, data: { firstName, lastName: 'Muster' } })
    const { id } = await prisma.clientRelation.create({ data: { trainerId: trainer.id, clientId: person.id } })
    await prisma.consent.create({ data: { userId: person.id, kind: 'COACHING', version: 'x', relationId: id } })
    await prisma.consent.createMany({
      data: { userId: person.id, kind: 'HEALTH', version: 'x' },
      skipDuplicates: true,
    })
    return person
  }
  const write = (person: Person, text = 'Eine Frage') =>
    person.call(messages.send, { params: { userId: person.id }, body: { text, key: randomUUID() } })
  const answer = (person: Person, text = 'Eine Antwort') =>
    trainer.call(messages.send, { params: { userId: person.id }, body: { text, key: randomUUID() } })
  const idsOf = ({ items }: Awaited<ReturnType<typeof inbox>>) => items.map(({ userId }) => userId)

  it('lists threads by deadline, then by the newest message, with the beginning of the newest', async () => {
    const [anna, ben, carla, dora] = [
      await another('Anna'),
      await another('Ben'),
      await another('Carla'),
      await another('Dora'),
    ]
    await write(anna, `Langer Text ${'mit vielen Wörtern '.repeat(20)}`)
    await write(ben)
    await write(carla)
    await answer(carla)
    await write(dora)
    await answer(dora, 'Zeile eins\n\nZeile zwei')
    await answer(ben)
    await write(ben)
    const page = await inbox()
    expect(idsOf(page)).toEqual([anna.id, ben.id, dora.id, carla.id])
    expect(page.items[0]).toMatchObject({ firstName: 'Anna', lastName: 'Muster', isUnread: true, folder: 'OPEN' })
    expect(page.items[0]?.last?.text).toMatch(/^Langer Text mit .+…$/)
    expect(page.items[0]?.last?.text).toHaveLength(160)
    expect(page.items[2]).toMatchObject({ last: { byClient: false, text: 'Zeile eins Zeile zwei' }, isUnread: false })
    expect(page.counts).toEqual({ OPEN: 4, LATER: 0, DONE: 0, unread: 2 })
  })

  it('has no thread without messages, but finds their clients by name', async () => {
    const anna = await another('Anna')
    expect((await inbox()).items).toEqual([])
    expect((await inbox({ filter: 'anna mu' })).items).toMatchObject([{ userId: anna.id, last: null, deadline: null }])
    expect((await inbox({ filter: '%' })).items).toEqual([])
  })

  it('keeps threads in folders, and reopens one when the client writes', async () => {
    await send(client, 'Eine Frage')
    await setFolder('DONE')
    expect((await inbox()).items).toEqual([])
    expect((await inbox({ folder: 'DONE' })).items).toMatchObject([{ isUnread: false, deadline: null }])
    await send(trainer, 'Doch noch was')
    expect(idsOf(await inbox({ folder: 'DONE' }))).toEqual([client.id])
    await send(client, 'Danke')
    expect((await inbox()).items).toMatchObject([{ isUnread: true, deadline: { state: 'RUNNING' } }])
    expect((await inbox()).counts).toEqual({ OPEN: 1, LATER: 0, DONE: 0, unread: 1 })
  })

  it('keeps the deadline of a thread put off, and shows the thread again when its time has come', async () => {
    await send(client, 'Eine Frage')
    await expect(setFolder('LATER', '2020-01-01T00:00:00.000Z')).toMatchProblem('invalid_input', ['until'])
    await setFolder('LATER', '2999-01-01T00:00:00.000Z')
    expect((await inbox()).items).toEqual([])
    expect((await inbox({ folder: 'LATER' })).items).toMatchObject([
      { until: '2999-01-01T00:00:00.000Z', deadline: { state: 'RUNNING' } },
    ])
    await app.infra.database.prisma.threadState.updateMany({ data: { until: new Date(Date.now() - 1000) } })
    expect((await inbox()).items).toMatchObject([{ folder: 'OPEN', until: null }])
    expect((await inbox()).counts).toMatchObject({ OPEN: 1, LATER: 0 })
  })

  it('can show unread threads only', async () => {
    const anna = await another('Anna')
    await write(anna)
    const { message } = await send(client, 'Eine Frage')
    await read(trainer, message.id)
    expect(idsOf(await inbox({ unread: 'true' }))).toEqual([anna.id])
    expect((await inbox()).counts.unread).toBe(1)
  })

  it('shows no text of clients who revoked their consent', async () => {
    await send(client, 'Vertrauliches')
    await app.infra.database.prisma.consent.updateMany({
      where: { userId: client.id },
      data: { revokedAt: new Date() },
    })
    expect((await inbox()).items).toMatchObject([{ last: { byClient: true, text: null } }])
  })

  it('goes page by page, with as many queries for one thread as for thirty', async () => {
    const people = [await another('Anna')]
    for (const person of people) await write(person)
    const countInbox = () => countQueries(app.infra.database.pool, () => inbox())
    await inbox()
    const queriesForOne = await countInbox()
    for (let index = 0; index < 31; index += 1) {
      const person = await another(`Person ${index}`)
      await write(person)
      people.push(person)
      if (index % 2) await answer(person)
    }
    await inbox()
    expect(await countInbox()).toBe(queriesForOne)
    const first = await inbox()
    const second = await inbox({ cursor: first.cursor ?? '' })
    expect([first.items.length, second.items.length, second.cursor]).toEqual([30, 2, null])
    expect(new Set([...idsOf(first), ...idsOf(second)])).toEqual(new Set(people.map(({ id }) => id)))
    await expect(inbox({ cursor: 'abc' })).toMatchProblem('invalid_input')
  })

  it('and an opened thread are in the access log of the client', async () => {
    await send(client, 'Eine Frage')
    await inbox()
    await inbox()
    const { items } = await client.call(audit.accessLog, { query: {} })
    expect(items).toMatchObject([{ area: 'messages', action: 'data.read', role: 'TRAINER' }])
    const [newest] = (await thread(trainer)).items
    await read(trainer, newest?.id ?? '')
    const actions = async () => (await client.call(audit.accessLog, { query: {} })).items.map(({ action }) => action)
    expect(await actions()).toEqual(['data.read'])
    await send(trainer, 'Eine Antwort')
    expect((await actions()).sort()).toEqual(['data.changed', 'data.read'])
  })

  it('does not contain threads of other trainers and of ended relations', async () => {
    await send(client, 'Eine Frage')
    await archive()
    expect(await inbox()).toMatchObject({ items: [], counts: { OPEN: 0, unread: 0 } })
    const other = await app.person(['ROLE_TRAINER'])
    expect((await other.call(messages.inbox, { query: {} })).items).toEqual([])
    await expect(setFolder('DONE')).toMatchProblem('forbidden')
  })
})

describe('what is new', () => {
  const unread = (by: Person) => by.call(messages.unread)

  it('is counted for both, and its version changes with messages, read marks and deadlines', async () => {
    const versions = new Set<string>()
    const step = async (expected: [client: number, trainer: number]) => {
      const [ofClient, ofTrainer] = [await unread(client), await unread(trainer)]
      expect([ofClient.threads, ofTrainer.threads]).toEqual(expected)
      versions.add(ofClient.version)
    }
    await step([0, 0])
    const { message } = await send(client, 'Eine Frage')
    await step([0, 1])
    await read(trainer, message.id)
    await step([0, 0])
    const answer = await send(trainer, 'Eine Antwort')
    await step([1, 0])
    await read(client, answer.message.id)
    await step([0, 0])
    expect(versions.size).toBe(5)
    const before = await unread(client)
    await setFolder('LATER')
    expect(await unread(client)).toEqual(before)
  })
})

describe('the notification and the mail about a message', () => {
  const runJob = () =>
    app.infra.database.transaction((tx) => unreadMessagesJob(mailService(app.infra.jobs)).run({}, tx))
  /** Moves the times of due and sent mails back, as if this many minutes had passed. */
  const passMinutes = (minutes: number) =>
    app.infra.database.pool.query(
      `UPDATE thread_reads SET mail_due_at = mail_due_at - make_interval(mins => $1), mailed_at = mailed_at - make_interval(mins => $1)`,
      [minutes],
    )
  const mailsTo = ({ email }: Person) =>
    app.infra.database.prisma.mailDelivery.findMany({
      where: { recipient: email, template: { startsWith: 'messageFrom' } },
    })
  const countMails = async (person: Person) => (await mailsTo(person)).length
  const canary = 'Kanarienvogel-Text-42'

  it('names the sender and contains no text', async () => {
    await send(client, canary)
    await passMinutes(3)
    await runJob()
    const mail = await app.mailTo(trainer.email, 'hat dir geschrieben')
    expect(mail.text).toContain(`/nachrichten/${client.id}`)
    const { items } = await trainer.call(notifications.list, { query: {} })
    expect(items).toMatchObject([
      { text: expect.stringContaining('hat dir geschrieben'), link: `/nachrichten/${client.id}` },
    ])
    expect(JSON.stringify([mail, items])).not.toContain(canary)
    await send(trainer, canary)
    await passMinutes(3)
    await runJob()
    expect((await app.mailTo(client.email, 'hat dir geschrieben')).text).toContain('/profile/nachrichten')
  })

  it('is not mailed to people who read the message meanwhile', async () => {
    const { message } = await send(client, 'Eine Frage')
    await runJob()
    expect(await countMails(trainer)).toBe(0)
    await read(trainer, message.id)
    await passMinutes(60)
    await runJob()
    expect(await countMails(trainer)).toBe(0)
    expect(await trainer.call(notifications.unread)).toEqual({ count: 0 })
  })

  it('is mailed at most once in 30 minutes, and again for what comes in later', async () => {
    await send(client, 'Eins')
    await send(client, 'Zwei')
    await passMinutes(3)
    await Promise.all([runJob(), runJob()])
    expect(await countMails(trainer)).toBe(1)
    await send(client, 'Drei')
    await passMinutes(20)
    await runJob()
    expect(await countMails(trainer)).toBe(1)
    await passMinutes(11)
    await runJob()
    expect(await countMails(trainer)).toBe(2)
    await passMinutes(600)
    await runJob()
    expect(await countMails(trainer)).toBe(2)
  })

  it("is not sent once the sender's account is deleted, and is not due any more", async () => {
    await send(trainer, 'Hallo')
    await trainer.call(users.deleteMyself)
    await passMinutes(3)
    await runJob()
    expect(await countMails(client)).toBe(0)
    const due = { userId: client.id, mailDueAt: { not: null } }
    expect(await app.infra.database.prisma.threadRead.count({ where: due })).toBe(0)
  })

  it('is not sent to members who muted messages of their trainer', async () => {
    await client.call(settings.setNotifications, { body: { muted: ['TRAINER'] } })
    await send(trainer, 'Hallo')
    await passMinutes(3)
    await runJob()
    expect(await countMails(client)).toBe(0)
    expect(await client.call(notifications.unread)).toEqual({ count: 0 })
  })
})

describe('saved replies', () => {
  const add = (title: string, text = 'Text') => trainer.call(messages.addSavedReply, { body: { title, text } })

  it('are added, changed, deleted and listed by title', async () => {
    const { id } = await add('Zum Schluss', 'Bis bald!')
    await add('anfangs', 'Hallo!')
    expect(await trainer.call(messages.savedReplies)).toMatchObject([{ title: 'anfangs' }, { title: 'Zum Schluss' }])
    const changed = { title: 'Abschied', text: 'Bis bald, alles Gute!' }
    expect(await trainer.call(messages.updateSavedReply, { params: { id }, body: changed })).toEqual({ id, ...changed })
    await trainer.call(messages.removeSavedReply, { params: { id } })
    expect(await trainer.call(messages.savedReplies)).toMatchObject([{ title: 'anfangs' }])
  })

  it('are added once for a key, also by requests at the same time', async () => {
    const body = { title: 'Einmal', text: 'Text', key: randomUUID() }
    const once = () => trainer.call(messages.addSavedReply, { body })
    const [first, second] = await Promise.all([once(), once()])
    expect(second).toEqual(first)
    expect(await once()).toEqual(first)
    expect(await trainer.call(messages.savedReplies)).toHaveLength(1)
  })

  it('are at most 30, also when two are added at once', async () => {
    for (let index = 0; index < 29; index += 1) await add(`Antwort ${index}`)
    const outcomes = await Promise.allSettled([add('Dreißig'), add('Einunddreißig')])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(add('Noch eine')).toMatchProblem('list_full')
  })

  it('belong to one trainer', async () => {
    const { id } = await add('Meine')
    const other = await app.person(['ROLE_TRAINER'])
    const body = { title: 'Deine', text: 'x' }
    expect(await other.call(messages.savedReplies)).toEqual([])
    await expect(other.call(messages.updateSavedReply, { params: { id }, body })).toMatchProblem('not_found')
    await expect(other.call(messages.removeSavedReply, { params: { id } })).toMatchProblem('not_found')
  })
})

it('stores no text of a message, saved privately or sent, in plain', async () => {
  const canary = 'Kanarienvogel-Klartext-7'
  await send(client, canary)
  await send(trainer, canary)
  const { pool } = app.infra.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`,
  )
  const patterns = [`%${canary}%`, `%${Buffer.from(canary).toString('hex')}%`]
  for (const { name } of tables) {
    const { rowCount } = await pool.query(`SELECT 1 FROM ${name} t WHERE t::text ILIKE ANY($1)`, [patterns])
    expect([name, rowCount]).toEqual([name, 0])
  }
})
