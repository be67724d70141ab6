import type { WorkoutLink } from '@kostbar/contracts/workout/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectUnsavedInputGuarded } from '../../lib/testing/expect-unsaved-input-guarded.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { MyLinks } from './my-links.tsx'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import './add-link.tsx'
import '../../ui/confirm-dialog.tsx'

const link = (name: string): WorkoutLink => {
  return { id: `id-${name}`, name, link: `https://www.beispiel.at/${name}`, userId: member.id }
}
let links: WorkoutLink[]

beforeEach(() => {
  links = [link('Yoga')]
})

const answers = {
  'GET /workout': (): unknown => links,
  'POST /workout/add': ({ body }: FakeCall): unknown => {
    const added = { ...(body as WorkoutLink), id: 'new' }
    links = [...links, added]
    return added
  },
  'DELETE /workout/id-Yoga': (): unknown => {
    links = []
    return { success: true }
  },
}

test('opens a link in a new tab without opener, and shows its host', async () => {
  fakeApi(answers)
  renderPage(<MyLinks headingClass="text-xl" />)
  const shown = await screen.findByRole('link', { name: 'Yoga beispiel.at öffnet in einem neuen Tab' })
  expect(shown.getAttribute('target')).toBe('_blank')
  expect(shown.getAttribute('rel')).toBe('noopener noreferrer')
})

test('shows the empty state without links', async () => {
  links = []
  fakeApi(answers)
  renderPage(<MyLinks headingClass="text-xl" />)
  await screen.findByText('Noch keine Links eingetragen.')
})

test('Escape closes the dialog of a new link, but not with unsaved input', async () => {
  fakeApi(answers)
  const { user } = renderPage(<MyLinks headingClass="text-xl" />)
  await user.click(await screen.findByRole('button', { name: 'Link hinzufügen' }))
  await expectUnsavedInputGuarded(user, await screen.findByLabelText('Name'))
})

test('adds a link, with https where it is not said, and validates its URL before submitting', async () => {
  const calls = fakeApi(answers)
  const { user } = renderPage(<MyLinks headingClass="text-xl" />)
  await user.click(await screen.findByRole('button', { name: 'Link hinzufügen' }))
  await user.type(await screen.findByLabelText('Name'), 'Laufen')
  await user.type(screen.getByLabelText('Adresse'), 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Link speichern' }))
  await screen.findByText('Bitte gib eine Adresse wie www.beispiel.at an.')
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
  await user.clear(screen.getByLabelText('Adresse'))
  await user.type(screen.getByLabelText('Adresse'), 'laufen.at')
  await user.click(screen.getByRole('button', { name: 'Link speichern' }))
  await screen.findByText('Erfolgreich hinzugefügt.')
  await screen.findByText('Laufen')
  const added = calls.find(({ call }) => call.startsWith('POST'))
  expect(added?.body).toMatchObject({ userId: member.id, name: 'Laufen', link: 'https://laufen.at' })
})

test('sends a link again after a lost answer with the same key, and a changed one with another', async () => {
  const calls = fakeApi({ ...answers, 'POST /workout/add': () => new Error('lost') })
  const { user } = renderPage(<MyLinks headingClass="text-xl" />)
  const keys = () =>
    calls.filter(({ call }) => call === 'POST /workout/add').map(({ body }) => (body as { key: string }).key)
  const save = async (count: number) => {
    await user.click(await screen.findByRole('button', { name: 'Link speichern' }))
    await vi.waitFor(() => expect(keys()).toHaveLength(count))
  }
  await user.click(await screen.findByRole('button', { name: 'Link hinzufügen' }))
  await user.type(await screen.findByLabelText('Name'), 'Laufen')
  await user.type(screen.getByLabelText('Adresse'), 'https://laufen.at')
  await save(1)
  await save(2)
  await user.type(screen.getByLabelText('Name'), ' gehen')
  await save(3)
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('shows a missing permission and keeps the input', async () => {
  fakeApi({ ...answers, 'POST /workout/add': () => refusal(403, 'forbidden', 'Du bist dazu nicht berechtigt') })
  const { user } = renderPage(<MyLinks headingClass="text-xl" />)
  await user.click(await screen.findByRole('button', { name: 'Link hinzufügen' }))
  await user.type(await screen.findByLabelText('Name'), 'Laufen')
  await user.type(screen.getByLabelText('Adresse'), 'https://laufen.at')
  await user.click(screen.getByRole('button', { name: 'Link speichern' }))
  await screen.findByText('Du bist dazu nicht berechtigt')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Laufen')
})

test('deletes a link after a confirmation, and focuses the heading', async () => {
  fakeApi(answers)
  const { user } = renderPage(<MyLinks headingClass="text-xl" />)
  await user.click(await screen.findByRole('button', { name: 'Link „Yoga“ löschen' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('Möchtest du den Link „Yoga“ wirklich löschen?')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Link löschen' }))
  await screen.findByText('Noch keine Links eingetragen.')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Nützliche Links'))
})
