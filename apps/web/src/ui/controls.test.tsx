import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Avatar } from './avatar.tsx'
import { Checkbox } from './checkbox.tsx'
import { Chip } from './chip.tsx'
import { ChoiceList } from './choice-list.tsx'
import { Dialog } from './dialog.tsx'
import { EmailAddress } from './email-address.tsx'
import { EmptyState } from './empty-state.tsx'
import { MeterBar } from './meter-bar.tsx'
import { Notice } from './notice.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea } from './text-area.tsx'

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

test('a checkbox is toggled by its words; a link among them is only followed', async () => {
  const follow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <Checkbox
      label={
        <>
          Ich bin mit den{' '}
          <a href="/agbs" onClick={follow}>
            AGB
          </a>{' '}
          einverstanden
        </>
      }
    />,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  await userEvent.click(screen.getByText(/Ich bin mit den/))
  expect(box.checked).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'AGB' }))
  expect(follow).toHaveBeenCalledOnce()
  expect(box.checked).toBe(true)
})

test('the error of a checkbox is tied to it and replaces the hint', () => {
  const { rerender } = render(<Checkbox label="AGB" description="Zum Nachlesen." />)
  expect(describedBy(screen.getByRole('checkbox'))).toBe('Zum Nachlesen.')
  rerender(<Checkbox label="AGB" description="Zum Nachlesen." error="Bitte stimme zu." />)
  expect(describedBy(screen.getByRole('checkbox'))).toBe('Bitte stimme zu.')
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true')
})

function Prices({ error }: { error?: string | undefined }) {
  const [value, setValue] = useState<string | null>(null)
  const choices = [
    { value: 'month', label: 'Monatlich', detail: '€ 14,90' },
    { value: 'year', label: 'Jährlich', note: '17 % günstiger' },
  ]
  return <ChoiceList label="Zahlungsweise" choices={choices} value={value} onChange={setValue} error={error} />
}

test('one of a list is chosen by click and by arrow keys', async () => {
  render(<Prices />)
  const group = within(screen.getByRole('group', { name: 'Zahlungsweise' }))
  const [month, year] = group.getAllByRole<HTMLInputElement>('radio')
  expect([month?.checked, year?.checked]).toEqual([false, false])
  await userEvent.click(screen.getByText('€ 14,90'))
  expect([month?.checked, year?.checked]).toEqual([true, false])
  await userEvent.keyboard('{ArrowDown}')
  expect([month?.checked, year?.checked]).toEqual([false, true])
})

test('the error of a list is tied to the group', () => {
  render(<Prices error="Bitte wähle eine Zahlungsweise." />)
  expect(describedBy(screen.getByRole('group'))).toBe('Bitte wähle eine Zahlungsweise.')
})

test('a filter says whether it is on, a tag can be removed by name', async () => {
  const [toggle, remove] = [vi.fn(), vi.fn()]
  render(
    <>
      <Chip label="vegan" selected onToggle={toggle} />
      <Chip label="Suppe" onRemove={remove} />
      <Chip label="Kochen" />
    </>,
  )
  const filter = screen.getByRole('button', { name: 'vegan' })
  expect(filter.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(filter)
  await userEvent.click(screen.getByRole('button', { name: 'Suppe entfernen' }))
  expect([toggle.mock.calls, remove.mock.calls.length]).toEqual([[[false]], 1])
  expect(screen.queryByRole('button', { name: /Kochen/ })).toBeNull()
})

function Search() {
  const [value, setValue] = useState('')
  return <SearchField label="Rezept suchen" value={value} onChange={setValue} />
}

test.each(['button', 'Escape'])('a search is emptied by %s and keeps the focus', async (way) => {
  render(<Search />)
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Rezept suchen' })
  expect(screen.queryByRole('button', { name: 'Suche leeren' })).toBeNull()
  await userEvent.type(field, 'Linsen')
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await userEvent.click(screen.getByRole('button', { name: 'Suche leeren' }))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})

test('in a dialog Escape first empties the search, then closes the dialog', async () => {
  const close = vi.fn()
  render(
    <Dialog isOpen onOpenChange={close} title="Rezepte">
      <Search />
    </Dialog>,
  )
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Rezept suchen' })
  await userEvent.type(field, 'Linsen{Escape}')
  expect([field.value, close.mock.calls.length]).toEqual(['', 0])
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})

test('a text area is optional or required as it says', () => {
  render(
    <>
      <TextArea label="Notiz" optional />
      <TextArea label="Vertrag" error="Bitte gib an, welchen." />
    </>,
  )
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Notiz.*freiwillig/ }).required).toBe(false)
  const contract = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Vertrag' })
  expect([contract.required, describedBy(contract)]).toEqual([true, 'Bitte gib an, welchen.'])
})

test('a select is named by its label, tied to its error, and required unless it says otherwise', async () => {
  const choose = vi.fn()
  const select = (props: { error?: string; required?: boolean }) => (
    <SelectField label="Erinnerung" onChange={({ target }) => choose(target.value)} {...props}>
      <option value="">keine</option>
      <option value="08:00">um 8 Uhr</option>
    </SelectField>
  )
  const { rerender } = render(select({}))
  const box = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Erinnerung' })
  expect(box.required).toBe(true)
  await userEvent.selectOptions(box, 'um 8 Uhr')
  expect(choose).toHaveBeenCalledWith('08:00')
  rerender(select({ error: 'Bitte wähle eine Uhrzeit.', required: false }))
  expect([box.required, box.getAttribute('aria-invalid')]).toEqual([false, 'true'])
  expect(describedBy(box)).toBe('Bitte wähle eine Uhrzeit.')
})

test('a picture that cannot be loaded gives way to the initials, another one is tried', () => {
  const { container, rerender } = render(<Avatar name="Anna Berger" picture="/a.jpg" />)
  fireEvent.error(container.querySelector('img') ?? expect.fail())
  expect(container.textContent).toBe('AB')
  rerender(<Avatar name="Anna Berger" picture="/b.jpg" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.jpg')
})

test('an e-mail address reads whole and may break before its host', () => {
  const { container } = render(<EmailAddress address="a@b@kostbar.test" />)
  expect(container.innerHTML).toBe('a@b<wbr>@kostbar.test')
})

test.each([
  [3, 10, '30'],
  [12, 10, '100'],
  [0, 0, '0'],
])('%i of %i fills %s percent of the bar', (value, max, width) => {
  const { container } = render(<MeterBar value={value} max={max} />)
  expect(container.querySelector('rect')?.getAttribute('width')).toBe(width)
})

test('progress without a known end has no value', () => {
  const { rerender } = render(<ProgressBar label="Export" value={0} max={undefined} />)
  const bar = screen.getByRole('progressbar', { name: 'Export' })
  expect(bar.hasAttribute('value')).toBe(false)
  rerender(<ProgressBar label="Export" value={2} max={8} />)
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['2', '8'])
})

test('a refusal interrupts, a hint waits', () => {
  render(
    <>
      <Notice tone="berry">Abgelehnt</Notice>
      <Notice>Gut zu wissen</Notice>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Abgelehnt')
  expect(screen.getByRole('status').textContent).toBe('Gut zu wissen')
})

test('an empty state has a heading at the level of its page', () => {
  render(<EmptyState title="Noch nichts da" text="Bald." level={3} action={<button type="button">Anfangen</button>} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Noch nichts da' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Anfangen' })).toBeTruthy()
})
