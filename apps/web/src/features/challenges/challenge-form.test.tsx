import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { ChallengeManagementPage } from './challenge-management-page.tsx'
import { facts, id } from './testing/challenge.ts'

const trainer = { ...member, trainer: true, roles: ['ROLE_TRAINER' as const] }
const lea = '0198c000-0000-7000-8000-0000000000c3'

const row = { ...facts, phase: 'DRAFT', joined: 0, invited: 1 } as const
const page = (items: readonly (typeof row)[] = [], total = items.length) => ({ items, page: 1, perPage: 25, total })
const empty = { items: [], page: 1, perPage: 25, total: 0 }
const detail = { ...row, participantIds: [lea], leftIds: [], participants: empty }

const open = (at: string, answers: Parameters<typeof fakeApi>[0] = {}) => {
  const calls = fakeApi({
    'GET /challenges': () => page(),
    'GET /clients': () => ({ items: [{ id: lea, firstName: 'Lea', lastName: 'Neu' }], page: 1, perPage: 50, total: 1 }),
    [`GET /challenges/${id}`]: () => detail,
    ...answers,
  })
  return { calls, ...renderPage(<ChallengeManagementPage />, { at, user: trainer }) }
}
const form = async (name = 'Neue Challenge') => within(await screen.findByRole('dialog', { name }))

test('publishes a challenge with an own amount for the chosen clients, and opens it', async () => {
  const { calls, user, router } = open('/?formular=neu', { 'POST /challenges': () => ({ ...row, phase: 'PLANNED' }) })
  const fields = await form()
  await user.type(fields.getByLabelText('Titel'), 'Zehn Minuten lesen')
  await user.click(fields.getByRole('radio', { name: /Eigene/ }))
  await user.type(fields.getByLabelText(/^Was wird gezählt/), 'Minuten')
  await user.clear(fields.getByLabelText('Ziel am Tag'))
  await user.type(fields.getByLabelText('Ziel am Tag'), '10')
  await user.click(fields.getByRole('button', { name: 'Mo bis Fr' }))
  await user.click(await fields.findByRole('checkbox', { name: 'Lea Neu' }))
  await user.click(fields.getByRole('button', { name: 'Veröffentlichen' }))
  expect(await screen.findByText('Die Challenge ist veröffentlicht.')).toBeTruthy()
  expect(calls.find(({ call }) => call === 'POST /challenges')?.body).toMatchObject({
    ...{ title: 'Zehn Minuten lesen', task: 'AMOUNT', unit: 'Minuten', target: 10, lengthDays: 14, requiredDays: null },
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    ...{ participantIds: [lea], publish: true, reminderTime: null },
  })
  expect(router.state.location.search).toBe(`?challenge=${id}`)
})

