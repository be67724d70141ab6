import { auth } from '@kostbar/contracts/auth/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { secondFactor } from '@kostbar/contracts/second-factor/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { tokenIn } from '../../testing/registration.ts'
import { type Person, password, useTestApp } from '../../testing/test-app.ts'
import { tokensIn } from '../../testing/tokens.ts'
import { texts } from './texts.ts'

const app = useTestApp({ requireStaffSecondFactor: true })

/** Code of a secret, a number of 30-second steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Allows the code of the current step to be used again, instead of waiting for the next step. */
const forgetLastCode = ({ id: userId }: Person) =>
  app.infra.database.prisma.secondFactor.update({ where: { userId }, data: { lastStep: null } })

async function enable(person: Person) {
  const { secret } = await person.call(secondFactor.setUp, { body: { currentPassword: password } })
  const { recoveryCodes } = await person.call(secondFactor.confirm, { body: { code: codeOf(secret) } })
  await forgetLastCode(person)
  return { secret, recoveryCodes }
}

const signIn = (email: string, code?: string) =>
  app.visitor().call(auth.signin, { body: { email, password, ...(code && { code }) } })

describe('setting it up', () => {
  it('takes effect with the first code: other sessions end, ten recovery codes appear once, a mail confirms it', async () => {
    const ben = await app.person()
    const phone = app.visitor()
    await phone.call(auth.signin, { body: { email: ben.email, password } })
    expect(await ben.call(secondFactor.state)).toEqual({
      active: false,
      since: null,
      recoveryCodesLeft: 0,
      required: false,
    })
    const { secret, uri } = await ben.call(secondFactor.setUp, { body: { currentPassword: password } })
    expect(uri).toBe(
      `otpauth://totp/Kostbar:${encodeURIComponent(ben.email)}?issuer=Kostbar&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    await signIn(ben.email)
    const { recoveryCodes } = await ben.call(secondFactor.confirm, { body: { code: codeOf(secret) } })
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    await expect(phone.call(users.info)).toMatchProblem('not_signed_in')
    expect(await ben.call(secondFactor.state)).toMatchObject({ active: true, recoveryCodesLeft: 10 })
    expect(await ben.call(users.info)).toMatchObject({ secondFactor: 'ACTIVE' })
    await expect(signIn(ben.email)).toMatchProblem('second_factor_required')
    await app.mailTo(ben.email, 'Dein zweiter Schritt ist eingeschaltet')
  })

  it('needs the password and a right code, and leaves an active one alone', async () => {
    const ben = await app.person()
    const wrong = ben.call(secondFactor.setUp, { body: { currentPassword: 'geraten' } })
    await expect(wrong).toMatchProblem('invalid_input', ['currentPassword'])
    const unasked = ben.call(secondFactor.confirm, { body: { code: '123456' } })
    await expect(unasked).toMatchProblem('invalid_input', ['code'])
    const { secret } = await ben.call(secondFactor.setUp, { body: { currentPassword: password } })
    const old = ben.call(secondFactor.confirm, { body: { code: codeOf(secret, -5) } })
    await expect(old).toMatchProblem('invalid_input', ['code'])
    const newer = await ben.call(secondFactor.setUp, { body: { currentPassword: password } })
    expect(newer.secret).not.toBe(secret)
    const other = ben.call(secondFactor.confirm, { body: { code: codeOf(secret) } })
    await expect(other).toMatchProblem('invalid_input', ['code'])
    await ben.call(secondFactor.confirm, { body: { code: codeOf(newer.secret) } })
    const again = ben.call(secondFactor.setUp, { body: { currentPassword: password } })
    await expect(again).toMatchProblem('second_factor_active')
    const confirmed = ben.call(secondFactor.confirm, { body: { code: codeOf(newer.secret, 1) } })
    await expect(confirmed).toMatchProblem('second_factor_active')
  })

  it('stores neither secret nor recovery codes in clear text', async () => {
    const ben = await app.person()
    const { secret, recoveryCodes } = await enable(ben)
    const { pool } = app.infra.database
    for (const table of ['second_factors', 'recovery_codes']) {
      const { rows } = await pool.query(`SELECT t::text, encode(t::text::bytea, 'escape') FROM ${table} t`)
      const stored = JSON.stringify(rows).toUpperCase()
      for (const word of [secret, Buffer.from(secret).toString('hex'), recoveryCodes[0] ?? ''])
        expect(stored).not.toContain(word.toUpperCase())
    }
  })
})

describe('sign-in', () => {
  it('asks for the code with the same call, also of native apps', async () => {
    const ben = await app.person()
    const { secret } = await enable(ben)
    const body = { email: ben.email, password }
    const native = app.nativeApp()
    await expect(native.call(auth.signin, { body })).toMatchProblem('second_factor_required')
    const code = codeOf(secret)
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    tokensIn(await native.call(auth.signin, { body: { ...body, code: spaced } }))
  })

  it('says nothing about the second factor before the password is right', async () => {
    const ben = await app.person()
    const { secret } = await enable(ben)
    const body = { email: ben.email, password: 'geraten-geraten', code: codeOf(secret) }
    await expect(app.visitor().call(auth.signin, { body })).toMatchProblem('wrong_credentials')
  })

  it('accepts a code once, and none older than one that was used', async () => {
    const ben = await app.person()
    const { secret } = await enable(ben)
    const [earlier, code] = [codeOf(secret, -1), codeOf(secret)]
    const both = await Promise.allSettled([signIn(ben.email, code), signIn(ben.email, code)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(signIn(ben.email, code)).toMatchProblem('invalid_input', ['code'])
    await expect(signIn(ben.email, earlier)).toMatchProblem('invalid_input', ['code'])
    await signIn(ben.email, codeOf(secret, 1))
  })

  it('refuses malformed and foreign codes', async () => {
    const [ben, mia] = [await app.person(), await app.person()]
    await enable(ben)
    const { secret, recoveryCodes } = await enable(mia)
    for (const code of ['12345', '1234567', 'abcdef', codeOf(secret), recoveryCodes[0] ?? ''])
      await expect(signIn(ben.email, code)).toMatchProblem('invalid_input', ['code'])
  })

  it('accepts each recovery code once, however it is typed, and mails the owner', async () => {
    const ben = await app.person()
    const { recoveryCodes } = await enable(ben)
    const [first = '', second = ''] = recoveryCodes
    await signIn(ben.email, first)
    await app.mailTo(ben.email, 'Ein Wiederherstellungscode wurde verwendet')
    await expect(signIn(ben.email, first)).toMatchProblem('invalid_input', ['code'])
    await signIn(ben.email, second.toLowerCase().replaceAll('-', ' '))
    expect(await ben.call(secondFactor.state)).toMatchObject({ recoveryCodesLeft: 8 })
  })
})

describe('changing it', () => {
  it('renews the recovery codes by a code; the old ones are void', async () => {
    const ben = await app.person()
    const { secret, recoveryCodes: old } = await enable(ben)
    const wrong = ben.call(secondFactor.renewRecoveryCodes, { body: { code: '000000' } })
    await expect(wrong).toMatchProblem('invalid_input', ['code'])
    const { recoveryCodes } = await ben.call(secondFactor.renewRecoveryCodes, { body: { code: codeOf(secret) } })
    await expect(signIn(ben.email, old[0])).toMatchProblem('invalid_input', ['code'])
    await signIn(ben.email, recoveryCodes[0])
  })

  it('is switched off by password and code, and mails the owner', async () => {
    const ben = await app.person()
    const { secret } = await enable(ben)
    const disable = (currentPassword: string, code: string) =>
      ben.call(secondFactor.disable, { body: { currentPassword, code } })
    await expect(disable('geraten', codeOf(secret))).toMatchProblem('invalid_input', ['currentPassword'])
    await expect(disable(password, '000000')).toMatchProblem('invalid_input', ['code'])
    await disable(password, codeOf(secret))
    await signIn(ben.email)
    expect(await ben.call(users.info)).toMatchObject({ secondFactor: 'OFF' })
    await app.mailTo(ben.email, 'Dein zweiter Schritt ist ausgeschaltet')
  })

  it('survives a new password', async () => {
    const ben = await app.person()
    await enable(ben)
    await app.visitor().call(auth.forgotPassword, { params: { id: ben.email } })
    const { text } = await app.mailTo(ben.email, 'Neues Passwort')
    const token = tokenIn(text)
    const body = { newPassword: 'Ganz-neu-22', newPasswordVerification: 'Ganz-neu-22' }
    await app.visitor().call(auth.changePassword, { params: { id: ben.id }, query: { token }, body })
    const late = app.visitor().call(auth.signin, { body: { email: ben.email, password: 'Ganz-neu-22' } })
    await expect(late).toMatchProblem('second_factor_required')
  })
})

describe('where staff has to use it', () => {
  it.each([['ROLE_TRAINER' as const], ['ROLE_ADMIN' as const]])(
    '%s can do nothing but set it up, sign out and leave',
    async (role) => {
      const staff = await app.person([role])
      await expect(staff.call(notes.mine)).toMatchProblem('second_factor_missing')
      expect(await staff.call(users.info)).toMatchObject({ secondFactor: 'REQUIRED' })
      expect(await staff.call(secondFactor.state)).toMatchObject({ required: true })
      await enable(staff)
      expect(await staff.call(notes.mine)).toEqual([])
      await staff.call(auth.signout, { body: {} })
    },
  )

  it('applies to a member from the moment they become staff', async () => {
    const ben = await app.person()
    expect(await ben.call(notes.mine)).toEqual([])
    await app.infra.database.prisma.user.update({ where: { id: ben.id }, data: { roles: ['ROLE_TRAINER'] } })
    await expect(ben.call(notes.mine)).toMatchProblem('second_factor_missing')
    await ben.call(users.deleteMyself)
  })
})

it('is reported in the answer: the text says what to do', async () => {
  const ben = await app.person()
  await enable(ben)
  const fieldsFor = async (code: string) =>
    (await app.visitor().exchange(auth.signin, { body: { email: ben.email, password, code } })).body.fields
  expect(await fieldsFor('000000')).toEqual({ code: texts.wrongCode })
  expect(await fieldsFor('AAAA-BBBB-CCCC-DDDD')).toEqual({ code: texts.wrongRecoveryCode })
})
