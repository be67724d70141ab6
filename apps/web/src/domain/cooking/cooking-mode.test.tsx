import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CookingMode } from './cooking-mode.tsx'
import { stopTimer, timers } from './timer-store.ts'

const steps = ['Hack die Zwiebel.', 'Röste sie im Öl 3 Minuten und lass alles 10 Minuten ziehen.', 'Servieren.']
const ingredients = [
  { amount: 1, unit: 'Stk', normalName: 'Zwiebeln', forms: { name: 'Zwiebeln', singular: 'Zwiebel', plural: null } },
  { amount: 2, unit: 'EL', normalName: 'Olivenöl', note: null, forms: null },
]
const close = vi.fn()

function Cook({ start = 1 }: { start?: number }) {
  const [step, setStep] = useState(start)
  return (
    <CookingMode
      recipeId="r-1"
      name="Linsensuppe"
      steps={steps}
      ingredients={ingredients}
      servings={2}
      portions={4}
      step={step}
      onStep={setStep}
      onClose={close}
    />
  )
}

const release = vi.fn()
const requestLock = vi.fn()
const vibrate = vi.fn()

beforeEach(() => {
  requestLock.mockResolvedValue({ release, addEventListener: vi.fn() })
  vi.stubGlobal('navigator', Object.assign(navigator, { wakeLock: { request: requestLock }, vibrate }))
})

afterEach(() => {
  cleanup()
  for (const { id } of timers.get()) stopTimer(id)
  vi.useRealTimers()
  vi.clearAllMocks()
})

const at = (step: number) => screen.findByRole('heading', { name: `Schritt ${step} von 3` })
const shown = () => within(screen.getByRole('dialog'))

test('shows one step with its ingredients for what is cooked, and turns by buttons, keys and swipes', async () => {
  render(<Cook />)
  await at(1)
  const needed = within(screen.getByRole('region', { name: 'Für diesen Schritt' }))
  expect(needed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['2 Zwiebeln'])
  expect(shown().getByText(/für 4 Portionen/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }))
  await at(2)
  expect(screen.getAllByText('4 EL').length).toBeGreaterThan(0)
  await userEvent.keyboard('{ArrowRight}')
  await at(3)
  await userEvent.keyboard('{ArrowRight}')
  await at(3)
  await userEvent.keyboard('{Home}')
  await at(1)
  const text = screen.getByText('Hack die Zwiebel.')
  fireEvent.touchStart(text, { touches: [{ clientX: 300, clientY: 100 }] })
  fireEvent.touchEnd(text, { changedTouches: [{ clientX: 100, clientY: 110 }] })
  await at(2)
  fireEvent.touchStart(text, { touches: [{ clientX: 100, clientY: 100 }] })
  fireEvent.touchEnd(text, { changedTouches: [{ clientX: 120, clientY: 400 }] })
  await at(2)
})

test('a step beyond the last is the last; finishing there and Escape close it', async () => {
  render(<Cook start={99} />)
  await at(3)
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }))
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(2)
})

test('several timers run at once, through other steps, and ring until they are stopped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(<Cook start={2} />)
  await user.click(await screen.findByRole('button', { name: 'Timer für 3 Minuten starten' }))
  await user.click(screen.getByRole('button', { name: 'Timer für 10 Minuten starten' }))
  await user.keyboard('{ArrowLeft}')
  expect(within(screen.getByRole('list', { name: 'Timer' })).getAllByRole('listitem')).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  expect((await screen.findByRole('alert')).textContent).toBe('Der Timer aus Schritt 2 (3 Minuten) ist abgelaufen.')
  expect(vibrate).toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Timer aus Schritt 2 (3 Minuten) um eine Minute verlängern' }))
  expect(screen.getByRole('alert').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: 'Timer aus Schritt 2 (3 Minuten) beenden' }))
  expect(within(screen.getByRole('list', { name: 'Timer' })).getAllByRole('listitem')).toHaveLength(1)
})

test('keeps the screen on while it is open, where the device can', async () => {
  const { unmount } = render(<Cook />)
  await screen.findByText(/Der Bildschirm bleibt an\./)
  unmount()
  await vi.waitFor(() => expect(release).toHaveBeenCalled())
  requestLock.mockRejectedValue(new Error('battery'))
  render(<Cook />)
  await at(1)
  expect(screen.queryByText(/Der Bildschirm bleibt an\./)).toBeNull()
})
