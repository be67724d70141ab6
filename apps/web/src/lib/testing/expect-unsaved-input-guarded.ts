import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Types into an untouched field of a dialog: Escape leaves the dialog open now, and closes it once the text is removed. */
export async function expectUnsavedInputGuarded(user: UserEvent, field: HTMLElement) {
  const dialog = field.closest('[role="dialog"]') ?? expect.fail('The field is in no dialog.')
  await user.type(field, 'x')
  await user.keyboard('{Escape}')
  expect(dialog.isConnected).toBe(true)
  await user.type(field, '{Backspace}')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog.isConnected).toBe(false))
}
