import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { todayInVienna } from '@kostbar/contracts/calendar'
import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { health } from '@kostbar/contracts/health/endpoints'
import { macros } from '@kostbar/contracts/macros/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { measureContext } from '@kostbar/prisma/measure-context'
import { expect, it } from 'vitest'
import { canaryAnswers, submitAnamnesis } from '../testing/anamneses.ts'
import { checkInAnswers, checkInForm, openCheckIn } from '../testing/check-ins.ts'
import { randomPhoto, storePhoto } from '../testing/photos.ts'
import { addRecipe } from '../testing/recipes.ts'
import { recordProtocol } from '../testing/recorded-protocol.ts'
import { type Person, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

const canaries = [
  'KANARIE-NACHRICHT',
  'KANARIE-NOTIZ',
  'KANARIE-GRUND',
  'KANARIE-ÄRZTIN',
  'KANARIE-BEFUND',
  'KANARIE-LINSEN',
  'KANARIE-TROTZDEM',
  'KANARIE-KEKS',
  'KANARIE-KOPFWEH',
  'KANARIE-RÜCKBLICK',
  'KIDNEY',
  'ageYears',
  '187.3',
  '187,3',
]

const inputs = {
  sex: 'FEMALE',
  formulaSex: 'FEMALE',
  ageYears: 97,
  heightCm: 199,
  weightKg: 187.3,
  activity: 1.47,
  goalPercent: 7,
  proteinPerKg: 1.3,
  fatPerKg: 0.9,
} as const
const targets = { kcal: 4000, proteins: 120, carbs: 720, fats: 70, inputs, reason: 'KANARIE-GRUND' }
const clearance = {
  warning: 'KIDNEY',
  day: '2026-11-20',
  clearedWith: 'KANARIE-ÄRZTIN',
  note: 'KANARIE-BEFUND',
} as const
const food = {
  allergens: ['H' as const],
  intolerances: [],
  diet: null,
  likes: ['KANARIE-LINSEN'],
  dislikes: [],
  rev: 0,
}

/** Creates a member whose targets, clearance, care profile, message, private note and weight each contain a canary. */
async function memberWithCanaries(): Promise<Person> {
  const { database, dataKeys } = app.infra
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const params = { userId: ben.id }
  await trainer.call(measures.save, { params, body: { day: '2026-11-20', kind: 'WEIGHT', value: 187.3 } })
  await ben.call(messages.send, { params, body: { key: crypto.randomUUID(), text: 'KANARIE-NACHRICHT von Ben' } })
  await trainer.call(macros.set, { params: { id: ben.id }, body: targets })
  await trainer.call(macros.addClearance, { params, body: clearance })
  await ben.call(careProfile.save, { params, body: food })
  const { id: recipeId } = await addRecipe(trainer, { allergens: ['H'] })
  const entries = [{ recipeId, portions: 1 }]
  const overrides = [{ recipeId, allergen: 'H' as const, reason: 'KANARIE-TROTZDEM' }]
  const day = { day: 'Monday' as const, version: 0, meals: [{ meal: 'LUNCH' as const, note: '', entries }], overrides }
  await trainer.call(nutritionplan.saveDraftDay, { params, body: day })
  const startsOn = todayInVienna()
  const weight = { weightKg: 187.3, at: new Date().toISOString() }
  await ben.call(dayLog.save, { params: { day: startsOn }, body: weight })
  const checkIn = { id: await openCheckIn(app, ben) }
  const [, , weightQuestion, textQuestion] = checkInForm.questions
  const given = [
    ...checkInAnswers.slice(0, 2),
    { questionId: weightQuestion.id, value: 187.3 },
    { questionId: textQuestion.id, value: 'KANARIE-RÜCKBLICK' },
  ]
  await ben.call(checkIns.submit, { params: checkIn, body: { answers: given } })
  await trainer.call(checkIns.reply, { params: checkIn, body: { text: 'KANARIE-RÜCKBLICK' } })
  await ben.call(protocol.start, { body: { startsOn } })
  const complaints = { complaints: 'KANARIE-KOPFWEH' }
  await ben.call(protocol.saveDay, { body: { number: 1, day: startsOn, rev: 0, changes: complaints } })
  const eaten = { day: startsOn, time: '16:00', kind: 'AFTERNOON_SNACK' as const, items: [{ text: 'KANARIE-KEKS' }] }
  await ben.call(protocol.saveMeal, { body: { number: 1, key: crypto.randomUUID(), rev: 0, ...eaten } })
  const key = await dataKeys.ofUser(database.kysely, ben.id)
  const privateNote = key.encrypt('private-note', 'KANARIE-NOTIZ über Ben')
  await database.prisma.clientRelation.updateMany({ where: { clientId: ben.id }, data: { privateNote } })
  return ben
}

/** Names of tables with a row that contains one of these texts (as text or as bytes) or byte sequences. */
async function findTexts(texts: readonly (string | Buffer)[]): Promise<string[]> {
  const { pool } = app.infra.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`,
  )
  expect(tables.length).toBeGreaterThan(30)
  // PostgreSQL writes bytes as hexadecimal digits.
  const patterns = texts.flatMap((text) => [
    `%${Buffer.from(text).toString('hex')}%`,
    ...(typeof text === 'string' ? [`%${text}%`] : []),
  ])
  const matches: string[] = []
  for (const { name } of tables) {
    // JSON separates columns by a comma and a space: `187,3` never spans the end of one id and the start of the next.
    const { rowCount } = await pool.query(`SELECT FROM ${name} t WHERE to_jsonb(t)::text LIKE ANY($1)`, [patterns])
    if (rowCount) matches.push(name)
  }
  return matches
}

/** Expects none of these texts or bytes in the database (notifications and jobs included), in mails or in the log. */
async function expectNowhere(texts: readonly string[], bytes: readonly Buffer[] = []): Promise<void> {
  expect(await findTexts([...texts, ...bytes])).toEqual([])
  expect(app.mails.length).toBeGreaterThan(0)
  expect(app.logLines.length).toBeGreaterThan(0)
  const written = [...app.mails.map(({ subject, text, html }) => `${subject} ${text} ${html}`), ...app.logLines]
  for (const line of written) for (const text of texts) expect(line).not.toContain(text)
}

it('a dump of the database, mails, notifications and the log contain none of 200 answers, drafts and reviews', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const params = { userId: ben.id }
  const question = { kind: 'longText' as const, label: 'Und sonst?' }
  await trainer.call(anamnesis.setOwnQuestions, { body: { questions: [question] } })
  const { questionnaire } = await ben.call(anamnesis.get, { params })
  const answers = canaryAnswers('KANARIE-ANTWORT', questionnaire)
  const versions = Math.ceil(200 / Object.keys(answers).length)
  for (let number = 1; number <= versions; number += 1) {
    // A number with a fraction that occurs nowhere else in the database.
    const weights = { weight: 187.3, weightLastYear: 187.3, targetWeight: 187.3 }
    await submitAnamnesis(ben, { ...answers, ...weights })
    const review = { number, outcome: 'CHANGES_REQUESTED' as const, text: 'KANARIE-NOTIZ zur Anamnese' }
    await trainer.call(anamnesis.review, { params, body: review })
  }
  const { draft } = await ben.call(anamnesis.get, { params })
  const body = { step: 'health', answers: { medication: 'KANARIE-BEFUND' }, rev: draft?.rev ?? 0 }
  await ben.call(anamnesis.saveDraft, { params, body })
  const stale = await ben.exchange(anamnesis.saveDraft, { params, body: { ...body, answers: { heart: null } } })
  expect(stale.status).toBe(409)
  await app.mailTo(ben.email, 'Frage zu deiner Anamnese')
  await app.mailTo(trainer.email, 'Anamnese abgesendet')
  await expectNowhere([...canaries, 'KANARIE-ANTWORT'])
})

it('a dump of the database, mails, notifications and the log contain no message, private note, weight, input of the calculator, reason, clearance, food or override', async () => {
  await memberWithCanaries()
  await expectNowhere(canaries)
  // Counter-check: the search finds a canary that is stored without encryption.
  await app.infra.database.prisma.newsletterSubscription.create({ data: { email: 'KANARIE-NOTIZ@example.test' } })
  expect(await findTexts(canaries)).toEqual(['public.newsletter_subscriptions'])
  await app.infra.database.prisma.newsletterSubscription.deleteMany({ where: { email: { startsWith: 'KANARIE' } } })
})

it('a dump of the database, mails, notifications and the log contain no meal, comment, conclusion or photo of an evaluated protocol', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const params = { userId: ben.id }
  const { days, mealIds } = await recordProtocol(app, ben, {
    day: { note: 'KANARIE-TAG' },
    meals: [{ day: 0, note: 'KANARIE-MAHLZEIT', items: [{ text: 'KANARIE-GULASCH' }] }],
  })
  const [day = ''] = days
  await trainer.call(evaluations.comment, { params, body: { number: 1, day, text: 'KANARIE-KOMMENTAR' } })
  const mealComment = { number: 1, day, mealId: mealIds[0] ?? '', text: 'KANARIE-KOMMENTAR zum Gulasch' }
  await trainer.call(evaluations.comment, { params, body: mealComment })
  const draft = { number: 1, rev: 0, conclusion: 'KANARIE-ENTWURF' }
  await trainer.call(evaluations.saveDraft, { params, body: draft })
  const conclusion = 'KANARIE-SCHLUSS'
  await trainer.call(evaluations.publish, { params, body: { number: 1, rev: 1, conclusion } })
  const uploaded = await randomPhoto()
  const { largeUrl } = await storePhoto(ben, uploaded)
  const photo = Buffer.from(await (await fetch(largeUrl)).arrayBuffer())
  await app.mailTo(ben.email, 'Protokoll ausgewertet')

  const texts = ['TAG', 'MAHLZEIT', 'GULASCH', 'KOMMENTAR', 'ENTWURF', 'SCHLUSS'].map((text) => `KANARIE-${text}`)
  // Bytes from the middle of the photos, which are pixel data.
  const pixels = [uploaded, photo].map((file) => file.subarray(file.length / 2, file.length / 2 + 24))
  await expectNowhere(texts, pixels)
})

it('a backup restored without the key of an erased account reveals nothing', async () => {
  const { prisma, kysely } = app.infra.database
  const [ben, mia] = [await memberWithCanaries(), await memberWithCanaries()]
  const account = await prisma.user.findUniqueOrThrow({ where: { id: ben.id }, omit: { weekdayTargets: true } })
  const rows = await prisma.measure.findMany({ where: { userId: ben.id } })
  await ben.call(users.deleteMyself)
  expect(await prisma.userKey.count({ where: { userId: ben.id } })).toBe(0)

  await prisma.user.create({ data: account })
  await prisma.measure.createMany({ data: rows })
  const [row] = rows
  if (!row) throw new Error('unreachable')
  const context = measureContext(ben.id, 'WEIGHT', '2026-11-20')
  // A restored account has a new data key.
  for (const { id } of [ben, mia]) {
    const key = await app.infra.dataKeys.ofUser(kysely, id)
    expect(() => key.decrypt(context, row.encrypted)).toThrow()
  }
  const admin = await app.person(['ROLE_ADMIN'])
  await prisma.consent.create({ data: { userId: ben.id, kind: 'HEALTH', version: 'restored' } })
  await admin.call(health.giveReason, { params: { id: ben.id }, body: { reason: 'Backup eingespielt' } })
  const { status, body } = await admin.exchange(measures.list, { params: { userId: ben.id }, query: {} })
  expect([status, body.code]).toEqual([500, 'unexpected'])
  expect(await findTexts(canaries)).toEqual([])
})
