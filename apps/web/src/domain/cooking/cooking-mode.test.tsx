import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDrafts } from '../../lib/draft.ts'
import { CookingMode } from './cooking-mode.tsx'
import { stopTimer, timers } from './timer-store.ts'

const steps = [
  'Hack die Zwiebel.',
  'Röste sie im Öl 3 Minuten und lass alles 10 Minuten ziehen.',
  'Mit 50 ml Wasser servieren.',
]
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
  expect(screen.queryByText(/Mengen im Text/)).toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  await at(3)
  screen.getByText('Mengen im Text gelten für 2 Portionen.')
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

test('timers of a closed recipe stay on the page with its name, ring there, and can be stopped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const { unmount } = render(<Cook start={2} />)
  await user.click(await screen.findByRole('button', { name: 'Timer für 3 Minuten starten' }))
  expect(screen.queryByRole('region', { name: 'Laufende Timer' })).toBeNull()
  unmount()
  const region = within(await screen.findByRole('region', { name: 'Laufende Timer' }))
  expect(region.getByText('Linsensuppe')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  const origin = 'aus „Linsensuppe“, Schritt 2 (3 Minuten)'
  expect(region.getByRole('alert').textContent).toBe(`Der Timer ${origin} ist abgelaufen.`)
  await user.click(region.getByRole('button', { name: `Timer ${origin} beenden` }))
  expect(screen.queryByRole('region', { name: 'Laufende Timer' })).toBeNull()
})

test('ending a timer by keyboard focuses the next one, the previous after it, and the heading after the last', async () => {
  render(<Cook start={2} />)
  const start = async (label: string) => userEvent.click(await screen.findByRole('button', { name: label }))
  await start('Timer für 3 Minuten starten')
  await start('Timer für 10 Minuten starten')
  await start('Timer für 3 Minuten starten')
  const [first, second, third] = screen.getAllByRole('button', { name: /^Timer .+ beenden$/ })
  second?.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(third)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(first)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Linsensuppe' }))
})

/** Starts a timer of three minutes on a page with a heading, and closes the recipe. */
async function leaveTimerRunning() {
  render(
    <main>
      <h1>Kochbuch</h1>
    </main>,
  )
  const { unmount } = render(<Cook start={2} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Timer für 3 Minuten starten' }))
  unmount()
  return within(await screen.findByRole('region', { name: 'Laufende Timer' }))
}

test('the heading of the page gets the focus when the last timer is ended by keyboard', async () => {
  const region = await leaveTimerRunning()
  region.getByRole('button', { name: /beenden$/ }).focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kochbuch' })))
})

test('signing out, which removes all drafts, stops the timers', async () => {
  await leaveTimerRunning()
  clearDrafts()
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Laufende Timer' })).toBeNull())
  expect(timers.get()).toEqual([])
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
