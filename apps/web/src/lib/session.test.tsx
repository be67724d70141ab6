import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cachedListKey } from './cached-list.ts'
import { markSignedOut, sessionQuery, useUser } from './session.ts'
import { useStartSession } from './start-session.ts'
import { fakeApi } from './testing/fake-api.ts'
import { member, renderPage } from './testing/render-page.tsx'

const FirstName = () => <li>{useUser()?.firstName ?? 'niemand'}</li>

test('many observers of the session read the cookie once, because each reading waits for another process', async () => {
  fakeApi({ 'GET /users/info': () => member })
  const cookie = vi.spyOn(document, 'cookie', 'get')
  const observers = Array.from({ length: 50 }, (_, index) => `o-${index}`)
  renderPage(
    <ul>
      {observers.map((key) => (
        <FirstName key={key} />
      ))}
    </ul>,
  )
  expect(await screen.findAllByText('Anna')).toHaveLength(50)
  expect(cookie.mock.calls.length).toBeGreaterThan(0)
  expect(cookie.mock.calls.length).toBeLessThan(10)
})

test('signing out in this tab counts at once, also when the cookie was read before in the same task', () => {
  const { queries } = renderPage(<FirstName />)
  const staleTime = sessionQuery.staleTime as (query: unknown) => number
  const staleTimeNow = () => staleTime(queries.getQueryCache().find({ queryKey: sessionQuery.queryKey }))
  expect(staleTimeNow()).toBe(60_000)
  markSignedOut(queries)
  expect(staleTimeNow()).toBe(60_000)
})

function Start() {
  const start = useStartSession()
  return (
    <button type="button" onClick={() => void start()}>
      Start
    </button>
  )
}

test('signing in deletes the list that this browser has cached of somebody else', async () => {
  fakeApi({ 'GET /users/info': () => member })
  const { user } = renderPage(<Start />)
  for (const [owner, kept] of [
    [member.id, 1],
    ['somebody-else', 0],
  ] as const) {
    localStorage.clear()
    localStorage.setItem(cachedListKey(owner), '[]')
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(localStorage.length).toBe(kept))
  }
})
