import { todayInVienna } from '@kostbar/contracts/age'
import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import type { Answers } from '@kostbar/contracts/anamnesis/questionnaire'
import { completeAnswers } from '@kostbar/contracts/anamnesis/testing/complete-answers'
import { audit } from '@kostbar/contracts/audit/endpoints'
import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { mailService } from '../mail/service.ts'
import { notificationsService } from '../notifications/service.ts'
import { anamnesisRemindersJob } from './jobs.ts'
import { encryptVersion } from './stored.ts'

const app = useTestApp()

let ben: Person

beforeEach(async () => {
  ben = await app.person()
})

const ofBen = () => ({ userId: ben.id })
const overview = (by: Person = ben) => by.call(anamnesis.get, { params: ofBen() })
type Changes = Record<string, Answers[string] | null>
const save = (answers: Changes, rev: number, { by = ben, step = 'body' } = {}) =>
  by.call(anamnesis.saveDraft, { params: ofBen(), body: { step, answers, rev } })
const submit = (rev: number) => ben.call(anamnesis.submit, { body: { rev } })
const version = (number: number, by: Person = ben) =>
  by.call(anamnesis.version, { params: { ...ofBen(), number: String(number) } })

/** Submits a complete anamnesis. @returns the number of the version */
async function submitComplete(changes: Changes = {}): Promise<number> {
  const { draft } = await overview()
  const { rev } = await save({ ...completeAnswers, ...changes }, draft?.rev ?? 0)
  return (await submit(rev)).number
}

describe('a draft', () => {
  it('starts empty, is saved in parts and continued where it was left', async () => {
    expect(await overview()).toMatchObject({
      state: 'EMPTY',
      questionnaire: anamnesisQuestionnaire,
      draft: { answers: {}, rev: 0, step: null, updatedAt: null, isShared: false },
      versions: [],
      warnings: [],
      trainer: null,
    })
    expect(await save({ height: 170, whyNow: 'Weil ' }, 0)).toMatchObject({ rev: 1 })
    expect(await save({ weight: 72.5, height: null }, 1, { step: 'goals' })).toMatchObject({ rev: 2 })
    expect(await overview()).toMatchObject({
      state: 'DRAFT',
      draft: { answers: { whyNow: 'Weil ', weight: 72.5 }, rev: 2, step: 'goals', updatedAt: expect.any(String) },
    })
  })

  it('keeps emoji and right-to-left text, and refuses what cannot be stored', async () => {
    const whyNow = 'שלום 👩‍👩‍👧 مرحبا'
    await save({ whyNow }, 0)
    expect((await overview()).draft?.answers).toEqual({ whyNow })
    for (const broken of ['a\u0000b', '\ud800', 'x'.repeat(1001)])
      await expect(save({ whyNow: broken }, 1)).toMatchProblem('invalid_input')
    await expect(save({ whyNow: 'x'.repeat(501), height: 'groß' }, 1)).rejects.toMatchObject({
      body: {
        code: 'invalid_input',
        fields: { 'answers.whyNow': expect.stringContaining('500'), 'answers.height': expect.any(String) },
      },
    })
    expect((await overview()).draft?.answers).toEqual({ whyNow })
  })

  it('holds at most 40 kB', async () => {
    const trainer = await app.trainerOf(ben)
    const own = Array.from({ length: 10 }, (_value, index) => ({ kind: 'longText' as const, label: `Frage ${index}` }))
    const { questions } = await trainer.call(anamnesis.setOwnQuestions, { body: { questions: own } })
    // Four bytes each.
    const long = '𝔘'.repeat(500)
    const texts = Object.fromEntries(questions.map(({ id }) => [id, long]))
    await save(texts, 0)
    const shorter = '𝔘'.repeat(250)
    const textIds = anamnesisQuestionnaire.steps
      .flatMap((step) => step.questions)
      .filter(({ kind }) => kind === 'longText')
      .map(({ id }) => id)
    const most = Object.fromEntries(textIds.map((id) => [id, shorter]))
    const yesNos = anamnesisQuestionnaire.steps.flatMap((step) => step.questions).filter(({ kind }) => kind === 'yesNo')
    const details = Object.fromEntries(yesNos.map(({ id }) => [id, { value: 'YES' as const, details: shorter }]))
    await expect(save({ ...most, ...details }, 1)).toMatchProblem('too_large')
    expect((await overview()).draft).toMatchObject({ answers: texts, rev: 1 })
  })

  it('of two devices, the later one is told what is stored now', async () => {
    await save({ weight: 72 }, 0)
    await save({ weight: 71, water: 1500 }, 1)
    const { status, body } = await ben.exchange(anamnesis.saveDraft, {
      params: ofBen(),
      body: { step: 'body', answers: { weight: 70 }, rev: 1 },
    })
    expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
    expect(body.current).toEqual((await overview()).draft)
    expect(body.current).toMatchObject({ answers: { weight: 71, water: 1500 }, rev: 2 })
    await save({ weight: 70 }, 2)
    expect((await overview()).draft?.answers).toEqual({ weight: 70, water: 1500 })
  })

  it('is saved by one of several devices at once', async () => {
    const results = await Promise.allSettled([60, 61, 62, 63].map((weight) => save({ weight }, 0)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await overview()).draft?.rev).toBe(1)
  })

  it('is saved once by a call that is repeated because its answer was lost', async () => {
    const saved = await save({ weight: 72 }, 0)
    expect(await save({ weight: 72 }, 0)).toEqual(saved)
    expect((await overview()).draft?.rev).toBe(1)
  })

  it('ignores questions that are not asked', async () => {
    await save({ weight: 72, ofAnotherTime: 'x' }, 0)
    expect((await overview()).draft?.answers).toEqual({ weight: 72 })
  })
})

