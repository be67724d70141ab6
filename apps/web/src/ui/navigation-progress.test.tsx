import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NavigationProgress } from './navigation-progress.tsx'

test('a slow navigation shows a line that takes no clicks, a quick one nothing', () => {
  vi.useFakeTimers()
  const { rerender } = render(<NavigationProgress active />)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => vi.advanceTimersByTime(200))
  expect(screen.getByRole('status').textContent).toBe('Einen Moment …')
  expect(screen.getByRole('status').firstElementChild?.className).toContain('pointer-events-none')
  rerender(<NavigationProgress active={false} />)
  expect(screen.getByRole('status').textContent).toBe('')
})
