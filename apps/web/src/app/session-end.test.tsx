import { notes } from '@kostbar/contracts/notes/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { focusManager, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { call, onSessionLost, setPageUser } from '../lib/api.ts'
import { readDraft, writeDraft } from '../lib/draft.ts'
import { answerSignIn } from '../lib/lost-session.ts'
import { ProblemError } from '../lib/problem-error.ts'
import { markerCookie, sessionQuery, sessionResolver, useSession } from '../lib/session.ts'
import { fakeApi, refusal } from '../lib/testing/fake-api.ts'
import { admin, member, setMarkerCookie, testQueries } from '../lib/testing/render-page.tsx'
import { UnsavedGuard } from '../lib/unsaved-guard.tsx'
import { createGuard } from './guard.ts'
import { Navigation } from './navigation.tsx'
import { LostSession } from './shell/lost-session.tsx'
import { watchSession } from './watch-session.ts'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import '../features/auth/sign-in-again.tsx'
import './shell/parts.ts'
import { deleteCookie } from '../lib/delete-cookie.ts'

afterEach(() => {
  cleanup()
  setPageUser(undefined)
  // Removes the handler.
  onSessionLost(async () => false)()
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

/** The parts of the layout that follow the session. */
function Frame() {
  useSession()
  return (
    <>
      <Navigation />
      <main>
        <Outlet />
      </main>
      <LostSession />
    </>
  )
}

/** A form that saves a note. */
function Form() {
  const [text, setText] = useState('')
  const save = useMutation({
    mutationFn: () => call(notes.add, { body: { title: text, note: '' } }),
    onSuccess: () => setText(''),
  })
  return (
    <>
      <h1>Notiz</h1>
      <input aria-label="Titel" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => save.mutate()}>
        speichern
      </button>
      {save.isSuccess ? <p>gespeichert</p> : null}
      <UnsavedGuard active={text !== ''} />
    </>
  )
}

/** Opens the form and types into it. */
async function typeNote() {
  const app = openApp('/profile/notiz')
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText('Titel'), 'Kürbis')
  return { ...app, user }
}

/** API whose session ends and comes back with a sign-in; `as` is who signs in. */
function fakeSession(as: User = member) {
  const session: { user: User | null } = { user: null }
  const signedIn = (answer: unknown) => () => {
    if (!session.user) return refusal(401, 'session_expired')
    return session.user.id === member.id ? answer : refusal(412, 'other_user')
  }
  const calls = fakeApi({
    'POST /notes/add': signedIn({ success: true }),
    'GET /users/info': signedIn(member),
    'POST /users/refresh': () => (session.user ? {} : refusal(401, 'session_expired')),
    'POST /users/signin': () => {
      session.user = as
      return { success: true, msg: '', expires_in: 900 }
    },
  })
  return { session, calls }
}

const dialogNamed = (name: string) => screen.findByRole('dialog', { name })

function openApp(at = '/profile') {
  setMarkerCookie()
  const queries = testQueries()
  queries.setQueryData(sessionQuery.queryKey, member)
  const { signedIn } = createGuard(sessionResolver(queries))
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
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
          { path: '/profile/notiz', loader: signedIn, element: <Form />, handle: { head: { title: 'Notiz' } } },
          { path: '/profile/laedt', element: <p>Lädt …</p>, handle: { head: { title: 'Dein Plan' } } },
        ],
      },
    ],
    { initialEntries: [at] },
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
  deleteCookie(markerCookie)
  await act(async () => screen.getByRole('button', { name: 'weiter' }).click())
  await screen.findByRole('heading', { name: 'Anmelden' })
  expect(router.state.location.search).toBe('?weiter=%2Fprofile%2Feinstellungen')
})

test('what is unsaved outlasts an expired session: the user signs in on the page, and the save goes on', async () => {
  const { calls } = fakeSession()
  const { router, user } = await typeNote()
  await user.click(screen.getByText('speichern'))
  const dialog = within(await dialogNamed('Melde dich noch einmal an'))
  expect(dialog.getByLabelText<HTMLInputElement>('E-Mail').value).toBe(member.email)
  await user.type(dialog.getByLabelText('Passwort'), 'birnenkuchen{Enter}')
  await screen.findByText('gespeichert')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/profile/notiz')
  expect(calls.findLast(({ call }) => call === 'POST /notes/add')?.body).toEqual({ title: 'Kürbis', note: '' })
})

