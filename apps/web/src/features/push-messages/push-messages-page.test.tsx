import type { PushMessage } from '@kostbar/contracts/push-messages/schemas'
import type { User } from '@kostbar/contracts/users/schemas'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { admin, member, renderPage } from '../../lib/testing/render-page.tsx'
import { PushMessagesPage } from './push-messages-page.tsx'
import { message } from './testing/message.ts'

const trainer = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }

function open(
  items: PushMessage[],
  answers: Parameters<typeof fakeApi>[0] = {},
  at = '/push-notifications',
  by: User = trainer,
) {
  const calls = fakeApi({
    'GET /push-messages': () => ({ items, page: 1, perPage: 25, total: items.length }),
    'GET /push-messages/choices': () => ({
      people: [{ id: member.id, name: 'Anna Demo' }],
      tags: ['Vegan'],
      challenges: [],
    }),
    'POST /push-messages/audience': () => ({ people: 3, withPush: 2 }),
    ...answers,
  })
  return { ...renderPage(<PushMessagesPage />, { at, user: by }), calls }
}

const form = () => within(screen.getByRole('dialog'))
const sent = (calls: ReturnType<typeof fakeApi>, call: string) =>
  calls.filter((made) => made.call === call).map(({ body }) => body)

test('a row says whom it went to, when, and what became of it', async () => {
  open([message(), message({ id: member.id, title: 'Alt', counts: { recipients: 0, sent: 0, failed: 0, opened: 0 } })])
  const row = within((await screen.findByRole('rowheader', { name: /Kochabend/ })).closest('tr') ?? expect.fail())
  for (const text of [
    'Alle aktiven Kunden',
    'Verschickt',
    '9 Personen auf Geräten, 12 in den Mitteilungen',
    '1 Person nicht erreicht',
    '4 geöffnet',
  ])
    expect(row.getByText(text)).toBeTruthy()
  expect(screen.getByText('Noch nichts')).toBeTruthy()
})

test('without messages it says what they are for', async () => {
  open([])
  expect(await screen.findByText('Noch keine Mitteilung')).toBeTruthy()
  // Admins have no clients.
  expect(screen.queryByText(/deine Kunden/)).toBeNull()
})

test('counts the people before it is sent, and sends what was written', async () => {
  const { user, calls } = open([], { 'POST /push-messages': () => message() }, '/push-notifications?neu=1')
  await user.type(form().getByLabelText(/^Titel/), 'Hallo {{vorname}')
  await user.type(form().getByLabelText(/^Text/), 'Bis Freitag!')
  expect(await form().findByText(/^3 Personen bekommen sie, 2 davon/)).toBeTruthy()
  await user.click(form().getByRole('button', { name: 'Jetzt senden' }))
  expect(await screen.findByText('Die Mitteilung ist unterwegs.')).toBeTruthy()
  expect(sent(calls, 'POST /push-messages')).toEqual([
    {
      title: 'Hallo {vorname}',
      body: 'Bis Freitag!',
      link: '/profile',
      audience: { kind: 'CLIENTS' },
      schedule: { kind: 'NOW' },
      publish: true,
      key: expect.any(String),
    },
  ])
})

test('a draft that is refused keeps the focus, and is not shown as being sent', async () => {
  const answer = Promise.withResolvers<Response>()
  const { user } = open([], { 'POST /push-messages': () => answer.promise }, '/push-notifications?neu=1')
  await user.type(form().getByLabelText(/^Titel/), 'Hallo')
  await user.type(form().getByLabelText(/^Text/), 'Bis Freitag!')
  const draft = form().getByRole('button', { name: 'Als Entwurf speichern' })
  await user.click(draft)
  expect(within(draft).getByRole('status')).toBeTruthy()
  expect(form().getByRole('button', { name: 'Jetzt senden' })).toHaveProperty('disabled', true)
  // What is entered meanwhile would be lost when it is saved.
  await user.type(form().getByLabelText(/^Titel/), '!')
  expect(form().getByLabelText(/^Titel/)).toHaveProperty('value', 'Hallo')
  await user.click(form().getByRole('radio', { name: 'Jede Woche' }))
  expect(form().getByRole('radio', { name: 'Jede Woche' })).toHaveProperty('checked', false)
  draft.focus()
  answer.resolve(refusal(503, 'unavailable', 'Gerade nicht.'))
  await screen.findByText('Gerade nicht.')
  expect(document.activeElement).toBe(draft)
})