test('the first wrong field gets the focus, of the weekdays the first button', async () => {
  const { calls, user } = open('/?formular=neu')
  const fields = await form()
  for (const day of ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'])
    await user.click(fields.getByRole('button', { name: day }))
  await user.click(fields.getByRole('button', { name: 'Veröffentlichen' }))
  expect(document.activeElement).toBe(fields.getByLabelText('Titel'))
  await user.type(fields.getByLabelText('Titel'), 'Früh ins Bett')
  expect(document.activeElement).toBe(fields.getByLabelText('Titel'))
  await user.click(fields.getByRole('button', { name: 'Veröffentlichen' }))
  expect(document.activeElement).toBe(fields.getByRole('button', { name: 'Montag' }))
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('an end before the beginning is told from a missing one', async () => {
  const { user } = open('/?formular=neu')
  const fields = await form()
  await user.type(fields.getByLabelText('Titel'), 'Früh ins Bett')
  await user.clear(fields.getByLabelText('Letzter Tag'))
  await user.click(fields.getByRole('button', { name: 'Veröffentlichen' }))
  expect(await fields.findByText('Eine Challenge dauert 1 bis 90 Tage.')).toBeTruthy()
  await user.type(fields.getByLabelText('Letzter Tag'), '2020-01-01')
  expect(await fields.findByText('Der letzte Tag liegt vor dem ersten.')).toBeTruthy()
})

test('a challenge without participants is refused at their list, where the focus goes, and the input stays', async () => {
  const text = 'Lade mindestens eine Person ein.'
  const { user } = open('/?formular=neu', {
    'POST /challenges': () => refusal(400, 'invalid_input', 'Bitte prüfen.', { participantIds: text }),
  })
  const fields = await form()
  await user.type(fields.getByLabelText('Titel'), 'Früh ins Bett')
  await user.click(fields.getByRole('button', { name: 'Veröffentlichen' }))
  expect(await fields.findByText(text)).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(fields.getByRole('searchbox', { name: 'Kunden suchen' }))
  expect(fields.getByLabelText<HTMLInputElement>('Titel').value).toBe('Früh ins Bett')
})

test('a draft is edited and stays one', async () => {
  const { calls, user } = open(`/?challenge=${id}&formular=bearbeiten`, { [`POST /challenges/${id}`]: () => row })
  const fields = await form('Challenge bearbeiten')
  const title = await fields.findByLabelText<HTMLInputElement>('Titel')
  expect(title.value).toBe('Drei Portionen Gemüse')
  await user.type(title, ' am Tag')
  await user.click(fields.getByRole('button', { name: 'Als Entwurf speichern' }))
  expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeTruthy()
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    ...{ title: 'Drei Portionen Gemüse am Tag', startsOn: '2026-11-16', lengthDays: 10, requiredDays: 3 },
    ...{ participantIds: [lea], publish: false },
  })
})

test('shows what was changed elsewhere, keeps the input, and saves it on the next press', async () => {
  const { calls, user } = open(`/?challenge=${id}&formular=bearbeiten`, {
    [`GET /challenges/${id}`]: () => ({ ...detail, version: 1 }),
    [`POST /challenges/${id}`]: ({ body }) =>
      (body as { version: number }).version === 2
        ? { ...row, version: 3 }
        : Response.json(
            {
              ...{ success: false, code: 'changed_meanwhile', msg: 'Geändert.' },
              current: { ...row, version: 2, points: 4, participantIds: [lea, id] },
            },
            { status: 409 },
          ),
  })
  const fields = await form('Challenge bearbeiten')
  await user.type(await fields.findByLabelText('Titel'), ' am Tag')
  await user.click(fields.getByRole('button', { name: 'Als Entwurf speichern' }))
  await fields.findByText(/^Diese Challenge wurde inzwischen woanders geändert/)
  expect(fields.getByText('Punkte für jeden geschafften Tag:').nextElementSibling?.textContent).toBe('4')
  expect(fields.getByText('Wer mitmacht:').nextElementSibling?.textContent).toBe('2 Personen gewählt')
  expect(fields.queryByText('Titel:')).toBeNull()
  await user.click(fields.getByRole('button', { name: 'Als Entwurf speichern' }))
  expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeTruthy()
  const bodies = calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  const mine = { title: 'Drei Portionen Gemüse am Tag', points: 2, participantIds: [lea] }
  expect(bodies).toMatchObject([
    { ...mine, version: 1 },
    { ...mine, version: 2 },
  ])
})

test('nothing is entered into a challenge while it is being saved', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { user } = open('/?formular=neu', { 'POST /challenges': () => answer.promise })
  const fields = await form()
  await user.type(fields.getByLabelText('Titel'), 'Zehn Minuten lesen')
  await user.click(fields.getByRole('radio', { name: /Eigene/ }))
  await user.type(fields.getByLabelText(/^Was wird gezählt/), 'Minuten')
  await user.click(fields.getByRole('button', { name: 'Als Entwurf speichern' }))
  for (const label of [
    /^Titel/,
    /^Beschreibung/,
    /^Was wird/,
    /^Ziel/,
    /^Beginn/,
    /^Letzter/,
    /^Zum Gewinnen/,
    /^Punkte/,
  ])
    expect(fields.getByLabelText(label)).toHaveProperty('readOnly', true)
  const reminder = fields.getByLabelText<HTMLSelectElement>(/^Erinnerung/)
  await user.selectOptions(reminder, '09:00')
  expect(reminder.value).toBe('')
  await user.click(fields.getByRole('radio', { name: /Schritte/ }))
  expect(fields.getByRole<HTMLInputElement>('radio', { name: /Schritte/ }).checked).toBe(false)
  answer.resolve(refusal(503, 'unavailable', 'Gerade nicht.'))
  await fields.findByText('Gerade nicht.')
  await vi.waitFor(() => expect(fields.getByLabelText('Titel')).toHaveProperty('readOnly', false))
})

