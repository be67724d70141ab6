import { clients } from '@kostbar/contracts/clients/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import type { Message, Thread as ThreadAnswer } from '@kostbar/contracts/messages/schemas'
import type { InfiniteData } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { clearDrafts } from '../../lib/draft.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { admin, member, renderPage } from '../../lib/testing/render-page.tsx'
import { MyMessagesPage } from './my-messages-page.tsx'
import { Thread } from './thread.tsx'

const person = (firstName: string) => ({ firstName, lastName: null, profileImage: null })
const coaching = { status: 'ACTIVE', client: person('Anna'), trainer: person('Eva'), away: null } as const
const message = (number: number, more: Partial<Message> = {}): Message => ({
  id: `id-${String(number).padStart(3, '0')}`,
  key: `key-${number}`,
  byClient: true,
  text: `Nachricht ${number}`,
  createdAt: '2026-01-21T10:00:00.000Z',
  ...more,
})
const thread = (items: Message[], more: Partial<ThreadAnswer> = {}): ThreadAnswer => ({
  coaching,
  deadline: null,
  items,
  cursor: null,
  readByOther: null,
  readByMe: items[0]?.id ?? null,
  ...more,
})

const path = `/messages/${member.id}`
type Answers = Parameters<typeof fakeApi>[0]

function open(answer: ThreadAnswer, answers: Answers = {}, viewer: 'client' | 'trainer' | 'reader' = 'client') {
  const calls = fakeApi({
    [`GET ${path}`]: () => answer,
    'GET /messages/unread': () => ({ threads: 0, version: 'same' }),
    'GET /notifications/unread': () => ({ count: 0 }),
    [`POST ${path}/read`]: () => ({ success: true }),
    ...answers,
  })
  return { ...renderPage(<Thread userId={member.id} viewer={viewer} />), calls }
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Nachricht an/ })
const sent = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ call }) => call === `POST ${path}`).map(({ body }) => body as { key: string; text: string })
const answerTo = (body: unknown, number = 9) => ({
  message: message(number, body as Message),
  deadline: { state: 'RUNNING', dueAt: '2099-01-01T16:00:00.000Z' },
})

test('shows messages by day with author, time and how far the other person has read', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-02T08:00:00.000Z') })
  open(
    thread(
      [
        message(3, { createdAt: '2026-01-22T08:30:00.000Z', text: 'Später' }),
        message(2, { text: 'Gern', byClient: false }),
        message(1, { text: 'Danke' }),
      ],
      { readByOther: 'id-002' },
    ),
  )
  const day = within(await screen.findByRole('region', { name: 'Mittwoch, 21.\u00a0Jänner' }))
  const [first, second] = day.getAllByRole('listitem')
  expect(first?.textContent).toBe('Du: Danke11:00 · Gelesen')
  expect(second?.textContent).toBe('Eva: Gern11:00')
  const next = within(screen.getByRole('region', { name: 'Donnerstag, 22.\u00a0Jänner' }))
  expect(next.getByRole('listitem').textContent).toBe('Du: Später09:30')
})

