import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'

/** First and last code point. */
type Range = readonly [first: number, last: number]

/** ASCII, and what German text with amounts and prices needs. A page in German loads no font file with others. */
const german: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xad, 0xad],
  [0xb0, 0xb2],
  [0xb5, 0xb5],
  [0xb7, 0xb7],
  [0xbb, 0xbe],
  [0xc4, 0xc4],
  [0xc9, 0xc9],
  [0xd6, 0xd7],
  [0xdc, 0xdc],
  [0xdf, 0xe0],
  [0xe4, 0xe4],
  [0xe7, 0xea],
  [0xee, 0xee],
  [0xf1, 0xf1],
  [0xf6, 0xf6],
  [0xfc, 0xfc],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
]

const spaceAndSoftHyphen = '\u00a0\u00ad'
const lettersAndDigits = `ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüß0123456789 ${spaceAndSoftHyphen}`

/**
 * Characters of nearly all headings and of nearly all text on public pages; the preloaded fonts have no others. Letters
 * and signs are left out that fewest of the shipped pages use, as many as the size in `subsets.test.ts` requires.
 */
const inHeadings = without(`${lettersAndDigits}.,:-–?€`, 'XYqy')
const inText = without(`${lettersAndDigits}.,:;-–!?()„“&·…%°/©`, 'XY')

interface Subset {
  /** File in an npm package from which the subset is made. */
  readonly source: string
  readonly characters: string
  /** Least and greatest weight of a variable font. */
  readonly weights?: { readonly min: number; readonly max: number }
}

const germanText = textOf(german)
const fraunces = { source: '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2' }
const figtree = {
  source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weights: { min: 400, max: 600 },
}

/** Subsets by their file in this folder. `fonts.css` names their characters as ranges. */
export const subsets: Readonly<Record<string, Subset>> = {
  'fraunces-core-400-normal.woff2': { ...fraunces, characters: inHeadings },
  'fraunces-more-400-normal.woff2': { ...fraunces, characters: without(germanText, inHeadings) },
  'figtree-core-wght-normal.woff2': { ...figtree, characters: inText },
  'figtree-more-wght-normal.woff2': { ...figtree, characters: without(germanText, inText) },
}

function textOf(ranges: readonly Range[]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')
}

function without(characters: string, others: string): string {
  return [...characters].filter((character) => !others.includes(character)).join('')
}

/**
 * OpenType features that the pages use: kerning, ligatures, accents and figures of one width. `locl` has forms of
 * languages other than German.
 */
const features = ['calt', 'ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum']

/**
 * Tables that browsers can do without: names of styles, advance widths by weight (`gvar` has them, too), and classes of
 * glyphs, with how kerning varies by weight.
 */
const dropTables = ['STAT', 'HVAR', 'GDEF']

const { resolve } = createRequire(import.meta.url)

/** WOFF2 file of a font with these characters and, of a variable font, these weights. */
export async function makeSubset({ source, characters, weights }: Subset): Promise<Buffer> {
  // A constant, because the type of the options lacks `keepFeatures`.
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: features,
    dropTables,
    ...(weights && { variationAxes: { wght: { ...weights, default: weights.min } } }),
  }
  return subset(await readFile(resolve(source)), characters, options)
}