describe('a submission', () => {
  it('is refused with a sentence for each answer that is missing or wrong', async () => {
    await save({ birthDate: todayInVienna(), weight: 1 }, 0)
    await expect(submit(1)).rejects.toMatchObject({
      body: {
        code: 'invalid_input',
        fields: {
          birthDate: expect.stringContaining('Geburtsdatum'),
          weight: 'Bitte gib einen Wert zwischen 30 und 300 kg an.',
          height: 'Bitte fülle dieses Feld aus.',
        },
      },
    })
    expect(await overview()).toMatchObject({ state: 'DRAFT', versions: [] })
  })

  it('is a version that keeps its wording, completes the profile step, and stores the measures of the day', async () => {
    const number = await submitComplete({ waist: 81.5, sex: 'MALE', pregnancy: 'PREGNANT' })
    expect(number).toBe(1)
    const stored = await version(1)
    expect(stored).toMatchObject({ number: 1, questionnaire: anamnesisQuestionnaire, reviews: [], warnings: [] })
    expect(stored.answers).toEqual({ ...completeAnswers, waist: 81.5, sex: 'MALE' })
    expect((await ben.call(users.info)).profileSteps).toEqual(['ANAMNESE'])
    const day = todayInVienna()
    expect(await ben.call(measures.list, { params: ofBen(), query: {} })).toEqual([
      { day, kind: 'WEIGHT', value: 72 },
      { day, kind: 'WAIST', value: 81.5 },
    ])
    expect(await overview()).toMatchObject({
      state: 'SUBMITTED',
      draft: { answers: stored.answers, step: null },
      versions: [{ number: 1 }],
    })
  })

  it('is followed by others that begin with its answers', async () => {
    await submitComplete()
    const { draft } = await overview()
    const { rev } = await save({ weight: 69 }, draft?.rev ?? 0)
    expect(await submit(rev)).toEqual({ number: 2 })
    expect((await version(2)).answers).toEqual({ ...completeAnswers, weight: 69 })
    expect((await version(1)).answers).toEqual(completeAnswers)
    expect((await ben.call(users.info)).profileSteps).toEqual(['ANAMNESE'])
  })

  it('happens once, however often it is sent', async () => {
    const { rev } = await save(completeAnswers, 0)
    const numbers = await Promise.all(Array.from({ length: 4 }, () => submit(rev)))
    expect(numbers).toEqual(Array.from({ length: 4 }, () => ({ number: 1 })))
    expect((await overview()).versions).toHaveLength(1)
  })

  it('is refused while another device saved meanwhile', async () => {
    await save(completeAnswers, 0)
    await save({ weight: 71 }, 1)
    await expect(submit(1)).toMatchProblem('changed_meanwhile')
    await submit(2)
    await expect(save({ weight: 70 }, 2)).toMatchProblem('changed_meanwhile')
  })

  it('is possible 20 times', async () => {
    await submitComplete()
    const { prisma } = app.infra.database
    await prisma.anamnesisVersion.updateMany({ where: { userId: ben.id }, data: { number: 20 } })
    const row = await prisma.anamnesisVersion.findFirstOrThrow({ where: { userId: ben.id } })
    expect(row.number).toBe(20)
    await expect(submitComplete({ weight: 70 })).toMatchProblem('list_full')
  })

  it('names its warnings', async () => {
    await submitComplete({ kidney: { value: 'YES' }, eatingDisorder: { value: 'YES' } })
    expect((await version(1)).warnings).toEqual(['KIDNEY', 'EATING_DISORDER'])
    expect((await overview()).warnings).toEqual(['KIDNEY', 'EATING_DISORDER'])
  })

  it('is read as CSV under its own wording', async () => {
    await submitComplete()
    const params = { ...ofBen(), number: '1' }
    const { text, headers } = await ben.exchange(anamnesis.csv, { params })
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="anamnese-1.csv"',
      'cache-control': 'no-store',
    })
    expect(text).toContain('Person und Körper;Größe;169 cm\r\n')
    await expect(ben.call(anamnesis.csv, { params: { ...params, number: '2' } })).toMatchProblem('not_found')
  })

  it('fills the care profile, keeping what was entered by hand', async () => {
    const params = ofBen()
    const body = { allergens: ['A' as const], intolerances: [], diet: null, likes: [], dislikes: ['Leber'], rev: 0 }
    await ben.call(careProfile.save, { params, body })
    await submitComplete({ likes: 'Linsen, Beeren', eatingDisorder: { value: 'YES' } })
    expect(await ben.call(careProfile.one, { params })).toMatchObject({
      allergens: ['A', 'C', 'G'],
      diet: 'MIXED',
      likes: ['Linsen', 'Beeren'],
      dislikes: ['Leber'],
    })
    await submitComplete({ likes: 'Linsen', allergens: ['C'] })
    expect(await ben.call(careProfile.one, { params })).toMatchObject({ allergens: ['A', 'C'], likes: ['Linsen'] })
  })

  it('is read as a PDF', async () => {
    await submitComplete()
    const params = { ...ofBen(), number: '1' }
    const { body, headers } = await ben.exchange(anamnesis.pdf, { params })
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="anamnese-1.pdf"',
      'cache-control': 'no-store',
    })
    expect(Buffer.from(body).toString('latin1', 0, 8)).toBe('%PDF-1.7')
    await expect(ben.call(anamnesis.pdf, { params: { ...params, number: '2' } })).toMatchProblem('not_found')
  })

  it('keeps its wording when the questions change', async () => {
    await submitComplete()
    const { database, dataKeys } = app.infra
    const key = await dataKeys.ofUser(database.kysely, ben.id)
    const { id } = await database.prisma.anamnesisVersion.findFirstOrThrow({ where: { userId: ben.id } })
    const questionnaire = {
      version: '2020-01',
      steps: [
        {
          id: 'body',
          title: 'Damals',
          description: '',
          questions: [{ id: 'weight', kind: 'text' as const, label: 'Wie schwer warst du?', maxLength: 500 }],
        },
      ],
    }
    const encrypted = new Uint8Array(encryptVersion(key, id, { questionnaire, answers: { weight: 'leicht' } }))
    await database.prisma.anamnesisVersion.update({ where: { id }, data: { encrypted } })
    expect(await version(1)).toMatchObject({ questionnaire, answers: { weight: 'leicht' } })
    const { text } = await ben.exchange(anamnesis.csv, { params: { ...ofBen(), number: '1' } })
    expect(text).toContain('Damals;Wie schwer warst du?;leicht')
    expect((await overview()).questionnaire).toEqual(anamnesisQuestionnaire)
  })
})

