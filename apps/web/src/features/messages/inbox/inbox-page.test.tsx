import type { InboxThread } from '@kostbar/contracts/messages/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { expectUnsavedInputGuarded } from '../../../lib/testing/expect-unsaved-input-guarded.ts'
import { fakeApi, refusal } from '../../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../../lib/testing/render-page.tsx'
import { InboxPage } from './inbox-page.tsx'
// Preload the lazy dialogs.
import '../../../domain/saved-replies/saved-replies-dialog.tsx'
import '../../../ui/shortcut-help.tsx'

const inboxThread = (userId: string, more: Partial<InboxThread> = {}): InboxThread => ({
  userId,
  firstName: userId,
  lastName: 'Muster',
  profileImage: null,
  status: 'ACTIVE',
  folder: 'OPEN',
  until: null,
  isUnread: true,
  deadline: { state: 'RUNNING', dueAt: '2099-01-05T16:00:00.000Z' },
  last: { byClient: true, createdAt: '2026-01-21T10:00:00.000Z', text: `Frage von ${userId}` },
  ...more,
})

/** State of the fake API: threads and saved replies, changed by the calls. */
let threads: InboxThread[]
let replies: { id: string; title: string; text: string }[]
let failMoves = false
let failDeletions = false
beforeEach(() => {
  threads = ['Anna', 'Ben', 'Carla'].map((name) => inboxThread(name))
  replies = [{ id: 'r1', title: 'Begrüßung', text: 'Schön, dass du da bist!' }]
  failMoves = false
  failDeletions = false
})

const person = (firstName: string) => ({ firstName, lastName: 'Muster', profileImage: null })

function inboxAnswer(call: string) {
  const query = new URLSearchParams(call.split('?')[1])
  const filter = query.get('filter') ?? ''
  const folder = query.get('folder') ?? 'OPEN'
  const items = threads.filter(
    (thread) =>
      (filter ? thread.firstName.toLowerCase().includes(filter.toLowerCase()) : thread.folder === folder) &&
      (query.get('unread') !== 'true' || thread.isUnread),
  )
  const count = (name: string) => threads.filter((thread) => thread.folder === name).length
  return { items, cursor: null, counts: { OPEN: count('OPEN'), LATER: count('LATER'), DONE: count('DONE'), unread: 0 } }
}

function open(at = '/nachrichten') {
  const answers: Parameters<typeof fakeApi>[0] = {
    'GET /messages': ({ call }) => inboxAnswer(call),
    'GET /messages/unread': () => ({ threads: 0, version: '' }),
    'GET /messages/saved-replies': () => replies,
    'POST /messages/saved-replies': ({ body }) => {
      replies = [...replies, { id: `r${replies.length + calls.length}`, ...(body as { title: string; text: string }) }]
      return replies.at(-1)
    },
    'DELETE /messages/saved-replies/r1': () => {
      if (failDeletions) return refusal(503, 'unavailable', 'Gerade nicht erreichbar.')
      replies = replies.slice(1)
      return { success: true }
    },
  }
  for (const { userId } of threads) {
    answers[`GET /messages/${userId}`] = () => ({
      coaching: { status: 'ACTIVE', client: person(userId), trainer: person('Eva'), away: null },
      deadline: null,
      items: [],
      cursor: null,
      readByOther: null,
      readByMe: null,
    })
    answers[`POST /messages/${userId}`] = ({ body }) => ({
      message: {
        ...(body as { text: string; key: string }),
        id: `id-${userId}`,
        byClient: false,
        createdAt: '2026-01-21T11:00:00.000Z',
      },
      deadline: null,
    })
    answers[`POST /messages/${userId}/folder`] = ({ body }) => {
      if (failMoves) return refusal(503, 'unavailable', 'Gerade nicht erreichbar.')
      threads = threads.map((thread) => (thread.userId === userId ? { ...thread, ...(body as object) } : thread))
      return { success: true }
    }
  }
  const calls = fakeApi(answers)
  const page = (
    <Routes>
      <Route path="/nachrichten/:id?" element={<InboxPage />} />
    </Routes>
  )
  const trainer = { ...member, trainer: true, roles: ['ROLE_TRAINER' as const] }
  return { ...renderPage(page, { at, user: trainer }), calls }
}

const list = async () => within(await screen.findByRole('list', { name: 'Unterhaltungen' }))
const names = async () =>
  (await list()).getAllByRole('link').map((link) => /(\p{Lu}\p{Ll}+) Muster/u.exec(link.textContent)?.[1])

