import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DeferredComponent } from './deferred-component.tsx'

/** Reports that observed elements are near the viewport. */
let scrollNear = () => {}

beforeEach(() => {
  load = createLoad()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        report([{ isIntersecting: false }])
        scrollNear = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

const Greeting = ({ name }: { name: string }) => <p>Hallo {name}</p>
const createLoad = () => vi.fn(async () => Greeting)
let load = createLoad()

const open = () => render(<DeferredComponent load={load} props={{ name: 'Anna' }} fallback={<i>…</i>} />)

test('loads near the viewport, not before', async () => {
  open()
  expect(screen.getByText('…')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
  await act(async () => scrollNear())
  await screen.findByText('Hallo Anna')
})

test('loads after three seconds on a page that nobody touches', async () => {
  vi.useFakeTimers()
  open()
  await act(() => vi.advanceTimersByTimeAsync(2_900))
  expect(screen.getByText('…')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByText('Hallo Anna')).toBeTruthy()
})

test('offline the fallback stays until the browser is online again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  open()
  await act(async () => scrollNear())
  expect(screen.getByText('…')).toBeTruthy()
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText('Hallo Anna')
})
