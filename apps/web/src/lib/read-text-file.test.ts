import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file.ts'

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => {
  const units = Uint16Array.from(text, (character) => character.charCodeAt(0))
  return new Uint8Array([0xff, 0xfe, ...new Uint8Array(units.buffer)])
}

test.each([
  ['UTF-8', utf8('Käse;315'), 'Käse;315'],
  ['UTF-8 with a byte order mark', utf8('\uFEFFKäse;315'), 'Käse;315'],
  ['UTF-16, as Notepad calls Unicode', utf16('Käse;315'), 'Käse;315'],
  ['Windows-1252, as spreadsheets write it', latin1('K\u00e4se;315'), 'Käse;315'],
  ['a page in ISO-8859-2', latin1('<meta charset="iso-8859-2"><p>\u00fe</p>'), '<meta charset="iso-8859-2"><p>ţ</p>'],
  ['a page that names an unknown encoding', latin1('<meta charset="x-none">\u00e4'), '<meta charset="x-none">ä'],
  ['a page that names the wrong encoding', latin1('<meta charset=utf-8>\u00e4'), '<meta charset=utf-8>ä'],
])('reads %s', async (_encoding, bytes, text) => {
  expect(await readTextFile(new Blob([bytes]))).toBe(text)
})
