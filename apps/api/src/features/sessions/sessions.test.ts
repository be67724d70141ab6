import { auth } from '@kostbar/contracts/auth/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { createSigner } from 'fast-jwt'
import { describe, expect, it } from 'vitest'
import { password, sessionSecret, useTestApp } from '../../testing/test-app.ts'
import { tokensIn } from '../../testing/tokens.ts'
import { wholeTablesRead } from '../../testing/whole-table-reads.ts'
import { sweepTokensAndCountersJob } from './jobs.ts'
import { hashRefreshToken } from './refresh-tokens.ts'

const app = useTestApp()

const signIn = async () => {
  const { email, id } = await app.person()
  return { ...tokensIn(await app.nativeApp().call(auth.signin, { body: { email, password } })), id }
}
const refresh = async (refresh_token: string) =>
  tokensIn(await app.nativeApp().call(auth.refresh, { body: { refresh_token } }))
const withBearer = (token: string) => app.nativeApp().exchange(users.info, {}, { authorization: `Bearer ${token}` })
const storedHash = (token: string) => new Uint8Array(hashRefreshToken(token))
const jwt = (claims: object, algorithm: 'HS256' | 'HS512' = 'HS256', key = sessionSecret): string =>
  createSigner({ key, algorithm, noTimestamp: true })(claims)
const ageSpentTokens = () =>
  app.infra.database.pool.query(`UPDATE refresh_tokens SET spent_at = spent_at - interval '1 minute'`)

/** Queues no second run, which would sweep at some moment of a later test. */
const sweepOnce = sweepTokensAndCountersJob({ send: async () => undefined })

describe('refresh', () => {
  it('exchanges a token for a new pair, from the body or from the cookie', async () => {
    const first = await signIn()
    const second = await refresh(first.refresh_token)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await withBearer(second.access_token)).status).toBe(200)
    const ben = await app.person()
    await ben.call(auth.refresh, { body: {} })
    await ben.call(users.info)
  })

  it('accepts a second use within the grace period; a later one revokes the whole token family', async () => {
    const first = await signIn()
    const second = await refresh(first.refresh_token)
    const withinGrace = await refresh(first.refresh_token)
    expect((await withBearer(withinGrace.access_token)).status).toBe(200)
    expect(withinGrace.refresh_token).toBe(second.refresh_token)
    await ageSpentTokens()
    await expect(refresh(first.refresh_token)).toMatchProblem('session_expired')
    expect((await withBearer(second.access_token)).status).toBe(401)
    await expect(refresh(second.refresh_token)).toMatchProblem('session_expired')
    await expect(refresh(withinGrace.refresh_token)).toMatchProblem('session_expired')
  })

  it('50 concurrent requests get one successor and leave one live session', async () => {
    const { refresh_token, id } = await signIn()
    const sessions = { userId: id, refreshTokens: { some: { hash: storedHash(refresh_token) } } }
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)))
    const successors = new Set(answers.map((answer) => answer.refresh_token))
    expect(successors.size).toBe(1)
    const { prisma } = app.infra.database
    expect(await prisma.refreshToken.count({ where: { session: sessions, spentAt: null } })).toBe(1)
    expect(await prisma.session.count({ where: { ...sessions, revokedAt: null } })).toBe(1)
    await refresh([...successors].join())
  })

  it('answers a late twin of a refresh with the newest token when its successor is spent, too', async () => {
    const first = await signIn()
    const second = await refresh(first.refresh_token)
    const third = await refresh(second.refresh_token)
    expect((await refresh(first.refresh_token)).refresh_token).toBe(third.refresh_token)
    await ageSpentTokens()
    await refresh(third.refresh_token)
  })

  it('ends 90 days after the sign-in, however often it was extended', async () => {
    const { refresh_token, access_token, id } = await signIn()
    const { pool, prisma } = app.infra.database
    const signedInDaysAgo = (days: number) =>
      pool.query(`UPDATE sessions SET created_at = now() - make_interval(days => $1) WHERE user_id = $2`, [days, id])
    await signedInDaysAgo(89)
    const next = await refresh(refresh_token)
    const session = await prisma.session.findFirstOrThrow({ where: { userId: id }, orderBy: { id: 'desc' } })
    expect(session.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
    await pool.query(`UPDATE sessions SET expires_at = now() WHERE user_id = $1`, [id])
    await expect(refresh(next.refresh_token)).toMatchProblem('session_expired')
    expect((await withBearer(access_token)).status).toBe(401)
  })

  it('refuses unknown, expired and missing tokens', async () => {
    await expect(refresh('erfunden')).toMatchProblem('session_expired')
    const { refresh_token } = await signIn()
    await app.infra.database.pool.query('UPDATE refresh_tokens SET expires_at = now()')
    await expect(refresh(refresh_token)).toMatchProblem('session_expired')
    await expect(app.visitor().call(auth.refresh, { body: {} })).toMatchProblem('session_expired')
  })
})

