import { auth } from '@kostbar/contracts/auth/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { pageUserHeader } from '@kostbar/contracts/users/page-user'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../../infra/database.ts'
import { hashPassword } from '../../infra/passwords.ts'
import { secondsFromNow } from '../../infra/sql.ts'
import { withOneConnection } from '../../testing/one-connection.ts'
import { linkParam, registration, tokenIn } from '../../testing/registration.ts'
import { untilRowIsAwaited } from '../../testing/row-locks.ts'
import { origin, type Person, password, useTestApp } from '../../testing/test-app.ts'
import { tokensIn } from '../../testing/tokens.ts'
import { lockUser, setPasswordHash, voidResetLinks } from '../users/service.ts'

const app = useTestApp()

describe('registration', () => {
  it('signs a new member in and sends a welcome mail', async () => {
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
    expect(mail.text).toContain(`${origin}/e-mail-bestaetigen#token=`)
    // The name is free text, and the address may belong to somebody else: a mail must not carry text that the sender
    // chose.
    expect(mail.text + mail.html).not.toContain('Nora')
  })

  it('needs one connection to the database at a time', async () => {
    const body = registration({ newsletter: true })
    await withOneConnection(app.infra.database, () => app.visitor().call(auth.signup, { body }))
    await app.mailTo(body.email, 'Willkommen')
    await app.mailTo(body.email, 'Newsletter')
  })

  it('gives trainers their role and access', async () => {
    const visitor = app.visitor()
    await visitor.call(auth.trainerSignup, { body: registration() })
    expect(await visitor.call(users.info)).toMatchObject({ roles: ['ROLE_TRAINER'], trainer: true, hasAccess: true })
  })

  it('refuses a taken e-mail address, in any case and for concurrent requests', async () => {
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

  it('reports every invalid field in German', async () => {
    const wrong = { ...registration(), email: 'keine', password: 'kurz', firstName: ' ', phoneNumber: 'abc' }
    const { body } = await app.visitor().exchange(auth.signup, { body: wrong })
    expect(body.fields).toEqual({
      email: 'Bitte gib eine gültige E-Mail Adresse an.',
      password: 'Das Passwort muss mindestens 8 Zeichen lang sein.',
      firstName: 'Bitte gib deinen Vornamen an.',
      phoneNumber: 'Gib eine gültige Telefonnummer an.',
    })
  })

  it('refuses common passwords and those made of the person, but accepts them of old at sign-in', async () => {
    const weak = (password: string) => app.visitor().call(auth.signup, { body: { ...registration(), password } })
    await expect(weak('password1')).toMatchProblem('invalid_input', ['password'])
    await expect(weak('Kostbar2026')).toMatchProblem('invalid_input', ['password'])
    await expect(weak('nora-nora')).toMatchProblem('invalid_input', ['password'])
    const { email } = await app.account()
    const passwordHash = await hashPassword('Kostbar-Demo-1')
    await app.infra.database.prisma.user.update({ where: { email }, data: { passwordHash } })
    await app.visitor().call(auth.signin, { body: { email, password: 'Kostbar-Demo-1' } })
  })

  it('checks step 1 like the registration, without a word about accounts', async () => {
    const { email } = await app.account()
    const check = (person: object) =>
      app.visitor().exchange(auth.checkSignup, { body: { email, firstName: 'Nora', password, ...person } })
    for (const weak of ['password1', 'Kostbar2026', 'nora-nora'])
      expect((await check({ password: weak })).body).toMatchObject({
        code: 'invalid_input',
        fields: { password: expect.stringContaining('Bitte wähle ein anderes.') },
      })
    const [taken, free] = [await check({}), await check({ email: 'frei@example.test' })]
    expect(taken.status).toBe(200)
    expect(taken.body).toEqual(free.body)
    expect(taken.get('Set-Cookie')).toBeUndefined()
    await app.visitor().call(auth.signup, { body: registration({ email: 'frei@example.test' }) })
  })

  it('refuses malformed JSON as invalid input', async () => {
    const response = await app.visitor().agent.post('/users/signup').set('content-type', 'application/json').send('{')
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({ success: false, code: 'invalid_input' })
  })
})

describe('sign-in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    const ben = await app.person()
    const wrong = await app.visitor().exchange(auth.signin, { body: { email: ben.email, password: 'falsch-falsch' } })
    const unknown = await app.visitor().exchange(auth.signin, { body: { email: 'x@example.test', password } })
    expect(wrong.status).toBe(400)
    expect(wrong.body).toMatchObject({ msg: 'E-Mail oder Passwort ist falsch' })
    expect(unknown.body).toEqual(wrong.body)
  })

  /** Changes the account in a transaction that commits once a sign-in waits for its row. @returns the sign-in */
  async function signInDuring(ben: Person, change: (tx: Tx) => Promise<unknown>) {
    const { pool, transaction } = app.infra.database
    const { begun } = await transaction(async (tx) => {
      await change(tx)
      const late = Promise.allSettled([app.visitor().call(auth.signin, { body: { email: ben.email, password } })])
      await untilRowIsAwaited(pool)
      return { begun: late }
    })
    return begun
  }
  const refused = [{ status: 'rejected', reason: { body: { code: 'wrong_credentials' } } }]

  it('opens no session with a password that is changed concurrently', async () => {
    const ben = await app.person()
    const passwordHash = await hashPassword('Ganz-neu-22')
    expect(await signInDuring(ben, (tx) => setPasswordHash(tx, ben.id, passwordHash))).toMatchObject(refused)
  })

  it('opens no session while the account is being locked: none revives when it is unlocked', async () => {
    const ben = await app.person()
    const lock = (tx: Tx) =>
      tx
        .updateTable('users')
        .set({ locked_until: secondsFromNow(3600) })
        .where('id', '=', ben.id)
        .execute()
    expect(await signInDuring(ben, lock)).toMatchObject(refused)
    const { prisma } = app.infra.database
    expect(await prisma.session.count({ where: { userId: ben.id, revokedAt: null } })).toBe(1)
  })

  it('sets both tokens as httpOnly cookies, and a readable marker without a secret', async () => {
    const ben = await app.person()
    const response = await app.visitor().exchange(auth.signin, { body: { email: ben.email, password } })
    const cookies = [response.get('Set-Cookie') ?? []].flat()
    const named = (name: string) => cookies.find((cookie) => cookie.startsWith(`${name}=`))
    expect(named('kostbar_access')).toMatch(/HttpOnly; SameSite=Lax/)
    expect(named('kostbar_refresh')).toMatch(/Max-Age=1209600;.*HttpOnly; SameSite=Lax/)
    expect(named('kostbar_signed_in')).toMatch(/^kostbar_signed_in=1; (?!.*HttpOnly)/)
  })

  it('sends tokens in the body to native apps only, and no cookies with them', async () => {
    const ben = await app.person()
    const request = { body: { email: ben.email, password } }
    const browser = app.visitor()
    for (const answer of [
      await browser.call(auth.signin, request),
      await browser.call(auth.refresh, { body: {} }),
      await app.visitor().call(auth.signup, { body: registration() }),
    ])
      expect(answer).toEqual({ success: true, msg: expect.any(String), expires_in: 900 })
    const withCookie = await app.nativeApp().exchange(auth.signin, request, { cookie: 'other=1' })
    expect(withCookie.body).not.toHaveProperty('access_token')
    const native = await app.nativeApp().exchange(auth.signin, request)
    expect(native.get('Set-Cookie')).toBeUndefined()
    const { access_token, refresh_token } = tokensIn(native.body)
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await app.nativeApp().exchange(users.info, {}, headers)).body).toMatchObject({ id: ben.id })
    tokensIn(await app.nativeApp().call(auth.refresh, { body: { refresh_token } }))
  })

  it('issues access tokens for 15 minutes', async () => {
    const ben = await app.person()
    const answer = await app.nativeApp().call(auth.signin, { body: { email: ben.email, password } })
    const claims = JSON.parse(Buffer.from(tokensIn(answer).access_token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims.exp - claims.iat).toBe(900)
  })
})

