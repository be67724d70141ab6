import type { ClientDetails } from '@kostbar/contracts/clients/schemas'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../../lib/testing/render-page.tsx'
import { ClientPanel } from './client-panel.tsx'

const id = member.id
const details: ClientDetails = {
  id,
  firstName: 'Anna',
  lastName: null,
  profileImage: null,
  status: 'ACTIVE',
  origin: 'ASSIGNED',
  startedAt: '2026-03-01T10:00:00.000Z',
  lastActiveAt: null,
  answer: null,
  tags: ['Vegan'],
  goal: '',
  privateNote: 'Mag keine Pilze.',
  nextReviewAt: null,
  allowSwaps: true,
  isReadOnly: false,
}
const trainer = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }

function show(changes: Partial<ClientDetails> = {}, save: () => unknown = () => ({ success: true })) {
  const calls = fakeApi({
    [`GET /clients/${id}`]: () => ({ ...details, ...changes }),
    'GET /clients': () => ({ items: [], tags: ['Vegan', 'Laufen'], groups: {}, slots: {} }),
    [`POST /clients/${id}`]: save,
  })
  const page = renderPage(<ClientPanel userId={id} />, { user: trainer })
  const saved = () => calls.flatMap(({ call, body }) => (call === `POST /clients/${id}` ? [body] : []))
  return { ...page, saved }
}

test('saves what was changed, and nothing else, a moment after the last change', async () => {
  const { user, saved } = show()
  await screen.findByText('Von uns vermittelt')
  await user.type(screen.getByLabelText(/Vereinbartes Ziel/), '10 km')
  await user.type(screen.getByLabelText(/Private Notiz/), ' Isst gern Suppe.')
  expect(screen.getByText('Wird gleich gespeichert …')).toBeTruthy()
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()).toEqual([{ goal: '10 km', privateNote: 'Mag keine Pilze. Isst gern Suppe.' }])
  await screen.findByText('Gespeichert')
})

test('saves on leaving what has not been saved yet', async () => {
  const { user, saved, unmount } = show()
  await user.type(await screen.findByLabelText(/Vereinbartes Ziel/), 'Durchschlafen')
  unmount()
  await waitFor(() => expect(saved()).toEqual([{ goal: 'Durchschlafen' }]))
})

test('sends what could not be saved with the next change', async () => {
  let works = false
  const { user, saved } = show({}, () => (works ? { success: true } : refusal(503, 'unavailable', 'Nicht erreichbar.')))
  await user.type(await screen.findByLabelText(/Vereinbartes Ziel/), 'Ziel')
  await screen.findByText(/^Noch nicht gespeichert/)
  expect(screen.getByLabelText(/Vereinbartes Ziel/)).toHaveProperty('value', 'Ziel')
  works = true
  await user.type(screen.getByLabelText(/Private Notiz/), '!')
  await screen.findByText('Gespeichert')
  expect(saved().at(-1)).toEqual({ goal: 'Ziel', privateNote: 'Mag keine Pilze.!' })
})

test('repeats a save that got no answer by itself', async () => {
  let works = false
  const { user, saved } = show({}, () => (works ? { success: true } : new Error('lost')))
  await user.type(await screen.findByLabelText(/Vereinbartes Ziel/), 'Ziel')
  await screen.findByText(/^Keine Verbindung/)
  works = true
  await screen.findByText('Gespeichert', {}, { timeout: 5_000 })
  expect(new Set(saved().map((body) => JSON.stringify(body)))).toEqual(new Set(['{"goal":"Ziel"}']))
})