it('the nightly sweep deletes expired refresh tokens; spent ones remain for reuse detection', async () => {
  const first = await signIn()
  const second = await refresh(first.refresh_token)
  const third = await refresh(second.refresh_token)
  const { prisma, transaction } = app.infra.database
  const expiresAt = new Date(Date.now() - 1000)
  await prisma.refreshToken.update({
    where: { hash: storedHash(first.refresh_token) },
    data: { expiresAt },
  })
  await transaction((tx) => sweepOnce.run({}, tx))
  expect(await prisma.refreshToken.count({ where: { hash: storedHash(first.refresh_token) } })).toBe(0)
  await expect(refresh(first.refresh_token)).toMatchProblem('session_expired')
  expect((await withBearer(third.access_token)).status).toBe(200)
  await ageSpentTokens()
  await expect(refresh(second.refresh_token)).toMatchProblem('session_expired')
  expect((await withBearer(third.access_token)).status).toBe(401)
})

it('the nightly sweep deletes expired counters of rate limits alone', async () => {
  const { prisma } = app.infra.database
  await prisma.rateLimit.createMany({
    data: [
      { key: 'over', expire: Date.now() - 1000 },
      { key: 'running', expire: Date.now() + 60_000 },
    ],
  })
  await app.infra.database.transaction((tx) => sweepOnce.run({}, tx))
  expect(
    await prisma.rateLimit.findMany({ where: { key: { in: ['over', 'running'] } }, select: { key: true } }),
  ).toEqual([{ key: 'running' }])
})

it('the nightly sweep finds what has expired by indexes, and runs again until nothing is left', async () => {
  const { database } = app.infra
  const { prisma } = database
  await prisma.refreshToken.deleteMany()
  await prisma.rateLimit.deleteMany()
  const sent: string[] = []
  const { run } = sweepTokensAndCountersJob({ send: async ({ name }) => void sent.push(name) })
  const sweep = () => database.transaction((tx) => run({}, tx))
  expect(await wholeTablesRead(database, sweep)).toEqual([])
  expect(sent).toEqual([])
  await prisma.rateLimit.create({ data: { key: 'over', expire: 1 } })
  await sweep()
  await sweep()
  expect(sent).toEqual(['sweep-tokens-and-counters'])
})

describe('sign-out', () => {
  it('ends the session at once, and leaves other devices signed in', async () => {
    const ben = await app.person()
    const other = tokensIn(await app.nativeApp().call(auth.signin, { body: { email: ben.email, password } }))
    await ben.call(auth.signout, { body: {} })
    await expect(ben.call(users.info)).toMatchProblem('not_signed_in')
    expect((await withBearer(other.access_token)).status).toBe(200)
  })

  it('of a native app ends the session by its refresh token, too: its access token has mostly expired', async () => {
    const { access_token, refresh_token } = await signIn()
    await app.nativeApp().exchange(auth.signout, { body: { refresh_token } })
    expect((await withBearer(access_token)).status).toBe(401)
    await expect(refresh(refresh_token)).toMatchProblem('session_expired')
  })

  it('succeeds without a session', async () => {
    expect(await app.visitor().call(auth.signout, { body: {} })).toEqual({ success: true })
  })
})

describe('access tokens', () => {
  it('are refused when forged, altered, truncated or expired', async () => {
    const { access_token } = await signIn()
    const [head = '', body = '', signature = ''] = access_token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const forged = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${encode({ alg: 'none' })}.${body}.${signature}`,
      `${head}.${encode({ ...claims, sub: '01900000-0000-7000-8000-000000000000' })}.${signature}`,
      jwt({ ...claims, aud: 'someone-else' }),
      jwt({ ...claims, iss: 'someone-else' }),
      jwt({ ...claims, exp: 1 }),
      jwt({ ...claims, exp: undefined }),
      jwt({ ...claims, iss: undefined }),
      jwt({ ...claims, aud: undefined }),
      jwt({ ...claims, sid: undefined }),
      jwt({ ...claims, sub: '01900000-0000-7000-8000-000000000000' }),
      jwt(claims, 'HS512'),
      jwt(claims, 'HS256', 'another-secret-of-at-least-32-characters'),
      ...Array.from({ length: access_token.length - 1 }, (_value, index) => access_token.slice(0, index + 1)),
    ]
    expect(forged.length).toBeGreaterThan(200)
    const statuses = await Promise.all(forged.map(async (token) => (await withBearer(token)).status))
    expect(statuses.filter((status) => status !== 401)).toEqual([])
    expect((await withBearer(jwt(claims))).status).toBe(200)
  })
})