describe('with a trainer', () => {
  let trainer: Person

  beforeEach(async () => {
    trainer = await app.trainerOf(ben)
  })

  const review = (outcome: 'REVIEWED' | 'CHANGES_REQUESTED', text = '', number = 1) =>
    trainer.call(anamnesis.review, { params: ofBen(), body: { number, outcome, text } })
  const share = (shared: boolean) => ben.call(anamnesis.share, { body: { shared } })
  const sentencesOf = async (person: Person) =>
    (await person.call(notifications.list, { query: {} })).items.map(({ text, link }) => ({ text, link }))

  it('a submission is told to the trainer, without its content, and opens the deadline', async () => {
    await submitComplete()
    const { firstName } = await ben.call(users.info)
    const link = `/user/${ben.id}/anamnese`
    expect(await sentencesOf(trainer)).toEqual([{ text: `${firstName} hat die Anamnese abgeschickt.`, link }])
    const { text } = await app.mailTo(trainer.email, 'Anamnese abgeschickt')
    expect(text).toContain(link)
    expect(text).not.toContain(String(completeAnswers.whyNow))
    const { deadline } = await overview(trainer)
    expect(deadline).toMatchObject({ state: 'RUNNING', dueAt: expect.any(String) })
    expect((await overview()).deadline).toEqual(deadline)
    expect(await trainer.call(clients.one, { params: { id: ben.id } })).toMatchObject({ answer: deadline })
  })

  it('a second submission before the answer does not move the deadline', async () => {
    await submitComplete()
    const { deadline } = await overview()
    await submitComplete({ weight: 71 })
    expect((await overview()).deadline).toEqual(deadline)
    await review('REVIEWED', '', 2)
    expect((await overview()).deadline).toBeNull()
  })

  it('a request for changes is told to the member, whose next version is reviewed', async () => {
    await submitComplete()
    await review('CHANGES_REQUESTED', 'Bitte ergänze deine Medikamente.')
    const { firstName } = await trainer.call(users.info)
    const asked = { outcome: 'CHANGES_REQUESTED', text: 'Bitte ergänze deine Medikamente.', trainer: firstName }
    expect(await overview()).toMatchObject({
      state: 'CHANGES_REQUESTED',
      deadline: null,
      versions: [{ reviews: [asked] }],
    })
    expect((await version(1)).reviews).toMatchObject([asked])
    expect(await sentencesOf(ben)).toEqual([
      { text: `${firstName} hat eine Frage zu deiner Anamnese.`, link: '/anamnese' },
    ])
    const { text } = await app.mailTo(ben.email, 'Frage zu deiner Anamnese')
    expect(text).not.toContain('Medikamente')
    await submitComplete({ medication: 'Keine' })
    expect(await overview()).toMatchObject({ state: 'SUBMITTED', deadline: { state: 'RUNNING' } })
    await review('REVIEWED', '', 2)
    expect((await overview()).state).toBe('REVIEWED')
    await app.mailTo(ben.email, 'Anamnese gelesen')
  })

  it('a muted member is mailed about no review', async () => {
    await ben.call(settings.setNotifications, { body: { muted: ['TRAINER'] } })
    await submitComplete()
    await review('REVIEWED')
    expect(await app.infra.database.prisma.mailDelivery.count({ where: { userId: ben.id } })).toBe(0)
    expect(await sentencesOf(ben)).toEqual([])
  })

  it('only the newest version is reviewed, and a request says what is missing', async () => {
    await expect(review('REVIEWED')).toMatchProblem('not_found')
    await submitComplete()
    await expect(review('CHANGES_REQUESTED')).toMatchProblem('invalid_input')
    await submitComplete({ weight: 71 })
    await expect(review('REVIEWED', '', 1)).toMatchProblem('changed_meanwhile')
    expect((await overview()).versions.flatMap(({ reviews }) => reviews)).toEqual([])
  })

  it('nobody reviews their own anamnesis', async () => {
    const tina = await app.person(['ROLE_TRAINER'])
    const { rev } = await tina.call(anamnesis.saveDraft, {
      params: { userId: tina.id },
      body: { step: 'body', answers: completeAnswers, rev: 0 },
    })
    await tina.call(anamnesis.submit, { body: { rev } })
    const body = { number: 1, outcome: 'REVIEWED' as const }
    await expect(tina.call(anamnesis.review, { params: { userId: tina.id }, body })).toMatchProblem('forbidden')
  })

  it('a draft is the member’s own until it is shared; then the trainer saves into it, too', async () => {
    await save({ weight: 72 }, 0)
    expect(await overview(trainer)).toMatchObject({ state: 'EMPTY', draft: null })
    await expect(save({ weight: 1 }, 1, { by: trainer })).toMatchProblem('not_found')
    await share(true)
    expect((await overview(trainer)).draft).toMatchObject({ answers: { weight: 72 }, isShared: true })
    await save({ water: 1500 }, 1, { by: trainer })
    expect((await overview()).draft).toMatchObject({
      answers: { weight: 72, water: 1500 },
      isUpdatedByTrainer: true,
      rev: 2,
    })
    await expect(save({ weight: 70 }, 1)).toMatchProblem('changed_meanwhile')
    await share(false)
    await expect(save({ water: 1 }, 2, { by: trainer })).toMatchProblem('not_found')
    expect((await overview(trainer)).draft).toBeNull()
  })

  it('a shared draft is closed by its submission', async () => {
    await share(true)
    await submitComplete()
    expect((await overview(trainer)).draft).toBeNull()
  })

  it('a new trainer sees nothing before new consent, and never a draft shared with the one before', async () => {
    await submitComplete()
    await save({ weight: 70 }, (await overview()).draft?.rev ?? 0)
    await share(true)
    await ben.call(clients.endMine)
    await expect(overview(trainer)).toMatchProblem('forbidden')
    const next = await app.trainerOf(ben)
    const { prisma } = app.infra.database
    await prisma.consent.updateMany({
      where: { userId: ben.id, kind: 'COACHING', relation: { trainerId: next.id } },
      data: { revokedAt: new Date() },
    })
    await expect(overview(next)).toMatchProblem('consent_needed')
    await expect(version(1, next)).toMatchProblem('consent_needed')
    await ben.call(health.giveConsent, { body: { version: consentVersion } })
    expect(await overview(next)).toMatchObject({ state: 'SUBMITTED', draft: null, deadline: null })
  })

  it('withdrawn consent closes it to the trainer’s next call; given again, nothing is lost', async () => {
    await submitComplete()
    const { draft } = await overview()
    await save({ weight: 70 }, draft?.rev ?? 0)
    await ben.call(health.revokeConsent)
    for (const person of [trainer, ben]) {
      await expect(overview(person)).toMatchProblem('consent_needed')
      await expect(version(1, person)).toMatchProblem('consent_needed')
    }
    await expect(save({ weight: 69 }, 2)).toMatchProblem('consent_needed')
    await expect(submit(2)).toMatchProblem('consent_needed')
    await ben.call(health.giveConsent, { body: { version: consentVersion } })
    expect(await overview()).toMatchObject({ draft: { answers: { weight: 70 } }, versions: [{ number: 1 }] })
    expect((await overview(trainer)).versions).toHaveLength(1)
  })

  it('is in the access log', async () => {
    await submitComplete()
    await overview(trainer)
    await version(1, trainer)
    await review('REVIEWED')
    const { items } = await ben.call(audit.accessLog, { query: {} })
    expect(items.map(({ action, area }) => [action, area])).toEqual([
      ['data.changed', 'anamnesis'],
      ['data.read', 'anamnesis'],
    ])
  })

  it('own questions are asked last, answered, and keep their ids', async () => {
    const set = (questions: object[]) => trainer.call(anamnesis.setOwnQuestions, { body: { questions } as never })
    const { questions } = await set([
      { kind: 'choice', label: 'Wann trainierst du?', options: ['früh', 'spät', 'früh'] },
      { kind: 'scale', label: 'Wie fit bist du?' },
    ])
    const [when, fit] = questions
    expect(when).toMatchObject({ options: ['früh', 'spät'] })
    expect((await overview()).questionnaire.steps.at(-1)?.questions).toMatchObject([
      { id: when?.id, label: 'Wann trainierst du?' },
      { id: fit?.id, kind: 'scale' },
    ])
    await submitComplete({ [when?.id ?? '']: 'spät' })
    const changed = await set([
      { id: fit?.id, kind: 'scale', label: 'Wie fit fühlst du dich?' },
      { id: when?.id, kind: 'longText', label: 'Wann trainierst du?' },
    ])
    expect(changed.questions.map(({ id }) => id === fit?.id || id === when?.id)).toEqual([true, false])
    expect(await trainer.call(anamnesis.ownQuestions)).toEqual(changed)
    // The submitted version is not changed by it.
    const { questionnaire, answers } = await version(1)
    expect(questionnaire.steps.at(-1)?.questions).toMatchObject([
      { label: 'Wann trainierst du?' },
      { label: 'Wie fit bist du?' },
    ])
    expect(answers).toMatchObject({ [when?.id ?? '']: 'spät' })
    const other = await app.person(['ROLE_TRAINER'])
    const stolen = { questions: [{ id: fit?.id, kind: 'scale' as const, label: 'Meine' }] }
    await expect(other.call(anamnesis.setOwnQuestions, { body: stolen as never })).toMatchProblem('not_found')
    await expect(set(Array.from({ length: 11 }, () => ({ kind: 'scale', label: 'x' })))).toMatchProblem('invalid_input')
    await expect(set([{ kind: 'choice', label: 'x', options: ['a', 'a'] }])).toMatchProblem('invalid_input')
  })

  it('reads with as many queries for 20 versions as for one', async () => {
    await submitComplete()
    await review('REVIEWED')
    const first = await countQueries(app.infra.database.pool, () => overview(trainer))
    const { prisma } = app.infra.database
    for (let number = 2; number <= 6; number += 1) {
      await submitComplete({ weight: 60 + number })
      await review('REVIEWED', '', number)
    }
    expect(await prisma.anamnesisVersion.count({ where: { userId: ben.id } })).toBe(6)
    expect(await countQueries(app.infra.database.pool, () => overview(trainer))).toBe(first)
  })
})

