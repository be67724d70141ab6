import { notes } from '@kostbar/contracts/notes/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmCall } from './confirm-call.tsx'
import { fakeApi, refusal } from './testing/fake-api.ts'
import { renderPage } from './testing/render-page.tsx'
// Preloads the lazy dialog.
import '../ui/confirm-dialog.tsx'

const question = () => screen.queryByRole('alertdialog', { name: 'Wirklich löschen?' })

function Question({ onDone }: { onDone: () => void }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    <ConfirmCall
      endpoint={notes.remove}
      request={{ params: { id: '1' } }}
      refresh={notes.mine}
      title="Wirklich löschen?"
      text="„Einkauf für Samstag“ wird gelöscht."
      confirmLabel="Löschen"
      done="Die Notiz ist gelöscht."
      onDone={onDone}
      onClose={() => setOpen(false)}
    />
  ) : null
}

/** Shows the question about a note; `onDone` returns whether the question is open. */
async function ask(answer: () => unknown = () => ({ success: true })) {
  const calls = fakeApi({ 'DELETE /notes/1': answer })
  const onDone = vi.fn(() => question() !== null)
  const { user } = renderPage(<Question onDone={onDone} />)
  await screen.findByText('„Einkauf für Samstag“ wird gelöscht.')
  return { calls, onDone, user, confirm: () => user.click(screen.getByRole('button', { name: 'Löschen' })) }
}

test('calls only on confirmation', async () => {
  const { calls, onDone, user } = await ask()
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(question()).toBeNull())
  expect(calls).toEqual([])
  expect(onDone).not.toHaveBeenCalled()
})

test('closes before what follows the call, and says what was done', async () => {
  const { calls, onDone, confirm } = await ask()
  await confirm()
  await screen.findByText('Die Notiz ist gelöscht.')
  expect(calls).toHaveLength(1)
  expect(onDone.mock.results).toEqual([{ type: 'return', value: false }])
  expect(question()).toBeNull()
})

test('cannot be closed or confirmed again while pending', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { calls, user, confirm } = await ask(() => answer.promise)
  await confirm()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Schließen' }))
  await user.click(screen.getByRole('button', { name: /Löschen|Einen Moment/ }))
  expect(question()).toBeTruthy()
  expect(calls).toHaveLength(1)
  answer.resolve({ success: true })
  await waitFor(() => expect(question()).toBeNull())
})

test('a refused call closes the question and says why', async () => {
  const { onDone, confirm } = await ask(() => refusal(503, 'unavailable', 'Gerade nicht erreichbar.'))
  await confirm()
  await screen.findByText('Gerade nicht erreichbar.')
  await waitFor(() => expect(question()).toBeNull())
  expect(onDone).not.toHaveBeenCalled()
})
