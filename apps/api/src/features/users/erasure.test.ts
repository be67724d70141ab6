import { randomUUID } from 'node:crypto'
import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { todayInVienna } from '@kostbar/contracts/calendar'
import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import { documents } from '@kostbar/contracts/documents/endpoints'
import { emailAddress } from '@kostbar/contracts/email-address/endpoints'
import { dataExports } from '@kostbar/contracts/exports/endpoints'
import { invites } from '@kostbar/contracts/invites/endpoints'
import { macros } from '@kostbar/contracts/macros/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { profileImage } from '@kostbar/contracts/profile-image/endpoints'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import { pushMessages } from '@kostbar/contracts/push-messages/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { secondFactor } from '@kostbar/contracts/second-factor/endpoints'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { withdrawals } from '@kostbar/contracts/withdrawals/endpoints'
import { workout } from '@kostbar/contracts/workout/endpoints'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { submitAnamnesis } from '../../testing/anamneses.ts'
import { create, enter, join } from '../../testing/challenges.ts'
import { checkInAnswers, checkInForm, openCheckIn } from '../../testing/check-ins.ts'
import { pdf, png, uploadTo } from '../../testing/files.ts'
import { accept, currentToken, inviteByMail, trainerWithSlots } from '../../testing/invitations.ts'
import { addRecipe } from '../../testing/recipes.ts'
import { recordProtocol } from '../../testing/recorded-protocol.ts'
import { registration, tokenIn } from '../../testing/registration.ts'
import { type Person, password, useTestApp } from '../../testing/test-app.ts'
import { tokensIn } from '../../testing/tokens.ts'
import { recordAction } from '../audit/service.ts'
import { sweepErasuresJob } from '../erasures/jobs.ts'
import { expireInvitesJob } from '../invites/jobs.ts'
import { mailService } from '../mail/service.ts'
import { sweepMailsJob } from '../mail/sweep.ts'
import { notificationsService } from '../notifications/service.ts'

const app = useTestApp()

/** Starts a coaching by invitation; before that, another trainer's is declined and a third one's expires. */
async function trainerByInvitation(person: Person): Promise<Person> {
  const { database, jobs } = app.infra
  const [declined, expired, accepted] = [
    await trainerWithSlots(app),
    await trainerWithSlots(app),
    await trainerWithSlots(app),
  ]
  const invite = async (trainer: Person) => (await inviteByMail(app, trainer, person.email)).id
  const token = await currentToken(app, await invite(declined))
  await app.visitor().call(invites.decline, { params: { token } })
  await database.prisma.invite.update({ where: { id: await invite(expired) }, data: { expiresAt: new Date() } })
  const expire = expireInvitesJob(mailService(jobs), notificationsService(database))
  await database.transaction((tx) => expire.run({}, tx))
  await accept(person, await currentToken(app, await invite(accepted)))
  return accepted
}

/** Plans a push message to chosen people. */
const writeTo = (trainer: Person, ...people: Person[]) =>
  trainer.call(pushMessages.create, {
    body: {
      ...{ title: 'Kochabend', body: 'Am Freitag kochen wir.', link: '/profile' },
      audience: { kind: 'PEOPLE', userIds: people.map(({ id }) => id) },
      schedule: { kind: 'ONCE', day: '2099-01-02', time: '10:00' },
    },
  })

