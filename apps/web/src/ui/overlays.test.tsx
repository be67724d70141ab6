import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { followHistory } from './overlay-history.ts'
import { SlideOver } from './slide-over.tsx'
import { ToastHost } from './toast-host.tsx'

const overlays = [
  ['dialog', Dialog],
  ['slide-over', SlideOver],
] as const

interface PageProps {
  readonly Overlay: typeof Dialog | typeof SlideOver
  readonly dismissable?: boolean
  readonly pending?: boolean
}

function Page({ Overlay, dismissable = true, pending = false }: PageProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Öffnen
      </button>
      <Overlay
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Notiz bearbeiten"
        dismissable={dismissable}
        pending={pending}
      >
        <button type="button">Eins</button>
        <button type="button">Zwei</button>
      </Overlay>
    </>
  )
}

const opener = () => screen.getByText('Öffnen')

test.each(overlays)('a %s is named by its title, and the focus is inside', async (_name, Overlay) => {
  render(<Page Overlay={Overlay} />)
  await userEvent.click(opener())
  const dialog = await screen.findByRole('dialog', { name: 'Notiz bearbeiten' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
})

test.each(overlays)('the focus goes round inside a %s', async (_name, Overlay) => {
  render(<Page Overlay={Overlay} />)
  await userEvent.click(opener())
  const dialog = await screen.findByRole('dialog')
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
})

test.each(overlays)('Escape closes a %s, and the focus returns to what opened it', async (_name, Overlay) => {
  render(<Page Overlay={Overlay} />)
  await userEvent.click(opener())
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

const unsaved = 'Das ist noch nicht gespeichert. Mit dem Kreuz neben dem Titel schließt du, ohne zu speichern.'

test.each(overlays)('Escape does not close a %s with unsaved input, and says why', async (_name, Overlay) => {
  render(<Page Overlay={Overlay} dismissable={false} />)
  render(<ToastHost />)
  await userEvent.click(opener())
  const dialog = await screen.findByRole('dialog', { name: 'Notiz bearbeiten' })
  await userEvent.keyboard('{Escape}')
  await screen.findByText(unsaved)
  expect(dialog.isConnected).toBe(true)
})

test.each(overlays)('nor does the back button close a %s with unsaved input', async (_name, Overlay) => {
  const stop = followHistory(() => 'default')
  render(<Page Overlay={Overlay} dismissable={false} />)
  render(<ToastHost />)
  await userEvent.click(opener())
  const dialog = await screen.findByRole('dialog', { name: 'Notiz bearbeiten' })
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  await screen.findByText(unsaved)
  expect(dialog.isConnected).toBe(true)
  stop()
})

test.each(overlays)('a %s is not closed while a call runs', async (_name, Overlay) => {
  render(<Page Overlay={Overlay} pending />)
  render(<ToastHost />)
  await userEvent.click(opener())
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(screen.queryByText(unsaved)).toBeNull()
})

test.each(overlays)('a tap beside a %s closes it, unless it has unsaved input', async (_name, Overlay) => {
  const { rerender } = render(<Page Overlay={Overlay} dismissable={false} />)
  await userEvent.click(opener())
  const dialog = await screen.findByRole('dialog')
  const backdrop = dialog.parentElement?.parentElement?.parentElement ?? expect.fail()
  await userEvent.click(backdrop)
  expect(screen.getByRole('dialog')).toBe(dialog)
  rerender(<Page Overlay={Overlay} />)
  await userEvent.click(backdrop)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each(overlays)('a %s that goes with its owner returns the focus too', async (_name, Overlay) => {
  const Owner = ({ isThere }: { isThere: boolean }) => (
    <>
      <button type="button">Öffnen</button>
      {isThere ? (
        <Overlay isOpen onOpenChange={vi.fn()} title="Konto">
          <button type="button">Eins</button>
        </Overlay>
      ) : null}
    </>
  )
  const { rerender } = render(<Owner isThere={false} />)
  opener().focus()
  rerender(<Owner isThere />)
  await screen.findByRole('dialog')
  rerender(<Owner isThere={false} />)
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})