test('a change that the page does not count as unsaved outlasts an expired session, too', async () => {
  fakeSession()
  const { router } = openApp()
  await screen.findByRole('heading', { name: 'Dein Profil' })
  const adding = call(notes.add, { body: { title: 'Dill', note: '' } })
  await dialogNamed('Melde dich noch einmal an')
  // Neither does a read that is refused meanwhile end the session.
  act(() => focusManager.setFocused(true))
  const dialog = within(await dialogNamed('Melde dich noch einmal an'))
  await userEvent.setup({ delay: null }).type(dialog.getByLabelText('Passwort'), 'birnenkuchen{Enter}')
  expect(await adding).toEqual({ success: true })
  expect(router.state.location.pathname).toBe('/profile')
})

test('Escape leaves the question open; giving up what is unsaved leads to the login', async () => {
  fakeSession()
  const { router, user } = await typeNote()
  await user.click(screen.getByText('speichern'))
  const dialog = within(await dialogNamed('Melde dich noch einmal an'))
  await user.keyboard('{Escape}')
  expect(screen.getByDisplayValue('Kürbis')).toBeTruthy()
  await user.click(dialog.getByText('Änderungen verwerfen'))
  await screen.findByRole('heading', { name: 'Anmelden' })
  expect(router.state.location.search).toBe('?weiter=%2Fprofile%2Fnotiz')
})

test('a session ended in another tab asks at the next look at it, where something is unsaved', async () => {
  fakeSession()
  const { user } = await typeNote()
  deleteCookie(markerCookie)
  act(() => focusManager.setFocused(true))
  const dialog = within(await dialogNamed('Melde dich noch einmal an'))
  await user.type(dialog.getByLabelText('Passwort'), 'birnenkuchen{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Kürbis')
})

test('a session regained in another tab goes on without a second sign-in', async () => {
  const { session } = fakeSession()
  const { user } = await typeNote()
  await user.click(screen.getByText('speichern'))
  await dialogNamed('Melde dich noch einmal an')
  session.user = member
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText('gespeichert')
})

test('a failed import of the dialog fails the call and keeps what was typed', async () => {
  fakeSession()
  const { user } = await typeNote()
  await user.click(screen.getByText('speichern'))
  await dialogNamed('Melde dich noch einmal an')
  act(() => answerSignIn(ProblemError.offline('no chunk')))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Kürbis')
  expect(screen.queryByText('gespeichert')).toBeNull()
})

test('loads the profile anew at the next look when somebody else has signed in in another tab', async () => {
  fakeSession().session.user = admin
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  const { queries } = openApp()
  // Its effects follow the rendering of the heading.
  await waitFor(() => expect(queries.getQueryCache().find({ queryKey: sessionQuery.queryKey })?.isActive()).toBe(true))
  act(() => focusManager.setFocused(true))
  await waitFor(() => expect(assign.mock.calls).toEqual([['/profile']]))
})

test('what is unsaved outlasts the sign-in of somebody else, and is saved for its author only', async () => {
  const { session, calls } = fakeSession()
  session.user = admin
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  const { user } = await typeNote()
  await user.click(screen.getByText('speichern'))
  const dialog = within(await dialogNamed('Hier ist jetzt jemand anderer angemeldet'))
  expect(dialog.getByText(/das zu anna@kostbar.test gehört/)).toBeTruthy()
  await user.type(dialog.getByLabelText('Passwort'), 'birnenkuchen{Enter}')
  await screen.findByText('gespeichert')
  expect(calls.findLast(({ call }) => call === 'POST /notes/add')?.body).toEqual({ title: 'Kürbis', note: '' })
  expect(assign).not.toHaveBeenCalled()
})

test('whoever signs in with another account reads whose text it is, and may give it up', async () => {
  fakeSession(admin)
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  const { user } = await typeNote()
  await user.click(screen.getByText('speichern'))
  const dialog = within(await dialogNamed('Melde dich noch einmal an'))
  await user.type(dialog.getByLabelText('Passwort'), 'birnenkuchen{Enter}')
  const other = within(await dialogNamed('Hier ist jetzt jemand anderer angemeldet'))
  expect(other.getByLabelText<HTMLInputElement>('Passwort').value).toBe('')
  await user.click(other.getByText('Verwerfen und Konto wechseln'))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/profile'))
  const unload = new Event('beforeunload', { cancelable: true })
  dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(false)
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