test('lists threads with the beginning of the newest message and the deadline', async () => {
  threads = [
    inboxThread('Anna', { deadline: { state: 'RUNNING', dueAt: '2026-01-01T10:00:00.000Z' } }),
    inboxThread('Ben', {
      last: { byClient: false, createdAt: '2026-01-21T10:00:00.000Z', text: 'Gern' },
      deadline: null,
    }),
    inboxThread('Carla', {
      status: 'PAUSED',
      deadline: null,
      last: { byClient: true, createdAt: '2026-01-21T10:00:00.000Z', text: null },
    }),
  ]
  open()
  const [anna, ben, carla] = (await list()).getAllByRole('link')
  expect(anna?.textContent).toMatch(/Ungelesen.*Frage von Anna.*Überfällig seit Do, 01\.01\., 11:00/)
  expect(ben?.textContent).toMatch(/Du: Gern$/)
  expect(carla?.textContent).toMatch(/Keine Zustimmung zum LesenPausiert$/)
  expect(screen.getByRole('button', { name: 'Offen, 3 Unterhaltungen' }).getAttribute('aria-pressed')).toBe('true')
})

test('is worked through by keyboard: next, done, undo, answer, search', async () => {
  const { user, router, calls } = open()
  await list()
  await user.keyboard('j')
  expect(router.state.location.pathname).toBe('/nachrichten/Anna')
  await user.keyboard('j')
  await user.keyboard('k')
  expect(router.state.location.pathname).toBe('/nachrichten/Anna')
  await user.keyboard('e')
  await screen.findByText('Anna: erledigt')
  expect(router.state.location.pathname).toBe('/nachrichten/Ben')
  await waitFor(async () => expect(await names()).toEqual(['Ben', 'Carla']))
  await user.keyboard('z')
  await waitFor(async () => expect(await names()).toEqual(['Anna', 'Ben', 'Carla']))
  expect(calls.filter(({ call }) => call.endsWith('/folder')).map(({ body }) => body)).toEqual([
    { folder: 'DONE', until: null },
    { folder: 'OPEN', until: null },
  ])
  await user.keyboard('r')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht an Ben' })
  expect(document.activeElement).toBe(field)
  await user.keyboard('jek/')
  expect(field.value).toBe('jek/')
  field.blur()
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await user.keyboard('car')
  await waitFor(async () => expect(await names()).toEqual(['Carla']))
})

test('nine of thirty are answered and settled by keyboard alone', async () => {
  const waiting = Array.from(
    { length: 30 },
    (_, index) => `W${String.fromCharCode(97 + (index % 26))}${'x'.repeat(index)}`,
  )
  threads = waiting.map((name) => inboxThread(name))
  const { user, calls } = open()
  await list()
  await user.keyboard('j')
  for (const name of waiting.slice(0, 9)) {
    await screen.findByRole('textbox', { name: `Nachricht an ${name}` })
    await user.keyboard('r')
    await user.keyboard('Gern.{Control>}{Enter}{/Control}{Escape}e')
    await screen.findByText(`${name}: erledigt`)
  }
  const sent = calls.flatMap(({ call, body }) =>
    /^POST \/messages\/\w+$/.test(call) ? [[call.split('/').at(-1), (body as { text: string }).text]] : [],
  )
  expect(sent).toEqual(waiting.slice(0, 9).map((name) => [name, 'Gern.']))
  await waitFor(async () => expect(await names()).toHaveLength(21))
})

