import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { LoadMore } from './load-more.tsx'
import { OutcomeBar } from './outcome-bar.tsx'
import { RemoveRow } from './remove-row.tsx'
import { SelectionBar, SelectionList } from './selection.tsx'
import { TagInput } from './tag-input.tsx'
import { UndoBar } from './undo-bar.tsx'

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const focused = () => document.activeElement

/** List of three pages, of which the second one fails at first. */
function Pages() {
  const [pages, setPages] = useState(1)
  const [hasFailed, setHasFailed] = useState(false)
  const fetchNextPage = async () => {
    setHasFailed(pages === 1 && !hasFailed)
    if (pages > 1 || hasFailed) setPages(pages + 1)
  }
  const query = { hasNextPage: pages < 3, isFetchingNextPage: false, isFetchNextPageError: hasFailed, fetchNextPage }
  return <LoadMore query={query} label="Ältere" />
}

test('loads page after page, again after an error, and says at the end that there is no more', async () => {
  render(<Pages />)
  await userEvent.click(button('Ältere'))
  expect(screen.getByRole('alert').textContent).toBe('Weitere Einträge lassen sich gerade nicht laden.')
  await userEvent.click(button('Ältere'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(focused()).toBe(button('Ältere'))
  await userEvent.click(button('Ältere'))
  expect(screen.queryByRole('button')).toBeNull()
  expect(focused()).toBe(screen.getByText('Mehr gibt es nicht.'))
})

test('says nothing about a list that is complete from the start', () => {
  const query = { hasNextPage: false, isFetchingNextPage: false, isFetchNextPageError: false }
  const { container } = render(<LoadMore query={{ ...query, fetchNextPage: async () => undefined }} label="Ältere" />)
  expect(container.innerHTML).toBe('')
})

function Tags({ max = 3 }: { max?: number }) {
  const [tags, setTags] = useState<readonly string[]>(['Vegan'])
  return (
    <TagInput
      label="Schlagwörter"
      description="Zum Filtern."
      tags={tags}
      suggestions={['Vegan', 'Laufen']}
      max={max}
      maxLength={30}
      onChange={setTags}
    />
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Schlagwörter/)
const tags = () =>
  screen.queryAllByRole('button', { name: / entfernen$/ }).map((chip) => chip.getAttribute('aria-label'))

test('adds tags on Enter, on a comma and on leaving, each once, and removes the last one on Backspace', async () => {
  render(<Tags max={5} />)
  await userEvent.type(field(), 'Laufen{Enter}Vegan{Enter} ,Abends,')
  await userEvent.type(field(), 'Früh')
  await userEvent.tab()
  expect(tags()).toEqual(['Vegan entfernen', 'Laufen entfernen', 'Abends entfernen', 'Früh entfernen'])
  await userEvent.type(field(), '{Backspace}')
  expect(tags()).toHaveLength(3)
})

test('adds the tags of pasted text, and those of a keyboard that reports no keys', () => {
  render(<Tags max={4} />)
  fireEvent.change(field(), { target: { value: 'Laufen, Vegan,Abends, Fr' } })
  expect(tags()).toEqual(['Vegan entfernen', 'Laufen entfernen', 'Abends entfernen'])
  expect(field().value).toBe(' Fr')
  fireEvent.change(field(), { target: { value: 'Früh,zu viel,' } })
  expect(tags()).toHaveLength(4)
})

test('at the maximum it says so and keeps the focus, and tags can still be removed', async () => {
  render(<Tags />)
  await userEvent.type(field(), 'Laufen{Enter}Abends{Enter}zu viel{Enter}')
  expect(tags()).toHaveLength(3)
  expect(focused()).toBe(field())
  expect(screen.getByText('Mehr als 3 gehen nicht.')).toBeTruthy()
  await userEvent.keyboard('{Backspace}')
  expect(screen.getByText('Zum Filtern.')).toBeTruthy()
  await userEvent.click(button('Vegan entfernen'))
  expect(tags()).toEqual(['Laufen entfernen'])
  expect(focused()).toBe(field())
})

function People({ max }: { max: number }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selection = { chosen, onChange: setChosen, max }
  const options = ['Anna', 'Ben', 'Carla'].map((name) => ({ id: name, label: name }))
  return (
    <>
      <SelectionBar
        {...selection}
        listed={options.map(({ id }) => id)}
        count={`${chosen.size} gewählt`}
        allLabel="Alle"
        noneLabel="Keine"
      />
      <SelectionList {...selection} options={options} />
    </>
  )
}

test('chooses all that are listed up to the maximum, and none', async () => {
  render(<People max={2} />)
  await userEvent.click(button('Alle'))
  expect(screen.getByText('2 gewählt')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Carla' })).toHaveProperty('disabled', true)
  await userEvent.click(button('Keine'))
  expect(screen.getByText('0 gewählt')).toBeTruthy()
  expect(focused()).toBe(button('Alle'))
})

/** Rows whose deletion can be undone, one after the other. */
function Rows() {
  const [rows, setRows] = useState(['Brot', 'Milch'])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const last = removed.at(-1)
  const undo = () => {
    setRemoved(removed.slice(0, -1))
    if (last) setRows([...rows, last])
  }
  const remove = (name: string) => {
    setRows(rows.filter((row) => row !== name))
    setRemoved([...removed, name])
  }
  return (
    <section>
      <h2>Einkauf</h2>
      <ul aria-label="Liste">
        {rows.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => remove(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <UndoBar text={last && `${last} ist gelöscht.`} onUndo={undo} />
    </section>
  )
}

test('the undo button gets the focus of a deleted row, and the heading that of the last undo', async () => {
  render(<Rows />)
  await userEvent.click(button('Brot'))
  expect(focused()).toBe(button('Rückgängig'))
  await userEvent.click(button('Milch'))
  expect(screen.getByText('Milch ist gelöscht.')).toBeTruthy()
  expect(focused()).toBe(button('Rückgängig'))
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe(button('Rückgängig'))
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Einkauf' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

/** An action with its outcome; undoing it ends the outcome, or says that it is undone. */
function Actions({ undone }: { readonly undone: string | undefined }) {
  const [outcome, setOutcome] = useState<{ text: string; undo: (() => void) | undefined }>()
  const undo = () => setOutcome(undone === undefined ? undefined : { text: undone, undo: undefined })
  return (
    <section>
      <h2>Plan</h2>
      <button type="button" onClick={() => setOutcome({ text: 'Getauscht.', undo })}>
        Tauschen
      </button>
      {outcome ? (
        <OutcomeBar onUndo={outcome.undo} onClose={() => setOutcome(undefined)}>
          {outcome.text}
        </OutcomeBar>
      ) : null}
    </section>
  )
}

test.each([
  ['an undo that ends its outcome', 'Rückgängig', undefined],
  ['an undo that has an outcome of its own', 'Rückgängig', 'Alles ist wie vorher.'],
  ['the end of an outcome', 'Schließen', undefined],
])('the focus of the pressed button goes to the heading after %s', async (_what, name, undone) => {
  render(<Actions undone={undone} />)
  await userEvent.click(button('Tauschen'))
  await userEvent.click(button(name))
  expect(screen.queryByText('Getauscht.')).toBeNull()
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Plan' }))
})

function Fields() {
  const [rows, setRows] = useState(['Scheibe', 'Tasse'])
  return (
    <ol aria-label="Maße">
      {rows.map((name) => (
        <li key={name}>
          <RemoveRow label={`${name} entfernen`} onRemove={() => setRows(rows.filter((row) => row !== name))} />
        </li>
      ))}
    </ol>
  )
}

test('the list gets the focus of a removed row', async () => {
  render(<Fields />)
  await userEvent.click(button('Tasse entfernen'))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(focused()).toBe(screen.getByRole('list', { name: 'Maße' }))
})
