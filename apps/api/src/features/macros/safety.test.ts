import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import type { AnamnesisWarning } from '@kostbar/contracts/anamnesis/warnings'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { calculateTargets } from '@kostbar/contracts/macros/calculator'
import { macros } from '@kostbar/contracts/macros/endpoints'
import type { CalculatorInputs, ClearanceInput, TargetsInput } from '@kostbar/contracts/macros/schemas'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { trainers } from '@kostbar/contracts/trainers/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { expect, it } from 'vitest'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { fillCareProfile } from '../care-profile/service.ts'
import { lockUser } from '../users/service.ts'

const app = useTestApp()

/** A woman whose energy need is 2065 kcal a day. */
const woman: CalculatorInputs = {
  sex: 'FEMALE',
  formulaSex: 'FEMALE',
  ageYears: 28,
  heightCm: 169,
  weightKg: 72,
  activity: 1.4,
  goalPercent: 0,
  proteinPerKg: 1.6,
  fatPerKg: 1,
}

/** Targets that the calculator computes for these inputs. */
function calculated(changes: Partial<CalculatorInputs> = {}): TargetsInput {
  const inputs = { ...woman, ...changes }
  const { targets } = calculateTargets(inputs)
  if (!targets) throw new RangeError('No targets')
  return { ...targets, inputs }
}

const ofEnergy = (kcal: number): TargetsInput => ({ kcal, proteins: 0, fats: 0, carbs: Math.round(kcal / 4) })

const set = (by: Person, { id }: Person, body: TargetsInput) => by.call(macros.set, { params: { id }, body })
const history = (by: Person, { id }: Person) => by.call(macros.history, { params: { id } })
const basis = (by: Person, { id }: Person) => by.call(macros.basis, { params: { id } })
const clearance = (warning: AnamnesisWarning): ClearanceInput => ({
  warning,
  day: '2026-11-20',
  clearedWith: 'Dr. Huber',
  note: 'Keine Einwände.',
})
const clear = (by: Person, { id }: Person, warning: AnamnesisWarning) =>
  by.call(macros.addClearance, { params: { userId: id }, body: clearance(warning) })

/** Fills the care profile as the submission of an anamnesis does. */
const submit = (person: Person, ...warnings: AnamnesisWarning[]) => submitBody(person, {}, ...warnings)

async function submitBody({ id }: Person, more: { activity?: number }, ...warnings: AnamnesisWarning[]): Promise<void> {
  const { database, dataKeys } = app.infra
  const body = { sex: 'FEMALE', formulaSex: 'FEMALE', birthDate: '1998-01-01', heightCm: 169, weightKg: 72 } as const
  const person = { ...body, ...more }
  const food = { allergens: [], intolerances: [], diet: null, likes: [], dislikes: [] }
  await database.transaction(async (tx) => {
    await lockUser(tx, id)
    const key = await dataKeys.ofUser(tx, id)
    await fillCareProfile(tx, key, { userId: id, answers: { ...food, warnings, person }, previous: null })
  })
}

async function clientWithTrainer() {
  const ben = await app.person()
  return { ben, trainer: await app.trainerOf(ben) }
}

const someWarnings: AnamnesisWarning[] = ['PREGNANCY', 'INSULIN', 'KIDNEY', 'EATING_DISORDER', 'CANCER']

it.each(someWarnings)('refuse a deficit with %s until it is cleared, to trainer and member', async (warning) => {
  const { ben, trainer } = await clientWithTrainer()
  await submit(ben, warning)
  for (const by of [trainer, ben])
    await expect(set(by, ben, calculated({ goalPercent: -10 }))).toMatchProblem('needs_clearance')
  // Targets without inputs are compared with the need computed from the anamnesis, 2072 kcal.
  await expect(set(trainer, ben, ofEnergy(1800))).toMatchProblem('needs_clearance')
  const oneDay = { ...calculated(), weekdays: { Monday: ofEnergy(1500) } }
  await expect(set(trainer, ben, oneDay)).toMatchProblem('needs_clearance')
  await set(trainer, ben, calculated())
  await clear(trainer, ben, warning)
  await set(trainer, ben, calculated({ goalPercent: -10 }))
  expect(await history(trainer, ben)).toHaveLength(2)
})

