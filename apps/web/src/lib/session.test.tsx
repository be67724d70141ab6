import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { markSignedOut, sessionQuery, useUser } from './session.ts'
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
