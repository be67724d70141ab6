import { availableParallelism } from 'node:os'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { secondFactor } from '@kostbar/contracts/second-factor/endpoints'
import { sessions } from '@kostbar/contracts/sessions/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { verifyPassword } from '../../infra/passwords.ts'
import type { TestClient } from '../../testing/client.ts'
import { linkParam, tokenIn } from '../../testing/registration.ts'
import { type Person, password, useTestApp } from '../../testing/test-app.ts'

// Limits of production, not multiplied by 1000 as in other tests: each guess costs a password hash, so the tests must
// need few of them.
const app = useTestApp({ limitScale: 1 })

let addresses = 0
/** IPv6 address in a /48 network that no other attempt of this file uses. */
const newIp = () => {
  addresses += 1
  return `2001:db8:${addresses.toString(16)}::1`
}
const attempt = (client: TestClient, body: object, ip: string = newIp()) =>
  client.exchange(auth.signin, { body }, { 'x-forwarded-for': ip })
const guess = ({ email }: { email: string }) => attempt(app.visitor(), { email, password: 'geraten-geraten' })
const codes = (answers: { body: { code?: string } }[]) => answers.map(({ body }) => body.code)

async function slowDown(person: { email: string }) {
  const guesses = await Promise.all(Array.from({ length: 20 }, () => guess(person)))
  expect(new Set(codes(guesses))).toEqual(new Set(['wrong_credentials']))
  // The slow-down lets one more guess through and refuses the others for a while.
  return Promise.all(Array.from({ length: 10 }, () => guess(person)))
}

it('guesses from many networks are slowed down, also at unknown addresses, and the owner is told', async () => {
  const ben = await app.person()
  for (const person of [ben, { email: 'niemand@example.test' }]) {
    const late = await slowDown(person)
    expect(codes(late).filter((code) => code === 'wrong_credentials')).toHaveLength(1)
    const refused = late.filter(({ body }) => body.code === 'too_many_requests')
    expect(refused).toHaveLength(9)
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(300)
  }
  const mail = await app.mailTo(ben.email, 'Jemand probiert Passwörter')
  expect(mail.text).toContain('#zweiter-schritt')
  expect(app.mails.some(({ to }) => to === 'niemand@example.test')).toBe(false)
})

it('the owner gets in on a known device, browser or native app, while others guess', async () => {
  const ben = await app.person()
  const native = await app.nativeApp().call(auth.signin, { body: { email: ben.email, password } })
  await slowDown(ben)
  expect((await attempt(app.visitor(), { email: ben.email, password })).body.code).toBe('too_many_requests')
  await ben.call(auth.signout, { body: {} })
  expect((await attempt(ben, { email: ben.email, password })).status).toBe(200)
  const body = { email: ben.email, password, device_token: native.device_token }
  expect((await attempt(app.nativeApp(), body)).status).toBe(200)
})

/** Sets a new password with a mailed link. @returns the password */
async function changeByLink(client: TestClient, { email }: Person): Promise<string> {
  const newPassword = 'Ganz-neu-22'
  await client.call(auth.forgotPassword, { params: { id: email } })
  const { text } = await app.mailTo(email, 'Neues Passwort')
  const body = { newPassword, newPasswordVerification: newPassword }
  await client.call(auth.changePassword, {
    params: { id: linkParam(text, 'user') },
    query: { token: tokenIn(text) },
    body,
  })
  return newPassword
}

it('a new device gets in by a mailed link while others guess', async () => {
  const ben = await app.person()
  await slowDown(ben)
  const phone = app.visitor()
  const newPassword = await changeByLink(phone, ben)
  expect((await attempt(phone, { email: ben.email, password: newPassword })).status).toBe(200)
})

/** Sets up the second factor of an account. @returns its next code, which was not used yet */
async function enableSecondFactor(person: Person): Promise<() => string> {
  const { secret } = await person.call(secondFactor.setUp, { body: { currentPassword: password } })
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await person.call(secondFactor.confirm, { body: { code: totp.generate() } })
  return () => totp.generate({ timestamp: Date.now() + 30_000 })
}

it('a mailed link replaces the password alone: codes guessed after it are slowed down, and the owner is told', async () => {
  const ben = await app.person()
  await enableSecondFactor(ben)
  const phone = app.visitor()
  const newPassword = await changeByLink(phone, ben)
  const guessCode = () => attempt(phone, { email: ben.email, password: newPassword, code: '000000' })
  const guesses = await Promise.all(Array.from({ length: 5 }, guessCode))
  expect(new Set(codes(guesses))).toEqual(new Set(['invalid_input']))
  const late = await Promise.all(Array.from({ length: 5 }, guessCode))
  expect(codes(late).filter((refusal) => refusal === 'too_many_requests')).toHaveLength(4)
  await app.mailTo(ben.email, 'Bitte ändere dein Passwort')
})

