import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SpinnerOverlay } from './spinner-overlay.tsx'
import { SpinnerPicturesContext } from './spinner-pictures.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const shown = () => screen.queryByText('Einen Moment …') !== null

test('veils the page at once, until the wait is over', () => {
  const { rerender } = render(<SpinnerOverlay active />)
  expect(screen.getByRole('status').children).toHaveLength(1)
  rerender(<SpinnerOverlay active={false} />)
  expect(screen.getByRole('status').children).toHaveLength(0)
})

test('the spinner appears after 150 ms', () => {
  render(<SpinnerOverlay active />)
  pass(149)
  expect(shown()).toBe(false)
  pass(1)
  expect(shown()).toBe(true)
})

test('does not appear for a shorter wait, and restarts the delay for the next', () => {
  const { rerender } = render(<SpinnerOverlay active />)
  pass(149)
  rerender(<SpinnerOverlay active={false} />)
  pass(1000)
  expect(shown()).toBe(false)
  rerender(<SpinnerOverlay active />)
  pass(149)
  expect(shown()).toBe(false)
})

test('disappears immediately', () => {
  const { rerender } = render(<SpinnerOverlay active />)
  pass(200)
  rerender(<SpinnerOverlay active={false} />)
  expect(shown()).toBe(false)
})

test('shows the picture of the site', () => {
  const { container } = render(
    <SpinnerPicturesContext value={{ preLoading: '/kreisel.svg' }}>
      <SpinnerOverlay active />
    </SpinnerPicturesContext>,
  )
  pass(150)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/kreisel.svg')
})
