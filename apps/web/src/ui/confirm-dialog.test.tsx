import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

afterEach(cleanup)

const setUp = (pending = false) => {
  const confirm = vi.fn()
  const change = vi.fn()
  render(
    <ConfirmDialog isOpen onOpenChange={change} thing="Einkauf für Samstag" pending={pending} onConfirm={confirm} />,
  )
  return { confirm, change }
}

test('names the thing to be deleted', () => {
  setUp()
  const dialog = screen.getByRole('alertdialog', { name: 'Wirklich löschen?' })
  expect(dialog.textContent).toContain('„Einkauf für Samstag“')
})

test('deletes only on confirmation', async () => {
  const { confirm, change } = setUp()
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(change).toHaveBeenCalledWith(false)
  expect(confirm).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }))
  expect(confirm).toHaveBeenCalledTimes(1)
})

test('cannot be closed or confirmed again while pending', async () => {
  const { confirm, change } = setUp(true)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  await userEvent.click(screen.getByRole('button', { name: /Löschen|Einen Moment/ }))
  expect(change).not.toHaveBeenCalled()
  expect(confirm).not.toHaveBeenCalled()
})
