import { notes } from '@kostbar/contracts/notes/endpoints'
import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { emptyThread } from '../../features/messages/testing/empty-thread.ts'
import { Thread } from '../../features/messages/thread.tsx'
import { useApiMutation } from '../../lib/api.ts'
import { giveUpChanges } from '../../lib/leave-guards.ts'
import { paths } from '../../lib/paths.ts'
import { markSignedOut, sessionQuery, useUser } from '../../lib/session.ts'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { member, renderPage, setMarkerCookie } from '../../lib/testing/render-page.tsx'
import { Notices } from './notices.tsx'

/** Opens a page with a link to another one, and with the layout's notices. */
function open(page: ReactElement, answers: Parameters<typeof fakeApi>[0]) {
  fakeApi(answers)
  const layout = (
    <>
      <Notices />
      <Link to={paths.recipes}>weiter</Link>
      <Routes>
        <Route path={paths.profile} element={page} />
        <Route path={paths.recipes} element={<h1>Rezepte</h1>} />
      </Routes>
    </>
  )
  const rendered = renderPage(layout, { user: member, at: paths.profile })
  const leave = async () => {
    await rendered.user.click(screen.getByRole('link', { name: 'weiter' }))
    await screen.findByRole('heading', { name: 'Rezepte' })
  }
  return { ...rendered, leave }
}

/** Whether the browser asks before it closes the page. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** A page that stores a change, which waits for a connection. */
function Note() {
  const { mutate } = useApiMutation(notes.add, { waitsForConnection: true })
  return (
    <button type="button" onClick={() => mutate({ body: { title: 'Dill', note: '' } })}>
      speichern
    </button>
  )
}

test('the browser asks before it is closed while a change waits for a connection, also after its page was left', async () => {
  let works = false
  const answer = () => (works ? { success: true } : new TypeError('Failed to fetch'))
  const { user, queries, leave } = open(<Note />, { 'POST /notes/add': answer })
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  await leave()
  await waitFor(() => expect(asks()).toBe(true))
  works = true
  await waitFor(() => expect(queries.isMutating()).toBe(0), { timeout: 5_000 })
  await waitFor(() => expect(asks()).toBe(false))
})

const field = () => screen.findByRole('textbox', { name: /Nachricht an/ })

test('the browser asks before it is closed with a message that is being written, also after its page was left', async () => {
  const { user, leave } = open(<Thread userId={member.id} viewer="client" />, emptyThread)
  await user.type(await field(), 'a')
  expect(asks()).toBe(true)
  await user.type(await field(), '{Backspace}')
  expect(asks()).toBe(false)
  await user.type(await field(), 'Mir ist schwindlig')
  await leave()
  expect(asks()).toBe(true)
})

/** Says whether somebody is signed in. */
const SignedIn = () => <p>{useUser() ? 'angemeldet' : 'abgemeldet'}</p>

test('what was given up with a lost session is asked about again once the member has signed in', async () => {
  const page = (
    <>
      <SignedIn />
      <Thread userId={member.id} viewer="client" />
    </>
  )
  const { user, queries } = open(page, emptyThread)
  await user.type(await field(), 'Hallo')
  giveUpChanges()
  markSignedOut(queries)
  await screen.findByText('abgemeldet')
  expect(asks()).toBe(false)
  setMarkerCookie()
  queries.setQueryData(sessionQuery.queryKey, member)
  await screen.findByText('angemeldet')
  await user.type(await field(), ' Eva')
  expect(asks()).toBe(true)
})

test('the browser asks before it is closed with a message that was not sent, also after its page was left', async () => {
  const post = `POST /messages/${member.id}`
  const { user, leave } = open(<Thread userId={member.id} viewer="client" />, {
    ...emptyThread,
    [post]: () => new TypeError('Failed to fetch'),
  })
  await user.type(await field(), 'Kommt an?')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  await screen.findByText(/^Nicht gesendet\./)
  await leave()
  expect(asks()).toBe(true)
})
