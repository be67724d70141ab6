import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { completeAnswers } from '@kostbar/contracts/anamnesis/testing/complete-answers'
import { audit } from '@kostbar/contracts/audit/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { anamnesisCalls } from '../../testing/anamneses.ts'
import { accept, currentToken, inviteByMail, trainerWithSlots } from '../../testing/invitations.ts'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { mailService } from '../mail/service.ts'
import { notificationsService } from '../notifications/service.ts'
import { answerDeadlinesJob } from '../pending-answers/jobs.ts'

const app = useTestApp()

let ben: Person

beforeEach(async () => {
  ben = await app.person()
})

const { ofMember, overview, save, submit, version, submitComplete } = anamnesisCalls(() => ben)

describe('submitted before the coaching begins', () => {
  const review = (trainer: Person, number: number) =>
    trainer.call(anamnesis.review, { params: ofMember(), body: { number, outcome: 'REVIEWED' } })

  const coachedBy = async (trainer: Person) => {
    const { id } = await inviteByMail(app, trainer, ben.email)
    await accept(ben, await currentToken(app, id), { switchTrainer: true })
  }

  it('waits for the review of the trainer, also of the next one, from the day the coaching begins', async () => {
    await submitComplete()
    await submitComplete({ weight: 71 })
    const [first, next, last] = [await trainerWithSlots(app), await trainerWithSlots(app), await trainerWithSlots(app)]
    for (const trainer of [first, next]) {
      await coachedBy(trainer)
      const { deadline } = await overview(trainer)
      expect(deadline?.state).toBe('RUNNING')
      expect(Date.parse(deadline?.dueAt ?? '')).toBeGreaterThan(Date.now() + 47 * 3_600_000)
    }
    await review(next, 2)
    expect(await overview(next)).toMatchObject({ state: 'REVIEWED', deadline: null })
    await coachedBy(last)
    expect((await overview(last)).deadline).toBeNull()
  })

  it('has a standing clock while the trainer is away', async () => {
    await submitComplete()
    const trainer = await trainerWithSlots(app)
    const days = { awayFrom: new Date(Date.now() - 2 * 86_400_000), awayUntil: new Date(Date.now() + 2 * 86_400_000) }
    await app.infra.database.prisma.trainerProfile.create({ data: { userId: trainer.id, awayText: '', ...days } })
    await coachedBy(trainer)
    expect((await overview(trainer)).deadline?.state).toBe('AWAY')
  })
})

describe('with a trainer', () => {
  let trainer: Person

  beforeEach(async () => {
    trainer = await app.trainerOf(ben)
  })

  const review = (outcome: 'REVIEWED' | 'CHANGES_REQUESTED', text = '', number = 1) =>
    trainer.call(anamnesis.review, { params: ofMember(), body: { number, outcome, text } })
  const share = (shared: boolean) => ben.call(anamnesis.share, { body: { shared } })
  const sentencesOf = async (person: Person) =>
    (await person.call(notifications.list, { query: {} })).items.map(({ text, link }) => ({ text, link }))

  it('a submission is told to the trainer, without its content, and opens the deadline', async () => {
    await submitComplete()
    const { firstName } = await ben.call(users.info)
    const link = `/user/${ben.id}/anamnese`
    expect(await sentencesOf(trainer)).toEqual([{ text: `${firstName} hat die Anamnese abgesendet.`, link }])
    const { text } = await app.mailTo(trainer.email, 'Anamnese abgesendet')
    expect(text).toContain(link)
    expect(text).not.toContain(String(completeAnswers.whyNow))
    const { deadline } = await overview(trainer)
    expect(deadline).toMatchObject({ state: 'RUNNING', dueAt: expect.any(String) })
    expect((await overview()).deadline).toEqual(deadline)
    expect(await trainer.call(clients.get, { params: { id: ben.id } })).toMatchObject({ answer: deadline })
  })

  it('a deadline that comes up is in the bell until the review, also of a later version', async () => {
    await submitComplete()
    const { database, jobs } = app.infra
    const dueAt = new Date(Date.now() + 60_000)
    await database.prisma.pendingAnswer.updateMany({ where: { relation: { clientId: ben.id } }, data: { dueAt } })
    const job = answerDeadlinesJob(mailService(jobs), notificationsService(database))
    await database.transaction((tx) => job.run({}, tx))
    await submitComplete({ weight: 71 })
    const list = () => trainer.call(notifications.list, { query: {} })
    const due = { text: expect.stringContaining('wartet noch auf deine Antwort'), link: `/user/${ben.id}/anamnese` }
    expect((await list()).items).toContainEqual(expect.objectContaining({ ...due, isRead: false }))
    await review('REVIEWED', '', 2)
    expect((await list()).items.filter(({ text, isRead }) => !isRead && text.includes('wartet'))).toEqual([])
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
    expect((await trainer.call(notifications.list, { query: {} })).items).toMatchObject([{ isRead: true }])
    const { firstName } = await trainer.call(users.info)
    const request = { outcome: 'CHANGES_REQUESTED', text: 'Bitte ergänze deine Medikamente.', trainer: firstName }
    expect(await overview()).toMatchObject({
      state: 'CHANGES_REQUESTED',
      deadline: null,
      versions: [{ reviews: [request] }],
    })
    expect((await version(1)).reviews).toMatchObject([request])
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

  it('a repeated review is stored and told once, another one is a further one', async () => {
    await submitComplete()
    const requests = ['Bitte ergänze deine Medikamente.', 'Und bitte auch deine Allergien.'] as const
    for (const text of [requests[0], requests[0], requests[1]]) await review('CHANGES_REQUESTED', text)
    expect((await version(1)).reviews.map(({ text }) => text)).toEqual(requests)
    expect(await sentencesOf(ben)).toHaveLength(2)
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
    // Changing the own questions leaves the submitted version as it was.
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
