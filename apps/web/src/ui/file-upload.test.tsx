import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { fakeStorage } from '../lib/testing/fake-storage.ts'
import { renderPage } from '../lib/testing/render-page.tsx'
import type { FileRules } from '../lib/upload/file-rules.ts'
import { useFileUpload } from '../lib/upload/use-file-upload.ts'
import { FileUpload } from './file-upload.tsx'

const rules: FileRules = {
  types: { pdf: 'application/pdf', jpg: 'image/jpeg' },
  maxBytes: 10,
  wrongType: 'Bitte wähle ein PDF.',
  tooLarge: 'Das ist zu groß.',
  empty: 'Das ist leer.',
}

function Upload({ onSaved }: { onSaved: (name: string) => void }) {
  const upload = useFileUpload({
    rules,
    sign: async () => ({ url: 'https://files.test/put', contentType: 'application/pdf' }),
    finish: async () => 'fertig',
    successText: 'Hochgeladen.',
    unavailableText: 'Gerade nicht möglich.',
    onSuccess: (_result, file) => onSaved(file.name),
  })
  return <FileUpload upload={upload} label="Dokument hochladen" hint="PDF, höchstens 10 Byte" />
}

function setUp() {
  const puts = fakeStorage()
  const saved = vi.fn()
  return { ...renderPage(<Upload onSaved={saved} />), puts, saved }
}

const plan = (name = 'Plan.pdf', content = '%PDF-') => new File([content], name)
const input = () => screen.getByLabelText<HTMLInputElement>('Dokument hochladen', { exact: false, selector: 'input' })
const pick = (...files: File[]) => fireEvent.change(input(), { target: { files } })

const mayCloseTab = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Drops files on the upload's zone. */
function drop(...files: File[]) {
  const zone = input().parentElement ?? expect.fail()
  const event = createEvent.drop(zone)
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files } })
  fireEvent(zone, event)
  return event
}

test('an upload shows how far it is, that it is checked, and then says so', async () => {
  const { puts, saved } = setUp()
  pick(plan())
  await waitFor(() => expect(puts).toHaveLength(1))
  const bar = screen.getByRole('progressbar', { name: 'Plan.pdf wird hochgeladen' })
  act(() => puts[0]?.progress(0.4))
  expect(bar.getAttribute('value')).toBe('40')
  expect(screen.getByText('40 %')).toBeTruthy()
  act(() => puts[0]?.progress(1))
  expect(screen.getByText('Wird noch angesehen …')).toBeTruthy()
  act(() => puts[0]?.answer(200))
  await screen.findByText('Hochgeladen.')
  expect(saved).toHaveBeenCalledWith('Plan.pdf')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test.each([
  ['Plan.exe', 'x', 'Bitte wähle ein PDF.'],
  ['Plan.pdf', 'x'.repeat(11), 'Das ist zu groß.'],
  ['Plan.pdf', '', 'Das ist leer.'],
])('%s with "%s" is refused before it is sent', async (name, content, message) => {
  const { puts } = setUp()
  pick(plan(name, content))
  expect((await screen.findByText(message)).closest('[role=status]')).toBeTruthy()
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(puts).toEqual([])
})

test('several files at once are too many', () => {
  const { puts } = setUp()
  pick(plan('a.pdf'), plan('b.pdf'))
  expect(screen.getByText('Bitte wähle eine Datei nach der anderen.')).toBeTruthy()
  expect(puts).toEqual([])
})

test('a failed upload keeps its file, can be tried again, and the focus stays', async () => {
  const { puts, saved, user } = setUp()
  pick(plan())
  await waitFor(() => expect(puts).toHaveLength(1))
  act(() => puts[0]?.answer(500))
  await screen.findByText('Gerade nicht möglich.', { selector: '[role=status] *' })
  expect(screen.getByText('Plan.pdf')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  expect(document.activeElement).toBe(input())
  await waitFor(() => expect(puts).toHaveLength(2))
  act(() => puts[1]?.answer(200))
  await waitFor(() => expect(saved).toHaveBeenCalledWith('Plan.pdf'))
})

test('a failed upload can be thrown away', async () => {
  const { puts, user } = setUp()
  pick(plan())
  await waitFor(() => expect(puts).toHaveLength(1))
  act(() => puts[0]?.fail())
  await user.click(await screen.findByRole('button', { name: 'Verwerfen' }))
  expect(screen.queryByText('Plan.pdf')).toBeNull()
  expect(document.activeElement).toBe(input())
})

test.each([
  ['a photo, which may be nowhere else', new File(['x'], 'Foto.jpg', { type: 'image/jpeg' }), true],
  ['no other file', new File(['x'], 'Plan.pdf', { type: 'application/pdf' }), false],
])('leaving asks about %s that was not uploaded', async (_what, file, asks) => {
  const puts = fakeStorage()
  const page = (
    <>
      <Upload onSaved={vi.fn()} />
      <Link to="/andere">weiter</Link>
    </>
  )
  const { user, router } = renderPage(page)
  pick(file)
  await waitFor(() => expect(puts).toHaveLength(1))
  act(() => puts[0]?.fail())
  await screen.findByRole('button', { name: 'Verwerfen' })
  expect(mayCloseTab()).toBe(!asks)
  await user.click(screen.getByRole('link', { name: 'weiter' }))
  if (asks)
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Foto verwerfen?' })).getByRole('button', {
        name: 'Verwerfen',
      }),
    )
  await waitFor(() => expect(router.state.location.pathname).toBe('/andere'))
})

/** The upload on a page that can be left. */
function UploadPage() {
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      {isLeft ? null : <Upload onSaved={vi.fn()} />}
      <button type="button" onClick={() => setLeft(true)}>
        weiter
      </button>
    </>
  )
}

test('closing the tab asks about a running upload, also after its page was left, until it has ended', async () => {
  const puts = fakeStorage()
  const { user } = renderPage(<UploadPage />)
  expect(mayCloseTab()).toBe(true)
  pick(plan())
  await waitFor(() => expect(puts).toHaveLength(1))
  expect(mayCloseTab()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'weiter' }))
  expect(mayCloseTab()).toBe(false)
  act(() => puts[0]?.answer(200))
  await screen.findByText('Hochgeladen.')
  await waitFor(() => expect(mayCloseTab()).toBe(true))
})

test('closing the tab no longer asks about a cancelled upload', async () => {
  const { puts, user } = setUp()
  pick(plan())
  await waitFor(() => expect(puts).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(mayCloseTab()).toBe(true)
})

test('a running upload can be cancelled, and the next one starts', async () => {
  const { puts, saved, user } = setUp()
  pick(plan())
  await waitFor(() => expect(puts).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(puts[0]?.aborted()).toBe(true)
  expect(screen.queryByRole('progressbar')).toBeNull()
  pick(plan('Neu.pdf'))
  await waitFor(() => expect(puts).toHaveLength(2))
  act(() => puts[1]?.answer(200))
  await waitFor(() => expect(saved.mock.calls).toEqual([['Neu.pdf']]))
})

test('a dropped file is uploaded; a second one while that runs is ignored', async () => {
  const { puts } = setUp()
  expect(drop(plan()).defaultPrevented).toBe(true)
  await waitFor(() => expect(puts).toHaveLength(1))
  drop(plan('Zweites.pdf'))
  expect(screen.queryByText('Zweites.pdf')).toBeNull()
  expect(puts).toHaveLength(1)
})

test('a file dropped beside the zone does not take the place of the page', () => {
  setUp()
  const event = createEvent.drop(document.body)
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files: [plan()] } })
  fireEvent(document.body, event)
  expect(event.defaultPrevented).toBe(true)
})
