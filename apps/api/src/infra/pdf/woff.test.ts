import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, openSync } from 'fontkit'
import { expect, it } from 'vitest'
import { decompressWoff } from './woff.ts'

const file = fileURLToPath(import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'))

it('is the font that the WOFF file holds', () => {
  const [plain, original] = [create(decompressWoff(readFileSync(file))), openSync(file)]
  if (!('layout' in plain && 'layout' in original)) throw new Error('Not a single font')
  expect(plain.postscriptName).toBe(original.postscriptName)
  expect(plain.characterSet).toEqual(original.characterSet)
  const outline = (font: typeof plain) => font.layout('Größe 1,70').glyphs.map((glyph) => glyph.path.toSVG())
  expect(outline(plain)).toEqual(outline(original))
})

it('refuses another file', () => {
  expect(() => decompressWoff(Buffer.from('%PDF-1.7 and so on'))).toThrow('Not a WOFF font')
})