it('a device is known for its own accounts only, and forgotten when its session is ended elsewhere', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  await slowDown(ben)
  expect((await attempt(mia, { email: ben.email, password })).body.code).toBe('too_many_requests')
  const tablet = app.visitor()
  const knownTablet = await app.nativeApp().call(auth.signin, {
    body: { email: mia.email, password },
  })
  await tablet.call(auth.signin, { body: { email: mia.email, password } })
  await mia.call(sessions.endOthers)
  await slowDown(mia)
  const body = { email: mia.email, password, device_token: knownTablet.device_token }
  expect((await attempt(app.nativeApp(), body)).body.code).toBe('too_many_requests')
  expect((await attempt(tablet, { email: mia.email, password })).body.code).toBe('too_many_requests')
  expect((await attempt(mia, { email: mia.email, password })).status).toBe(200)
})

it('guesses on a known device are limited, too', async () => {
  const ben = await app.person()
  const guesses = []
  for (let count = 0; count < 21; count += 1)
    guesses.push(await attempt(ben, { email: ben.email, password: 'geraten-geraten' }))
  expect(codes(guesses.slice(0, 20))).not.toContain('too_many_requests')
  expect(guesses[20]?.body.code).toBe('too_many_requests')
})

it('right passwords do not count, and one device token leads to no other account', async () => {
  const ben = await app.person()
  for (let count = 0; count < 25; count += 1)
    expect((await attempt(app.visitor(), { email: ben.email, password })).status).toBe(200)
})

it('guessed codes are slowed down per account; the owner is told that the password is known, and gets in', async () => {
  const ben = await app.person()
  const nextCode = await enableSecondFactor(ben)
  const guessCode = () => attempt(app.visitor(), { email: ben.email, password, code: '000000' })
  const guesses = await Promise.all(Array.from({ length: 5 }, guessCode))
  expect(new Set(codes(guesses))).toEqual(new Set(['invalid_input']))
  const late = await Promise.all(Array.from({ length: 10 }, guessCode))
  expect(codes(late).filter((refusal) => refusal === 'too_many_requests')).toHaveLength(9)
  await app.mailTo(ben.email, 'Bitte ändere dein Passwort')
  const right = { email: ben.email, password, code: nextCode() }
  expect((await attempt(app.visitor(), right)).body.code).toBe('too_many_requests')
  expect((await attempt(ben, right)).status).toBe(200)
})

/** Hash of an unknown password, with the parameters that its verification takes. */
const unknownHash = (parameters: string) =>
  `$argon2id$v=19$${parameters},p=1$GWlSsksOVfoRGioGcTQMQg$+LJ/S4aK6g5LVWQ8TiBDj9IxExTe5aKTIbJXn634xTU`

/**
 * Runs `run` while this process verifies as many passwords as it can, which takes seconds, and as many others wait as it
 * accepts.
 */
async function whileHashing(run: () => Promise<void>): Promise<void> {
  const cores = availableParallelism()
  const verifications = Array.from({ length: 17 * cores }, (_value, index) =>
    verifyPassword(unknownHash(index < cores ? 'm=19456,t=250' : 'm=8,t=1'), '', async () => undefined),
  )
  await run()
  await Promise.all(verifications)
}

it('attempts that the API is too busy for do not count', async () => {
  const ben = await app.person()
  const ip = newIp()
  const refused = async (count: number, call: () => Promise<{ status: number }>) => {
    for (let called = 0; called < count; called += 1) expect((await call()).status).toBe(503)
  }
  const newPassword = 'Ganz-neu-22'
  const change = { currentPassword: password, newPassword, newPasswordVerification: newPassword }
  const phone = app.visitor()
  await whileHashing(async () => {
    await refused(21, () => attempt(phone, { email: ben.email, password }, ip))
    await refused(21, () => attempt(ben, { email: ben.email, password }))
    await refused(11, () => ben.exchange(settings.changePassword, { body: change }))
  })
  expect((await attempt(phone, { email: ben.email, password }, ip)).status).toBe(200)
  expect((await attempt(ben, { email: ben.email, password })).status).toBe(200)
  await ben.call(settings.changePassword, { body: change })
})
