import { randomUUID } from 'node:crypto'
import { audit } from '@kostbar/contracts/audit/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ limitScale: 1 })

let trainer: Person
beforeEach(async () => {
  trainer = await app.person(['ROLE_TRAINER'])
  await app.grantSlots(trainer, 50)
})

async function clientOf(of: { id: string }, firstName: string, data: { status?: 'PAUSED' | 'ARCHIVED' } = {}) {
  const member = await app.person()
  const { prisma } = app.infra.database
  await prisma.user.update({ where: { id: member.id }, data: { firstName } })
  const consents = { create: { userId: member.id, kind: 'COACHING', version: consentVersion } } as const
  await prisma.clientRelation.create({ data: { trainerId: of.id, clientId: member.id, consents, ...data } })
  return member
}

const write = (ids: readonly string[], text: string, key: string = randomUUID()) =>
  trainer.call(clients.bulk, { body: { ids: [...ids], action: 'MESSAGE', text, key } })
const threadOf = (member: Person) =>
  member.call(messages.thread, { params: { userId: member.id }, query: { cursor: undefined } })
const textsOf = async (member: Person) => (await threadOf(member)).items.map(({ text }) => text)

describe('a message to several clients', () => {
  it('reaches twelve, each in their own thread and by their first name', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, (_, index) => clientOf(trainer, `$& Nummer ${index}`)))
    const ids = people.map(({ id }) => id)
    const { results } = await write(ids, 'Hallo {vorname}, {vorname}!\nAb Montag bin ich weg.')
    expect(results).toEqual(ids.map((id) => ({ id, changed: true, problem: null })))
    for (const [index, person] of people.entries())
      expect(await textsOf(person)).toEqual([`Hallo $& Nummer ${index}, $& Nummer ${index}!\nAb Montag bin ich weg.`])
    const [first] = people
    expect(await first?.call(messages.unread)).toMatchObject({ threads: 1 })
    expect((await first?.call(audit.accessLog, { query: {} }))?.items).toMatchObject([
      { action: 'data.changed', area: 'messages', role: 'TRAINER' },
    ])
    const { rows } = await app.infra.database.pool.query('SELECT t::text AS row FROM messages t')
    expect(JSON.stringify(rows)).not.toContain('Montag')
  })

  it('is stored once when it is sent again with its key, also at the same moment', async () => {
    const ids = [(await clientOf(trainer, 'Anna')).id, (await clientOf(trainer, 'Ben')).id]
    const key = randomUUID()
    const answers = await Promise.all([
      write(ids, 'Nur einmal', key),
      write(ids.toReversed(), 'Nur einmal', key),
      write(ids, 'Nur einmal', key),
    ])
    for (const { results } of answers) expect(results.map(({ changed }) => changed)).toEqual([true, true])
    expect(await app.infra.database.prisma.message.count({ where: { relation: { trainerId: trainer.id } } })).toBe(2)
  })

  it('is no answer: who waits for one still waits', async () => {
    const anna = await clientOf(trainer, 'Anna')
    await anna.call(messages.send, { params: { userId: anna.id }, body: { text: 'Frage?', key: randomUUID() } })
    const { deadline } = await threadOf(anna)
    await write([anna.id], 'Schönes Wochenende!')
    expect(await threadOf(anna)).toMatchObject({ deadline })
    expect(deadline).not.toBeNull()
  })

  it('says for each person why it was not sent, and is sent to the others', async () => {
    const anna = await clientOf(trainer, 'Anna')
    const paused = await clientOf(trainer, 'Pia', { status: 'PAUSED' })
    const silent = await clientOf(trainer, 'Sam')
    await app.infra.database.prisma.consent.updateMany({
      where: { userId: silent.id },
      data: { revokedAt: new Date() },
    })
    const ended = await clientOf(trainer, 'Eva', { status: 'ARCHIVED' })
    const foreign = await clientOf(await app.person(['ROLE_TRAINER']), 'Fee')
    const { results } = await write(
      [anna, paused, silent, ended, foreign].map(({ id }) => id),
      'Hallo',
    )
    expect(results.map(({ changed, problem }) => [changed, problem?.code ?? null])).toEqual([
      [true, null],
      [true, null],
      [false, 'consent_needed'],
      [false, 'coaching_ended'],
      [false, 'not_found'],
    ])
    expect(await app.infra.database.prisma.message.count({ where: { relation: { trainerId: trainer.id } } })).toBe(2)
  })

  it('is refused while the client slots have lapsed', async () => {
    const anna = await clientOf(trainer, 'Anna')
    await app.lapseSlots(trainer)
    expect((await write([anna.id], 'Hallo')).results).toMatchObject([{ problem: { code: 'slots_lapsed' } }])
    expect(await textsOf(anna)).toEqual([])
  })

  it('needs a text, and is limited to 20 an hour', async () => {
    const anna = await clientOf(trainer, 'Anna')
    await expect(write([anna.id], '  ')).toMatchProblem('invalid_input', ['text'])
    for (let sent = 1; sent <= 20; sent += 1) await write([anna.id], `Nummer ${sent}`)
    await expect(write([anna.id], 'Nummer 21')).toMatchProblem('too_many_requests')
    expect(await textsOf(anna)).toHaveLength(20)
  })
})
