import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'

/**
 * Code points of the subsets: ASCII, and what German text with amounts, prices and arrows needs. A page in German loads
 * no other font file. `fonts.css` names the same ranges.
 */
export const ranges: readonly (readonly [first: number, last: number])[] = [
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

/** Subset files in this folder, and the files of npm packages that they are made from. */
export const subsets = {
  'fraunces-core-400-normal.woff2': '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2',
  'figtree-core-wght-normal.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
} as const

/** OpenType features that the pages use: kerning, ligatures, accents and figures of one width. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum']

/** A constant, because the type of the options lacks `keepFeatures`. */
const options = { targetFormat: 'woff2' as const, keepFeatures: features }

const { resolve } = createRequire(import.meta.url)

/** Makes a subset. @param source file in an npm package */
export async function makeSubset(source: string): Promise<Buffer> {
  const text = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  return subset(await readFile(resolve(source)), text.join(''), options)
}
