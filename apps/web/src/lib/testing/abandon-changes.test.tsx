import { notes } from '@kostbar/contracts/notes/endpoints'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toast, toastCount } from '../../ui/toast.ts'
import { useApiMutation } from '../api.ts'
import { abandonChanges } from './abandon-changes.ts'
import { fakeApi } from './fake-api.ts'
import { renderPage } from './render-page.tsx'

function AddNote({ waitsForConnection = false }) {
  const { mutate } = useApiMutation(notes.add, { waitsForConnection, onSuccess: () => toast.success('Gespeichert') })
  return (
    <button type="button" onClick={() => mutate({ body: { title: 'Dill', note: '' } })}>
      Hinzufügen
    </button>
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a change that waits for a connection is not sent again after its test', async () => {
  vi.useFakeTimers()
  const calls = fakeApi({ 'POST /notes/add': () => new TypeError('offline') })
  renderPage(<AddNote waitsForConnection />)
  act(() => screen.getByRole('button').click())
  await pass(1_500)
  expect(calls).toHaveLength(2)
  abandonChanges()
  await pass(60_000)
  expect(calls).toHaveLength(2)
})

test('a change that is answered after its test has no effects', async () => {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers()
  fakeApi({ 'POST /notes/add': () => promise })
  renderPage(<AddNote />)
  act(() => screen.getByRole('button').click())
  await pass(1_000)
  const before = toastCount.get()
  abandonChanges()
  resolve({ success: true })
  await pass(1_000)
  expect(toastCount.get()).toBe(before)
})
