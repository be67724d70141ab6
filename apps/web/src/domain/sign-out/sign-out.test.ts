import { notes } from '@kostbar/contracts/notes/endpoints'
import { expect, test, vi } from 'vitest'
import { query } from '../../lib/api.ts'
import { settingsQuery } from '../../lib/content/queries.ts'
import { publicSettingsQuery } from '../../lib/public-settings.ts'
import { sessionQuery } from '../../lib/session.ts'
import { member, testQueries } from '../../lib/testing/render-page.tsx'
import { pendingAdditionsKey, pendingTicksKey } from './pending-shopping-keys.ts'
import { clearSession } from './sign-out.ts'

test('clearing the session removes user data and keeps public data', () => {
  const queries = testQueries()
  queries.setQueryData(sessionQuery.queryKey, member)
  queries.setQueryData(query(notes.mine).queryKey, [])
  queries.setQueryData(publicSettingsQuery.queryKey, { trainerVideo: 'https://video.test/film.mp4' })
  queries.setQueryData(settingsQuery().queryKey, null)
  clearSession(queries, member.id)
  expect(queries.getQueryData(sessionQuery.queryKey)).toBeNull()
  expect(queries.getQueryData(query(notes.mine).queryKey)).toBeUndefined()
  expect(queries.getQueryData(publicSettingsQuery.queryKey)?.trainerVideo).toBe('https://video.test/film.mp4')
  expect(queries.getQueryState(settingsQuery().queryKey)).toBeDefined()
})

test('clearing the session removes what was remembered on the device', () => {
  localStorage.setItem('household:7', '4')
  clearSession(testQueries(), member.id)
  expect(localStorage.length).toBe(0)
})

test('clearing the session leaves what waits of somebody else, whose session has ended', () => {
  for (const owner of [member.id, 'u2'])
    for (const key of [pendingTicksKey(owner), pendingAdditionsKey(owner)]) localStorage.setItem(key, '[{}]')
  clearSession(testQueries(), member.id)
  expect(Object.keys(localStorage).sort()).toEqual([pendingAdditionsKey('u2'), pendingTicksKey('u2')])
  clearSession(testQueries(), undefined)
  expect(localStorage.length).toBe(0)
})

test('clearing the session works where storage is disabled', () => {
  vi.stubGlobal('localStorage', undefined)
  const queries = testQueries()
  queries.setQueryData(sessionQuery.queryKey, member)
  clearSession(queries, member.id)
  expect(queries.getQueryData(sessionQuery.queryKey)).toBeNull()
})
