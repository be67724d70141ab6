import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problemTexts } from './problem-texts.ts'

const chunk = new URL(import.meta.url).pathname.replace('.test.tsx', '.ts')
const currentDocument = `<script src="${chunk}">`
const reload = vi.fn()
const serve = (document: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(document, { status }))
const loseConnection = () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('lost')))

/** The modules as in a new document, in which no import has failed yet. */
async function newDocument() {
  vi.resetModules()
  const { ProblemError } = await import('./problem-error.ts')
  return {
    lost: ProblemError.offline(new TypeError('Failed to fetch')),
    ...(await import('./import-failure.ts')),
    ...(await import('./load-when-online.ts')),
    ...(await import('./leave-guards.ts')),
    ...(await import('./testing/render-page.tsx')),
  }
}

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  vi.restoreAllMocks()
  reload.mockClear()
})

test('reloads the page when the document of a newer release has other scripts', async () => {
  const { reportImportFailure, renderPage, lost } = await newDocument()
  serve('<script src="/assets/frame-new.js">')
  renderPage(<p>Seite</p>)
  await reportImportFailure(lost)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(problemTexts.offline)).toBeNull()
})

test.each([
  ['the release is the same', () => serve(currentDocument)],
  ['the server answers with an error', () => serve('Bad gateway', 502)],
  ['the connection is lost', loseConnection],
])('keeps the page and says why when %s', async (_when, answer) => {
  const { reportImportFailure, renderPage, lost } = await newDocument()
  answer()
  renderPage(<p>Seite</p>)
  await reportImportFailure(lost)
  await screen.findByText(problemTexts.offline)
  expect(reload).not.toHaveBeenCalled()
})

test('a part of the page that a newer release has replaced reloads it', async () => {
  const { loadWhenOnline } = await newDocument()
  serve('<script src="/assets/frame-new.js">')
  void loadWhenOnline(async () => Promise.reject(new TypeError('404')))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('reloads the page when what failed without a connection is opened again with one', async () => {
  const { reportImportFailure, lost } = await newDocument()
  loseConnection()
  await reportImportFailure(lost)
  serve(currentDocument)
  await reportImportFailure(lost)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['what failed without a connection', currentDocument],
  ['what a newer release has replaced', '<script src="/assets/frame-new.js">'],
])('does not reload for %s while something is unsaved, and says what to do', async (_what, document) => {
  const { reportImportFailure, renderPage, lost, markUnsaved } = await newDocument()
  loseConnection()
  renderPage(<p>Seite</p>)
  await reportImportFailure(lost)
  serve(document)
  markUnsaved()
  await reportImportFailure(lost)
  await screen.findByText(problemTexts.reload)
  expect(reload).not.toHaveBeenCalled()
})

test('a part of the page that failed without a connection reloads it with one, once nobody is in a field', async () => {
  const { reportImportFailure, renderPage } = await newDocument()
  loseConnection()
  renderPage(<input />)
  screen.getByRole('textbox').focus()
  await reportImportFailure()
  serve(currentDocument)
  await reportImportFailure()
  expect(reload).not.toHaveBeenCalled()
  screen.getByRole('textbox').blur()
  await reportImportFailure()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a part of the page that fails again and again while the server answers does not reload it', async () => {
  const { reportImportFailure } = await newDocument()
  serve(currentDocument)
  for (let attempt = 1; attempt <= 3; attempt += 1) await reportImportFailure()
  expect(reload).not.toHaveBeenCalled()
})
