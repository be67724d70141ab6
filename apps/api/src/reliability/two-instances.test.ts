import { setTimeout as delay } from 'node:timers/promises'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { linkPurposes } from '../features/mail/links.ts'
import { linkTokens } from '../infra/link-tokens.ts'
import { linkSecret } from '../testing/test-app.ts'
import type { ApiProcess } from './testing/api-process.ts'
import { forgotPassword, type Member, member, randomIp, send, signIn } from './testing/calls.ts'
import { startLoad, waitUntil } from './testing/load.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

const machine = useApiProcesses()
let one: ApiProcess
let other: ApiProcess

beforeAll(async () => {
  ;[one, other] = await Promise.all([machine.start(), machine.start()])
})

const statusOf = async ({ url }: ApiProcess, token: string) => (await send(url, users.info, { token })).status
const refresh = ({ url }: ApiProcess, refresh_token: string) => send(url, auth.refresh, { body: { refresh_token } })

async function admin(): Promise<Member> {
  const boss = await member(one.url)
  await machine.database.query(`UPDATE users SET roles = '{ROLE_ADMIN}' WHERE id = $1`, [boss.id])
  return boss
}

/** Requests a password reset. @returns the token of its link */
async function resetTokenOf(ben: Member): Promise<string> {
  await forgotPassword(one.url, ben.email)
  const resets = () => machine.database.query('SELECT id FROM password_resets WHERE user_id = $1', [ben.id])
  await waitUntil('the reset is ordered', async () => (await resets()).rowCount === 1)
  return linkTokens(linkSecret).create(linkPurposes.passwordReset, (await resets()).rows[0].id)
}

const newPassword = 'Ganz-neu-und-geheim-2'

/** Calls that end sessions, each made on the first instance. */
const endings: Record<string, (ben: Member) => Promise<{ status: number }>> = {
  'signing out': ({ access_token }) => send(one.url, auth.signout, { token: access_token }),
  'a lock': async ({ id }) => {
    const { access_token } = await admin()
    return send(one.url, users.lock, { token: access_token, params: { id }, query: { date: '2999-12-31' } })
  },
  'a change of roles': async ({ id }) => {
    const { access_token } = await admin()
    const body = { from: [], roles: ['ROLE_TRAINER'], trialUntil: null }
    return send(one.url, users.setRoles, { token: access_token, params: { id }, body })
  },
  'a new password': async (ben) => {
    const token = await resetTokenOf(ben)
    const body = { newPassword, newPasswordVerification: newPassword }
    return send(one.url, auth.changePassword, { params: { id: ben.id }, query: { token }, body })
  },
  'deleting the account': ({ access_token }) => send(one.url, users.deleteMyself, { token: access_token }),
}

it.for(Object.entries(endings))('%s on one instance ends the session on the other at once', async ([, ending]) => {
  const ben = await member(one.url)
  expect(await statusOf(other, ben.access_token)).toBe(200)
  expect((await ending(ben)).status).toBe(200)
  expect(await statusOf(other, ben.access_token)).toBe(401)
  expect((await refresh(other, ben.refresh_token)).status).toBe(401)
})

it('counts sign-in attempts across instances; the owner can sign in from another address', async () => {
  const { email } = await member(one.url)
  const attacker = randomIp()
  const guess = (url: string) => signIn(url, email, attacker, 'geraten')
  for (let attempt = 0; attempt < 5; attempt += 1)
    for (const { url } of [one, other]) expect((await guess(url)).body.code).toBe('wrong_credentials')
  for (const { url } of [one, other]) {
    const { status, body, headers } = await guess(url)
    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signIn(url, email, attacker)).status).toBe(429)
    expect((await signIn(url, email)).status).toBe(200)
  }
})

it('reuse of a refresh token on the other instance revokes its whole family', async () => {
  const { refresh_token: stolen } = await member(one.url)
  const { body: next } = await refresh(one, stolen)
  await machine.database.query(`UPDATE refresh_tokens SET spent_at = spent_at - interval '1 minute'`)
  expect((await refresh(other, stolen)).status).toBe(401)
  expect(await statusOf(one, next.access_token)).toBe(401)
  expect((await refresh(one, next.refresh_token)).status).toBe(401)
})

it('50 concurrent refreshes across instances leave one live session', async () => {
  const { id, refresh_token } = await member(one.url)
  // A busy machine may need longer for all of them than the grace period, after which a spent token counts as stolen.
  const spentNow = `UPDATE refresh_tokens t SET spent_at = now() FROM sessions s
                     WHERE s.id = t.session_id AND s.user_id = $1 AND t.spent_at IS NOT NULL`
  const clock = startLoad(1, async () => {
    await machine.database.query(spentNow, [id])
    await delay(500)
  })
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_value, index) => refresh(index % 2 ? one : other, refresh_token)),
  )
  await clock.stop()
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const live = 'SELECT 1 FROM sessions WHERE user_id = $1 AND revoked_at IS NULL'
  expect((await machine.database.query(live, [id])).rowCount).toBe(1)
})
