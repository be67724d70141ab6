import type { ShoppingItem } from '@kostbar/contracts/shopping/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pendingAdditionsKey, pendingTicksKey } from '../../../domain/sign-out/pending-shopping-keys.ts'
import { cachedListKey, forgetListOfOthers } from '../../../lib/cached-list.ts'
import { deleteCookie } from '../../../lib/delete-cookie.ts'
import { markerCookie, sessionQuery } from '../../../lib/session.ts'
import { fakeApi } from '../../../lib/testing/fake-api.ts'
import { member, renderPage, setMarkerCookie } from '../../../lib/testing/render-page.tsx'
import { ShoppingSection } from '../shopping-section.tsx'
import { cacheList } from './cached-list.ts'
import { OfflineListPage } from './offline-list-page.tsx'

const item = (name: string, checked = false): ShoppingItem => ({ id: `id-${name}`, name, checked })

beforeEach(() => {
  setMarkerCookie()
  fakeApi({})
})

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const waiting = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]')
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('shows the cached list; what is ticked and added there waits to be sent', async () => {
  cacheList(member.id, [item('Brot'), item('Reis'), item('Öl', true)])
  const { user } = renderPage(<OfflineListPage />)
  await user.click(await box('Brot'))
  await screen.findByText('1 Eintrag offen')
  await user.type(screen.getByLabelText('Was fehlt zu Hause?'), 'Milch{Enter}Salz{Enter}')
  await user.click(await box('Milch'))
  await user.click(screen.getByRole('button', { name: '„Salz“ löschen' }))
  expect(names('Einkaufsliste')).toEqual(['Reis'])
  const [at, tickedAt] = [expect.any(String), expect.any(String)]
  expect(waiting(pendingTicksKey(member.id))).toEqual([{ id: 'id-Brot', name: 'Brot', checked: true, at }])
  expect(waiting(pendingAdditionsKey(member.id))).toEqual([{ key: expect.any(String), name: 'Milch', tickedAt }])
  // Opened again, it is as it was left; only what waits can be taken back.
  await user.click(await box('Brot'))
  expect(waiting(pendingTicksKey(member.id))).toEqual([])
  expect((await box('Öl')).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: '„Reis“ löschen' })).toBeNull()
})

test('the page with the list keeps it as it was last loaded, without its foods', async () => {
  const food = { name: 'Milch', allergens: ['G' as const], allergensStated: true }
  let items: ShoppingItem[] = [{ ...item('Milch'), aisle: 'DAIRY', food }]
  fakeApi({
    'GET /shopping': () => ({ items, suggestions: [] }),
    'POST /shopping/delete': () => {
      items = []
      return { success: true }
    },
  })
  cacheList('somebody-else', [item('Bier')])
  const { user } = renderPage(<ShoppingSection id="einkaufsliste" />)
  await box('Milch')
  expect({ ...localStorage }).toEqual({
    [cachedListKey(member.id)]: JSON.stringify([{ id: 'id-Milch', name: 'Milch', checked: false, aisle: 'DAIRY' }]),
  })
  await user.click(screen.getByRole('button', { name: '„Milch“ löschen' }))
  await waitFor(() => expect(waiting(cachedListKey(member.id))).toEqual([]))
})

test.each([
  ['nothing is cached', () => {}],
  ['nobody is signed in', () => deleteCookie(markerCookie)],
  ['somebody else has signed in meanwhile', () => forgetListOfOthers('somebody-else')],
  ['storage is disabled', () => vi.stubGlobal('localStorage', undefined)],
])('shows no list when %s', async (why, change) => {
  if (why !== 'nothing is cached') cacheList(member.id, [item('Brot')])
  change()
  renderPage(<OfflineListPage />, why === 'nobody is signed in' ? { user: null } : {})
  await screen.findByText(/^Auf diesem Gerät ist keine Einkaufsliste/)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

/** The page in a browser with the cookie of a session, whatever session it was rendered with. */
function SignedInPage() {
  useState(setMarkerCookie)
  return <OfflineListPage />
}

test.each([
  ['on the cached page, which was rendered for nobody, it is not known', null, undefined],
  ['opened with a connection, it is known', member, member],
])('%s who is signed in', async (_when, user, expected) => {
  const { queries } = renderPage(<SignedInPage />, { user })
  await screen.findByRole('link', { name: 'Nochmal versuchen' })
  expect(queries.getQueryData(sessionQuery.queryKey)).toEqual(expected)
})

test('leads to the list once there is a connection, not when the browser only believes so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const replace = vi.fn()
  vi.stubGlobal('location', { ...location, replace })
  const reach = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', reach)
  renderPage(<OfflineListPage />)
  await screen.findByRole('link', { name: 'Nochmal versuchen' })
  reach.mockClear()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(reach).toHaveBeenCalledWith('/health', expect.anything()))
  expect(replace).not.toHaveBeenCalled()
  reach.mockImplementation(async () => new Response())
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/profile/einkauf-und-notizen'))
})

test('leads to the list also when a page could not be reached although the browser is online', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const replace = vi.fn()
  vi.stubGlobal('location', { ...location, replace })
  const answers = [Response.error(), new Response()]
  const reach = vi.fn<typeof fetch>(async (address) => (address === '/health' && answers.shift()) || Response.error())
  vi.stubGlobal('fetch', reach)
  renderPage(<OfflineListPage />)
  await screen.findByRole('link', { name: 'Nochmal versuchen' })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(answers).toHaveLength(1)
  expect(replace).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(replace).toHaveBeenCalledWith('/profile/einkauf-und-notizen')
})
