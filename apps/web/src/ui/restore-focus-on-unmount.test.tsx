import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

const names = ['Gurke', 'Paradeiser']

/** List with confirmed deletions: of a row, of all rows, and of the whole section. */
function Lists() {
  const [rows, setRows] = useState(names)
  const [asked, setAsked] = useState<string>()
  const [isListShown, setListShown] = useState(true)
  return (
    <main>
      <aside>
        <h2>Nützliche Links</h2>
      </aside>
      <h1>Einkauf</h1>
      {isListShown ? (
        <section>
          <h2>Gemüse</h2>
          {rows.map((name) => (
            <button key={name} type="button" onClick={() => setAsked(name)}>
              {name}
            </button>
          ))}
          <button type="button" disabled={rows.length === 0} onClick={() => setAsked('Reihen')}>
            Reihen
          </button>
          <button type="button" onClick={() => setAsked('alles')}>
            Alles
          </button>
        </section>
      ) : null}
      {asked ? (
        <ConfirmDialog
          title="Wirklich löschen?"
          text={asked}
          confirmLabel="Löschen"
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            if (asked === 'alles') setListShown(false)
            else if (asked === 'Reihen') setRows([])
            else setRows(rows.filter((name) => name !== asked))
            setAsked(undefined)
          }}
        />
      ) : null}
    </main>
  )
}

const remove = async (name: string) => {
  const user = userEvent.setup()
  render(<Lists />)
  await user.click(screen.getByRole('button', { name }))
  await user.click(screen.getByRole('button', { name: 'Löschen' }))
}

test('the focus returns to the button that opened the dialog', async () => {
  const user = userEvent.setup()
  render(<Lists />)
  await user.click(screen.getByRole('button', { name: 'Gurke' }))
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Gurke' })))
})

test('the heading of the section gets the focus when the button was removed', async () => {
  await remove('Gurke')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Gemüse' })))
  expect(screen.queryByRole('button', { name: 'Gurke' })).toBeNull()
})

test('the heading of the section gets it when the button is disabled afterwards', async () => {
  await remove('Reihen')
  expect(screen.getByRole('button', { name: 'Reihen' })).toHaveProperty('disabled', true)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Gemüse' })))
})

test('the title of the page gets it when the section was removed as well, whatever stands above it', async () => {
  await remove('Alles')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Einkauf' })))
})

/** A menu that closes with the choice of its entry, which asks for a confirmation. */
function RowMenu() {
  const [shown, setShown] = useState<'menu' | 'question'>()
  return (
    <main>
      <h1>Kunden</h1>
      <button type="button" id="actions" onClick={() => setShown('menu')}>
        Aktionen
      </button>
      {shown === 'menu' ? (
        <div role="menu" aria-labelledby="actions">
          <button type="button" role="menuitem" onClick={() => setShown('question')}>
            Beenden
          </button>
        </div>
      ) : null}
      {shown === 'question' ? (
        <ConfirmDialog
          title="Wirklich beenden?"
          text="Ab sofort."
          confirmLabel="Beenden"
          onClose={() => setShown(undefined)}
          onConfirm={() => setShown(undefined)}
        />
      ) : null}
    </main>
  )
}

test('the button of a menu gets it when the dialog was opened by an entry that is gone', async () => {
  const user = userEvent.setup()
  render(<RowMenu />)
  await user.click(screen.getByRole('button', { name: 'Aktionen' }))
  await user.click(screen.getByRole('menuitem', { name: 'Beenden' }))
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aktionen' })))
})

/** Two pages beside a menu; a confirmation on the first leads to the second. */
function Pages() {
  const [isAsked, setAsked] = useState(false)
  const [isOrdered, setOrdered] = useState(false)
  return (
    <main>
      <h2>Nützliche Links</h2>
      {isOrdered ? (
        <h1 key="next">Guten Morgen</h1>
      ) : (
        <>
          <h1>Einstellungen</h1>
          <section>
            <h2>Dein Abo</h2>
            <button type="button" onClick={() => setAsked(true)}>
              Ändern
            </button>
          </section>
        </>
      )}
      {isAsked ? (
        <ConfirmDialog
          title="Ändern?"
          text="Ab sofort."
          confirmLabel="Bestellen"
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            setOrdered(true)
          }}
        />
      ) : null}
    </main>
  )
}

test('the heading of the next page gets it when confirming leads there', async () => {
  const user = userEvent.setup()
  render(<Pages />)
  await user.click(screen.getByRole('button', { name: 'Ändern' }))
  await user.click(screen.getByRole('button', { name: 'Bestellen' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Guten Morgen' })))
})
