import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { decompressWoff } from './woff.ts'

/** Role of a text, which determines its typeface and weight. */
export type FontRole = 'text' | 'strong' | 'heading'

/** One file of each font family; the family's other files are in the same directory. */
const families = {
  figtree: import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  fraunces: import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff'),
  'noto-sans': import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
}
type Family = keyof typeof families

const fileOf = (family: Family, subset: string, weight: number): string =>
  fileURLToPath(new URL(`${family}-${subset}-${weight}-normal.woff`, families[family]))

const notoSubsets = ['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext']

/**
 * Font files of a role in the order in which a glyph is looked up: the product's typeface, then one with more
 * alphabets.
 */
const filesOf = (family: Family, weight: number, notoWeight: number): readonly string[] => [
  fileOf(family, 'latin', weight),
  fileOf(family, 'latin-ext', weight),
  ...notoSubsets.map((subset) => fileOf('noto-sans', subset, notoWeight)),
]

const fontFiles: Readonly<Record<FontRole, readonly string[]>> = {
  text: filesOf('figtree', 400, 400),
  strong: filesOf('figtree', 600, 600),
  heading: filesOf('fraunces', 500, 600),
}

/** Placeholder for a character that no font contains: emoji and right-to-left scripts. */
export const missingGlyph = '¤'

interface FontFile {
  readonly bytes: Buffer
  /** Parsed font, used only to look up which characters it contains. */
  readonly font: Font
}

const fonts = new Map<string, FontFile>()

/**
 * Reads a font file. Cached per process by `fontOf`, because decompressing a font takes longer than writing a document.
 */
function readFont(file: string): FontFile {
  const bytes = decompressWoff(readFileSync(file))
  const font = create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts`)
  return { bytes, font }
}

function fontOf(file: string): FontFile {
  const font = fonts.get(file) ?? readFont(file)
  fonts.set(file, font)
  return font
}

const hasGlyphs = (file: string, grapheme: string): boolean => {
  const { font } = fontOf(file)
  return [...grapheme].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
}

/** Part of a line that is set in a single font file. */
export interface TextRun {
  readonly file: string
  readonly text: string
  /** Whether the run is a placeholder for characters that no font contains. */
  readonly isMissing: boolean
}

export function firstFont(role: FontRole): string {
  const [first] = fontFiles[role]
  if (!first) throw new Error(`No font for ${role}`)
  return first
}

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** Run of one grapheme cluster, which may be several code points, in the first font that contains it. */
function runOf(role: FontRole, grapheme: string): TextRun {
  const file = fontFiles[role].find((candidate) => hasGlyphs(candidate, grapheme))
  return file
    ? { file, text: grapheme, isMissing: false }
    : { file: firstFont(role), text: missingGlyph, isMissing: true }
}

/** Splits a line into runs of one font each. Tabs become spaces, characters without a font become `missingGlyph`. */
export function textRuns(role: FontRole, line: string): TextRun[] {
  const runs: TextRun[] = []
  for (const { segment } of graphemes.segment(line.replaceAll('\t', ' '))) {
    const run = runOf(role, segment)
    const last = runs.at(-1)
    if (last?.file !== run.file) runs.push(run)
    else runs[runs.length - 1] = { ...last, text: last.text + run.text, isMissing: last.isMissing || run.isMissing }
  }
  return runs
}

/**
 * Sets the font of the text drawn next. Each document opens fonts of its own: an open font caches glyphs, and a glyph
 * that was first used as part of another (the `u` of `ü`) is cached without its character. In a second document that
 * text could not be searched or read aloud.
 */
export function setFont(doc: PDFKit.PDFDocument, file: string): void {
  doc.registerFont(file, fontOf(file).bytes)
  doc.font(file)
}