/** Uses every feature, so that every table contains something to erase. */
async function liveHere(person: Person): Promise<void> {
  const params = { id: person.id }
  const trainer = await trainerByInvitation(person)
  await writeTo(trainer, person)
  const admin = await app.person(['ROLE_ADMIN'])
  await person.call(notes.add, { body: { title: 'meins', note: '' } })
  await trainer.call(notes.addForUser, { params: { userId: person.id }, body: { title: 'vom Trainer', note: '' } })
  await person.call(shopping.save, { body: { item: { name: 'Brot' } } })
  await person.call(workout.add, { body: { userId: person.id, name: 'Yoga', link: 'https://example.test' } })
  const numbers = { kcal: 2000, carbs: 230, proteins: 100, fats: 75 }
  await trainer.call(macros.set, { params, body: { ...numbers, reason: 'So vereinbart.' } })
  const clearance = { warning: 'KIDNEY', day: '2026-11-20', clearedWith: 'Dr. Huber', note: '' } as const
  await trainer.call(macros.addClearance, { params: { userId: person.id }, body: clearance })
  const food = { allergens: [], intolerances: [], diet: null, likes: [], dislikes: ['Koriander'], rev: 0 }
  await trainer.call(careProfile.save, { params: { userId: person.id }, body: food })
  const recipe = await addRecipe(trainer)
  const meal = { userId: person.id, day: 'Monday', meal: 'LUNCH' } as const
  await person.call(nutritionplan.toggle, { body: { ...meal, recipeId: recipe.id, portions: 1 } })
  await person.call(nutritionplan.setMealNote, { body: { ...meal, note: 'warm' } })
  await person.call(nutritionplan.toggleMeal, { params: { ...params, meal: 'LATE_SNACK' }, query: {} })
  const [allergen, name] = ['H' as const, 'Nussbrot']
  const profile = { allergens: [allergen], intolerances: [], diet: null, likes: [], dislikes: [], rev: 1 }
  await person.call(careProfile.save, { params: { userId: person.id }, body: profile })
  const { id: nutBread } = await addRecipe(trainer, { name, allergens: [allergen] })
  const draft = {
    day: 'Tuesday' as const,
    version: 0,
    meals: [{ meal: 'LUNCH' as const, note: '', entries: [{ recipeId: nutBread, portions: 1 }] }],
    overrides: [{ recipeId: nutBread, allergen, reason: 'Verträgt es gebacken' }],
  }
  await trainer.call(nutritionplan.saveDraftDay, { params: { userId: person.id }, body: draft })
  await person.call(recipes.toggle, { params: { recipeId: recipe.id, userId: person.id }, query: {} })
  const plan = await admin.call(documents.upload, { params, query: { filename: 'plan.pdf', size: pdf.length } })
  await uploadTo(plan.url, pdf, plan.contentType)
  await admin.call(documents.finish, { params: { ...params, docId: plan.docId } })
  const image = await person.call(profileImage.upload, { query: { filename: 'ich.png', size: png.length } })
  await uploadTo(image.url, png, image.contentType)
  await person.call(profileImage.finish, { body: { key: image.key } })
  const weight = { day: '2026-11-20', kind: 'WEIGHT', value: 70 } as const
  await trainer.call(measures.save, { params: { userId: person.id }, body: weight })
  await submitAnamnesis(person)
  const review = { number: 1, outcome: 'REVIEWED', text: 'Danke' } as const
  await trainer.call(anamnesis.review, { params: { userId: person.id }, body: review })
  for (const author of [person, trainer])
    await author.call(messages.send, { params: { userId: person.id }, body: { text: 'Hallo', key: randomUUID() } })
  await app.visitor().call(auth.forgotPassword, { params: { id: person.email } })
  await app.mailTo(person.email, 'Neues Passwort')
  const { secret } = await person.call(secondFactor.setUp, { body: { currentPassword: password } })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await person.call(secondFactor.confirm, { body: { code } })
  await person.call(dataExports.request)
  await app.mailTo(person.email, 'Datenexport')
}

