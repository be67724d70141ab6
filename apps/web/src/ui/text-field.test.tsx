import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

test('replaces the hint by the error, connected to the field', () => {
  const { rerender } = render(<TextField label="E-Mail" description="Nur zum Anmelden." />)
  const field = screen.getByLabelText('E-Mail')
  expect(describedBy(field)).toBe('Nur zum Anmelden.')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  rerender(
    <TextField label="E-Mail" description="Nur zum Anmelden." error="Bitte gib eine gültige E-Mail Adresse an." />,
  )
  expect(describedBy(field)).toBe('Bitte gib eine gültige E-Mail Adresse an.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('shows and hides a password without losing it', async () => {
  render(<TextField label="Passwort" type="password" />)
  const field = screen.getByLabelText<HTMLInputElement>('Passwort')
  await userEvent.type(field, 'birnenkuchen')
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }))
  expect(field.type).toBe('text')
  expect(field.value).toBe('birnenkuchen')
  await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }))
  expect(field.type).toBe('password')
})