describe('CSRF protection', () => {
  it('refuses requests of a foreign origin, with cookies and at sign-in', async () => {
    const ben = await app.person()
    const foreign = { origin: 'https://evil.example' }
    const add = await ben.exchange(notes.add, { body: { title: 'x', note: '' } }, foreign)
    const signIn = await app.visitor().exchange(auth.signin, { body: { email: ben.email, password } }, foreign)
    expect([add.status, add.body.code]).toEqual([403, 'origin_not_trusted'])
    expect([signIn.status, signIn.body.code]).toEqual([403, 'origin_not_trusted'])
    expect(await ben.call(notes.mine)).toEqual([])
  })

  it('requires an origin for unsafe requests with cookies', async () => {
    const ben = await app.person()
    const { body } = await ben.exchange(notes.add, { body: { title: 'x', note: '' } }, { origin: '' })
    expect(body.code).toBe('origin_not_trusted')
  })
})

describe('a page that shows another user', () => {
  it('neither reads nor writes with the session of whoever has signed in since', async () => {
    const [anna, ben] = await Promise.all([app.account(), app.person()])
    const page = (user: string) => ({ [pageUserHeader]: user })
    const note = { body: { title: 'von Anna', note: '' } }
    const refused = await Promise.all([
      ben.exchange(notes.add, note, page(anna.id)),
      ben.exchange(notes.mine, {}, page(anna.id)),
      ben.exchange(users.info, {}, page('')),
    ])
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([412, 'other_user']))
    expect((await ben.exchange(notes.mine, {}, page(ben.id))).body).toEqual([])
  })
})