/** Number of rows that contain one of these strings, by table, over all columns. */
async function traces(words: string[]): Promise<Record<string, number>> {
  const { pool } = app.infra.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname = 'public' OR (schemaname = 'pgboss' AND tablename LIKE 'j%')`,
  )
  expect(tables.length).toBeGreaterThan(20)
  const rowCounts: Record<string, number> = {}
  for (const { name } of tables) {
    // The queued job that deletes a person's files contains their id.
    const but = name.startsWith('pgboss') ? `AND t::text NOT LIKE '%remove-files%'` : ''
    const patterns = words.map((word) => `%${word}%`)
    const { rowCount } = await pool.query(`SELECT 1 FROM ${name} t WHERE t::text ILIKE ANY($1) ${but}`, [patterns])
    if (rowCount) rowCounts[name] = rowCount
  }
  return rowCounts
}

/**
 * Waits until no mail is to be sent any more, to the operator neither: sent mails no longer contain their variables. Those
 * of invitations answered before their mail was sent are given up.
 */
const allMailsSent = () =>
  expect.poll(() => app.infra.database.prisma.mailDelivery.count({ where: { sentAt: null, givenUpAt: null } })).toBe(0)

const storedOf = async ({ id }: Person) => {
  const { files } = await app.infra.storage.list('')
  return files.map(({ key }) => key).filter((key) => key.includes(id))
}

/** All that remains of an erased account: its id in the record of the erasure, until no backup contains the account. */
const onlyRecord = { 'public.erasures': 1 }

it('leaves no trace of an erased account in any table or file, besides the record of the erasure', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  await liveHere(ben)
  await liveHere(mia)
  const trainer = await trainerWithSlots(app)
  await writeTo(trainer, ben, mia)
  await allMailsSent()
  const before = await traces([ben.id, ben.email])
  expect(Object.keys(before).length).toBeGreaterThan(15)
  expect(await storedOf(ben)).toHaveLength(3)
  const ofMia = await traces([mia.id, mia.email])
  await ben.call(users.deleteMyself)
  await expect(ben.call(users.info)).toMatchProblem('not_signed_in')
  const mail = await app.mailTo(ben.email, 'ist gelöscht')
  expect(mail.text).not.toContain('Person')
  expect(mail.text).toContain('Rechnungen und Widerrufserklärungen müssen wir nach dem Gesetz aufbewahren.')
  await expect.poll(() => traces([ben.id, ben.email])).toEqual(onlyRecord)
  await expect.poll(() => storedOf(ben)).toEqual([])
  expect(await traces([mia.id, mia.email])).toEqual(ofMia)
  expect(await storedOf(mia)).toHaveLength(3)
  const { items } = await trainer.call(pushMessages.list, { query: {} })
  expect(items).toMatchObject([{ status: 'PLANNED', audience: { kind: 'PEOPLE', userIds: [mia.id] } }])
})

it('leaves no trace of submissions, also of those that a later one replaced, of check-ins and of challenges', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  await recordProtocol(app, ben, { status: 'REOPENED', meals: [] })
  const params = { userId: ben.id }
  const submit = () => ben.call(protocol.submit, { body: { number: 1 } })
  await submit()
  await trainer.call(protocol.reopen, { params, body: { number: 1 } })
  await submit()
  const { id } = await trainer.call(checkIns.addForm, { body: checkInForm })
  await trainer.call(checkIns.schedule, { params, body: { formId: id, weekday: 'Monday' } })
  const checkIn = { params: { id: await openCheckIn(app, ben) }, body: { answers: [...checkInAnswers] } }
  await ben.call(checkIns.submit, checkIn)
  await ben.call(dayLog.save, {
    params: { day: todayInVienna() },
    body: { at: new Date().toISOString(), waterMl: 500 },
  })
  const challenge = await create(trainer, { participantIds: [ben.id] })
  await join(ben, challenge.id)
  await enter(ben, challenge.id, todayInVienna(), 3)
  await allMailsSent()
  const before = await traces([ben.id])
  expect(before).toMatchObject({ 'public.notifications': expect.any(Number), 'public.day_logs': 1 })
  await ben.call(users.deleteMyself)
  await app.mailTo(ben.email, 'ist gelöscht')
  await expect.poll(() => traces([ben.id, ben.email])).toEqual(onlyRecord)
})

it('asks for nothing else: a call without body deletes the account, as native apps send it', async () => {
  const ben = await app.account()
  const answer = await app.nativeApp().call(auth.signin, { body: { email: ben.email, password } })
  const headers = { authorization: `Bearer ${tokensIn(answer).access_token}`, 'content-type': 'application/json' }
  expect((await app.nativeApp().exchange(users.deleteMyself, {}, headers)).status).toBe(200)
  await app.mailTo(ben.email, 'ist gelöscht')
})

it('the sweep deletes confirmations that could not be sent for two days, and sends the others', async () => {
  const { prisma, transaction } = app.infra.database
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  const delivery = (recipient: string, days: number) =>
    prisma.mailDelivery.create({
      data: { template: 'accountDeleted', dedupeKey: `accountDeleted:${days}`, recipient, createdAt: daysAgo(days) },
    })
  await delivery('gestern@example.test', 1)
  await delivery('vorher@example.test', 3)
  await transaction((tx) => sweepMailsJob(app.infra).run({}, tx))
  await app.mailTo('gestern@example.test', 'ist gelöscht')
  await expect.poll(() => prisma.mailDelivery.count({ where: { template: 'accountDeleted' } })).toBe(0)
  expect(app.mails.filter(({ to }) => to === 'vorher@example.test')).toEqual([])
})

it('erases nothing of the owner of an address that the account never confirmed, and all of the account itself', async () => {
  const email = 'fremd@example.test'
  const visitor = app.visitor()
  await visitor.call(newsletter.subscribe, { body: { email } })
  const { text } = await app.mailTo(email, 'Newsletter')
  await visitor.call(newsletter.confirm, { body: { token: tokenIn(text) } })
  await visitor.call(withdrawals.declare, { body: { name: 'Frida Fremd', email, contract: 'Basis' } })
  await allMailsSent()
  const before = await traces([email])

  const squatter = app.visitor()
  await squatter.call(auth.signup, { body: registration({ email, newsletter: true }) })
  await app.mailTo(email, 'Willkommen')
  const { id } = await squatter.call(users.info)
  await squatter.call(users.deleteMyself)
  expect(await traces([email])).toEqual(before)
  expect(await traces([id])).toEqual(onlyRecord)
  const subscription = await app.infra.database.prisma.newsletterSubscription.findUniqueOrThrow({ where: { email } })
  expect(subscription).toMatchObject({ status: 'CONFIRMED', userId: null })
  expect(app.mails.filter(({ to, subject }) => to === email && subject.includes('gelöscht'))).toEqual([])
})

it('keeps nothing under a former or a requested address', async () => {
  const ben = await app.person()
  const change = async (email: string) => {
    await ben.call(emailAddress.change, { body: { email, currentPassword: password } })
    return tokenIn((await app.mailTo(email, 'Bitte bestätige')).text)
  }
  const token = await change('ben.zwei@example.test')
  await ben.call(emailAddress.confirm, { body: { token } })
  await change('ben.drei@example.test')
  await ben.call(users.deleteMyself)
  await app.mailTo('ben.zwei@example.test', 'gelöscht')
  const addresses = [ben.email, 'ben.zwei@example.test', 'ben.drei@example.test']
  await expect.poll(() => traces([ben.id, ...addresses])).toEqual(onlyRecord)
})

it('keeps the record of an erasure for 35 days, as long as backups', async () => {
  const { prisma, transaction } = app.infra.database
  const userId = randomUUID()
  const erasedAt = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  await prisma.erasure.createMany({
    data: [
      { userId, kind: 'HEALTH', erasedAt: erasedAt(35.01) },
      { userId, kind: 'ACCOUNT', erasedAt: erasedAt(34.9) },
    ],
  })
  await transaction((tx) => sweepErasuresJob.run({}, tx))
  expect(await prisma.erasure.findMany({ where: { userId }, select: { kind: true } })).toEqual([{ kind: 'ACCOUNT' }])
})

it('keeps no reason for which an admin looked at health data', async () => {
  const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
  const { transaction } = app.infra.database
  const details = { reason: 'Ben hat am Telefon von seinem Diabetes erzählt.' }
  await transaction((tx) => recordAction(tx, admin.id, 'health.reason', ben.id, details))
  await ben.call(users.deleteMyself)
  expect(await traces(['Diabetes'])).toEqual({})
  const [entry] = await app.infra.database.prisma.auditEntry.findMany({ where: { action: 'health.reason' } })
  expect(entry).toMatchObject({ actorId: admin.id, subjectId: null, details: {} })
})

it('erases the mails of invitations with the account that sent them, and with the one that accepted', async () => {
  const invitationTo = async (email: string) => {
    const trainer = await trainerWithSlots(app)
    const { token } = await inviteByMail(app, trainer, email)
    return { trainer, token }
  }
  const [sent, accepted] = ['eingeladen@example.test', 'angenommen@example.test']
  const { trainer } = await invitationTo(sent)
  const { token } = await invitationTo(accepted)
  const ben = await app.person()
  await accept(ben, token, { otherAddress: true })
  await allMailsSent()
  await trainer.call(users.deleteMyself)
  expect(await traces([sent])).toEqual({})
  expect(await traces([accepted])).toMatchObject({ 'public.mail_deliveries': 1 })
  await ben.call(users.deleteMyself)
  expect(await traces([accepted])).toEqual({})
})