test('a refused save does not bring back what a later one has replaced', async () => {
  const refused = Promise.withResolvers<Response>()
  const answers: unknown[] = [refused.promise, { success: true }, { success: true }]
  const { user, saved, queries } = show({}, () => answers.shift())
  const sends = (count: number) => () => expect(queries.getMutationCache().getAll()).toHaveLength(count)
  const goal = await screen.findByLabelText(/Vereinbartes Ziel/)
  await user.type(goal, 'A')
  await waitFor(sends(1), { timeout: 3_000 })
  await user.type(goal, 'B')
  await waitFor(sends(2), { timeout: 3_000 })
  refused.resolve(refusal(503, 'unavailable'))
  await waitFor(() => expect(saved().at(-1)).toEqual({ goal: 'AB' }), { timeout: 3_000 })
  await user.type(screen.getByLabelText(/Private Notiz/), '!')
  await waitFor(() => expect(saved().at(-1)).toMatchObject({ privateNote: 'Mag keine Pilze.!' }), { timeout: 3_000 })
  expect(saved().map((body) => (body as { goal?: string }).goal)).toEqual(['A', 'AB', 'AB'])
})

test('takes over what was changed elsewhere, and keeps what is being typed', async () => {
  const changes: Partial<ClientDetails> = {}
  const { user, saved, queries } = show(changes)
  const goal = await screen.findByLabelText(/Vereinbartes Ziel/)
  await user.type(goal, 'Ziel ')
  changes.goal = 'Von nebenan'
  changes.tags = ['Vegan', 'Neu']
  await queries.invalidateQueries()
  await screen.findByText('Neu')
  expect(goal).toHaveProperty('value', 'Ziel ')
  await user.type(screen.getByLabelText(/^Schlagwörter/), 'Laufen{Enter}')
  await waitFor(() => expect(saved().at(-1)).toMatchObject({ tags: ['Vegan', 'Neu', 'Laufen'] }))
})

test('a text that the API trims stays as it is typed', async () => {
  const changes: Partial<ClientDetails> = {}
  const { user, queries } = show(changes, () => {
    changes.goal = 'Zehn'
    return { success: true }
  })
  const goal = await screen.findByLabelText(/Vereinbartes Ziel/)
  await user.type(goal, 'Zehn ')
  await screen.findByText('Gespeichert')
  await queries.invalidateQueries()
  expect(goal).toHaveProperty('value', 'Zehn ')
})

test('is read only while the client slots are not paid for', async () => {
  show({ isReadOnly: true })
  await screen.findByText(/^Deine Kunden-Slots sind nicht bezahlt/)
  expect(screen.getByLabelText(/Vereinbartes Ziel/).closest('fieldset')).toHaveProperty('disabled', true)
})

test('has no private note without the consent of the client', async () => {
  show({ privateNote: null })
  await screen.findByText(/^Private Notizen sind zu, .* zustimmt, dass du ihre Gesundheitsdaten siehst\.$/)
  expect(screen.queryByLabelText(/Private Notiz/)).toBeNull()
})

test.each([
  ['not_found', 404],
  ['forbidden', 403],
] as const)('shows nothing about somebody who is no client (%s)', async (code, status) => {
  fakeApi({ [`GET /clients/${id}`]: () => refusal(status, code) })
  renderPage(<ClientPanel userId={id} />, { user: trainer })
  expect(screen.getByRole('region', { name: 'Nur für dich' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Nur für dich' })).toBeNull())
})

test('can be loaded again after an error', async () => {
  let works = false
  fakeApi({
    [`GET /clients/${id}`]: () => (works ? details : refusal(503, 'unavailable')),
    'GET /clients': () => ({ items: [], tags: [] }),
  })
  const { user } = renderPage(<ClientPanel userId={id} />, { user: trainer })
  const again = await screen.findByRole('button', { name: 'Nochmal versuchen' })
  works = true
  await user.click(again)
  await screen.findByLabelText(/Vereinbartes Ziel/)
})

test('says whether the client may adapt the plan', async () => {
  const { user, saved } = show()
  const box = await screen.findByRole('checkbox', { name: 'Darf den Plan anpassen' })
  expect(box).toHaveProperty('checked', true)
  await user.click(box)
  await waitFor(() => expect(saved()).toEqual([{ allowSwaps: false }]))
})
