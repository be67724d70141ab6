import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportImportFailure } from './import-failure.ts'
import { loadWhenOnline } from './load-when-online.ts'
import { ProblemError } from './problem-error.ts'
import { problemTexts } from './problem-texts.ts'
import { renderPage } from './testing/render-page.tsx'

const chunk = new URL(import.meta.url).pathname.replace('.test.tsx', '.ts')
const reload = vi.fn()
const serve = (document: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(document, { status }))
const lost = ProblemError.offline(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  vi.restoreAllMocks()
  reload.mockClear()
})

test('reloads the page when the document of a newer release has other scripts', async () => {
  serve('<script src="/assets/frame-new.js">')
  renderPage(<p>Seite</p>)
  await reportImportFailure(lost)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(problemTexts.offline)).toBeNull()
})

test.each([
  ['the release is the same', () => serve(`<script src="${chunk}">`)],
  ['the server answers with an error', () => serve('Bad gateway', 502)],
  ['the connection is lost', () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('lost')))],
])('keeps the page and says why when %s', async (_when, answer) => {
  answer()
  renderPage(<p>Seite</p>)
  await reportImportFailure(lost)
  await screen.findByText(problemTexts.offline)
  expect(reload).not.toHaveBeenCalled()
})

test('a part of the page that a newer release has replaced reloads it', async () => {
  serve('<script src="/assets/frame-new.js">')
  void loadWhenOnline(async () => Promise.reject(new TypeError('404')))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})
