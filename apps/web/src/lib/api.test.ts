import { auth } from '@kostbar/contracts/auth/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { expect, test, vi } from 'vitest'
import { call, onSessionLost, setPageUser } from './api.ts'
import { isSessionAccepted } from './is-session-accepted.ts'
import { ProblemError, problemText } from './problem-error.ts'

const json = (status: number, body: unknown) => Response.json(body, { status })
const refused = (status: number, code: string, fields?: Record<string, string>) =>
  json(status, { success: false, code, msg: `Satz zu ${code}`, ...(fields ? { fields } : {}) })

/** Stubs `fetch`; `respond` answers each call, given as `METHOD /url`. */
function answer(respond: (call: string, init: RequestInit) => Response | Promise<Response>) {
  const fetching = vi.fn(async (url: string, init: RequestInit) => respond(`${init.method} ${url}`, init))
  vi.stubGlobal('fetch', fetching)
  return fetching
}

test('fills path and query, and sends the body as JSON', async () => {
  const fetching = answer(() => json(200, { success: true }))
  await call(auth.changePassword, {
    params: { id: 'a b' },
    query: { token: 'x&y' },
    body: { newPassword: 'geheim!!', newPasswordVerification: 'geheim!!' },
  })
  const [url, init] = fetching.mock.calls[0] ?? []
  expect(url).toBe('/api/users/a%20b/changepassword?token=x%26y')
  expect(JSON.parse(String(init?.body))).toEqual({ newPassword: 'geheim!!', newPasswordVerification: 'geheim!!' })
})

test('parallel calls with an expired session share one refresh and are repeated', async () => {
  let expired = true
  let refusedCalls = 0
  const fetching = answer(async (request) => {
    if (request !== 'POST /api/users/refresh') {
      if (!expired) return json(200, [])
      refusedCalls += 1
      return refused(401, 'session_expired')
    }
    await expect.poll(() => refusedCalls).toBe(3)
    expired = false
    return json(200, {})
  })
  await Promise.all([call(notes.mine), call(shopping.mine), call(users.info)])
  const refreshes = fetching.mock.calls.filter(([url]) => url === '/api/users/refresh')
  expect(refreshes).toHaveLength(1)
})

test('a refused refresh reports the lost session once', async () => {
  answer(() => refused(401, 'not_signed_in'))
  const onLoss = vi.fn(async () => false)
  const stop = onSessionLost(onLoss)
  await expect(call(notes.mine)).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
  expect(onLoss.mock.calls).toEqual([['ended', false]])
  stop()
})

test('a call whose session was lost is repeated once the session is regained', async () => {
  let isSignedIn = false
  const fetching = answer(() => (isSignedIn ? json(200, []) : refused(401, 'not_signed_in')))
  const stop = onSessionLost(async () => {
    isSignedIn = true
    return true
  })
  expect(await call(notes.add, { body: { title: 'Dill', note: '' } })).toEqual([])
  const added = fetching.mock.calls.filter(([url]) => url === '/api/notes/add')
  expect(added).toHaveLength(2)
  expect(added[1]?.[1].body).toBe(added[0]?.[1].body)
  stop()
})

test('names the user of the page in each call, and reports the session of another user', async () => {
  const fetching = answer(() => refused(412, 'other_user'))
  const onLoss = vi.fn(async () => false)
  const stop = onSessionLost(onLoss)
  setPageUser('anna')
  await expect(call(notes.mine)).rejects.toMatchObject({ code: 'other_user' })
  expect(fetching.mock.calls[0]?.[1].headers).toEqual({ 'kostbar-user': 'anna' })
  expect(onLoss.mock.calls).toEqual([['otherUser', false]])
  expect(await isSessionAccepted()).toBe(false)
  expect(onLoss).toHaveBeenCalledOnce()
  setPageUser(undefined)
  stop()
})

test('whether a session is accepted is unknown while the API is unavailable', async () => {
  answer(() => refused(503, 'unavailable'))
  await expect(isSessionAccepted()).rejects.toMatchObject({ code: 'unavailable' })
})

test('a refresh that fails with 503 does not end the session', async () => {
  answer((request) => (request.includes('refresh') ? refused(503, 'unavailable') : refused(401, 'session_expired')))
  const onLoss = vi.fn(async () => false)
  const stop = onSessionLost(onLoss)
  await expect(call(notes.mine)).rejects.toMatchObject({ code: 'unavailable' })
  expect(onLoss).not.toHaveBeenCalled()
  stop()
})

test('a refused public call does not end the session', async () => {
  const fetching = answer(() => refused(401, 'not_signed_in'))
  await expect(call(auth.signout, { body: {} })).rejects.toMatchObject({ status: 401 })
  expect(fetching).toHaveBeenCalledOnce()
})

test('a problem keeps code, German sentence and fields', async () => {
  answer(() => refused(400, 'invalid_input', { title: 'Bitte gib deiner Notiz einen Titel.' }))
  const problem = await call(notes.add, { body: { title: '' } }).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(ProblemError)
  expect(problem).toMatchObject({
    code: 'invalid_input',
    msg: 'Satz zu invalid_input',
    fields: { title: 'Bitte gib deiner Notiz einen Titel.' },
  })
})

test('a code that this client does not know keeps its German sentence and fields', async () => {
  answer(() => refused(409, 'code_of_a_newer_api', { title: 'Diesen Titel gibt es schon.' }))
  const problem = await call(notes.add, { body: { title: 'x' } }).catch((error: unknown) => error)
  expect(problem).toMatchObject({ status: 409, fields: { title: 'Diesen Titel gibt es schon.' } })
  expect(problemText(problem)).toBe('Satz zu code_of_a_newer_api')
})

test('a gateway page and a lost connection become German sentences', async () => {
  answer(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  await expect(call(notes.mine)).rejects.toMatchObject({
    code: 'unavailable',
    msg: expect.stringContaining('nicht erreichbar'),
  })
  answer(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call(notes.mine)).rejects.toMatchObject({
    code: 'offline',
    msg: expect.stringContaining('Keine Verbindung'),
  })
})