test('says how many a day reach a device: of a trainer three, of admins one', async () => {
  const both: User = { ...trainer, roles: ['ROLE_TRAINER', 'ROLE_ADMIN'] }
  const { user } = open([], {}, '/push-notifications?neu=1', both)
  expect(form().getByText(/am Tag höchstens 3 Mitteilungen von dir\./)).toBeTruthy()
  await user.click(form().getByRole('radio', { name: 'Alle Trainer' }))
  expect(form().getByText(/am Tag höchstens 1 Mitteilung von uns allen\./)).toBeTruthy()
  cleanup()
  open([], {}, '/push-notifications?neu=1', admin)
  expect(form().getByText(/1 Mitteilung von uns allen/)).toBeTruthy()
})

test('says that there is no challenge to choose: neither a running nor a planned one', async () => {
  const { user } = open([], {}, '/push-notifications?neu=1')
  await user.click(form().getByRole('radio', { name: 'Teilnehmende einer Challenge' }))
  expect(await form().findByText('Gerade läuft keine Challenge, und keine ist geplant.')).toBeTruthy()
})

test('says when the people cannot be counted, and counts again', async () => {
  let works = false
  const { user } = open(
    [],
    { 'POST /push-messages/audience': () => (works ? { people: 3, withPush: 2 } : refusal(503, 'unavailable')) },
    '/push-notifications?neu=1',
  )
  await form().findByText('Wie viele sie bekommen, lässt sich gerade nicht zählen.')
  works = true
  await user.click(form().getByRole('button', { name: 'Nochmal versuchen' }))
  await form().findByText(/^3 Personen bekommen sie/)
})

test('opens a chosen page, or one whose address was copied', async () => {
  const { user, calls } = open([], { 'POST /push-messages': () => message() }, '/push-notifications?neu=1')
  await user.type(form().getByLabelText(/^Titel/), 'Hallo')
  await user.type(form().getByLabelText(/^Text/), 'Bis Freitag!')
  const page = form().getByLabelText('Seite, die sich öffnet')
  await user.selectOptions(page, 'Dokumente')
  expect(form().queryByLabelText('Adresse der Seite')).toBeNull()
  await user.selectOptions(page, 'Eine andere Seite …')
  const address = form().getByLabelText<HTMLInputElement>('Adresse der Seite')
  expect(address.value).toBe('/profile/dokumente')
  await user.clear(address)
  await user.click(address)
  await user.paste(`${window.location.origin}/lexikon/ballaststoffe`)
  await user.click(form().getByRole('button', { name: 'Jetzt senden' }))
  await screen.findByText('Die Mitteilung ist unterwegs.')
  expect(sent(calls, 'POST /push-messages')).toMatchObject([{ link: '/lexikon/ballaststoffe' }])
})

test('sends nothing without a title, a text and a person, and says so', async () => {
  const { user, calls } = open([], {}, '/push-notifications?neu=1')
  await user.click(form().getByText('Ausgewählte Kunden'))
  await user.click(form().getByRole('button', { name: 'Jetzt senden' }))
  for (const text of ['Bitte gib der Mitteilung einen Titel.', 'Bitte schreib einen Text.', 'Bitte wählen'])
    expect(form().getByText(text)).toBeTruthy()
  expect(sent(calls, 'POST /push-messages')).toEqual([])
})

