import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { toast, toastCount } from './toast.ts'
import { Toasts, toastSettings } from './toast-container.tsx'
import { ToastHost } from './toast-host.tsx'

test('configures toasts as specified', () => {
  expect(toastSettings).toEqual({
    limit: 8,
    newestOnTop: true,
    position: 'top-right',
    autoClose: 5000,
    closeOnClick: true,
    pauseOnHover: true,
    pauseOnFocusLoss: true,
    draggable: true,
    draggablePercent: 60,
    hideProgressBar: true,
    rtl: false,
  })
})

test('mounts the container with the first toast, shows the newest first, without duplicates', async () => {
  toastCount.set(0)
  const { container } = render(<ToastHost />)
  expect(container.innerHTML).toBe('')
  await act(async () => toast.success('Notiz hinzugefügt!'))
  await screen.findByText('Notiz hinzugefügt!')
  await act(async () => toast.error('Es ist etwas schief gelaufen'))
  await act(async () => toast.error('Es ist etwas schief gelaufen'))
  const alert = await screen.findByRole('alert')
  const status = screen.getByRole('status')
  expect(alert.textContent).toBe('Es ist etwas schief gelaufen')
  expect(alert.compareDocumentPosition(status) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('shows a toast later by itself when the server failed for a moment, while the browser is online', async () => {
  const shown = vi.fn()
  let isDown = true
  vi.resetModules()
  vi.doMock('./toast-container.tsx', () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return { showToast: shown }
  })
  vi.useFakeTimers()
  const { toast: lateToast } = await import('./toast.ts')
  lateToast.success('Gespeichert.')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(shown).not.toHaveBeenCalled()
  isDown = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(shown.mock.calls).toEqual([['success', 'Gespeichert.', undefined]])
  vi.doUnmock('./toast-container.tsx')
  vi.resetModules()
})

test('has German labels and can be closed', async () => {
  render(<ToastHost />)
  await act(async () => toast.success('Erfolgreich gelöscht!'))
  await screen.findByText('Erfolgreich gelöscht!')
  expect(document.body.innerHTML).not.toMatch(/aria-label="(close|Notifications)/i)
  const [close] = screen.getAllByRole('button', { name: 'Schließen' })
  if (!close) throw new Error('no close button')
  await userEvent.click(close)
  const left = screen.queryByText('Erfolgreich gelöscht!')?.closest('.Toastify__toast')
  left?.dispatchEvent(new Event('animationend'))
  await waitFor(() => expect(screen.queryByText('Erfolgreich gelöscht!')).toBeNull())
})

const animationEnded = (element: Element | null | undefined) =>
  act(async () => void element?.dispatchEvent(new Event('animationend', { bubbles: true })))
const timeOf = (text: string) =>
  screen.getByText(text).closest('.Toastify__toast')?.querySelector('.Toastify__progress-bar')

test('starts the time of a toast again when it is shown again, and announces it once more', async () => {
  render(<ToastHost />)
  await act(async () => toast.error('Keine Verbindung.'))
  const [first, time] = [await screen.findByText('Keine Verbindung.'), timeOf('Keine Verbindung.')]
  await act(async () => toast.error('Keine Verbindung.'))
  await waitFor(() => expect(first.isConnected).toBe(false))
  expect(time?.isConnected).toBe(false)
  expect(screen.getByRole('alert').textContent).toBe('Keine Verbindung.')
})

test('shows a toast again that is just leaving', async () => {
  render(<ToastHost />)
  await act(async () => toast.success('Gemerkt.'))
  const leaving = (await screen.findByText('Gemerkt.')).closest('.Toastify__toast')
  await animationEnded(timeOf('Gemerkt.'))
  await act(async () => toast.success('Gemerkt.'))
  await animationEnded(leaving)
  await waitFor(() => expect(leaving?.isConnected).toBe(false))
  expect(screen.getByText('Gemerkt.')).toBeTruthy()
})

test('survives a container that cannot be loaded, and retries with the next toast', async () => {
  const load = vi.fn(async () => Toasts).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(
    <>
      <p>Was hier steht</p>
      <ToastHost load={load} />
    </>,
  )
  await act(async () => toast.success('Verloren'))
  expect(screen.getByText('Was hier steht')).toBeTruthy()
  await act(async () => toast.success('Gespeichert.'))
  await screen.findByText('Gespeichert.')
})
