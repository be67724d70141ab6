import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LazyComponent } from './lazy-component.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hallo {name}</p>

test('shows the component once it is loaded, with its current props', async () => {
  const load = async () => Greeting
  const { rerender } = render(
    <LazyComponent load={load} props={{ name: 'Anna' }} fallback={<i>…</i>} onError={() => {}} />,
  )
  expect(screen.getByText('…')).toBeTruthy()
  await screen.findByText('Hallo Anna')
  rerender(<LazyComponent load={load} props={{ name: 'Ben' }} onError={() => {}} />)
  expect(screen.getByText('Hallo Ben')).toBeTruthy()
})

test('reports a failed import, and retries on the next mount', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const fail = vi.fn()
  const { unmount } = render(<LazyComponent load={load} props={{ name: 'Anna' }} onError={fail} />)
  await waitFor(() => expect(fail).toHaveBeenCalledWith(expect.objectContaining({ code: 'offline' })))
  unmount()
  render(<LazyComponent load={load} props={{ name: 'Anna' }} onError={fail} />)
  await screen.findByText('Hallo Anna')
})

test('shows a loaded component at once when it is mounted again', async () => {
  const load = async () => Greeting
  const { unmount } = render(<LazyComponent load={load} props={{ name: 'Anna' }} />)
  await screen.findByText('Hallo Anna')
  unmount()
  render(<LazyComponent load={load} props={{ name: 'Ben' }} />)
  expect(screen.getByText('Hallo Ben')).toBeTruthy()
})

test('a component that reports no errors is loaded when the browser is online again', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(<LazyComponent load={load} props={{ name: 'Anna' }} fallback={<i>…</i>} />)
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(screen.getByText('…')).toBeTruthy()
  dispatchEvent(new Event('online'))
  await screen.findByText('Hallo Anna')
  vi.unstubAllGlobals()
})
