import type { Application, ApplicationClient } from '@kostbar/contracts/templates/apply-schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { ApplicationResult } from './application-result.tsx'

const id = '01890000-0000-7000-8000-0000000000b1'
const templateId = '01890000-0000-7000-8000-0000000000b2'
const path = `/template-applications/${id}`

const client = (index: number, changes: Partial<ApplicationClient>): ApplicationClient => ({
  clientId: `01890000-0000-7000-8000-00000000000${index}`,
  name: `Person ${index}`,
  status: 'APPLIED',
  refusal: null,
  undoneAt: null,
  undoRefusal: null,
  changedSince: [],
  ...changes,
})

const application = (clients: readonly ApplicationClient[], changes: Partial<Application> = {}): Application => ({
  ...{ id, templateId, templateName: 'Leichte Woche', mode: 'REPLACE', scalePortions: true, release: true },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', undoUntil: '2999-11-21T08:00:00.000Z', undoneAt: null },
  clients: [...clients],
  ...changes,
})

const open = (result: Application, answers: Parameters<typeof fakeApi>[0] = {}) => {
  const calls = fakeApi({ [`GET ${path}`]: () => result, ...answers })
  return { calls, ...renderPage(<ApplicationResult id={id} />) }
}

test('lists what happened to each client, with the reason for those who were left out', async () => {
  open(
    application([
      client(1, {}),
      client(2, { status: 'SKIPPED', refusal: { code: 'coaching_ended', msg: 'Die Begleitung ist beendet.' } }),
      client(3, { name: null }),
    ]),
  )
  expect(await screen.findByRole('heading', { level: 1, name: '„Leichte Woche“ angewendet' })).toBeTruthy()
  expect(screen.getByText(/Bei 2 Personen angewendet, 1 Person ausgelassen\. Rückgängig möglich bis/)).toBeTruthy()
  within(screen.getByRole('row', { name: /Person 1/ })).getByText('Angewendet')
  within(screen.getByRole('row', { name: /Person 2/ })).getByText('Die Begleitung ist beendet.')
  within(screen.getByRole('row', { name: /Gelöschtes Konto/ })).getByText('Angewendet')
})

test('clients whom an interrupted application did not reach can be checked again', async () => {
  open(application([client(1, {}), client(2, { status: 'PENDING' }), client(3, { status: 'PENDING' })]))
  expect(await screen.findByText('2 Personen nicht erreicht: Der Vorgang wurde unterbrochen.')).toBeTruthy()
  const retry = screen.getByRole('link', { name: 'Für die Übrigen noch einmal prüfen' })
  expect(retry.getAttribute('href')).toMatch(new RegExp(`${templateId}.*\\?person=.*02&person=.*03$`))
})

test('undoes for everybody after a confirmation, names what was left, and focuses the title', async () => {
  let result = application([client(1, {}), client(2, {})])
  const { calls, user } = open(result, {
    [`GET ${path}`]: () => result,
    [`POST ${path}/undo`]: () => {
      const undoneAt = '2026-11-20T09:00:00.000Z'
      const changedSince = [{ day: 'Monday' as const, meal: 'LUNCH' as const }]
      result = application([client(1, { undoneAt }), client(2, { undoneAt, changedSince })], { undoneAt })
      return result
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Für alle rückgängig machen?' })
  await user.click(within(dialog).getByRole('button', { name: 'Rückgängig machen' }))
  expect(await screen.findByText(/Rückgängig gemacht am/)).toBeTruthy()
  expect(screen.getByText('Seither geändert und so gelassen: Montag, Mittagessen')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull()
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('can be undone again for those for whom it could not be undone', async () => {
  const undoneAt = '2026-11-20T09:00:00.000Z'
  const undoRefusal = { code: 'unavailable' as const, msg: 'Gerade nicht erreichbar.' }
  const { calls, user } = open(application([client(1, { undoneAt }), client(2, { undoRefusal })], { undoneAt }), {
    [`POST ${path}/undo`]: () => application([client(1, { undoneAt }), client(2, { undoneAt })], { undoneAt }),
  })
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(calls.some(({ call }) => call === `POST ${path}/undo`)).toBe(true))
})

test('after 24 hours there is nothing to undo', async () => {
  open(application([client(1, {})], { undoUntil: '2020-01-01T08:00:00.000Z' }))
  expect(await screen.findByText(/Die 24 Stunden zum Rückgängigmachen sind vorbei/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull()
})

test('says why it cannot be undone any more, and leaves the result as it is', async () => {
  const { user } = open(application([client(1, {})]), {
    [`POST ${path}/undo`]: () => refusal(409, 'undo_expired', 'Die 24 Stunden sind vorbei.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Rückgängig machen' }))
  expect(await screen.findByText('Die 24 Stunden sind vorbei.')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  within(screen.getByRole('row', { name: /Person 1/ })).getByText('Angewendet')
})
