import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clearDrafts } from '../../lib/draft.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { ClientManagement } from './client-management.tsx'
import { all, list } from './testing/client-list.ts'

const noConsent = { code: 'consent_needed', msg: 'Diese Person hat nicht zugestimmt.' }
const sent = { results: all.map(({ id }) => ({ id, changed: true, problem: null })) }

/** Renders the client list, selects everybody and opens the message dialog. */
async function writeToAll(answer: (call: FakeCall) => unknown) {
  clearDrafts()
  const calls = fakeApi({ ...list(all), 'POST /clients/bulk': answer })
  const { user } = renderPage(
    <ClientManagement inviteButton={null} invitesPanel={null} renderReinvite={() => null} />,
    {
      at: '/client-management',
      user: { ...member, roles: ['ROLE_TRAINER'], trainer: true },
    },
  )
  const commands = () => calls.flatMap(({ call, body }) => (call === 'POST /clients/bulk' ? [body] : []))
  for (const { firstName } of all)
    await user.click(await screen.findByRole('checkbox', { name: `${firstName} Muster auswählen` }))
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Nachricht' }))
    return within(await screen.findByRole('dialog', { name: 'Nachricht schreiben' }))
  }
  return { user, commands, open }
}

test('writes to the chosen people by first name, with a preview, and says who still waits', async () => {
  const { user, commands, open } = await writeToAll(() => sent)
  const dialog = await open()
  expect(dialog.getByText('An Anna Muster, Ben Muster, Carla Muster')).toBeTruthy()
  expect(dialog.getByText(/^Eine Person wartet auf deine Antwort/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'An 3 Personen senden' }))
  await dialog.findByText('Bitte schreib eine Nachricht.')
  await user.type(dialog.getByLabelText('Nachricht'), 'Liebe!')
  await user.keyboard('{ArrowLeft} ')
  await user.click(dialog.getByRole('button', { name: 'Vorname einfügen' }))
  await user.keyboard(' :)')
  expect(dialog.getByText('So liest es Anna')).toBeTruthy()
  expect(dialog.getByText('Liebe Anna :)!', { selector: 'blockquote' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'An 3 Personen senden' }))
  await screen.findByText('Nachricht an 3 Personen gesendet.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull()
  expect(commands()).toEqual([
    {
      ids: all.map(({ id }) => id),
      action: 'MESSAGE',
      text: 'Liebe {vorname} :)!',
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ])
})

test('nothing is written while the message is being sent', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { user, commands, open } = await writeToAll(() => answer.promise)
  const dialog = await open()
  await user.type(dialog.getByLabelText('Nachricht'), 'Hallo')
  await user.click(dialog.getByRole('button', { name: 'An 3 Personen senden' }))
  await waitFor(() => expect(commands()).toHaveLength(1))
  await user.type(dialog.getByLabelText('Nachricht'), ' und mehr')
  await user.click(dialog.getByRole('button', { name: 'Vorname einfügen' }))
  expect(dialog.getByLabelText('Nachricht')).toHaveProperty('value', 'Hallo')
  answer.resolve(sent)
  await screen.findByText('Nachricht an 3 Personen gesendet.')
})

test('keeps what is written when sending fails, and sends it again with the same key', async () => {
  let works = false
  const { user, commands, open } = await writeToAll(() => (works ? sent : new Error('lost')))
  const dialog = await open()
  await user.type(dialog.getByLabelText('Nachricht'), 'Hallo')
  await user.click(dialog.getByRole('button', { name: 'An 3 Personen senden' }))
  await dialog.findByText(/Keine Verbindung/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  works = true
  const again = await open()
  expect(again.getByLabelText('Nachricht')).toHaveProperty('value', 'Hallo')
  expect(again.queryByText(/Keine Verbindung/)).toBeNull()
  await user.click(again.getByRole('button', { name: 'An 3 Personen senden' }))
  await screen.findByText('Nachricht an 3 Personen gesendet.')
  const [first, second] = commands()
  expect(second).toEqual(first)
})

test('is another message, with another key, once its text is changed', async () => {
  const { user, commands, open } = await writeToAll(() => refusal(503, 'unavailable'))
  const dialog = await open()
  await user.type(dialog.getByLabelText('Nachricht'), 'Hallo')
  await user.click(dialog.getByRole('button', { name: 'An 3 Personen senden' }))
  await dialog.findByText('Das geht nicht')
  await user.type(dialog.getByLabelText('Nachricht'), '!')
  await user.click(dialog.getByRole('button', { name: 'An 3 Personen senden' }))
  await waitFor(() => expect(commands()).toHaveLength(2))
  const keys = commands().map((command) => (command as { key: string }).key)
  expect(new Set(keys).size).toBe(2)
})

test('names who did not get it and why, and keeps the text when nobody did', async () => {
  let refused = all.slice(1)
  const { user, open } = await writeToAll(() => ({
    results: all.map((person) => {
      const isRefused = refused.includes(person)
      return { id: person.id, changed: !isRefused, problem: isRefused ? noConsent : null }
    }),
  }))
  const write = async (text: string) => {
    const dialog = await open()
    await user.type(dialog.getByLabelText('Nachricht'), text)
    await user.click(dialog.getByRole('button', { name: /senden$/ }))
  }
  await write('Hallo')
  await screen.findByText('Nachricht an 1 Person gesendet. Bei 2 Personen ging es nicht:')
  const list = within(screen.getByRole('list', { name: 'Bei 2 Personen ging es nicht:' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ben Muster: Diese Person hat nicht zugestimmt.',
    'Carla Muster: Diese Person hat nicht zugestimmt.',
  ])
  refused = [...all]
  await user.click(screen.getByRole('checkbox', { name: 'Ben Muster auswählen' }))
  await write('Nur du')
  await screen.findByText('Bei 3 Personen ging es nicht:')
  await user.click(screen.getByRole('checkbox', { name: 'Ben Muster auswählen' }))
  expect((await open()).getByLabelText('Nachricht')).toHaveProperty('value', 'Nur du')
})
