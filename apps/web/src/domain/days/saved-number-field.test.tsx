import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { SavedNumberField } from './saved-number-field.tsx'

const weight = z.nullable(z.number().check(z.maximum(400, 'Höchstens 400 kg.')))

function openField() {
  const onSave = vi.fn()
  render(<SavedNumberField label="Gewicht" schema={weight} stored={70} onSave={onSave} />)
  return { onSave, type: (value: string) => fireEvent.change(screen.getByLabelText('Gewicht'), { target: { value } }) }
}

test.each([
  ['the page is left', () => void dispatchEvent(new Event('pagehide'))],
  ['the field is gone', cleanup],
])('a number that is being typed is saved when %s', (_when, leave) => {
  const { onSave, type } = openField()
  type('71,5')
  expect(onSave).not.toHaveBeenCalled()
  leave()
  expect(onSave.mock.calls).toEqual([[71.5]])
})

test('an impossible or unchanged number is not saved when the page is left', () => {
  const { onSave, type } = openField()
  type('700')
  dispatchEvent(new Event('pagehide'))
  type('70')
  dispatchEvent(new Event('pagehide'))
  expect(onSave).not.toHaveBeenCalled()
})
