import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Flyout } from './flyout.tsx'

beforeEach(() => {
  render(
    <MemoryRouter>
      <Flyout label="Für Trainer" links={[{ label: 'Als Trainer registrieren', to: '/trainer/signup' }]} />
      <button type="button">danach</button>
    </MemoryRouter>,
  )
})
afterEach(cleanup)

const button = () => screen.getByRole('button', { name: 'Für Trainer' })
const isOpen = () => screen.queryByRole('link', { name: /Als Trainer/ }) !== null

test('opens and closes with its button and says so', async () => {
  expect(isOpen()).toBe(false)
  await userEvent.click(button())
  expect(isOpen()).toBe(true)
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(button())
  expect(isOpen()).toBe(false)
})

test('Escape closes it and goes back to the button', async () => {
  await userEvent.click(button())
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button())
})

test('closes when the focus or a press goes elsewhere, and when a link is followed', async () => {
  await userEvent.click(button())
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('danach')
  expect(isOpen()).toBe(false)
  await userEvent.click(button())
  await userEvent.click(document.body)
  expect(isOpen()).toBe(false)
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('link'))
  expect(isOpen()).toBe(false)
})