test('sends with the button and with Ctrl + Enter, once, and shows the deadline', async () => {
  const { user, calls } = open(thread([]), { [`POST ${path}`]: ({ body }) => answerTo(body) })
  await screen.findByText('Noch keine Nachrichten')
  await user.type(await field(), '  Wie viel Salz?{Enter}Und Öl? ')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText(/^Antwort bis Do, 01\.01\., 17:00$/)
  expect(sent(calls)).toMatchObject([{ text: 'Wie viel Salz?\nUnd Öl?' }])
  expect((await field()).value).toBe('')
  expect(screen.getByRole('button', { name: 'Senden' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText(/Wie viel Salz/)).toHaveLength(1)
})

test('keeps a message that was not sent with the reason, and sends it again under the same key', async () => {
  let works = false
  const { user, calls } = open(thread([]), {
    [`POST ${path}`]: ({ body }) => (works ? answerTo(body) : new TypeError('Failed to fetch')),
  })
  await user.type(await field(), 'Kommt an?')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Nicht gesendet.')
  works = true
  await user.click(screen.getByRole('button', { name: 'Nochmal senden' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Nachrichten mit/ }))
  const [first, second] = sent(calls)
  expect(second).toEqual(first)
  expect(first?.key).toMatch(/^[\da-f-]{36}$/)
  expect(screen.getAllByText('Kommt an?')).toHaveLength(1)
})

test('copies a message that was not sent, and says when the browser does not allow it', async () => {
  const { user } = open(thread([]), { [`POST ${path}`]: () => new TypeError('Failed to fetch') })
  await user.type(await field(), 'Kommt an?')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
  await user.click(await screen.findByRole('button', { name: 'Text kopieren' }))
  expect(await screen.findByText(/^Kopieren ist hier nicht möglich/)).toBeTruthy()
  write.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Text kopieren' }))
  expect(await screen.findByRole('button', { name: 'Kopiert.' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('Kommt an?')
})

test('sends again by itself when the browser is back online', async () => {
  let works = false
  const { user, calls } = open(thread([]), {
    [`POST ${path}`]: ({ body }) => (works ? answerTo(body) : new TypeError('Failed to fetch')),
  })
  await user.type(await field(), 'Aus dem Zug')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  await screen.findByRole('alert')
  works = true
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(sent(calls)).toHaveLength(2)
})

test('sends again when the browser is back online on another page, once', async () => {
  let works = false
  const answers = {
    [`POST ${path}`]: ({ body }: { body: unknown }) => (works ? answerTo(body) : new TypeError('offline')),
  }
  const { user, calls, queries, unmount } = open(thread([]), answers)
  await user.type(await field(), 'Aus dem Zug')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  await user.click(await screen.findByRole('button', { name: 'Nochmal senden' }))
  await screen.findByRole('alert')
  unmount()
  works = true
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(sent(calls)).toHaveLength(3))
  await waitFor(() => expect(queries.isMutating()).toBe(0))
  expect(new Set(sent(calls).map(({ key }) => key)).size).toBe(1)
  const reopened = open(thread([]), answers)
  await screen.findByText('Noch keine Nachrichten')
  expect(sent(reopened.calls)).toEqual([])
})

test('sends again when the thread is opened: the browser may not notice that a connection is back', async () => {
  let works = false
  const answers = {
    [`POST ${path}`]: ({ body }: { body: unknown }) => (works ? answerTo(body) : new TypeError('offline')),
  }
  const { user, unmount } = open(thread([]), answers)
  await user.type(await field(), 'Aus dem Zug')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  await screen.findByRole('alert')
  unmount()
  works = true
  const { calls } = open(thread([]), answers)
  await screen.findByText('Aus dem Zug')
  await waitFor(() => expect(sent(calls)).toMatchObject([{ text: 'Aus dem Zug' }]))
  await waitFor(() => expect(screen.queryByText('Wird gesendet')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('sends nothing of a person who has signed out meanwhile', async () => {
  const { user, calls } = open(thread([]), { [`POST ${path}`]: () => new TypeError('offline') })
  await user.type(await field(), 'Aus dem Zug')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  await screen.findByRole('alert')
  act(clearDrafts)
  dispatchEvent(new Event('online'))
  expect(sent(calls)).toHaveLength(1)
})

test('keeps the text when the coaching has ended meanwhile, and says so', async () => {
  const ended = 'Diese Begleitung ist zu Ende. Dein Text bleibt hier stehen.'
  const { user } = open(thread([]), { [`POST ${path}`]: () => refusal(409, 'coaching_ended', ended) })
  await user.type(await field(), 'Noch eine Frage')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  expect((await screen.findByRole('alert')).textContent).toContain(ended)
  expect(screen.getByText('Noch eine Frage')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Text kopieren' }))
  expect(await navigator.clipboard.readText()).toBe('Noch eine Frage')
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }))
  expect(screen.queryByText('Noch eine Frage')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Nachrichten mit/ }))
})

test('what is written outlasts leaving the page, but is never in the session storage', async () => {
  const { user, unmount } = open(thread([]))
  await user.type(await field(), 'Mir ist schwindlig')
  expect(JSON.stringify(sessionStorage)).not.toContain('schwindlig')
  unmount()
  open(thread([]))
  expect((await field()).value).toBe('Mir ist schwindlig')
})

test('a refetch that began before a message was stored does not make it disappear', async () => {
  const before = thread([message(1)])
  let stored = before
  let hold: Promise<unknown> | undefined
  const { user, queries } = open(before, {
    [`GET ${path}`]: async () => {
      const read = stored
      await hold
      return read
    },
    [`POST ${path}`]: ({ body }) => {
      const answer = answerTo(body)
      stored = thread([answer.message, message(1)])
      return answer
    },
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  await user.type(await field(), 'Kommt an')
  hold = promise
  const refetched = queries.invalidateQueries()
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  await waitFor(() => expect(queries.isMutating()).toBe(0))
  resolve()
  await act(() => refetched)
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  const cached = queries.getQueriesData<InfiniteData<ThreadAnswer>>({ queryKey: [messages.thread.path] })
  const items = cached.flatMap(([, data]) => data?.pages.flatMap((page) => page.items) ?? [])
  expect(items.map(({ text }) => text)).toEqual(['Kommt an', 'Nachricht 1'])
})

test('a message makes what the panel and the list of clients say about the deadline outdated', async () => {
  const { user, queries } = open(thread([message(1)]), { [`POST ${path}`]: ({ body }) => answerTo(body) }, 'trainer')
  const keys = [clients.get, clients.list].map((endpoint) => [endpoint.path, {}])
  for (const key of keys) queries.setQueryData(key, {})
  await user.type(await field(), 'Gern')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  await waitFor(() => expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true]))
})

test('says how many characters are left, and does not send too many', async () => {
  const { user, calls } = open(thread([]))
  await user.click(await field())
  await user.paste('a'.repeat(3600))
  await screen.findByText('Noch 400 Zeichen')
  await user.paste('a'.repeat(401))
  await screen.findByText('1 Zeichen zu lang')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  expect(sent(calls)).toEqual([])
  expect((await field()).value).toHaveLength(4001)
})

test('marks the newest message of the other person as read, once', async () => {
  const { calls } = open(thread([message(3), message(2, { byClient: false }), message(1)], { readByMe: 'id-001' }))
  await waitFor(() => expect(calls.find(({ call }) => call === `POST ${path}/read`)?.body).toEqual({ upTo: 'id-002' }))
  expect(await screen.findByText('Neu')).toBeTruthy()
  expect(calls.filter(({ call }) => call === `POST ${path}/read`)).toHaveLength(1)
})

test('brings new messages without a reload and announces them', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let answer = thread([message(1)])
  let version = '1'
  const { calls } = open(answer, {
    [`GET ${path}`]: () => answer,
    'GET /messages/unread': () => ({ threads: 0, version }),
  })
  await screen.findByText('Nachricht 1')
  answer = thread([message(2, { byClient: false }), message(1)], { readByMe: 'id-001' })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(screen.queryByText('Nachricht 2')).toBeNull()
  version = '2'
  await vi.advanceTimersByTimeAsync(6_000)
  await screen.findByText('Nachricht 2')
  expect(screen.getByText('Neue Nachricht von Eva')).toBeTruthy()
  expect(calls.filter(({ call }) => call === `GET ${path}`)).toHaveLength(2)
})

test('loads older messages', async () => {
  const { user } = open(thread([message(2)], { cursor: 'id-002' }), {
    [`GET ${path}`]: ({ call }) =>
      call.includes('cursor=id-002') ? thread([message(1)]) : thread([message(2)], { cursor: 'id-002' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Ältere Nachrichten zeigen' }))
  await screen.findByText('Nachricht 1')
  expect(screen.queryByRole('button', { name: 'Ältere Nachrichten zeigen' })).toBeNull()
})

test.each([
  ['client', { state: 'PAUSED', dueAt: null }, /Begleitung ist gerade pausiert/],
  [
    'client',
    { state: 'RUNNING', dueAt: '2026-01-02T16:00:00.000Z' },
    /^Die Antwort war bis Fr, 02\.01\., 17:00 fällig/,
  ],
  [
    'client',
    { state: 'AWAY', dueAt: '2099-01-05T16:00:00.000Z' },
    /^Eva ist bis 3\.\sJänner 2099 nicht da\. Antwort bis Mo/,
  ],
  ['trainer', { state: 'RUNNING', dueAt: '2099-01-05T16:00:00.000Z' }, /^Antwort fällig bis Mo, 05\.01\., 17:00$/],
  ['trainer', { state: 'RUNNING', dueAt: '2026-01-02T16:00:00.000Z' }, /^Überfällig seit Fr, 02\.01\., 17:00$/],
  ['trainer', { state: 'AWAY', dueAt: '2099-01-05T16:00:00.000Z' }, /^Die Frist steht still, solange eine Abwesenheit/],
  ['trainer', { state: 'NO_CONSENT', dueAt: null }, /^Die Frist ist angehalten, weil die Zustimmung zum Lesen fehlt/],
] as const)('tells the %s about a deadline: %o', async (viewer, deadline, text) => {
  open(
    thread([message(1)], { deadline, coaching: { ...coaching, away: { until: '2099-01-03', text: '' } } }),
    {},
    viewer,
  )
  await screen.findByText(text)
})

test('leads a client whose message the trainer may not read to the consent, and promises no time', async () => {
  open(thread([message(1)], { deadline: { state: 'NO_CONSENT', dueAt: null } }))
  await screen.findByText(/^Eva sieht deine Nachrichten und Gesundheitsdaten erst, wenn du zustimmst\.$/)
  const link = screen.getByRole('link', { name: 'Zur Einwilligung' })
  expect(link.getAttribute('href')).toBe('/profile/einstellungen#gesundheitsdaten')
  expect(screen.queryByText(/Antwort bis/)).toBeNull()
})

test.each([
  ['usually', {}, /eine Frage hast\. Eine Antwort bekommst du innerhalb von 48 Stunden\.$/],
  [
    'while the trainer is away',
    { away: { until: '2099-01-03', text: '' } },
    /eine Frage hast\. Eva ist bis 3\.\sJänner 2099 nicht da\.$/,
  ],
  ['during a pause', { status: 'PAUSED' }, /Eure Begleitung ist gerade pausiert\. Die Frist .+ still\.$/],
] as const)('an empty thread says how soon an answer comes %s', async (_when, state, text) => {
  open(thread([], { coaching: { ...coaching, ...state } }))
  await screen.findByText(text)
})

test('an ended coaching can be read, not written to; neither can an admin write', async () => {
  open(thread([message(1)], { coaching: { ...coaching, status: 'ARCHIVED' } }))
  await screen.findByText('Diese Begleitung ist zu Ende. Lesen kannst du die Nachrichten weiterhin.')
  expect(screen.queryByRole('textbox')).toBeNull()
  cleanup()
  const { calls } = open(thread([message(2), message(1, { byClient: false })], { readByMe: null }), {}, 'reader')
  await screen.findByText('Nachricht 2')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('an admin reads of an ended coaching without a message that it is over, and is not asked to write', async () => {
  open(thread([], { coaching: { ...coaching, status: 'ARCHIVED' } }), {}, 'reader')
  await screen.findByText('Diese Begleitung ist zu Ende. Lesen kannst du die Nachrichten weiterhin.')
  expect(screen.queryByText(/^Schreib Anna/)).toBeNull()
})

test('names nobody of a trainer whose account is deleted', async () => {
  open(thread([message(1, { byClient: false })], { coaching: { ...coaching, status: 'ARCHIVED', trainer: null } }))
  await screen.findByRole('region', { name: 'Nachrichten mit deiner früheren Begleitung' })
  expect(screen.getByRole('listitem').textContent).toBe('Frühere Begleitung: Nachricht 111:00')
  await screen.findByText('Diese Begleitung ist zu Ende. Lesen kannst du die Nachrichten weiterhin.')
})

test('links addresses without telling the site where they were, and folds long messages', async () => {
  const long = 'Lang. '.repeat(300)
  const { user } = open(thread([message(2, { text: long }), message(1, { text: 'Schau: https://example.org/a?b=1.' })]))
  const link = await screen.findByRole('link', { name: /https:\/\/example\.org\/a\?b=1/ })
  expect(link.getAttribute('href')).toBe('https://example.org/a?b=1')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  const unfold = screen.getByRole('button', { name: 'Ganze Nachricht zeigen' })
  await user.click(unfold)
  expect(screen.getByRole('button', { name: 'Weniger zeigen' }).getAttribute('aria-expanded')).toBe('true')
})

test('a thread that cannot be loaded can be tried again', async () => {
  let works = false
  const { user } = open(thread([]), {
    [`GET ${path}`]: () => (works ? thread([message(1)]) : refusal(503, 'unavailable', 'Gerade nicht erreichbar.')),
  })
  await screen.findByRole('heading', { name: 'Deine Nachrichten lassen sich gerade nicht laden' })
  works = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByText('Nachricht 1')
})

const consent = (isGiven: boolean, trainer: object | null) => ({
  version: '1',
  texts: { HEALTH: 'Ich willige in die Verarbeitung ein.', COACHING: 'Eva darf sie lesen.' },
  given: isGiven ? { version: '1', at: '2026-01-01T00:00:00.000Z' } : null,
  eraseAt: null,
  trainer,
})

test.each([
  ['without a trainer', consent(false, null), null],
  ['without a trainer, with consent', consent(true, null), null],
  ['whose coaching ended without a message', consent(true, null), { ...coaching, status: 'ARCHIVED' as const }],
])('a member %s reads where to find one', async (_case, answer, ended) => {
  fakeApi({
    'GET /consents/health': () => answer,
    'GET /messages/unread': () => ({ threads: 0, version: '' }),
    [`GET ${path}`]: () => thread([], { coaching: ended }),
    'GET /clients/my-assignment': () => ({ waiting: null }),
  })
  renderPage(<MyMessagesPage />)
  await screen.findByRole('heading', { name: 'Noch begleitet dich niemand' })
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/sale')
})

test('a member who bought coaching and waits for a trainer is not sent to the offers', async () => {
  const waiting = { offers: ['Kostbar Begleitung'], dueAt: '2999-01-20T16:00:00.000Z', proposal: null }
  fakeApi({
    'GET /consents/health': () => consent(false, null),
    'GET /messages/unread': () => ({ threads: 0, version: '' }),
    'GET /clients/my-assignment': () => ({ waiting }),
  })
  renderPage(<MyMessagesPage />)
  await screen.findByText(/^Wie es mit deiner Begleitung weitergeht, steht auf deiner Übersicht/)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/profile'])
})

test('an empty thread promises no time while the trainer may not read it, and leads to the consent', async () => {
  fakeApi({
    'GET /consents/health': () => consent(true, { firstName: 'Eva', mayRead: false }),
    'GET /messages/unread': () => ({ threads: 0, version: '' }),
    [`GET ${path}`]: () => thread([]),
  })
  renderPage(<MyMessagesPage />)
  await screen.findByText(
    /eine Frage hast\. Eva sieht deine Nachrichten und Gesundheitsdaten erst, wenn du zustimmst\./,
  )
  expect(screen.getByRole('link', { name: 'Zur Einwilligung' })).toBeTruthy()
  expect(screen.queryByText(/48 Stunden/)).toBeNull()
})

test('a member without consent is asked for it, and then reads the messages', async () => {
  let isGiven = false
  const eva = { firstName: 'Eva', mayRead: false }
  fakeApi({
    'GET /consents/health': () => consent(isGiven, eva),
    'POST /consents/health': () => {
      isGiven = true
      return consent(true, eva)
    },
    'GET /messages/unread': () => ({ threads: 0, version: '' }),
    'GET /notifications/unread': () => ({ count: 0 }),
    [`GET ${path}`]: () => (isGiven ? thread([message(1)]) : refusal(403, 'consent_needed')),
  })
  const { user } = renderPage(<MyMessagesPage />)
  await screen.findByText('Ich willige in die Verarbeitung ein.')
  await user.click(screen.getByRole('button', { name: 'Ich willige ein' }))
  await screen.findByText('Nachricht 1')
})

test('an admin gives a reason, reads, and cannot write', async () => {
  let reason = ''
  const userId = 'u-1'
  fakeApi({
    'GET /messages/unread': () => ({ threads: 0, version: '' }),
    'GET /messages/u-1': () => (reason ? thread([message(1)]) : refusal(403, 'reason_needed')),
    'POST /users/u-1/reason': ({ body }) => {
      reason = (body as { reason: string }).reason
      return { success: true }
    },
  })
  const { user } = renderPage(<Thread userId={userId} viewer="reader" />, { user: admin })
  await user.click(await screen.findByRole('button', { name: 'Grund angeben' }))
  await user.type(await screen.findByLabelText('Grund'), 'Anfrage vom 3. Dezember')
  await user.click(screen.getByRole('button', { name: 'Gesundheitsdaten öffnen' }))
  await screen.findByText('Nachricht 1')
  expect(reason).toBe('Anfrage vom 3. Dezember')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a trainer reads that there is no consent', async () => {
  fakeApi({
    'GET /messages/unread': () => ({ threads: 0, version: '' }),
    'GET /messages/u-1': () => refusal(403, 'consent_needed', 'Diese Person hat nicht zugestimmt.'),
  })
  const trainer = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }
  renderPage(<Thread userId="u-1" viewer="trainer" />, { user: trainer })
  await screen.findByText('Diese Person hat nicht zugestimmt.')
  expect(screen.queryByRole('button', { name: 'Ich willige ein' })).toBeNull()
})
