import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { completeAnswers } from '@kostbar/contracts/anamnesis/testing/complete-answers'
import { todayInVienna } from '@kostbar/contracts/calendar'
import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { anamnesisCalls, earlierVersion, storeEarlierVersion } from '../../testing/anamneses.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

let ben: Person

beforeEach(async () => {
  ben = await app.person()
})

const { ofMember, overview, save, submit, version, submitComplete } = anamnesisCalls(() => ben)

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
    expect(await ben.call(measures.list, { params: ofMember(), query: {} })).toEqual([
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

  it('of an update stores changed measures only, and keeps what was measured meanwhile', async () => {
    await submitComplete({ waist: 81.5 })
    const weights = () => ben.call(measures.list, { params: ofMember(), query: { kind: 'WEIGHT' } })
    const measured = { day: todayInVienna(), kind: 'WEIGHT', value: 70 } as const
    await ben.call(measures.save, { params: ofMember(), body: measured })
    await submitComplete({ likes: 'Linsen' })
    expect(await weights()).toEqual([measured])
    await submitComplete({ weight: 69 })
    expect(await weights()).toEqual([{ ...measured, value: 69 }])
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
    const params = { ...ofMember(), number: '1' }
    const { text, headers } = await ben.exchange(anamnesis.csv, { params })
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="anamnese-1.csv"',
      'cache-control': 'no-store',
    })
    expect(text).toContain('Person und Körper;Größe;169 cm\r\n')
    await expect(ben.call(anamnesis.csv, { params: { ...params, number: '2' } })).toMatchProblem('not_found')
  })

  it('fills the care profile, keeping what was entered by hand', async () => {
    const params = ofMember()
    const body = { allergens: ['A' as const], intolerances: [], diet: null, likes: [], dislikes: ['Leber'], rev: 0 }
    await ben.call(careProfile.save, { params, body })
    await submitComplete({ likes: 'Linsen, Beeren', eatingDisorder: { value: 'YES' } })
    expect(await ben.call(careProfile.get, { params })).toMatchObject({
      allergens: ['A', 'C', 'G'],
      diet: 'MIXED',
      likes: ['Linsen', 'Beeren'],
      dislikes: ['Leber'],
    })
    await submitComplete({ likes: 'Linsen', allergens: ['C'] })
    expect(await ben.call(careProfile.get, { params })).toMatchObject({ allergens: ['A', 'C'], likes: ['Linsen'] })
  })

  it('is read as a PDF', async () => {
    await submitComplete()
    const params = { ...ofMember(), number: '1' }
    const { body, headers } = await ben.exchange(anamnesis.pdf, { params })
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="anamnese-1.pdf"',
      'cache-control': 'no-store',
    })
    expect(Buffer.from(body).toString('latin1', 0, 8)).toBe('%PDF-1.7')
    await expect(ben.call(anamnesis.pdf, { params: { ...params, number: '2' } })).toMatchProblem('not_found')
  })

  it('holds no weight for a member without numbers, and the trainer sees all of it', async () => {
    await submitComplete()
    const params = { ...ofMember(), number: '1' }
    const download = async () => {
      const { text } = await ben.exchange(anamnesis.csv, { params })
      const { body } = await ben.exchange(anamnesis.pdf, { params })
      return [text, ...(await readPdf(body))].join('\n')
    }
    expect(await download()).toMatch(/\d kg/)
    const { prisma } = app.infra.database
    await prisma.user.update({ where: { id: ben.id }, data: { protectiveMode: true } })
    expect(await download()).not.toMatch(/\d\s?kg|Gewicht;/)
    const trainer = await app.trainerOf(ben)
    expect((await trainer.exchange(anamnesis.csv, { params })).text).toMatch(/\d kg/)
  })

  it('keeps its wording when the questions change', async () => {
    await submitComplete()
    await storeEarlierVersion(app, ben)
    expect(await version(1)).toMatchObject(earlierVersion)
    const { text } = await ben.exchange(anamnesis.csv, { params: { ...ofMember(), number: '1' } })
    expect(text).toContain('Damals;Wie schwer warst du?;leicht')
    const { body } = await ben.exchange(anamnesis.pdf, { params: { ...ofMember(), number: '1' } })
    const printed = (await readPdf(body)).join('\n')
    expect(printed).toMatch(/Damals[\s\S]*Wie schwer warst du\?[\s\S]*leicht/)
    expect(printed).not.toContain(anamnesisQuestionnaire.steps[1]?.title)
    expect((await overview()).questionnaire).toEqual(anamnesisQuestionnaire)
  })
})