describe('the reminder', () => {
  const runJob = () => {
    const { database, jobs } = app.infra
    return database.transaction((tx) =>
      anamnesisRemindersJob(mailService(jobs), notificationsService(database)).run({}, tx),
    )
  }
  const setSubmitted = (monthsAgo: number) =>
    app.infra.database.pool.query(
      `UPDATE anamnesis_versions SET submitted_at = now() - make_interval(months => $2) WHERE user_id = $1`,
      [ben.id, monthsAgo],
    )
  const count = () =>
    app.infra.database.prisma.mailDelivery.count({ where: { userId: ben.id, template: 'anamnesisReminder' } })

  it('comes once, six months after the last submission', async () => {
    await submitComplete()
    await setSubmitted(7)
    await submitComplete({ weight: 71 })
    await runJob()
    expect(await count()).toBe(0)
    await setSubmitted(6)
    await runJob()
    await runJob()
    expect(await count()).toBe(1)
    const { text } = await app.mailTo(ben.email, 'Stimmt deine Anamnese noch')
    expect(text).toContain('/anamnese')
    const { items } = await ben.call(notifications.list, { query: {} })
    expect(items).toMatchObject([{ text: 'Deine Anamnese ist ein halbes Jahr alt. Stimmt noch alles?' }])
  })

  it('can be muted, and does not come without consent', async () => {
    await submitComplete()
    await setSubmitted(7)
    await ben.call(health.revokeConsent)
    await runJob()
    await ben.call(health.giveConsent, { body: { version: consentVersion } })
    await ben.call(settings.setNotifications, { body: { muted: ['ANAMNESIS'] } })
    await runJob()
    expect(await count()).toBe(0)
    expect((await ben.call(notifications.list, { query: {} })).items).toEqual([])
  })
})