it('compare targets without inputs with the need at the activity of the anamnesis', async () => {
  const { ben, trainer } = await clientWithTrainer()
  await submitBody(ben, { activity: 2 }, 'KIDNEY')
  expect((await trainer.call(macros.basis, { params: { id: ben.id } })).person?.activity).toBe(2)
  // 2072 kcal would do for somebody who sits; heavy work takes 2960.
  await expect(set(trainer, ben, ofEnergy(2400))).toMatchProblem('needs_clearance')
  await set(trainer, ben, ofEnergy(3000))
  // A level that the trainer chose counts instead.
  await set(trainer, ben, calculated())
})

it.each<[AnamnesisWarning, Partial<CalculatorInputs>]>([
  ['BMI_LOW', { weightKg: 52 }],
  ['BMI_HIGH', { weightKg: 100 }],
  ['UNDER_AGE', { ageYears: 17 }],
])('refuse a deficit with %s by the inputs alone', async (warning, changes) => {
  const { ben, trainer } = await clientWithTrainer()
  await expect(set(trainer, ben, calculated({ ...changes, goalPercent: -10 }))).toMatchProblem('needs_clearance')
  await set(trainer, ben, calculated(changes))
  // From now on, targets without inputs are compared with the need computed from the stored inputs.
  await expect(set(trainer, ben, { ...ofEnergy(1500) })).toMatchProblem('needs_clearance')
  await clear(trainer, ben, warning)
  await set(trainer, ben, calculated({ ...changes, goalPercent: -10 }))
})

const weigh = (person: Person, value: number) =>
  person.call(measures.save, { params: { userId: person.id }, body: { day: '2026-11-20', kind: 'WEIGHT', value } })

it('cannot bypass a warning by a typed weight or body that is not the known one', async () => {
  const { ben, trainer } = await clientWithTrainer()
  await submit(ben, 'INSULIN')
  // 1689 kcal keep a weight of 45 kg, and 72 kg need 2065.
  await expect(set(ben, ben, calculated({ weightKg: 45 }))).toMatchProblem('needs_clearance')
  await expect(set(ben, ben, calculated({ ageYears: 90, heightCm: 150 }))).toMatchProblem('needs_clearance')
  await weigh(ben, 45)
  await set(ben, ben, calculated({ weightKg: 45 }))
  // The activity is what was typed: 2368 kcal are needed with it.
  await weigh(ben, 72)
  await expect(set(trainer, ben, { ...ofEnergy(2100), inputs: { ...woman, activity: 1.6 } })).toMatchProblem(
    'needs_clearance',
  )
})

it('entered by hand are judged by the latest weight, not by that of an earlier calculation', async () => {
  const { ben, trainer } = await clientWithTrainer()
  await submit(ben)
  await weigh(ben, 60)
  await set(trainer, ben, calculated({ weightKg: 60 }))
  await set(trainer, ben, ofEnergy(1400))
  await weigh(ben, 50)
  await expect(set(trainer, ben, ofEnergy(1400))).toMatchProblem('needs_clearance')
  // A weight that was typed after the last measurement counts as well.
  await weigh(ben, 60)
  await set(trainer, ben, calculated({ weightKg: 50 }))
  await expect(set(trainer, ben, ofEnergy(1400))).toMatchProblem('needs_clearance')
})

it('ask for a clearance again when a warning was gone and comes back', async () => {
  const { ben, trainer } = await clientWithTrainer()
  await submit(ben, 'PREGNANCY')
  await clear(trainer, ben, 'PREGNANCY')
  await submit(ben, 'PREGNANCY')
  expect(await basis(trainer, ben)).toMatchObject({ needsClearance: false })
  await submit(ben)
  await submit(ben, 'PREGNANCY')
  expect(await basis(trainer, ben)).toMatchObject({ needsClearance: true, clearances: [] })
  await expect(set(trainer, ben, calculated({ goalPercent: -10 }))).toMatchProblem('needs_clearance')
})

it('below the usual minimum need a reason, which stays in the history', async () => {
  const { ben, trainer } = await clientWithTrainer()
  const { status, body } = await trainer.exchange(macros.set, { params: { id: ben.id }, body: ofEnergy(1100) })
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid_input', ['reason']])
  const reason = 'Ärztlich begleitet bis Jänner.'
  await set(trainer, ben, { ...ofEnergy(1100), reason })
  expect(await history(trainer, ben)).toMatchObject([{ kcal: 1100, reason }])
  const { firstName } = await trainer.call(users.info)
  expect(await history(ben, ben)).toMatchObject([{ kcal: 1100, reason, setBy: firstName }])
})