describe('a forgotten password', () => {
  const requestReset = async (email: string) => {
    const answer = await app.visitor().call(auth.forgotPassword, { params: { id: email } })
    const mail = await app.mailTo(email, 'Neues Passwort')
    return { answer, token: tokenIn(mail.text), user: linkParam(mail.text, 'user') }
  }

  it('is replaced once with the mailed link; all sessions end and the owner gets a mail', async () => {
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

  it('answers an unknown address alike, without a mail', async () => {
    const ben = await app.person()
    const known = await requestReset(ben.email)
    const unknown = await app.visitor().call(auth.forgotPassword, { params: { id: 'niemand@example.test' } })
    expect(unknown).toEqual(known.answer)
    // No further link is mailed after the third in an hour, and the answer must not claim so.
    expect(unknown.msg).toContain('Mehr als drei Links pro Stunde schicken wir nicht')
    expect(app.mails.some(({ to }) => to === 'niemand@example.test')).toBe(false)
  })

  it('refuses altered tokens, tokens of other users and tokens for other purposes', async () => {
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

  it('is voided without a deadlock by a newer link that is requested while it is used', async () => {
    const { pool, transaction } = app.infra.database
    const ben = await app.person()
    const { token } = await requestReset(ben.email)
    const request = { params: { id: ben.id }, query: { token } }
    const body = { newPassword: 'Ganz-neu-22', newPasswordVerification: 'Ganz-neu-22' }
    const { late } = await transaction(async (tx) => {
      // The order of the job that creates a newer link.
      await lockUser(tx, ben.id)
      const late = Promise.allSettled([app.visitor().call(auth.changePassword, { ...request, body })])
      await untilRowIsAwaited(pool)
      await voidResetLinks(tx, ben.id)
      return { late }
    })
    expect(await late).toMatchObject([{ status: 'rejected', reason: { body: { code: 'link_invalid' } } }])
  })

  it('refuses a weak new password, and leaves the link valid', async () => {
    const ben = await app.person()
    const { token } = await requestReset(ben.email)
    const request = { params: { id: ben.id }, query: { token } }
    const body = { newPassword: 'iloveyou', newPasswordVerification: 'iloveyou' }
    const change = app.visitor().call(auth.changePassword, { ...request, body })
    await expect(change).toMatchProblem('invalid_input', ['newPassword'])
    await app.visitor().call(auth.checkResetToken, request)
  })

  it('requires the new password twice', async () => {
    const ben = await app.person()
    const { token } = await requestReset(ben.email)
    const body = { newPassword: 'Ganz-neu-22', newPasswordVerification: 'anders-22' }
    const change = app.visitor().call(auth.changePassword, { params: { id: ben.id }, query: { token }, body })
    await expect(change).toMatchProblem('invalid_input', ['newPasswordVerification'])
  })
})
