import { expect, test } from 'vitest'
import { readTextFile } from '../../lib/read-text-file.ts'
import { unsentLines } from './judged-lines.ts'
import { parseInvitees } from './parse-invitees.ts'

const read = (text: string) => parseInvitees(text).map(({ email, firstName }) => [email, firstName])

test('parses a spreadsheet export: byte order mark, semicolons, headings, quotes, blank lines', () => {
  const csv =
    '\ufeffNachname;Vorname;E-Mail\r\nMuster;Mia;MIA@Example.test\r\n\r\n"Muster; jun.";"Ben";ben@example.test\r\n'
  expect(parseInvitees(csv)).toMatchObject([
    { line: 2, email: 'mia@example.test', firstName: 'Mia' },
    { line: 4, email: 'ben@example.test', firstName: 'Ben' },
  ])
})

test('keeps first names of two words where a heading says that they are first names', () => {
  const anna = 'anna@example.test'
  expect(read(`E-Mail;Vorname\n${anna};Anna Lena\nb@example.test;`)).toEqual([
    [anna, 'Anna Lena'],
    ['b@example.test', null],
  ])
  expect(read(`Name;Vorname;E-Mail\nMuster;Anna Lena;${anna}`)).toEqual([[anna, 'Anna Lena']])
  expect(read(`Name;E-Mail\nAnna Muster;${anna}`)).toEqual([[anna, 'Anna']])
  const lines = parseInvitees(`Vorname,Mail\nAnna Lena,${anna}`)
  const unsent = unsentLines({ lines, verdicts: { items: [{ email: anna, verdict: 'NO_SLOT' }], free: 0 } })
  expect(read(unsent)).toEqual([[anna, 'Anna Lena']])
})

test.each(['E-Mail', 'E-Mail Adresse', 'E-Mail-Adresse', 'Mailadresse', 'Email Address', 'E-mail 1 - Value'])(
  'recognises headings by the one of the addresses: %s',
  (heading) => {
    const csv = `Nachname;Vorname;${heading}\nMuster;Anna Lena;anna@example.test`
    expect(read(csv)).toEqual([['anna@example.test', 'Anna Lena']])
  },
)

test('takes a mistyped address in the first line for no heading', () => {
  expect(read('email@example\nmia@example.test')).toEqual([
    [null, null],
    ['mia@example.test', null],
  ])
})

test('parses lines with and without a name, in either order, by comma, semicolon or tab', () => {
  expect(read('mia@example.test\nben@example.test')).toEqual([
    ['mia@example.test', null],
    ['ben@example.test', null],
  ])
  expect(read('mia@example.test; Mia\nBen; ben@example.test')).toEqual([
    ['mia@example.test', 'Mia'],
    ['ben@example.test', 'Ben'],
  ])
  expect(read('mia@example.test,Mia')).toEqual([['mia@example.test', 'Mia']])
  expect(read('mia@example.test;"Mia, M."')).toEqual([['mia@example.test', 'Mia']])
  expect(read('mia@example.test\tMia')).toEqual([['mia@example.test', 'Mia']])
})

test.each([', ', '; ', '\n'])('parses recipients with quoted names, separated by "%s"', (separator) => {
  const recipients = [
    '"Müller, Jürgen" <j@example.test>',
    '"Anna Huber, MSc" <a@example.test>',
    '"Mia" <m@example.test>',
  ]
  expect(read(recipients.join(separator))).toEqual([
    ['j@example.test', 'Jürgen'],
    ['a@example.test', 'Anna'],
    ['m@example.test', 'Mia'],
  ])
})

test('takes the first name where an address book has it after the last one', () => {
  expect(read('Müller, Jürgen <j@example.test>; Anna Huber <a@example.test>')).toEqual([
    ['j@example.test', 'Jürgen'],
    ['a@example.test', 'Anna'],
  ])
})

test('parses recipients as mail programs copy them', () => {
  expect(read('Mia Muster <mia@example.test>, "Ben B." <ben@example.test>, eva@example.test')).toEqual([
    ['mia@example.test', 'Mia'],
    ['ben@example.test', 'Ben'],
    ['eva@example.test', null],
  ])
})

test('keeps duplicates, whose verdict is up to the API, and lines without an address', () => {
  expect(parseInvitees('mia@example.test\nkeine Adresse\nmia@example.test')).toMatchObject([
    { line: 1, email: 'mia@example.test' },
    { line: 2, email: null, text: 'keine Adresse' },
    { line: 3, email: 'mia@example.test' },
  ])
  expect(parseInvitees(' \n\n')).toEqual([])
})

test('decodes UTF-8, UTF-16 and Windows-1252', async () => {
  const windows = new Uint8Array([0x4a, 0xf6, 0x72, 0x67])
  expect(await readTextFile(new Blob([windows]))).toBe('Jörg')
  expect(await readTextFile(new Blob(['Jörg']))).toBe('Jörg')
  const utf16 = new Uint8Array([0xff, 0xfe, 0x4a, 0, 0xf6, 0])
  expect(await readTextFile(new Blob([utf16]))).toBe('Jö')
})
