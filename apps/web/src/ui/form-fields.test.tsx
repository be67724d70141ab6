import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { Chip } from './chip.tsx'
import { FormFields } from './form-fields.tsx'
import { SelectField } from './select-field.tsx'
import { TagInput } from './tag-input.tsx'
import { TextField } from './text-field.tsx'

function Form({ isSaving }: { readonly isSaving: boolean }) {
  const [isOn, setOn] = useState(false)
  const [tags, setTags] = useState<readonly string[]>(['Dill'])
  return (
    <form>
      <FormFields isSaving={isSaving}>
        <TextField label="Name" />
        <TextField label="Nummer" readOnly />
        <SelectField label="Einheit">
          <option>g</option>
          <option>ml</option>
          <option disabled>kg</option>
        </SelectField>
        <Checkbox label="Scharf" />
        <Chip label="Montag" selected={isOn} onToggle={setOn} />
        <TagInput label="Schlagworte" tags={tags} suggestions={[]} max={3} maxLength={10} onChange={setTags} />
      </FormFields>
    </form>
  )
}

/** Uses every field of the form. @returns what is in them then */
async function useFields(user: ReturnType<typeof userEvent.setup>) {
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  await user.type(field('Name'), 'x')
  await user.selectOptions(field('Einheit'), 'ml')
  await user.click(field('Scharf'))
  await user.click(screen.getByRole('button', { name: 'Montag' }))
  await user.type(screen.getByRole('combobox', { name: /^Schlagworte/ }), '{Backspace}')
  return [
    field('Name').value,
    field('Einheit').value,
    field('Scharf').checked,
    screen.getByRole('button', { name: 'Montag' }).getAttribute('aria-pressed'),
    screen.queryByText('Dill') !== null,
  ]
}

test('fields accept no input while the form is being saved, and keep the focus', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Form isSaving={false} />)
  screen.getByLabelText('Name').focus()
  rerender(<Form isSaving />)
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(await useFields(user)).toEqual(['', 'g', false, 'false', true])
  await user.click(screen.getByLabelText('Name'))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('Nummer'))
  rerender(<Form isSaving={false} />)
  expect(await useFields(user)).toEqual(['x', 'ml', true, 'true', false])
  expect(screen.getByLabelText('Nummer')).toHaveProperty('readOnly', true)
  expect(screen.getByRole('option', { name: 'kg' })).toHaveProperty('disabled', true)
})