test('puts threads off until a time, and opens them again', async () => {
  const { user, calls } = open('/nachrichten/Anna')
  await user.click(await screen.findByRole('button', { name: 'Später' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Morgen um 8 Uhr' }))
  await screen.findByText('Anna: auf später verschoben')
  const moved = calls.find(({ call }) => call.endsWith('/folder'))
  const { folder, until } = (moved?.body ?? {}) as Record<string, string>
  expect(folder).toBe('LATER')
  expect(new Date(until ?? 0).getTime()).toBeGreaterThan(Date.now())
  await user.click(screen.getByRole('button', { name: /^Später, 1 Unterhaltung/ }))
  await user.click(await (await list()).findByRole('link', { name: /Anna/ }))
  await user.click(await screen.findByRole('button', { name: 'Wieder öffnen' }))
  await screen.findByText('Anna: wieder offen')
})

test('an unread thread that is read can still be settled, though it is not listed any more', async () => {
  const { user, queries, router } = open('/nachrichten/Anna?ungelesen=1')
  await screen.findByText('Anna Muster, 1 von 3')
  threads = threads.map((thread) => ({ ...thread, isUnread: thread.userId !== 'Anna' }))
  await queries.invalidateQueries()
  await waitFor(async () => expect(await names()).toEqual(['Ben', 'Carla']))
  expect(screen.queryByText(/^Anna Muster, /)).toBeNull()
  for (const name of ['Später', 'Erledigt']) screen.getByRole('button', { name })
  await user.keyboard('e')
  await screen.findByText('Anna: erledigt')
  expect(router.state.location.pathname).toBe('/nachrichten/Ben')
  await waitFor(() => expect(threads[0]?.folder).toBe('DONE'))
})

test('says when a thread could not be moved, and it stays', async () => {
  failMoves = true
  const { user } = open('/nachrichten/Anna')
  await user.click(await screen.findByRole('button', { name: 'Erledigt' }))
  await screen.findByText('Gerade nicht erreichbar.')
  expect(screen.queryByText('Anna: erledigt')).toBeNull()
  expect(await names()).toEqual(['Anna', 'Ben', 'Carla'])
})

test('lists the keys under ?, and none of them works in the dialog', async () => {
  const { user, router } = open()
  await list()
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Tastenkürzel' }))
  expect(dialog.getByText('erledigt, weiter zur nächsten')).toBeTruthy()
  await user.keyboard('j')
  expect(router.state.location.pathname).toBe('/nachrichten')
})

test('inserts saved replies after what is written, and manages them', async () => {
  const { user } = open('/nachrichten/Anna')
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht an Anna' })
  await user.type(field, 'Hallo Anna!')
  await user.click(screen.getByRole('button', { name: 'Antwort einfügen' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Begrüßung' }))
  expect(field.value).toBe('Hallo Anna!\nSchön, dass du da bist!')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.click(screen.getByRole('button', { name: 'Antwort einfügen' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Antworten verwalten' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Gespeicherte Antworten' }))
  await user.click(dialog.getByRole('button', { name: 'Neue Antwort' }))
  await user.click(dialog.getByRole('button', { name: 'Antwort speichern' }))
  await dialog.findByText('Bitte gib der Antwort einen Titel.')
  await user.type(dialog.getByLabelText('Titel'), 'Abschied')
  await user.type(dialog.getByLabelText('Text'), 'Bis bald!')
  await user.click(dialog.getByRole('button', { name: 'Antwort speichern' }))
  await dialog.findByText('Abschied')
  await user.click(dialog.getByRole('button', { name: 'Antwort „Begrüßung“ löschen' }))
  const outcome = await dialog.findByText('„Begrüßung“ ist gelöscht.')
  expect(document.activeElement).toBe(outcome)
  await waitFor(() => expect(dialog.queryByText('Begrüßung')).toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Rückgängig' }))
  await dialog.findByText('Begrüßung')
  expect(replies.map(({ title, text }) => [title, text])).toEqual([
    ['Abschied', 'Bis bald!'],
    ['Begrüßung', 'Schön, dass du da bist!'],
  ])
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Rückgängig' })).toBeNull())
})

test('Escape closes the saved replies, but not with an unsaved one', async () => {
  const { user } = open('/nachrichten/Anna')
  await user.click(await screen.findByRole('button', { name: 'Antwort einfügen' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Antworten verwalten' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Gespeicherte Antworten' }))
  await user.click(dialog.getByRole('button', { name: 'Neue Antwort' }))
  await user.type(dialog.getByLabelText('Titel'), 'Abschied')
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  // What was given up keeps nothing open.
  await user.click(dialog.getByRole('button', { name: 'Antwort „Begrüßung“ bearbeiten' }))
  await expectUnsavedInputGuarded(user, dialog.getByLabelText('Titel'))
})

test('a saved reply that could not be deleted stays, without an undo', async () => {
  failDeletions = true
  const { user } = open('/nachrichten/Anna')
  await user.click(await screen.findByRole('button', { name: 'Antwort einfügen' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Antworten verwalten' }))
  await user.click(await screen.findByRole('button', { name: 'Antwort „Begrüßung“ löschen' }))
  await screen.findByText('Gerade nicht erreichbar.')
  expect(screen.getByText('Begrüßung')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull()
})

test.each([
  ['/nachrichten', 'Alles beantwortet'],
  ['/nachrichten?ordner=spaeter', 'Nichts aufgeschoben'],
  ['/nachrichten?ordner=erledigt', 'Noch nichts erledigt'],
  ['/nachrichten?ungelesen=1', 'Alles gelesen'],
  ['/nachrichten?suche=xyz', 'Niemand gefunden'],
])('%s without threads says: %s', async (at, title) => {
  threads = []
  open(at)
  await screen.findByRole('heading', { name: title })
})

test('a thread opened by its address says whose it is, though another folder is listed', async () => {
  threads = [inboxThread('Anna'), inboxThread('Ben', { folder: 'DONE' })]
  open('/nachrichten/Ben')
  expect(await screen.findByRole('heading', { level: 2, name: 'Ben Muster' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zur Seite von Ben' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Erledigt' })).toBeNull()
})
