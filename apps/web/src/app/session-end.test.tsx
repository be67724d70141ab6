import { notes } from '@kostbar/contracts/notes/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../lib/api.ts'
import { readDraft, writeDraft } from '../lib/draft.ts'
import { sessionQuery, sessionResolver } from '../lib/session.ts'
import { fakeApi, refusal } from '../lib/testing/fake-api.ts'
import { admin, member, testQueries } from '../lib/testing/render-page.tsx'
import { createGuard } from './guard.ts'
import { Navigation } from './navigation.tsx'
import { watchSession } from './watch-session.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Profile() {
  const navigate = useNavigate()
  return (
    <>
      <h1>Dein Profil</h1>
      <button type="button" onClick={() => void navigate('/profile/einstellungen')}>
        weiter
      </button>
    </>
  )
}

function openApp() {
  // biome-ignore lint/suspicious/noDocumentCookie: as the API sets it
  document.cookie = 'kostbar_signed_in=1; path=/'
  const queries = testQueries()
  queries.setQueryData(sessionQuery.queryKey, member)
  const { signedIn } = createGuard(sessionResolver(queries))
  const layout = (
    <>
      <Navigation />
      <main>
        <Outlet />
      </main>
    </>
  )
  const router = createMemoryRouter(
    [
      {
        element: layout,
        hydrateFallbackElement: <p>…</p>,
        children: [
          { path: '/login', element: <h1>Anmelden</h1>, handle: { head: { title: 'Anmelden' } } },
          { path: '/profile', loader: signedIn, element: <Profile />, handle: { head: { title: 'Dein Profil' } } },
          {
            path: '/profile/einstellungen',
            loader: signedIn,
            element: (
              <>
                <h1>Einstellungen</h1>
                <Link to="#passwort">Passwort</Link>
                <section id="passwort" />
              </>
            ),
            handle: { head: { title: 'Einstellungen' } },
          },
          { path: '/profile/laedt', element: <p>Lädt …</p>, handle: { head: { title: 'Dein Plan' } } },
        ],
      },
    ],
    { initialEntries: ['/profile'] },
  )
  watchSession(router as Parameters<typeof watchSession>[0], queries)
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { queries, router }
}

test('an expired session redirects to the login with the return path, and clears loaded data', async () => {
  fakeApi({
    'GET /notes': () => refusal(401, 'session_expired'),
    'POST /users/refresh': () => refusal(401, 'session_expired'),
    'GET /users/info': () => refusal(401, 'session_expired'),
  })
  const { queries, router } = openApp()
  await screen.findByRole('heading', { name: 'Dein Profil' })
  queries.setQueryData(['/notes', {}], [])
  writeDraft('note-new', 'halb geschrieben')
  await act(() => call(notes.mine).catch(() => undefined))
  await screen.findByRole('heading', { name: 'Anmelden' })
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?weiter=%2Fprofile' })
  expect(queries.getQueryData(['/notes', {}])).toBeUndefined()
  expect(document.cookie).not.toContain('kostbar_signed_in')
  expect(readDraft('note-new')).toBe('halb geschrieben')
  queries.setQueryData(sessionQuery.queryKey, admin)
  expect(readDraft('note-new')).toBe('')
})

test('a session ended in another tab redirects at the next navigation', async () => {
  fakeApi({})
  const { router } = openApp()
  await screen.findByRole('heading', { name: 'Dein Profil' })
  // biome-ignore lint/suspicious/noDocumentCookie: as the API clears it
  document.cookie = 'kostbar_signed_in=; path=/; max-age=0'
  await act(async () => screen.getByRole('button', { name: 'weiter' }).click())
  await screen.findByRole('heading', { name: 'Anmelden' })
  expect(router.state.location.search).toBe('?weiter=%2Fprofile%2Feinstellungen')
})

test('loads the profile anew when somebody else has signed in in another tab', async () => {
  fakeApi({})
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  const { queries } = openApp()
  await screen.findByRole('heading', { name: 'Dein Profil' })
  const renamed: User = { ...member, firstName: 'Anni' }
  act(() => void queries.setQueryData(sessionQuery.queryKey, renamed))
  expect(assign).not.toHaveBeenCalled()
  act(() => void queries.setQueryData(sessionQuery.queryKey, admin))
  expect(assign.mock.calls).toEqual([['/profile']])
})

test('navigation focuses the heading, sets the title and announces it', async () => {
  fakeApi({ 'GET /users/info': () => member })
  openApp()
  await screen.findByRole('heading', { name: 'Dein Profil' })
  expect(document.activeElement).toBe(document.body)
  await act(async () => screen.getByRole('button', { name: 'weiter' }).click())
  const heading = await screen.findByRole('heading', { name: 'Einstellungen' })
  expect(document.activeElement).toBe(heading)
  expect(document.title).toBe('Einstellungen – Kostbar')
  expect(screen.getByRole('status').textContent).toBe('Einstellungen – Kostbar')
})

test('navigation focuses the main region while the heading is loading', async () => {
  fakeApi({ 'GET /users/info': () => member })
  const { router } = openApp()
  await screen.findByRole('heading', { name: 'Dein Profil' })
  await act(() => router.navigate('/profile/laedt'))
  await screen.findByText('Lädt …')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('navigation works offline with a known session', async () => {
  fakeApi({ 'GET /users/info': () => new TypeError('Failed to fetch') })
  const { queries } = openApp()
  await screen.findByRole('heading', { name: 'Dein Profil' })
  queries.setQueryData(sessionQuery.queryKey, member, { updatedAt: 1 })
  await act(async () => screen.getByRole('button', { name: 'weiter' }).click())
  await screen.findByRole('heading', { name: 'Einstellungen' })
})

test('a hash link focuses its target', async () => {
  fakeApi({ 'GET /users/info': () => member })
  openApp()
  const onward = await screen.findByRole('button', { name: 'weiter' })
  await act(async () => onward.click())
  const link = await screen.findByRole('link', { name: 'Passwort' })
  await act(async () => link.click())
  expect(document.activeElement?.id).toBe('passwort')
})