test('a challenge that is sent again after a lost answer has the same key, as a draft another', async () => {
  const { calls, user } = open('/?formular=neu', { 'POST /challenges': () => new Error('lost') })
  const fields = await form()
  const keys = () =>
    calls.filter(({ call }) => call === 'POST /challenges').map(({ body }) => (body as { key: string }).key)
  const press = async (name: string, count: number) => {
    // It has no name while a request is under way.
    await fields.findByRole('button', { name: 'Veröffentlichen' })
    await user.click(fields.getByRole('button', { name }))
    await vi.waitFor(() => expect(keys()).toHaveLength(count))
  }
  await user.type(fields.getByLabelText('Titel'), 'Früh ins Bett')
  await press('Veröffentlichen', 1)
  await press('Veröffentlichen', 2)
  await press('Als Entwurf speichern', 3)
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a page past the last one leads back to the first', async () => {
  const { calls, user } = open('/?seite=3', {
    'GET /challenges': ({ call }) => (call.includes('page=3') ? page([], 1) : page([row])),
  })
  expect(await screen.findByRole('heading', { name: 'Hier steht nichts mehr' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Zum Anfang der Liste' }))
  expect(await screen.findByRole('button', { name: /Drei Portionen Gemüse/ })).toBeTruthy()
  expect(calls.at(-1)?.call).toMatch(/page=1/)
})

test.each([
  ['/?formular=neu', 'Neue Challenge'],
  [`/?challenge=${id}&formular=bearbeiten`, 'Challenge bearbeiten'],
])('Escape closes %s, but not with unsaved changes', async (at, name) => {
  const { user } = open(at)
  const fields = await form(name)
  const checkbox = await fields.findByRole('checkbox', { name: 'Lea Neu' })
  await user.click(checkbox)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name })).toBeTruthy()
  await user.click(checkbox)
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
})

const listed = { 'GET /challenges': () => page([row]) }
const openPanel = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: '„Drei Portionen Gemüse“ ansehen' }))
  return within(await screen.findByRole('dialog', { name: row.title }))
}
const noDialog = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('closing a panel or a form leaves no history entry that would open it again', async () => {
  const { user, router } = open('/?stand=DRAFT', listed)
  const list = router.state.location.key
  await openPanel(user)
  // The router's entry alone: none of the overlay, which the back button would take first.
  expect(history.state).toBeNull()
  await user.keyboard('{Escape}')
  await noDialog()
  expect(router.state.location.key).toBe(list)
  await user.click(screen.getByRole('button', { name: 'Neue Challenge' }))
  const fields = await form()
  expect(history.state).toBeNull()
  await user.click(fields.getByRole('checkbox', { name: 'Lea Neu' }))
  await user.click(fields.getByRole('button', { name: 'Abbrechen' }))
  await noDialog()
  expect(router.state.location.key).toBe(list)
})