it('of a man have a higher minimum, on each weekday', async () => {
  const { ben, trainer } = await clientWithTrainer()
  const man = { ...woman, sex: 'MALE', formulaSex: 'MALE' } as const
  const targets = { ...ofEnergy(1600), inputs: man }
  await expect(set(trainer, ben, { ...ofEnergy(1400), inputs: man })).toMatchProblem('invalid_input')
  await expect(set(trainer, ben, { ...targets, weekdays: { Friday: ofEnergy(1400) } })).toMatchProblem('invalid_input')
  await set(trainer, ben, targets)
  await expect(set(trainer, ben, ofEnergy(1400))).toMatchProblem('invalid_input')
})

it('of weekdays hold on their day, and are replaced with the next targets', async () => {
  const { ben, trainer } = await clientWithTrainer()
  await set(trainer, ben, { ...calculated(), weekdays: { Monday: ofEnergy(2400) } })
  expect((await ben.call(users.info)).weekdayTargets).toEqual({ Monday: ofEnergy(2400) })
  expect(await history(ben, ben)).toMatchObject([{ weekdays: { Monday: ofEnergy(2400) }, inputs: woman }])
  await set(trainer, ben, calculated())
  expect((await ben.call(users.info)).weekdayTargets).toBeNull()
})

it('warn when the grams of a weekday do not add up', async () => {
  const { ben, trainer } = await clientWithTrainer()
  const { warning } = await set(trainer, ben, {
    ...calculated(),
    weekdays: { Monday: { ...ofEnergy(2400), carbs: 100 } },
  })
  expect(warning).toMatch(/ergeben 400 kcal/)
})

it('without consent take the four numbers alone, and nothing that says more', async () => {
  const { ben, trainer } = await clientWithTrainer()
  await set(trainer, ben, calculated())
  await ben.call(health.revokeConsent)
  for (const by of [trainer, ben]) {
    await set(by, ben, ofEnergy(2000))
    await expect(set(by, ben, calculated())).toMatchProblem('consent_needed')
    await expect(set(by, ben, { ...ofEnergy(1000), reason: 'Grund' })).toMatchProblem('consent_needed')
    expect((await history(by, ben)).every(({ inputs, reason }) => inputs === null && reason === null)).toBe(true)
    await expect(basis(by, ben)).toMatchProblem('consent_needed')
  }
  await ben.call(health.giveConsent, { body: { version: consentVersion } })
  expect((await history(ben, ben)).map(({ inputs }) => inputs)).toEqual([null, null, woman])
})

it('show an admin what they come from only with a reason', async () => {
  const { ben, trainer } = await clientWithTrainer()
  await set(trainer, ben, calculated())
  const admin = await app.person(['ROLE_ADMIN'])
  expect(await history(admin, ben)).toMatchObject([{ inputs: null }])
  await admin.call(health.giveReason, { params: { id: ben.id }, body: { reason: 'Frage zu den Zielen' } })
  expect(await history(admin, ben)).toMatchObject([{ inputs: woman }])
})

it('start from the newest inputs, the anamnesis and the latest weight', async () => {
  const { ben, trainer } = await clientWithTrainer()
  expect(await basis(ben, ben)).toEqual({
    inputs: null,
    person: null,
    weight: null,
    needsClearance: false,
    warnings: [],
    clearances: [],
    involveDietitian: false,
  })
  await submit(ben)
  for (const [day, value] of [
    ['2026-11-20', 71.3],
    ['2026-11-18', 72],
  ] as const)
    await ben.call(measures.save, { params: { userId: ben.id }, body: { day, kind: 'WEIGHT', value } })
  await set(trainer, ben, calculated())
  await set(trainer, ben, { ...ofEnergy(1900), reason: 'Wunsch' })
  expect(await basis(trainer, ben)).toMatchObject({
    inputs: woman,
    person: { birthDate: '1998-01-01', heightCm: 169 },
    weight: { kg: 71.3, day: '2026-11-20' },
  })
})

