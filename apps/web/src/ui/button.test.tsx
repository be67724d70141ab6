import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a pending button ignores clicks and keeps the focus', async () => {
  const press = vi.fn()
  const { rerender } = render(<Button onClick={press}>Plan speichern</Button>)
  const button = screen.getByRole('button')
  await userEvent.click(button)
  rerender(
    <Button onClick={press} pending>
      Plan speichern
    </Button>,
  )
  await userEvent.click(button)
  expect(press).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('status').textContent).toBe('Einen Moment …')
})

test('a pending submit button prevents submission, also by Enter', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <input aria-label="Titel" />
      <Button type="submit" pending>
        Speichern
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  await userEvent.type(screen.getByLabelText('Titel'), 'Suppe{Enter}')
  expect(submit).not.toHaveBeenCalled()
})

test('disables submit buttons before hydration', () => {
  expect(renderToString(<Button type="submit">Speichern</Button>)).toContain('disabled=""')
  expect(renderToString(<Button>Mehr</Button>)).not.toContain('disabled=""')
  render(<Button type="submit">Speichern</Button>)
  expect(screen.getByRole('button')).toHaveProperty('disabled', false)
})

test('ignores the second click of a double click on an action, but not on a stepper', async () => {
  const [act, step] = [vi.fn(), vi.fn()]
  render(
    <>
      <Button pending={false} onClick={act}>
        Notiz speichern
      </Button>
      <Button onClick={step}>Mehr</Button>
    </>,
  )
  await userEvent.dblClick(screen.getByText('Notiz speichern'))
  await userEvent.dblClick(screen.getByText('Mehr'))
  expect(act).toHaveBeenCalledTimes(1)
  expect(step).toHaveBeenCalledTimes(2)
})
