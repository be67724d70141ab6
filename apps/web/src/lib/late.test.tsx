import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Late } from './late.tsx'

afterEach(cleanup)

const Greeting = ({ name }: { name: string }) => <p>Hallo {name}</p>

test('shows the component once it is loaded, with its present props', async () => {
  const load = async () => Greeting
  const { rerender } = render(<Late load={load} props={{ name: 'Anna' }} waiting={<i>…</i>} onFail={() => {}} />)
  expect(screen.getByText('…')).toBeTruthy()
  await screen.findByText('Hallo Anna')
  rerender(<Late load={load} props={{ name: 'Ben' }} onFail={() => {}} />)
  expect(screen.getByText('Hallo Ben')).toBeTruthy()
})

test('a failed load is told, and the next one works', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const fail = vi.fn()
  const { unmount } = render(<Late load={load} props={{ name: 'Anna' }} onFail={fail} />)
  await waitFor(() => expect(fail).toHaveBeenCalledWith(expect.objectContaining({ code: 'offline' })))
  unmount()
  render(<Late load={load} props={{ name: 'Anna' }} onFail={fail} />)
  await screen.findByText('Hallo Anna')
})
