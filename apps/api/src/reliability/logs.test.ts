import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { todayInVienna } from '@kostbar/contracts/calendar'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { expect, it } from 'vitest'
import { linkPurposes } from '../features/mail/links.ts'
import { linkTokens } from '../infra/link-tokens.ts'
import { client } from '../testing/client.ts'
import { linkSecret, origin } from '../testing/test-app.ts'
import { send } from './testing/calls.ts'
import { waitUntil } from './testing/load.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

const machine = useApiProcesses()

const email = 'geheime.adresse@example.test'
const password = 'Geheimes-Passwort-1'
const title = 'Geheimer Titel'
const note = 'Geheimer Text über Blutzucker'
const weight = { day: '2026-11-20', kind: 'WEIGHT', value: 187.3 } as const

it('never carry a password, token, cookie, e-mail address or note, whatever goes wrong', async () => {
  const api = await machine.start({ LOG_LEVEL: 'debug' })
  const browser = client(api.url, origin)
  const secrets = new Set([
    email,
    encodeURIComponent(email),
    'geheime.adresse',
    password,
    title,
    note,
    'Geheimer',
    '187.3',
  ])
  const remember = (response: Awaited<ReturnType<typeof browser.exchange>>) => {
    for (const cookie of [response.get('Set-Cookie') ?? []].flat())
      if (cookie.includes('HttpOnly')) secrets.add(cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';')))
  }
  const jobsIdle = async () =>
    (await machine.database.query(`SELECT 1 FROM pgboss.job WHERE state IN ('created', 'active')`)).rowCount === 0

  // Mail servers repeat the refused address in their answer.
  machine.mailServer.refuseWith(`550 5.1.1 <${email}>: user unknown`)
  const person = { email, password, firstName: 'Geheimer', phoneNumber: '+43 660 1234567', newsletter: true }
  remember(await browser.exchange(auth.signup, { body: person }))
  const { body: account } = await browser.exchange(users.info)
  await browser.exchange(auth.signup, { body: person })
  await browser.exchange(auth.signin, { body: { email, password: `${password}falsch` } })
  remember(await browser.exchange(auth.signin, { body: { email, password } }))
  remember(await browser.exchange(auth.refresh, { body: {} }))
  const { body: native } = await send(api.url, auth.signin, { body: { email, password } })
  const { body: refreshed } = await send(api.url, auth.refresh, { body: { refresh_token: native.refresh_token } })
  for (const tokens of [native, refreshed]) secrets.add(tokens.access_token).add(tokens.refresh_token)
  // Eight texts, five refresh tokens, and access tokens, which are equal within a second.
  expect(secrets.size).toBeGreaterThan(8 + 5)
  await browser.exchange(auth.forgotPassword, { params: { id: email } })
  const resets = () => machine.database.query('SELECT id FROM password_resets')
  await waitUntil('the reset is ordered', async () => (await resets()).rowCount === 1)
  const token = linkTokens(linkSecret).create(linkPurposes.passwordReset, (await resets()).rows[0].id)
  secrets.add(token)
  await browser.exchange(auth.checkResetToken, { params: { id: account.id }, query: { token } })
  await browser.exchange(newsletter.confirm, { body: { token } })

  await browser.agent
    .post('/users/signin')
    .set({ origin })
    .type('application/json')
    .send(`{"email":"${email}","password":"${password}`)
  await browser.agent.get(`/nirgends/${email}?token=${token}`)
  await send(api.url, users.info, { token: `${native.access_token}x` })

  // Health data that is stored first, and then refused by the database.
  await browser.exchange(health.giveConsent, { body: { version: consentVersion } })
  const weigh = () => browser.exchange(measures.save, { params: { userId: account.id }, body: weight })
  expect((await weigh()).status).toBe(200)
  await machine.database.query('ALTER TABLE measures ADD CONSTRAINT never CHECK (false) NOT VALID')
  expect((await weigh()).status).toBe(500)

  const answer = (rev: number) => {
    const body = { step: 'body', answers: { whyNow: note }, rev }
    return browser.exchange(anamnesis.saveDraft, { params: { userId: account.id }, body })
  }
  expect([(await answer(0)).status, (await answer(5)).status]).toEqual([200, 409])
  expect((await browser.exchange(anamnesis.submit, { body: { rev: 1 } })).status).toBe(400)
  await machine.database.query('ALTER TABLE anamnesis_drafts ADD CONSTRAINT never CHECK (false) NOT VALID')
  expect((await answer(1)).status).toBe(500)

  const startsOn = todayInVienna()
  await browser.exchange(protocol.start, { body: { startsOn } })
  const meal = {
    number: 1,
    rev: 0,
    day: startsOn,
    time: '12:00',
    kind: 'LUNCH' as const,
    note,
    items: [{ text: title }],
  }
  const eat = (changes: object = {}) =>
    browser.exchange(protocol.saveMeal, { body: { ...meal, key: crypto.randomUUID(), ...changes } })
  const feel = (rev: number) =>
    browser.exchange(protocol.saveDay, { body: { number: 1, day: startsOn, rev, changes: { note, weightKg: 187.3 } } })
  expect([(await eat()).status, (await eat({ rev: 5 })).status, (await feel(7)).status]).toEqual([200, 409, 409])
  // The call stores its weight as a measure, which the broken table refuses.
  expect((await feel(0)).status).toBe(500)
  await machine.database.query('ALTER TABLE protocol_meals ADD CONSTRAINT never CHECK (false) NOT VALID')
  expect((await eat()).status).toBe(500)

  // Errors of the database: a row that violates a constraint, an invalid value, and a missing table.
  await machine.database.query('ALTER TABLE notes ADD CONSTRAINT never CHECK (false) NOT VALID')
  const written = () => browser.exchange(notes.add, { body: { title, note } })
  expect((await written()).status).toBe(500)
  await machine.database.query('ALTER TABLE users ADD CONSTRAINT never CHECK (false) NOT VALID')
  expect((await browser.exchange(auth.signup, { body: { ...person, email: `x${email}` } })).status).toBe(500)
  await browser.exchange(auth.changePassword, {
    params: { id: account.id },
    query: { token },
    body: { newPassword: password, newPasswordVerification: password },
  })
  await machine.database.query('ALTER TABLE notes RENAME TO notes_away; ALTER TABLE mail_deliveries RENAME TO away')
  expect((await written()).status).toBe(500)
  await browser.exchange(auth.forgotPassword, { params: { id: email } })
  await waitUntil('the jobs have failed', jobsIdle)
  await browser.exchange(auth.signout)

  // The log is buffered; a process that ends writes the rest of it.
  await api.end('SIGTERM')
  const log = api.output()
  expect(log).toContain('request failed')
  expect(log).toContain('user unknown')
  expect(log).toContain(`"accountId":"${account.id}","code":"wrong_credentials","msg":"sign-in refused"`)
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([])
})
