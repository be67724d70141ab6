import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { anamnesisCalls } from '../../testing/anamneses.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

let ben: Person

beforeEach(async () => {
  ben = await app.person()
})

const { ofMember, overview, save } = anamnesisCalls(() => ben)

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
    // Each character takes four bytes in UTF-8.
    const longText = '𝔘'.repeat(500)
    const texts = Object.fromEntries(questions.map(({ id }) => [id, longText]))
    await save(texts, 0)
    const shorter = '𝔘'.repeat(250)
    const textIds = anamnesisQuestionnaire.steps
      .flatMap((step) => step.questions)
      .filter(({ kind }) => kind === 'longText')
      .map(({ id }) => id)
    const largestAnswers = Object.fromEntries(textIds.map((id) => [id, shorter]))
    const yesNos = anamnesisQuestionnaire.steps.flatMap((step) => step.questions).filter(({ kind }) => kind === 'yesNo')
    const details = Object.fromEntries(yesNos.map(({ id }) => [id, { value: 'YES' as const, details: shorter }]))
    await expect(save({ ...largestAnswers, ...details }, 1)).toMatchProblem('too_large')
    expect((await overview()).draft).toMatchObject({ answers: texts, rev: 1 })
  })

  it('of two devices, the later one is told what is stored now', async () => {
    await save({ weight: 72 }, 0)
    await save({ weight: 71, water: 1500 }, 1)
    const { status, body } = await ben.exchange(anamnesis.saveDraft, {
      params: ofMember(),
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
