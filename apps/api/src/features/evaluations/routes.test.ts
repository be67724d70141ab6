import { audit } from '@kostbar/contracts/audit/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { documents } from '@kostbar/contracts/documents/endpoints'
import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { health } from '@kostbar/contracts/health/endpoints'
import { macros } from '@kostbar/contracts/macros/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { addFood } from '../../testing/foods.ts'
import { lettersOf, readPdf } from '../../testing/read-pdf.ts'
import { countQueries } from '../../testing/record-statements.ts'
import { recordProtocol } from '../../testing/recorded-protocol.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { pendingAnswers } from '../pending-answers/service.ts'

const app = useTestApp()

let ben: Person
let trainer: Person
let sausage: string
let ham: string

const conclusion = 'Deine Woche war ausgewogen.\n\nMehr Gemüse am Abend tut dir gut.'

beforeEach(async () => {
  ben = await app.person()
  trainer = await app.trainerOf(ben)
  const meat = { aisle: 'MEAT_FISH' as const, allergensStated: true }
  const name = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`
  sausage = (await addFood(trainer, { ...meat, name: name('Leberkäse'), kcal: 290, carbs: 2, proteins: 12, fats: 26 }))
    .id
  ham = (await addFood(trainer, { ...meat, name: name('Putenschinken'), kcal: 126, carbs: 6, proteins: 21, fats: 2 }))
    .id
  await trainer.call(macros.set, { params: { id: ben.id }, body: { kcal: 1800, proteins: 200, carbs: 60, fats: 84 } })
})

const params = () => ({ userId: ben.id })
const overview = (by: Person, number = '1') => by.call(evaluations.get, { params: params(), query: { number } })
const publish = (rev = 0, text = conclusion, number = 1) =>
  trainer.call(evaluations.publish, { params: params(), body: { number, rev, conclusion: text } })
const save = (rev: number, text: string, by = trainer) =>
  by.call(evaluations.saveDraft, { params: params(), body: { number: 1, rev, conclusion: text } })
const decide = (key: string, decision: 'APPROVED' | 'REJECTED' | 'OPEN') =>
  trainer.call(evaluations.decide, { params: params(), body: { number: 1, key, decision } })
const csvOf = async (by: Person) =>
  (await by.exchange(evaluations.csv, { params: params(), query: { number: '1' } })).text
const comment = (body: { day: string; mealId?: string; text: string }, by = trainer) =>
  by.call(evaluations.comment, { params: params(), body: { number: 1, ...body } })

/** Records a week with one computable and one unknown entry on each day. */
const record = (changes: Partial<Parameters<typeof recordProtocol>[2]> = {}) =>
  recordProtocol(app, ben, {
    day: { waterMl: 1500, stress: 7, sleepHours: 6.5 },
    meals: Array.from({ length: 7 }, (_value, day) => ({
      day,
      time: '12:30',
      hungerBefore: 3,
      reason: 'STRESS' as const,
      items: [
        { text: 'Leberkäse', foodId: sausage, grams: 1000 },
        { text: day % 2 ? 'Omas Strudel' : 'Gulasch', foodId: null },
      ],
    })),
    ...changes,
  })

describe('the evaluation', () => {
  it('names what could not be computed, beside averages, targets and how many days they are of', async () => {
    await record()
    const { statistics } = await overview(trainer)
    expect(statistics?.averages).toMatchObject({
      n: 7,
      entries: 14,
      withoutNutrition: 7,
      missing: ['Gulasch', 'Omas Strudel'],
    })
    expect(statistics?.averages.nutrients[0]).toEqual({
      nutrient: 'kcal',
      mean: 2900,
      target: 1800,
      level: 'far-above',
    })
    expect(statistics?.drinks.water).toEqual({ mean: 1500, n: 7 })
    expect(statistics?.hunger).toMatchObject({ withoutHunger: 7, n: 7, reasons: [{ reason: 'STRESS', count: 7 }] })
    expect(statistics?.mealTimes.cells).toHaveLength(7)
  })

  it('proposes changes to approve or reject, of foods the member may eat', async () => {
    await record()
    const [best] = (await overview(trainer)).draft?.proposals ?? []
    expect(best).toMatchObject({
      from: { foodId: sausage, grams: 1000 },
      to: { foodId: ham, grams: 1000 },
      occurrences: 7,
    })
    const rejected = await decide(best?.key ?? '', 'REJECTED')
    expect(rejected.rejected).toMatchObject([{ key: best?.key }])
    const [next] = rejected.proposals
    expect(next?.key).not.toBe(best?.key)
    const approved = await decide(next?.key ?? '', 'APPROVED')
    expect(approved).toMatchObject({ approved: [{ key: next?.key }], rejected: [{ key: best?.key }], proposals: [] })
    expect(await decide(best?.key ?? '', 'OPEN')).toMatchObject({ rejected: [] })
    await expect(decide('nicht:vorgeschlagen', 'APPROVED')).toMatchProblem('not_found')
  })

  it('saves the conclusion while it is typed, and tells a second window what is stored', async () => {
    await record()
    expect(await save(0, 'Deine ')).toMatchObject({ rev: 1 })
    expect(await save(1, 'Deine Woche')).toMatchObject({ rev: 2 })
    // The client lost the response and repeats the request.
    expect(await save(1, 'Deine Woche')).toMatchObject({ rev: 2 })
    const other = await trainer.exchange(evaluations.saveDraft, {
      params: params(),
      body: { number: 1, rev: 1, conclusion: 'Anders' },
    })
    expect([other.status, other.body.current]).toEqual([409, { rev: 2, conclusion: 'Deine Woche' }])
    expect((await overview(trainer)).draft).toMatchObject({ conclusion: 'Deine Woche', rev: 2 })
    await expect(save(2, 'x'.repeat(3001))).toMatchProblem('invalid_input')
  })

  it('holds one comment for a day and one for a meal; an empty one is removed', async () => {
    const { days, mealIds } = await record()
    const [day = '', other = ''] = days
    const [mealId = ''] = mealIds
    await comment({ day, text: 'Ein ruhiger Tag 🌿' })
    await comment({ day, text: 'Ein sehr ruhiger Tag 🌿 שלום' })
    await comment({ day, mealId, text: 'Gut gewählt' })
    expect((await overview(trainer)).comments).toEqual([
      { day, mealId: null, text: 'Ein sehr ruhiger Tag 🌿 שלום' },
      { day, mealId, text: 'Gut gewählt' },
    ])
    await comment({ day, mealId, text: ' ' })
    expect((await overview(trainer)).comments).toHaveLength(1)
    await expect(comment({ day: other, mealId, text: 'Falscher Tag' })).toMatchProblem('not_found')
    await expect(comment({ day: '2026-12-24', text: 'Anderes Protokoll' })).toMatchProblem('not_found')
  })

  it('is shown to the member once it is published, as it was then', async () => {
    const { days } = await record()
    const [day = ''] = days
    await comment({ day, text: 'Schön' })
    expect(await overview(ben)).toMatchObject({ statistics: null, comments: [], draft: null, published: null })
    await expect(ben.call(evaluations.pdf, { params: params(), query: { number: '1' } })).toMatchProblem('not_found')
    await publish()
    await comment({ day, text: 'Noch nicht veröffentlicht' })
    await save(1, 'Noch ein Entwurf')
    expect(await overview(ben)).toMatchObject({
      statistics: { averages: { n: 7 } },
      comments: [{ day, text: 'Schön' }],
      draft: null,
      published: { conclusion, changes: [] },
    })
  })

  it('belongs to its author: the next trainer begins anew, the former one reads nothing', async () => {
    const { days, mealIds } = await record()
    const [[day = ''], [mealId = '']] = [days, mealIds]
    await save(0, 'Gedanken der ersten Trainerin')
    await comment({ day, text: 'Tag der ersten' })
    await comment({ day, mealId, text: 'Mahlzeit der ersten' })
    await app.infra.database.prisma.clientRelation.updateMany({
      where: { clientId: ben.id },
      data: { status: 'ARCHIVED', endedAt: new Date() },
    })
    const next = await app.trainerOf(ben)
    await expect(overview(trainer)).toMatchProblem('forbidden')
    await expect(publish(1)).toMatchProblem('forbidden')
    expect(await overview(next)).toMatchObject({ comments: [], draft: { conclusion: '', rev: 1 } })
    expect(await csvOf(next)).not.toContain('der ersten')
    await save(1, 'Gedanken der zweiten', next)
    expect((await overview(next)).draft).toMatchObject({ conclusion: 'Gedanken der zweiten' })

    await comment({ day, text: 'Tag der zweiten' }, next)
    const own = [{ day, mealId: null, text: 'Tag der zweiten' }]
    expect((await overview(next)).comments).toEqual(own)
    await next.call(evaluations.publish, { params: params(), body: { number: 1, rev: 2, conclusion } })
    expect((await overview(ben)).comments).toEqual(own)
  })

  it('shows the next trainer what the member was told by the one before', async () => {
    const { days } = await record()
    const [day = ''] = days
    await comment({ day, text: 'Tag der ersten' })
    await publish()
    await app.infra.database.prisma.clientRelation.updateMany({
      where: { clientId: ben.id },
      data: { status: 'ARCHIVED', endedAt: new Date() },
    })
    const next = await app.trainerOf(ben)
    const published = { conclusion, comments: [{ day, mealId: null, text: 'Tag der ersten' }] }
    expect(await overview(next)).toMatchObject({ comments: [], published })
  })

  it('shows admins the published comments only', async () => {
    const { days } = await record()
    const [day = ''] = days
    await comment({ day, text: 'Schön' })
    const admin = await app.person(['ROLE_ADMIN'])
    await admin.call(health.giveReason, { params: { id: ben.id }, body: { reason: 'Rückfrage des Mitglieds' } })
    expect((await overview(admin)).comments).toEqual([])
    expect(await csvOf(admin)).not.toContain('Schön')
    await publish()
    expect((await overview(admin)).comments).toMatchObject([{ day, text: 'Schön' }])
    expect(await csvOf(admin)).toContain('Schön')
  })

  it('ends with the consent, also mid-week, and each reading is in the log', async () => {
    await record()
    await overview(trainer)
    const { items } = await ben.call(audit.accessLog, { query: {} })
    expect(items).toMatchObject([{ area: 'protocol', role: 'TRAINER' }])
    await ben.call(health.revokeConsent)
    await expect(overview(trainer)).toMatchProblem('consent_needed')
    await expect(publish()).toMatchProblem('consent_needed')
    await expect(save(0, 'x')).toMatchProblem('consent_needed')
  })

  it('waits for the submission, and leaves out what the member removed after a reopening', async () => {
    const { id, mealIds } = await record({ status: 'RUNNING' })
    const { prisma } = app.infra.database
    expect((await overview(trainer)).draft).toBeNull()
    await expect(publish()).toMatchProblem('changed_meanwhile')
    await prisma.protocol.update({ where: { id }, data: { status: 'SUBMITTED' } })
    const [best] = (await overview(trainer)).draft?.proposals ?? []
    await decide(best?.key ?? '', 'APPROVED')
    await prisma.protocolMeal.deleteMany({ where: { id: { in: mealIds } } })
    expect((await overview(trainer)).draft?.approved).toEqual([])
  })

  it('costs the same number of queries for a week of 105 meals, and for six protocols compared', async () => {
    await record()
    const { pool } = app.infra.database
    const count = () => countQueries(pool, () => overview(trainer))
    const compare = () => countQueries(pool, () => trainer.call(evaluations.compare, { params: params() }))
    const countCsv = () => countQueries(pool, () => csvOf(trainer))
    const [one, comparedOne, csvOne] = [await count(), await compare(), await countCsv()]
    await app.infra.database.prisma.protocol.deleteMany({ where: { userId: ben.id } })
    const meals = Array.from({ length: 105 }, (_value, index) => {
      return { day: index % 7, items: [{ text: 'Leberkäse', foodId: sausage, grams: 100 + index }] }
    })
    await record({ meals })
    expect(await count()).toBe(one)
    expect(await countCsv()).toBe(csvOne)
    for (let number = 2; number <= 6; number += 1) await record({ number })
    expect(await compare()).toBe(comparedOne)
    expect(
      (await trainer.call(evaluations.compare, { params: params() })).protocols.map(({ number }) => number),
    ).toEqual([1, 2, 3, 4, 5, 6])
    expect((await ben.call(evaluations.compare, { params: params() })).protocols).toEqual([])
  })
})

describe('publishing', () => {
  const openAnswers = () =>
    app.infra.database.prisma.pendingAnswer.findMany({ where: { relation: { clientId: ben.id }, closedAt: null } })
  const startClock = async () => {
    const relation = await app.infra.database.prisma.clientRelation.findFirstOrThrow({ where: { clientId: ben.id } })
    await app.infra.database.transaction((tx) => pendingAnswers.openProtocol(tx, relation.id))
  }
  const documentsOf = (person: Person) => person.call(documents.mine)

  it('keeps the targets of its publication for the member, also beside other weeks', async () => {
    await record()
    await publish()
    await trainer.call(macros.set, {
      params: { id: ben.id },
      body: { kcal: 2400, proteins: 200, carbs: 220, fats: 80 },
    })
    const targetOf = (statistics?: Awaited<ReturnType<typeof overview>>['statistics']) =>
      statistics?.averages.nutrients[0]?.target
    const compared = async (by: Person) =>
      targetOf((await by.call(evaluations.compare, { params: params() })).protocols[0]?.statistics)
    expect([targetOf((await overview(ben)).statistics), await compared(ben), await compared(trainer)]).toEqual([
      1800, 1800, 2400,
    ])
  })

  it('closes the clock, tells the member without its content, and adds the PDF to their documents', async () => {
    await record()
    await startClock()
    expect(await openAnswers()).toMatchObject([{ kind: 'PROTOCOL' }])
    expect((await trainer.call(clients.get, { params: { id: ben.id } })).answer).not.toBeNull()
    await publish()
    expect(await openAnswers()).toEqual([])
    const { items } = await ben.call(notifications.list, { query: {} })
    expect(items[0]).toMatchObject({
      text: expect.stringContaining('hat dein 7-Tages-Protokoll ausgewertet.'),
      link: '/protocol/auswertung?nummer=1',
    })
    const mail = await app.mailTo(ben.email, 'Protokoll ausgewertet')
    expect(mail.text).not.toContain('ausgewogen')
    const [document] = await documentsOf(ben)
    expect(document).toMatchObject({ name: 'Auswertung Protokoll 1', filename: 'Auswertung-Protokoll-1.pdf' })
    const file = await fetch(document?.url ?? '')
    const pages = await readPdf(new Uint8Array(await file.arrayBuffer()))
    expect(lettersOf(pages.join(''))).toContain(lettersOf('Mehr Gemüse am Abend tut dir gut.'))
    expect((await overview(ben)).published?.documentId).toBe(document?.id)
  })

  it('again replaces what was published and its file; repeated, it changes nothing', async () => {
    await record()
    await publish()
    await publish()
    const [first] = await documentsOf(ben)
    await publish(1, 'Korrigiert')
    const list = await documentsOf(ben)
    expect(list).toHaveLength(1)
    expect(list[0]?.id).not.toBe(first?.id)
    expect((await overview(ben)).published?.conclusion).toBe('Korrigiert')
    await expect(publish(1, 'Anderes Fenster')).toMatchProblem('changed_meanwhile')
    await expect(publish(2, '  ')).toMatchProblem('invalid_input')
  })

  it('is refused when a change was decided on meanwhile, which stays', async () => {
    await record()
    const [best] = (await overview(trainer)).draft?.proposals ?? []
    const { storage } = app.infra
    const write = storage.write.bind(storage)
    const writing = vi.spyOn(storage, 'write').mockImplementationOnce(async (...args) => {
      await decide(best?.key ?? '', 'APPROVED')
      return write(...args)
    })
    onTestFinished(() => writing.mockRestore())
    await expect(publish()).toMatchProblem('changed_meanwhile')
    expect((await overview(trainer)).draft?.approved).toMatchObject([{ key: best?.key }])
  })

  it('hides energy, macros, targets and weight from a member in protective mode, on the screen and on paper', async () => {
    await record({ day: { waterMl: 1500, weightKg: 58.4 } })
    expect(await csvOf(ben)).toContain(';Gewicht;;58,4;kg')
    const [best] = (await overview(trainer)).draft?.proposals ?? []
    await decide(best?.key ?? '', 'APPROVED')
    await app.infra.database.prisma.user.update({ where: { id: ben.id }, data: { protectiveMode: true } })
    await publish(0)
    const read = await overview(ben)
    expect(read.statistics?.averages.nutrients).toEqual([])
    expect(read.published?.changes).toMatchObject([{ key: best?.key, effect: null }])
    expect(JSON.stringify(read)).not.toContain('"kcal":2')
    const { body } = await ben.exchange(evaluations.pdf, { params: params(), query: { number: '1' } })
    expect((await readPdf(body)).join(' ')).not.toMatch(/kcal|Kohlenhydrate|Ziel/)
    const csv = await csvOf(ben)
    expect(csv).toContain(';Leberkäse;;;1000;;;;')
    expect(csv).toContain(';Wasser;;1500;ml')
    expect(csv).not.toContain('Gewicht')
    expect(await csvOf(trainer)).toContain(';Gewicht;;58,4;kg')
  })

  it('marks the PDF as a draft for the trainer until exactly this content is published', async () => {
    const textOfPdf = async (actor: typeof ben) => {
      const { body } = await actor.exchange(evaluations.pdf, { params: params(), query: { number: '1' } })
      return (await readPdf(body)).join(' ').replace(/\s+/g, ' ')
    }
    await record()
    const draft = await textOfPdf(trainer)
    expect(draft).toContain('Entwurf: noch nicht veröffentlicht.')
    expect(draft).not.toContain('Zusammenfassung')
    await publish()
    for (const reader of [trainer, ben]) {
      const published = await textOfPdf(reader)
      expect(published).toContain('Zusammenfassung')
      expect(published).not.toContain('Entwurf')
    }
    await save(1, 'Eine neue Fassung')
    expect(await textOfPdf(trainer)).toContain('Entwurf · Auswertung Protokoll 1')
    expect(await textOfPdf(ben)).not.toContain('Entwurf')
  })

  it('gives trainer and member the entries as CSV', async () => {
    const { days } = await record()
    const [day = ''] = days
    await comment({ day, text: '=Formel' })
    const csv = await csvOf(trainer)
    const lines = csv.split('\r\n')
    expect(lines[0]).toContain('Tag;Uhrzeit;Was;Eintrag')
    expect(lines).toContain(`${day};12:30;Mittagessen;Leberkäse;;;1000;2900;20;120;260;3;;Stress;;;`)
    expect(csv).toContain(`${day};;Wasser;;1500;ml`)
    expect(csv).toContain("'=Formel")
    const own = await csvOf(ben)
    expect(own).toContain('Leberkäse')
    expect(own).not.toContain('Formel')
  })
})