it('tell the trainer what to clear and whom to involve, and the member neither', async () => {
  const { ben, trainer } = await clientWithTrainer()
  await submit(ben, 'KIDNEY')
  const overviewOf = (by: Person) => by.call(anamnesis.get, { params: { userId: ben.id } })
  expect(await basis(trainer, ben)).toMatchObject({ warnings: ['KIDNEY'], involveDietitian: true })
  expect(await overviewOf(trainer)).toMatchObject({ involveDietitian: true })
  expect(await overviewOf(ben)).toMatchObject({ involveDietitian: false })
  const profile = await trainer.call(trainers.mine)
  const { headline, about, qualification, registerNumber, website, absence } = profile
  const changed = {
    headline,
    about,
    qualification,
    registerNumber,
    website,
    absence,
    profession: 'DIAETOLOGIE',
  } as const
  await trainer.call(trainers.update, { body: changed })
  for (const answer of [await basis(trainer, ben), await overviewOf(trainer)])
    expect(answer).toMatchObject({ involveDietitian: false })
  await clear(trainer, ben, 'KIDNEY')
  const { firstName } = await trainer.call(users.info)
  expect((await basis(trainer, ben)).clearances).toMatchObject([{ ...clearance('KIDNEY'), notedBy: firstName }])
  await submit(ben)
  await submit(ben, 'KIDNEY')
  const { text } = await ben.exchange(macros.basis, { params: { id: ben.id } })
  expect(JSON.parse(text)).toMatchObject({ needsClearance: true, warnings: [], clearances: [] })
  expect(text).not.toContain('KIDNEY')
})

it("are cleared by the client's trainer alone, and not for a day in the future", async () => {
  const { ben } = await clientWithTrainer()
  const other = await app.person(['ROLE_TRAINER'])
  await expect(clear(other, ben, 'KIDNEY')).toMatchProblem('forbidden')
  await expect(clear(ben, ben, 'KIDNEY')).toMatchProblem('forbidden')
  await expect(clear(other, other, 'KIDNEY')).toMatchProblem('forbidden')
  const tomorrow = other.call(macros.addClearance, {
    params: { userId: ben.id },
    body: { ...clearance('KIDNEY'), day: '2099-01-01' },
  })
  await expect(tomorrow).toMatchProblem('invalid_input')
})

it('are hidden from a member in protective mode, not from the trainer', async () => {
  const { ben, trainer } = await clientWithTrainer()
  await set(trainer, ben, calculated())
  await ben.call(settings.setProtectiveMode, { body: { protectiveMode: true } })
  const none = { kcal: null, carbs: null, proteins: null, fats: null, weekdayTargets: null, protectiveMode: true }
  expect(await ben.call(users.info)).toMatchObject(none)
  expect(await ben.call(users.get, { params: { id: ben.id } })).toMatchObject(none)
  expect(await history(ben, ben)).toEqual([])
  expect(await basis(ben, ben)).toMatchObject({ inputs: null, weight: null })
  const { kcal } = calculated()
  expect(await trainer.call(users.get, { params: { id: ben.id } })).toMatchObject({ kcal, protectiveMode: true })
  expect(await history(trainer, ben)).toHaveLength(1)
  await ben.call(settings.setProtectiveMode, { body: { protectiveMode: false } })
  expect(await ben.call(users.info)).toMatchObject({ kcal, protectiveMode: false })
})

it('stay hidden with a warning about an eating disorder, which switches protective mode on', async () => {
  const ben = await app.person()
  await submit(ben, 'EATING_DISORDER')
  expect(await ben.call(users.info)).toMatchObject({ protectiveMode: true })
  const off = () => ben.call(settings.setProtectiveMode, { body: { protectiveMode: false } })
  await expect(off()).toMatchProblem('protective_mode_required')
  // The member has no trainer to whom the sentence could send them.
  const { body } = await ben.exchange(settings.setProtectiveMode, { body: { protectiveMode: false } })
  expect(body.msg).toContain('Sprich bitte mit einer Ärztin, einem Arzt oder einer Beratungsstelle')
  await submit(ben)
  expect(await ben.call(users.info)).toMatchObject({ protectiveMode: true })
  await off()
  expect(await ben.call(users.info)).toMatchObject({ protectiveMode: false })
})

it('cost a constant number of queries', async () => {
  const { ben, trainer } = await clientWithTrainer()
  const count = () => countQueries(app.infra.database.pool, () => basis(trainer, ben))
  await set(trainer, ben, calculated())
  const forOne = await count()
  for (let index = 0; index < 20; index += 1) await set(trainer, ben, calculated())
  expect(await count()).toBe(forOne)
})
