import type { Document } from '@kostbar/contracts/documents/schemas'
import { screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { DocumentsPage } from './documents-page.tsx'
import { filterAndSort, sortColumns } from './filter-and-sort.ts'
import { UserDocuments } from './user-documents.tsx'
// Preloads the lazy dialog.
import '../../ui/confirm-dialog.tsx'

const document = (name: string, day = '2026-11-02', filesize = 1): Document => ({
  id: name,
  name,
  filename: `${name}.pdf`,
  url: `https://files.test/${name}`,
  uploadDate: `${day}T10:00:00.000Z`,
  filesize,
})
const stored = [
  document('Woche 2', '2026-11-01', 3),
  document('Woche 10', '2026-11-03', 1),
  document('Übersicht', '2026-11-02', 2),
]

function open(at: string, documents = stored) {
  fakeApi({ 'GET /documents': () => documents })
  return renderPage(<DocumentsPage />, { at })
}

const names = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) => within(row).getByRole('rowheader').textContent)
const sorted = () =>
  screen
    .getAllByRole('columnheader')
    .filter((cell) => !['none', null].includes(cell.getAttribute('aria-sort')))
    .map((cell) => [cell.textContent, cell.getAttribute('aria-sort')])

test.each([
  ['', ['Woche 10', 'Übersicht', 'Woche 2'], 'Hochgeladen', 'descending'],
  ['?ordnung=name', ['Übersicht', 'Woche 2', 'Woche 10'], 'Name', 'ascending'],
  ['?ordnung=-name', ['Woche 10', 'Woche 2', 'Übersicht'], 'Name', 'descending'],
  ['?ordnung=filesize', ['Woche 10', 'Übersicht', 'Woche 2'], 'Größe', 'ascending'],
  ['?ordnung=erfunden', ['Woche 10', 'Übersicht', 'Woche 2'], 'Hochgeladen', 'descending'],
])('the address "%s" orders the documents and marks the column', async (search, expected, column, direction) => {
  open(`/profile/dokumente${search}`)
  expect(await names()).toEqual(expected)
  expect(sorted()).toEqual([[column, direction]])
})

test('a second click on a column turns the order round', async () => {
  const { user, router } = open('/profile/dokumente')
  await user.click(await screen.findByRole('button', { name: 'Größe' }))
  expect(router.state.location.search).toBe('?ordnung=filesize')
  await user.click(screen.getByRole('button', { name: 'Größe' }))
  expect(router.state.location.search).toBe('?ordnung=-filesize')
  expect(await names()).toEqual(['Woche 2', 'Übersicht', 'Woche 10'])
})

test.each(['99', '0', '-1', 'zwei'])('the page %s of the address is one that exists', async (page) => {
  const many = Array.from({ length: 26 }, (_, index) => document(`Datei ${index}`))
  open(`/profile/dokumente?ordnung=name&seite=${page}`, many)
  await screen.findByText('26 Dokumente')
  expect((await names()).length).toBe(page === '99' ? 1 : 25)
})

test('turning a page is one step back', async () => {
  const many = Array.from({ length: 26 }, (_, index) => document(`Datei ${index}`))
  const { user, router } = open('/profile/dokumente', many)
  await user.click(await screen.findByRole('button', { name: 'Nächste Seite' }))
  expect([router.state.location.search, router.state.historyAction]).toEqual(['?seite=2', 'PUSH'])
})

test('one document is singular', async () => {
  open('/profile/dokumente', [document('Plan')])
  await screen.findByText('1 Dokument')
})

test('a coach without documents reads what uploading does, and keeps the upload', async () => {
  fakeApi({ [`GET /documents/${member.id}/list`]: () => [] })
  renderPage(<UserDocuments userId={member.id} />)
  await screen.findByText('Was du hier hochlädst, kann die Person lesen und herunterladen.')
  expect(screen.getByLabelText('Dokument hochladen', { exact: false })).toBeTruthy()
})

test('a document that cannot be deleted stays and says why', async () => {
  fakeApi({
    [`GET /documents/${member.id}/list`]: () => [document('Plan')],
    [`DELETE /documents/${member.id}/Plan`]: () => refusal(403, 'forbidden', 'Du bist dazu nicht berechtigt.'),
  })
  const { user } = renderPage(<UserDocuments userId={member.id} />)
  await user.click(await screen.findByRole('button', { name: 'Dokument „Plan“ löschen' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Dokument löschen' }))
  await screen.findByText('Du bist dazu nicht berechtigt.')
  expect(screen.getByRole('rowheader', { name: /Plan/, hidden: true })).toBeTruthy()
})

const documents = fc.array(
  fc.record({
    name: fc.string({ minLength: 1, maxLength: 8 }),
    day: fc.integer({ min: 1, max: 28 }),
    filesize: fc.integer({ min: 1, max: 25 }),
  }),
)
const sorts = fc.record({
  column: fc.constantFrom(...sortColumns),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
})

test('every order keeps every document, once, and does not touch the given list', () => {
  fc.assert(
    fc.property(documents, sorts, (rows, sort) => {
      const all = rows.map(({ name, day, filesize }) =>
        document(name, `2026-11-${String(day).padStart(2, '0')}`, filesize),
      )
      const before = [...all]
      const sorted = filterAndSort(all, '', sort)
      expect(all).toEqual(before)
      expect(new Set(sorted)).toEqual(new Set(all))
      expect(sorted).toHaveLength(all.length)
    }),
  )
})

test('sizes and days rise or fall as asked', () => {
  fc.assert(
    fc.property(documents, sorts, (rows, sort) => {
      fc.pre(sort.column !== 'name')
      const all = rows.map(({ name, day, filesize }) =>
        document(name, `2026-11-${String(day).padStart(2, '0')}`, filesize),
      )
      const values = filterAndSort(all, '', sort).map((row) =>
        sort.column === 'filesize' ? row.filesize : Date.parse(row.uploadDate),
      )
      const rising = values.toSorted((one, other) => one - other)
      expect(values).toEqual(sort.direction === 'ascending' ? rising : rising.toReversed())
    }),
  )
})
