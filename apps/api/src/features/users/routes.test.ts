import { randomUUID } from 'node:crypto'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../../infra/passwords.ts'
import { origin, password, useTestApp } from '../../testing/test-app.ts'
import { setPasswordHash } from './service.ts'

const app = useTestApp()

let count = 0
const registration = (more: object = {}) => {
  count += 1
  return {
    email: `new${count}@example.test`,
    password,
    firstName: 'Nora',
    goals: '',
    phoneNumber: '0660 1234567',
    newsletter: false,
    ...more,
  }
}
const linkIn = (text: string): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
const tokenIn = (text: string): string => linkIn(text).searchParams.get('token') ?? ''

describe('registration', () => {
  it('signs a new member in and welcomes them by mail', async () => {
    const visitor = app.visitor()
    const person = registration({ email: '  Nora.Neu@Example.TEST ' })
    const session = await visitor.call(auth.signup, { body: person })
    expect(session).toMatchObject({ success: true, expires_in: 900 })
    expect(await visitor.call(users.info)).toMatchObject({
      email: 'nora.neu@example.test',
      roles: [],
      trainer: false,
      hasAccess: false,
      kcal: null,
    })
    const mail = await app.mailTo('nora.neu@example.test', 'Willkommen')
    expect(mail.text).toContain('Nora')
    expect(mail.text).toContain(`${origin}/profile`)
  })

  it('makes a trainer a trainer, with access', async () => {
    const visitor = app.visitor()
    await visitor.call(auth.trainerSignup, { body: registration() })
    expect(await visitor.call(users.info)).toMatchObject({ roles: ['ROLE_TRAINER'], trainer: true, hasAccess: true })
  })

  it('refuses an address that is taken, however it is written, also for two at once', async () => {
    const person = registration()
    await app.visitor().call(auth.signup, { body: person })
    const again = { ...person, email: person.email.toUpperCase() }
    await expect(app.visitor().call(auth.signup, { body: again })).toMatchProblem('email_taken')
    await expect(app.visitor().call(auth.trainerSignup, { body: person })).toMatchProblem('email_taken')
    const race = registration()
    const both = await Promise.allSettled([
      app.visitor().call(auth.signup, { body: race }),
      app.visitor().call(auth.signup, { body: race }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('names every wrong field in German', async () => {
    const wrong = { ...registration(), email: 'keine', password: 'kurz', firstName: ' ', phoneNumber: 'abc' }
    const { body } = await app.visitor().exchange(auth.signup, { body: wrong })
    expect(body.fields).toEqual({
      email: 'Bitte gib eine gültige E-Mail Adresse an.',
      password: 'Das Passwort muss mindestens 8 Zeichen lang sein.',
      firstName: 'Bitte gib deinen Vornamen an.',
      phoneNumber: 'Gib eine gültige Telefonnummer an.',
    })
  })

  it('a broken body is refused like any other bad input', async () => {
    const response = await app.visitor().agent.post('/users/signup').set('content-type', 'application/json').send('{')
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({ success: false, code: 'invalid_input' })
  })
})

describe('sign-in', () => {
  it('answers alike for a wrong password and an unknown address', async () => {
    const ben = await app.person()
    const wrong = await app.visitor().exchange(auth.signin, { body: { email: ben.email, password: 'falsch-falsch' } })
    const unknown = await app.visitor().exchange(auth.signin, { body: { email: 'x@example.test', password } })
    expect(wrong.status).toBe(400)
    expect(wrong.body).toMatchObject({ msg: 'E-Mail oder Passwort ist falsch' })
    expect(unknown.body).toEqual(wrong.body)
  })

  it('with a password that is being changed at this moment opens nothing', async () => {
    const ben = await app.person()
    const passwordHash = await hashPassword('Ganz-neu-22')
    const signIn = () => app.visitor().call(auth.signin, { body: { email: ben.email, password } })
    const late = await app.infra.database.transaction(async (tx) => {
      await setPasswordHash(tx, ben.id, passwordHash)
      const begun = Promise.allSettled([signIn()])
      await new Promise((resolve) => setTimeout(resolve, 500))
      return { begun }
    })
    expect(await late.begun).toMatchObject([{ status: 'rejected', reason: { body: { code: 'wrong_credentials' } } }])
  })

  it('sets both tokens as httpOnly cookies, and a marker without a secret', async () => {
    const ben = await app.person()
    const response = await app.visitor().exchange(auth.signin, { body: { email: ben.email, password } })
    const cookies = [response.get('Set-Cookie') ?? []].flat()
    const named = (name: string) => cookies.find((cookie) => cookie.startsWith(`${name}=`))
    expect(named('kostbar_access')).toMatch(/HttpOnly; SameSite=Lax/)
    expect(named('kostbar_refresh')).toMatch(/Max-Age=1209600;.*HttpOnly; SameSite=Lax/)
    expect(named('kostbar_signed_in')).toMatch(/^kostbar_signed_in=1; (?!.*HttpOnly)/)
  })

  it('works with a bearer token alone, as native apps do', async () => {
    const ben = await app.person()
    const { access_token } = await app.visitor().call(auth.signin, { body: { email: ben.email, password } })
    const headers = { authorization: `Bearer ${access_token}`, origin: '' }
    const { body } = await app.visitor().exchange(users.info, {}, headers)
    expect(body).toMatchObject({ id: ben.id })
  })

  it('the access token lives 15 minutes', async () => {
    const ben = await app.person()
    const { access_token } = await app.visitor().call(auth.signin, { body: { email: ben.email, password } })
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims.exp - claims.iat).toBe(900)
  })
})

describe('forgery', () => {
  it("a foreign page's request is refused, with cookies and at sign-in", async () => {
    const ben = await app.person()
    const foreign = { origin: 'https://evil.example' }
    const add = await ben.exchange(notes.add, { body: { title: 'x', note: '' } }, foreign)
    const signIn = await app.visitor().exchange(auth.signin, { body: { email: ben.email, password } }, foreign)
    expect([add.status, add.body.code]).toEqual([403, 'origin_not_trusted'])
    expect([signIn.status, signIn.body.code]).toEqual([403, 'origin_not_trusted'])
    expect(await ben.call(notes.mine)).toEqual([])
  })

  it('with cookies, an unsafe request needs an origin at all', async () => {
    const ben = await app.person()
    const { body } = await ben.exchange(notes.add, { body: { title: 'x', note: '' } }, { origin: '' })
    expect(body.code).toBe('origin_not_trusted')
  })
})

describe('a lock', () => {
  it('ends sessions at once, names its last day at sign-in, and can be lifted', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    await admin.call(users.lock, { params: { id: ben.id }, query: { date: '2099-12-03' } })
    await expect(ben.call(users.info)).toMatchProblem('not_signed_in')
    await expect(ben.call(auth.refresh, { body: {} })).toMatchProblem('session_expired')
    const { status, body } = await app.visitor().exchange(auth.signin, { body: { email: ben.email, password } })
    expect(status).toBe(403)
    expect(body.msg).toBe('Du bist nicht berechtigt dich einzuloggen. Dein Konto ist bis 3. Dezember 2099 gesperrt.')
    await admin.call(users.unlock, { params: { id: ben.id } })
    await app.visitor().call(auth.signin, { body: { email: ben.email, password } })
  })

  it('lies in the future, is not for oneself, and is kept on record', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    const lock = (id: string, date: string) => admin.call(users.lock, { params: { id }, query: { date } })
    await expect(lock(ben.id, '2020-01-01')).toMatchProblem('invalid_input', ['date'])
    await expect(lock(ben.id, 'morgen')).toMatchProblem('invalid_input', ['date'])
    await expect(lock(admin.id, '2099-12-03')).toMatchProblem('not_yourself')
    const nobody = await admin.exchange(users.lock, { params: { id: randomUUID() }, query: { date: '2099-12-03' } })
    expect([nobody.status, nobody.body.msg]).toEqual([404, 'User nicht gefunden'])
    await ben.call(users.info)
    await lock(ben.id, '2099-12-03')
    const entries = await app.infra.database.prisma.auditEntry.findMany({ where: { subjectId: ben.id } })
    expect(entries).toMatchObject([{ actorId: admin.id, action: 'user.locked', details: { lastDay: '2099-12-03' } }])
  })
})

describe('the list of users', () => {
  it('is paged, newest first, searched by a part of address or name, with LIKE characters taken literally', async () => {
    const admin = await app.person(['ROLE_ADMIN'])
    const odd = registration({ firstName: '100%_Käse\\' })
    await app.visitor().call(auth.signup, { body: odd })
    const search = (filter: string) => admin.call(users.all, { query: { filter } })
    expect((await search('100%_KÄSE\\')).items).toMatchObject([{ email: odd.email }])
    expect((await search('%%%')).total).toBe(0)
    expect((await search(odd.email.slice(1, -3))).items).toMatchObject([{ firstName: odd.firstName }])
    const { items, total } = await admin.call(users.all, { query: { page: 2, perPage: 1 } })
    expect(items).toHaveLength(1)
    expect(total).toBeGreaterThan(2)
    const first = await admin.call(users.all, { query: { perPage: 2 } })
    expect(first.items[0]?.email).toBe(odd.email)
    expect(items[0]?.id).toBe(first.items[1]?.id)
  })

  it('refuses pages that make no sense', async () => {
    const admin = await app.person(['ROLE_ADMIN'])
    await expect(admin.call(users.all, { query: { perPage: 101 } })).toMatchProblem('invalid_input', ['perPage'])
    await expect(admin.call(users.all, { query: { page: 0 } })).toMatchProblem('invalid_input', ['page'])
    await expect(admin.call(users.all, { query: { filter: 'a\u0000' } })).toMatchProblem('invalid_input', ['filter'])
  })

  it('counts', async () => {
    const admin = await app.person(['ROLE_ADMIN'])
    const before = await admin.call(users.allMeta)
    await app.person(['ROLE_TRAINER'])
    const after = await admin.call(users.allMeta)
    expect(after).toMatchObject({ total: before.total + 1, trainers: before.trainers + 1, admins: before.admins })
  })
})

describe('a forgotten password', () => {
  const requestReset = async (email: string) => {
    const answer = await app.visitor().call(auth.forgotPassword, { params: { id: email } })
    const mail = await app.mailTo(email, 'Neues Passwort')
    return { answer, token: tokenIn(mail.text), user: linkIn(mail.text).searchParams.get('user') ?? '' }
  }

  it('is replaced with the mailed link, once; every session ends and the owner is told', async () => {
    const ben = await app.person()
    const { token, user } = await requestReset(ben.email)
    const request = { params: { id: user }, query: { token } }
    const body = { newPassword: 'Ganz-neu-22', newPasswordVerification: 'Ganz-neu-22' }
    await app.visitor().call(auth.checkResetToken, request)
    await app.visitor().call(auth.changePassword, { ...request, body })
    await expect(ben.call(users.info)).toMatchProblem('not_signed_in')
    await expect(app.visitor().call(auth.checkResetToken, request)).toMatchProblem('link_invalid')
    await expect(app.visitor().call(auth.changePassword, { ...request, body })).toMatchProblem('link_invalid')
    const old = app.visitor().call(auth.signin, { body: { email: ben.email, password } })
    await expect(old).toMatchProblem('wrong_credentials')
    await app.visitor().call(auth.signin, { body: { email: ben.email, password: 'Ganz-neu-22' } })
    await app.mailTo(ben.email, 'geändert')
  })

  it('answers alike for an unknown address, and mails nobody', async () => {
    const ben = await app.person()
    const known = await requestReset(ben.email)
    const unknown = await app.visitor().call(auth.forgotPassword, { params: { id: 'niemand@example.test' } })
    expect(unknown).toEqual(known.answer)
    expect(app.mails.some(({ to }) => to === 'niemand@example.test')).toBe(false)
  })

  it("neither a changed token, nor another person's, nor one for something else opens it", async () => {
    const [ben, mia] = [await app.person(), await app.person()]
    const { token } = await requestReset(ben.email)
    const check = (id: string, used: string) =>
      expect(app.visitor().call(auth.checkResetToken, { params: { id }, query: { token: used } })).toMatchProblem(
        'link_invalid',
      )
    const [id = ''] = token.split('.')
    await check(mia.id, token)
    await check(ben.id, `${token.slice(0, -2)}AA`)
    await check(ben.id, id)
    await check(ben.id, app.infra.links.create('newsletter-confirm', id))
  })

  it('expires after 60 minutes, and a newer link voids the older', async () => {
    const ben = await app.person()
    const { token } = await requestReset(ben.email)
    const request = { params: { id: ben.id }, query: { token } }
    app.mails.length = 0
    const newer = await requestReset(ben.email)
    await expect(app.visitor().call(auth.checkResetToken, request)).toMatchProblem('link_invalid')
    await app.infra.database.prisma.passwordReset.updateMany({
      where: { userId: ben.id, expiresAt: { gt: new Date() } },
      data: { expiresAt: new Date() },
    })
    const late = { params: { id: ben.id }, query: { token: newer.token } }
    await expect(app.visitor().call(auth.checkResetToken, late)).toMatchProblem('link_invalid')
  })

  it('wants the new password twice', async () => {
    const ben = await app.person()
    const { token } = await requestReset(ben.email)
    const body = { newPassword: 'Ganz-neu-22', newPasswordVerification: 'anders-22' }
    const change = app.visitor().call(auth.changePassword, { params: { id: ben.id }, query: { token }, body })
    await expect(change).toMatchProblem('invalid_input', ['newPasswordVerification'])
  })
})

describe('the newsletter', () => {
  it('is asked for without an account, with one mail for however many clicks and one answer for every address', async () => {
    const visitor = app.visitor()
    const email = 'lesend@example.test'
    const ask = () => visitor.call(newsletter.subscribe, { body: { email } })
    expect(await ask()).toEqual({ success: true })
    const mail = await app.mailTo(email, 'Newsletter')
    expect(mail.text).toMatch(/^Hallo,\n/)
    await ask()
    const { prisma } = app.infra.database
    expect(await prisma.mailDelivery.count({ where: { recipient: email } })).toBe(1)
    await visitor.call(newsletter.confirm, { body: { token: tokenIn(mail.text) } })
    expect(await ask()).toEqual({ success: true })
    const found = await prisma.newsletterSubscription.findUniqueOrThrow({ where: { email } })
    expect(found).toMatchObject({ status: 'CONFIRMED', userId: null })
    for (let click = 0; click < 5; click += 1) expect(await ask()).toEqual({ success: true })
  })

  it('is confirmed by mail before anything else is sent, and ended by a link', async () => {
    const visitor = app.visitor()
    const person = registration({ newsletter: true })
    await visitor.call(auth.signup, { body: person })
    const { prisma } = app.infra.database
    const status = async () =>
      (await prisma.newsletterSubscription.findUniqueOrThrow({ where: { email: person.email } })).status
    expect(await status()).toBe('PENDING')
    const mail = await app.mailTo(person.email, 'Newsletter')
    await visitor.call(newsletter.confirm, { body: { token: tokenIn(mail.text) } })
    expect(await status()).toBe('CONFIRMED')
    const confirmedAt = async () =>
      (await prisma.newsletterSubscription.findUniqueOrThrow({ where: { email: person.email } })).confirmedAt
    const consent = await confirmedAt()
    await visitor.call(newsletter.confirm, { body: { token: tokenIn(mail.text) } })
    expect(await confirmedAt()).toEqual(consent)
    const unsubscribe = new URL(mail.unsubscribeUrl ?? '').searchParams.get('token') ?? ''
    await expect(visitor.call(newsletter.confirm, { body: { token: unsubscribe } })).toMatchProblem('link_invalid')
    await visitor.call(newsletter.unsubscribe, { body: { token: unsubscribe } })
    expect(await status()).toBe('UNSUBSCRIBED')
  })

  it('asks nobody who did not want it', async () => {
    const person = registration()
    await app.visitor().call(auth.signup, { body: person })
    await app.mailTo(person.email, 'Willkommen')
    const found = await app.infra.database.prisma.newsletterSubscription.findUnique({ where: { email: person.email } })
    expect(found).toBeNull()
  })
})

describe('deleting the account', () => {
  it('erases everything of it, and nothing of anyone else', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await ben.call(notes.add, { body: { title: 'meins', note: '' } })
    const fromTrainer = { params: { userId: ben.id }, body: { title: 'vom Trainer', note: '' } }
    await trainer.call(notes.addForUser, fromTrainer)
    await ben.call(users.deleteMyself)
    await expect(ben.call(users.info)).toMatchProblem('not_signed_in')
    const { pool } = app.infra.database
    const { rows: tables } = await pool.query<{ name: string; column: string }>(
      `SELECT table_name AS name, column_name AS column FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name IN ('user_id', 'client_id', 'subject_id', 'author_id')`,
    )
    expect(tables.length).toBeGreaterThan(5)
    for (const { name, column } of tables) {
      const { rowCount } = await pool.query(`SELECT 1 FROM ${name} WHERE ${column} = $1`, [ben.id])
      expect([name, rowCount]).toEqual([name, 0])
    }
    expect(await trainer.call(users.info)).toMatchObject({ id: trainer.id })
  })

  it('is refused to the last admin', async () => {
    const { prisma } = app.infra.database
    await prisma.user.updateMany({ where: { roles: { has: 'ROLE_ADMIN' } }, data: { roles: [] } })
    const [first, second] = [await app.person(['ROLE_ADMIN']), await app.person(['ROLE_ADMIN'])]
    const both = await Promise.allSettled([first.call(users.deleteMyself), second.call(users.deleteMyself)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await prisma.user.count({ where: { roles: { has: 'ROLE_ADMIN' } } })).toBe(1)
  })
})
