// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeSubset, subsets } from './subsets.ts'

/**
 * Bytes of a response that arrives in two round trips (150 ms, 1.6 Mbit/s) beside five others, the second font and
 * pictures: three segments each, less the headers. Beside two others, it arrives in one.
 */
const twoFlights = 2 * 3 * 1460 - 450

const faces = (await readFile(new URL('../fonts.css', import.meta.url), 'utf8')).split('@font-face')

test.each(Object.entries(subsets))(
  '%s is the subset of its source and arrives in two round trips',
  async (file, subset) => {
    const written = await readFile(new URL(file, import.meta.url))
    expect(written.equals(await makeSubset(subset))).toBe(true)
    expect(written.length).toBeLessThan(twoFlights)
  },
)

test.each(Object.entries(subsets))(
  '%s is used for exactly its characters, before the large file',
  (file, { source, characters }) => {
    const index = faces.findIndex((face) => face.includes(file))
    const range = /unicode-range:([^;]+);/.exec(faces[index] ?? '')?.[1] ?? ''
    const numbers = range.split(',').map((part) =>
      part
        .trim()
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16)),
    )
    const named = numbers.flatMap(([first = 0, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
    )
    expect(named).toEqual([...characters].sort())
    // Of faces with the same character the later one counts.
    expect(index).toBeGreaterThan(faces.findIndex((face) => face.includes(source)))
  },
)
