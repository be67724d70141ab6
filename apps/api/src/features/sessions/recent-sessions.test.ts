import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Actor } from '../../http/actor.ts'
import { recentSessions } from './recent-sessions.ts'

const claims = { userId: 'user', sessionId: 'session' }
const admin: Actor = { id: 'user', sessionId: 'session', roles: ['ROLE_ADMIN'], hasAccess: true, hasSecondFactor: true }
const hang = () => new Promise<never>(() => undefined)

const load = vi.fn<() => Promise<Actor | null>>()
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  load.mockReset()
})

/** Result or error of a lookup after its time limit. */
async function outcomeOf(find: ReturnType<typeof recentSessions>): Promise<unknown> {
  const outcome = find(claims).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2000)
  return outcome
}

it('answers from the last lookup while the database hangs or fails, for five minutes', async () => {
  const find = recentSessions(load)
  load.mockResolvedValueOnce(admin)
  expect(await outcomeOf(find)).toBe(admin)
  load.mockImplementationOnce(hang)
  expect(await outcomeOf(find)).toBe(admin)
  load.mockRejectedValueOnce(new Error('ECONNREFUSED'))
  expect(await outcomeOf(find)).toBe(admin)
  await vi.advanceTimersByTimeAsync(5 * 60 * 1000)
  load.mockImplementationOnce(hang)
  expect(await outcomeOf(find)).toMatchObject({ code: 'unavailable' })
})

it('forgets a session that has ended at once', async () => {
  const find = recentSessions(load)
  load.mockResolvedValueOnce(admin)
  await outcomeOf(find)
  load.mockResolvedValueOnce(null)
  expect(await outcomeOf(find)).toBeNull()
  load.mockImplementationOnce(hang)
  expect(await outcomeOf(find)).toMatchObject({ code: 'unavailable' })
})

it('stands in for nobody but admins', async () => {
  const find = recentSessions(load)
  load.mockResolvedValueOnce({ ...admin, roles: [] })
  await outcomeOf(find)
  load.mockImplementationOnce(hang)
  expect(await outcomeOf(find)).toMatchObject({ code: 'unavailable' })
})