test.each([
  [`/?challenge=${id}`, row.title, ''],
  [`/?challenge=${id}&formular=bearbeiten`, 'Challenge bearbeiten', `?challenge=${id}`],
])('closing %s, which a link opened, replaces its history entry', async (at, name, search) => {
  const { user, router } = open(at)
  await form(name)
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(router.state.location.search).toBe(search))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('saving leads back to the panel, or shows that of a new challenge in place of the form', async () => {
  const saved = { ...row, id: '0198c000-0000-7000-8000-0000000000c9' }
  const { user, router } = open('/', {
    ...listed,
    [`POST /challenges/${id}`]: () => row,
    'POST /challenges': () => saved,
    [`GET /challenges/${saved.id}`]: () => ({ ...detail, ...saved, title: 'Früh ins Bett' }),
  })
  const list = router.state.location.key
  const panel = await openPanel(user)
  const panelEntry = router.state.location.key
  await user.click(await panel.findByRole('button', { name: 'Bearbeiten' }))
  const edited = await form('Challenge bearbeiten')
  await user.type(await edited.findByLabelText('Titel'), '!')
  await user.click(edited.getByRole('button', { name: 'Als Entwurf speichern' }))
  await screen.findByRole('dialog', { name: row.title })
  expect(router.state.location.key).toBe(panelEntry)
  await user.keyboard('{Escape}')
  await noDialog()
  await user.click(screen.getByRole('button', { name: 'Neue Challenge' }))
  const fields = await form()
  await user.type(fields.getByLabelText('Titel'), 'Früh ins Bett')
  await user.click(fields.getByRole('button', { name: 'Als Entwurf speichern' }))
  await screen.findByRole('dialog', { name: 'Früh ins Bett' })
  await user.keyboard('{Escape}')
  await noDialog()
  expect(router.state.location.key).toBe(list)
})

test('closing the panel of a repetition leads back to the list, also that of the next one', async () => {
  const copies = [
    { ...detail, title: 'Kopie', id: '0198c000-0000-7000-8000-0000000000c8' },
    { ...detail, title: 'Kopie der Kopie', id: '0198c000-0000-7000-8000-0000000000c9' },
  ]
  const left = [...copies]
  const { user, router } = open('/', {
    'GET /challenges': () => page([row]),
    [`GET /challenges/${id}`]: () => ({ ...detail, phase: 'PLANNED' }),
    'POST /challenges': () => left.shift(),
    ...Object.fromEntries(copies.map((copy) => [`GET /challenges/${copy.id}`, () => ({ ...copy, phase: 'PLANNED' })])),
  })
  const list = router.state.location.key
  await openPanel(user)
  for (const { title } of copies) {
    await user.click(await screen.findByRole('button', { name: 'Noch einmal' }))
    const fields = await form()
    await user.click(await fields.findByRole('button', { name: 'Als Entwurf speichern' }))
    await screen.findByRole('dialog', { name: title })
  }
  await user.keyboard('{Escape}')
  await noDialog()
  expect(router.state.location.key).toBe(list)
})

test('closing the panel of a repetition does not lead back to that of the challenge before', async () => {
  const saved = { ...row, id: '0198c000-0000-7000-8000-0000000000c9' }
  const planned = { ...row, phase: 'PLANNED' as const }
  const { user, router } = open(`/?challenge=${id}`, {
    [`GET /challenges/${id}`]: () => ({ ...detail, ...planned }),
    'POST /challenges': () => saved,
    [`GET /challenges/${saved.id}`]: () => ({ ...detail, ...saved, title: 'Noch einmal Gemüse' }),
  })
  const panel = await form(row.title)
  await user.click(await panel.findByRole('button', { name: 'Noch einmal' }))
  const fields = await form()
  await user.click(await fields.findByRole('button', { name: 'Als Entwurf speichern' }))
  await screen.findByRole('dialog', { name: 'Noch einmal Gemüse' })
  await user.keyboard('{Escape}')
  await noDialog()
  expect(router.state.location.search).toBe('')
})

test('a challenge is cancelled with a reason of several lines, which is shown as it was written', async () => {
  let stored = { ...detail, phase: 'PLANNED' as 'PLANNED' | 'CANCELLED', cancelReason: null as string | null }
  const { user } = open(`/?challenge=${id}`, {
    [`GET /challenges/${id}`]: () => stored,
    [`POST /challenges/${id}/cancel`]: ({ body }) => {
      stored = { ...stored, phase: 'CANCELLED', cancelReason: (body as { reason: string }).reason }
      return row
    },
  })
  await user.click(await (await form(row.title)).findByRole('button', { name: 'Absagen' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Challenge absagen?' }))
  await user.type(dialog.getByLabelText('Warum?'), 'Ich bin krank geworden.{Enter}Im Jänner geht es weiter!')
  await user.click(dialog.getByRole('button', { name: 'Absagen' }))
  const reason = await screen.findByText(/^Abgesagt: Ich bin krank geworden\./)
  expect(reason.textContent).toBe('Abgesagt: Ich bin krank geworden.\nIm Jänner geht es weiter!')
  expect([...reason.classList]).toContain('whitespace-pre-line')
})

test('a deleted draft leads back to the list', async () => {
  const { user, router } = open('/', { ...listed, [`DELETE /challenges/${id}`]: () => ({ success: true }) })
  const list = router.state.location.key
  const panel = await openPanel(user)
  await user.click(await panel.findByRole('button', { name: 'Löschen' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
  await screen.findByText('Der Entwurf ist gelöscht.')
  await noDialog()
  expect(router.state.location.key).toBe(list)
})

test('the back button asks before it closes a form with unsaved changes', async () => {
  const { user, router } = open('/', listed)
  await user.click(await screen.findByRole('button', { name: 'Neue Challenge' }))
  const fields = await form()
  await user.type(fields.getByLabelText('Titel'), 'Früh ins Bett')
  await router.navigate(-1)
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' }))
  await user.click((await question()).getByRole('button', { name: 'Abbrechen' }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(fields.getByLabelText<HTMLInputElement>('Titel').value).toBe('Früh ins Bett')
  await router.navigate(-1)
  await user.click((await question()).getByRole('button', { name: 'Verwerfen' }))
  await noDialog()
  expect(router.state.location.search).toBe('')
})

test('who declined cannot be invited again, unlike to a repetition; who does so meanwhile can be removed', async () => {
  const mia = '0198c000-0000-7000-8000-0000000000c2'
  let leftIds = [mia]
  const clients = [
    { id: lea, firstName: 'Lea', lastName: 'Neu' },
    { id: mia, firstName: 'Mia', lastName: 'Muster' },
  ]
  const { user, queries } = open(`/?challenge=${id}`, {
    [`GET /challenges/${id}`]: () => ({ ...detail, phase: 'PLANNED', leftIds }),
    'GET /clients': () => ({ items: clients, page: 1, perPage: 50, total: 2 }),
  })
  const panel = await form(row.title)
  await user.click(await panel.findByRole('button', { name: 'Noch einmal' }))
  const repetition = await form()
  expect(await repetition.findByRole('checkbox', { name: 'Mia Muster' })).toHaveProperty('disabled', false)
  await user.click(repetition.getByRole('button', { name: 'Abbrechen' }))
  await user.click(await (await form(row.title)).findByRole('button', { name: 'Bearbeiten' }))
  const fields = await form('Challenge bearbeiten')
  const declined = await fields.findByRole('checkbox', { name: 'Mia Muster' })
  expect(declined).toHaveProperty('disabled', true)
  expect(fields.getByText('Hat abgesagt, kann aber selbst wieder dazukommen.')).toBeTruthy()
  leftIds = [mia, lea]
  await queries.invalidateQueries()
  await expect.poll(() => fields.getAllByText(/^Hat abgesagt/)).toHaveLength(2)
  const chosen = fields.getByRole('checkbox', { name: 'Lea Neu' })
  await user.click(chosen)
  expect([chosen, declined].map((checkbox) => (checkbox as HTMLInputElement).disabled)).toEqual([true, true])
})