test('words about the body are refused before anything is sent; what the server refuses is shown at its field', async () => {
  const text = 'Bitte schreib hier nichts über Kalorien.'
  const refused = () => refusal(400, 'invalid_input', 'Bitte prüfe deine Angaben.', { body: text })
  const { user, calls } = open([], { 'POST /push-messages': refused }, '/push-notifications?neu=1')
  await user.type(form().getByLabelText(/^Titel/), 'Hallo')
  await user.type(form().getByLabelText(/^Text/), 'Unter 500 kcal')
  await user.click(form().getByRole('button', { name: 'Jetzt senden' }))
  expect(await form().findByText(/nichts über Kalorien oder Gewicht/)).toBeTruthy()
  expect(sent(calls, 'POST /push-messages')).toEqual([])
  await user.clear(form().getByLabelText(/^Text/))
  await user.type(form().getByLabelText(/^Text/), 'Ohne Brennwert')
  await user.click(form().getByRole('button', { name: 'Jetzt senden' }))
  expect(await form().findByText(text)).toBeTruthy()
})

test.each([
  ['PLANNED', '„Kochabend am Freitag“ wird nicht mehr verschickt. Was schon angekommen ist, bleibt.'],
  [
    'SENDING',
    '„Kochabend am Freitag“ wird nicht weiter verschickt. In den Mitteilungen und auf Geräten, die sie schon haben, bleibt sie.',
  ],
] as const)('a message that is %s is cancelled after a question', async (status, text) => {
  const planned = message({ status, nextAt: '2026-12-06T16:00:00.000Z' })
  const path = `POST /push-messages/${planned.id}/cancel`
  const { user, calls } = open([planned], { [path]: () => ({ success: true }) })
  await user.click(await screen.findByRole('button', { name: 'Aktionen für „Kochabend am Freitag“' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Absagen' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(text)).toBeTruthy()
  expect(sent(calls, path)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Absagen' }))
  expect(await screen.findByText('Die Mitteilung ist abgesagt.')).toBeTruthy()
  expect(sent(calls, path)).toHaveLength(1)
})

test('one that was sent is not changed but duplicated, as a new one with its text', async () => {
  const { user, calls } = open([message()], { 'POST /push-messages': () => message() })
  await user.click(await screen.findByRole('button', { name: 'Aktionen für „Kochabend am Freitag“' }))
  for (const name of ['Ändern', 'Absagen']) expect(screen.queryByRole('menuitem', { name })).toBeNull()
  await user.click(await screen.findByRole('menuitem', { name: 'Duplizieren' }))
  expect(form().getByLabelText<HTMLInputElement>(/^Titel/).value).toBe('Kochabend am Freitag')
  await user.click(form().getByRole('button', { name: 'Jetzt senden' }))
  await screen.findByText('Die Mitteilung ist unterwegs.')
  expect(sent(calls, 'POST /push-messages')).toMatchObject([{ title: 'Kochabend am Freitag' }])
})

const write = async (user: ReturnType<typeof open>['user']) => {
  await user.type(form().getByLabelText(/^Titel/), 'Hallo')
  await user.type(form().getByLabelText(/^Text/), 'Bis Freitag!')
}

test('a message that is sent again after a lost answer has the same key, with another text another', async () => {
  const { user, calls } = open([], { 'POST /push-messages': () => new Error('lost') }, '/push-notifications?neu=1')
  const send = async (count: number) => {
    await user.click(await form().findByRole('button', { name: 'Jetzt senden' }))
    await vi.waitFor(() => expect(sent(calls, 'POST /push-messages')).toHaveLength(count))
  }
  await write(user)
  await send(1)
  await send(2)
  await user.type(form().getByLabelText(/^Text/), '!')
  await send(3)
  const [first, second, third] = sent(calls, 'POST /push-messages').map((body) => (body as { key: string }).key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a draft is saved, and sent later as a message of its own', async () => {
  const { user, calls } = open([], { 'POST /push-messages': () => new Error('lost') }, '/push-notifications?neu=1')
  await write(user)
  for (const [index, name] of ['Als Entwurf speichern', 'Jetzt senden'].entries()) {
    await user.click(await form().findByRole('button', { name }))
    await vi.waitFor(() => expect(sent(calls, 'POST /push-messages')).toHaveLength(index + 1))
  }
  const [draft, message] = sent(calls, 'POST /push-messages') as { key: string; publish: boolean }[]
  expect([draft?.publish, message?.publish]).toEqual([false, true])
  // A draft whose answer was lost must not stand for the message that was to be sent.
  expect(message?.key).not.toBe(draft?.key)
})

test('a saved draft says so and closes the form', async () => {
  const { user, calls } = open([], { 'POST /push-messages': () => message() }, '/push-notifications?neu=1')
  await user.click(form().getByRole('button', { name: 'Als Entwurf speichern' }))
  expect(form().getByText('Bitte schreib einen Text.')).toBeTruthy()
  await write(user)
  await user.click(form().getByRole('button', { name: 'Als Entwurf speichern' }))
  await screen.findByText('Der Entwurf ist gespeichert.')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(calls, 'POST /push-messages')).toMatchObject([{ title: 'Hallo', publish: false }])
})

const draft = message({ status: 'DRAFT', lastAt: null, counts: { recipients: 0, sent: 0, failed: 0, opened: 0 } })

async function openDraft(entry: string, answers: Parameters<typeof fakeApi>[0]) {
  const opened = open([draft], answers)
  const row = within((await screen.findByRole('rowheader', { name: /Kochabend/ })).closest('tr') ?? expect.fail())
  expect(row.getByText('Entwurf')).toBeTruthy()
  await opened.user.click(row.getByRole('button', { name: /Aktionen/ }))
  expect(screen.queryByRole('menuitem', { name: 'Absagen' })).toBeNull()
  await opened.user.click(await screen.findByRole('menuitem', { name: entry }))
  return opened
}

test.each([
  ['Als Entwurf speichern', false, 'Der Entwurf ist gespeichert.'],
  ['Jetzt senden', true, 'Die Mitteilung ist unterwegs.'],
])('a draft is edited: %s', async (button, publish, text) => {
  const path = `POST /push-messages/${draft.id}`
  const { user, calls } = await openDraft('Ändern', { [path]: () => ({ success: true }) })
  await user.type(form().getByLabelText(/^Titel/), '!')
  await user.click(form().getByRole('button', { name: button }))
  await screen.findByText(text)
  expect(sent(calls, path)).toMatchObject([{ title: 'Kochabend am Freitag!', publish }])
})

test('shows what was saved of a message elsewhere, keeps the input and saves it on request', async () => {
  const planned = message({ status: 'PLANNED', schedule: { kind: 'ONCE', day: '2099-01-01', time: '10:00' } })
  const current = { title: 'Anders', body: 'Um 19 Uhr.', version: 4 }
  let isFirst = true
  const path = `POST /push-messages/${planned.id}`
  const { user, calls } = open([planned], {
    [path]: () => {
      if (!isFirst) return { success: true }
      isFirst = false
      return Response.json({ success: false, code: 'changed_meanwhile', msg: 'x', current }, { status: 409 })
    },
  })
  await user.click(await screen.findByRole('button', { name: /Aktionen für/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ändern' }))
  await user.type(form().getByLabelText('Titel'), '!')
  await user.click(form().getByRole('button', { name: 'Speichern' }))
  const notice = within(await form().findByRole('alert'))
  for (const text of ['Anders', 'Um 19 Uhr.']) expect(notice.getByText(text)).toBeTruthy()
  expect(form().getByLabelText('Titel')).toHaveProperty('value', 'Kochabend am Freitag!')
  await user.click(form().getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(calls, path)).toMatchObject([{ version: 1 }, { version: 4, title: 'Kochabend am Freitag!' }])
})

test('a planned message is saved, but does not become a draft', async () => {
  const planned = message({ status: 'PLANNED', schedule: { kind: 'ONCE', day: '2099-01-01', time: '10:00' } })
  const path = `POST /push-messages/${planned.id}`
  const { user, calls } = open([planned], { [path]: () => ({ success: true }) })
  await user.click(await screen.findByRole('button', { name: /Aktionen/ }))
  expect(screen.queryByRole('menuitem', { name: 'Löschen' })).toBeNull()
  await user.click(await screen.findByRole('menuitem', { name: 'Ändern' }))
  expect(form().queryByRole('button', { name: 'Als Entwurf speichern' })).toBeNull()
  await user.click(form().getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Die Änderung ist gespeichert.')
  expect(sent(calls, path)).toMatchObject([{ publish: true }])
})

test('a draft is deleted after a question', async () => {
  const path = `DELETE /push-messages/${draft.id}`
  const { user, calls } = await openDraft('Löschen', { [path]: () => ({ success: true }) })
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/^„Kochabend am Freitag“ wird gelöscht\./)).toBeTruthy()
  expect(sent(calls, path)).toEqual([])
  await user.click(question.getByRole('button', { name: 'Löschen' }))
  await screen.findByText('Der Entwurf ist gelöscht.')
  expect(sent(calls, path)).toHaveLength(1)
})

test('shows the messages of one status, chosen in the URL', async () => {
  const { user, router, calls } = open([])
  await user.click(await screen.findByRole('button', { name: 'Entwurf' }))
  expect(router.state.location.search).toBe('?stand=DRAFT')
  await screen.findByText('Mit diesem Stand gibt es keine Mitteilung.')
  expect(calls.some(({ call }) => call.includes('status=DRAFT'))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Alle zeigen' }))
  await screen.findByText('Noch keine Mitteilung')
  expect(router.state.location.search).toBe('')
})

test('with lapsed slots it says where to pay for them, and keeps what was written', async () => {
  const lapsed = () => refusal(403, 'slots_lapsed', 'Deine Kunden-Slots sind abgelaufen.')
  const { user } = open([], { 'POST /push-messages': lapsed }, '/push-notifications?neu=1')
  await write(user)
  await user.click(form().getByRole('button', { name: 'Jetzt senden' }))
  await screen.findByText(/Deine Kunden-Slots sind abgelaufen/)
  expect(form().getByLabelText<HTMLInputElement>(/^Titel/).value).toBe('Hallo')
})

test('the first wrong field gets the focus, of a group its first choice', async () => {
  const { user, calls } = open([], {}, '/push-notifications?neu=1')
  await user.type(form().getByLabelText(/^Text/), 'Bis Freitag!')
  await user.click(form().getByRole('button', { name: 'Jetzt senden' }))
  expect(document.activeElement).toBe(form().getByLabelText(/^Titel/))
  await user.type(form().getByLabelText(/^Titel/), 'Hallo')
  await user.click(form().getByRole('radio', { name: 'Ausgewählte Kunden' }))
  await user.click(form().getByRole('button', { name: 'Jetzt senden' }))
  expect(document.activeElement).toBe(form().getByRole('checkbox', { name: 'Anna Demo' }))
  expect(sent(calls, 'POST /push-messages')).toEqual([])
})

test('a refusal is shown at its field; the choice of an audience has one message for all its parts', async () => {
  const refusals = [
    { 'audience.tag': 'Dieses Schlagwort gibt es nicht mehr.' },
    { 'schedule.time': 'Bitte gib eine Uhrzeit an.' },
  ]
  const { user } = open(
    [],
    { 'POST /push-messages': () => refusal(400, 'invalid_input', 'Bitte prüfen.', refusals.shift()) },
    '/push-notifications?neu=1',
  )
  await write(user)
  await user.click(form().getByRole('radio', { name: 'Kunden mit einem Schlagwort' }))
  await user.selectOptions(await form().findByRole('combobox', { name: 'Schlagwort' }), 'Vegan')
  await user.click(form().getByRole('button', { name: 'Jetzt senden' }))
  await form().findByText('Dieses Schlagwort gibt es nicht mehr.')
  expect(document.activeElement).toBe(form().getByRole('combobox', { name: 'Schlagwort' }))
  await user.click(form().getByRole('radio', { name: 'Einmal' }))
  await user.click(form().getByRole('button', { name: 'Planen' }))
  await form().findByText('Bitte gib eine Uhrzeit an.')
  expect(document.activeElement).toBe(form().getByLabelText(/^Uhrzeit/))
})

test('a duplicate starts with everything of the message and is sent as a new one', async () => {
  const weekly: PushMessage['schedule'] = { kind: 'WEEKLY', weekdays: ['Tuesday'], time: '18:30', until: '2099-01-01' }
  const original = message({ audience: { kind: 'TAG', tag: 'Vegan' }, schedule: weekly, link: '/blog' })
  const { user, calls } = open([original], { 'POST /push-messages': () => original })
  await user.click(await screen.findByRole('button', { name: /Kochabend/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplizieren' }))
  await user.click(form().getByRole('button', { name: 'Planen' }))
  await screen.findByText(/geplant/)
  const { title, body, link, audience, schedule } = original
  const key = expect.any(String)
  expect(sent(calls, 'POST /push-messages')).toEqual([{ title, body, link, audience, schedule, publish: true, key }])
})

test('Escape closes the form, but not with unsaved changes', async () => {
  const { user } = open([])
  await user.click(await screen.findByRole('button', { name: 'Neue Mitteilung' }))
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Neue Mitteilung' }))
  await write(user)
  await user.keyboard('{Escape}')
  expect(form().getByLabelText<HTMLInputElement>(/^Titel/).value).toBe('Hallo')
})

test.each([
  ['closing', () => ({})],
  ['sending', () => ({ 'POST /push-messages': () => message() })],
])('after %s, nothing leads back to the form', async (way, answers) => {
  const { user, router } = open([], answers())
  const list = router.state.location.key
  await user.click(await screen.findByRole('button', { name: 'Neue Mitteilung' }))
  // The router's entry alone: none of the overlay, which the back button would take first.
  expect(history.state).toBeNull()
  await write(user)
  await user.click(form().getByRole('button', { name: way === 'closing' ? 'Abbrechen' : 'Jetzt senden' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.key).toBe(list)
})

test('a form that a link opened is closed in place', async () => {
  const { user, router } = open([], {}, '/push-notifications?neu=1')
  await user.click(form().getByRole('button', { name: 'Abbrechen' }))
  await vi.waitFor(() => expect(router.state.location.search).toBe(''))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('the back button asks before it closes a form with unsaved changes', async () => {
  const { user, router } = open([])
  await user.click(await screen.findByRole('button', { name: 'Neue Mitteilung' }))
  await write(user)
  await router.navigate(-1)
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' }))
  await user.click((await question()).getByRole('button', { name: 'Abbrechen' }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(form().getByLabelText<HTMLInputElement>(/^Titel/).value).toBe('Hallo')
  await router.navigate(-1)
  await user.click((await question()).getByRole('button', { name: 'Verwerfen' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('')
})

test('a message that is sent while its form was left leads nobody away', async () => {
  let answer = () => {}
  const sending = new Promise<PushMessage>((resolve) => {
    answer = () => resolve(message())
  })
  const { user, router } = open([], { 'POST /push-messages': () => sending })
  await user.click(await screen.findByRole('button', { name: 'Neue Mitteilung' }))
  await write(user)
  await user.click(form().getByRole('button', { name: 'Jetzt senden' }))
  await router.navigate(-1)
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Verwerfen' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { key } = router.state.location
  answer()
  expect(await screen.findByText('Die Mitteilung ist unterwegs.')).toBeTruthy()
  expect(router.state.location.key).toBe(key)
})
