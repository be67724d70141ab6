// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeSubset, ranges, subsets } from './subsets.ts'

/** Bytes of a response that a server may send before the browser confirms any: ten segments, less the headers. */
const firstFlight = 10 * 1460 - 500

const faces = (await readFile(new URL('../fonts.css', import.meta.url), 'utf8')).split('@font-face')

test.each(Object.entries(subsets))(
  '%s is the subset of its source and arrives in one round trip',
  async (file, source) => {
    const written = await readFile(new URL(file, import.meta.url))
    expect(written.equals(await makeSubset(source))).toBe(true)
    expect(written.length).toBeLessThan(firstFlight)
  },
)

test.each(Object.entries(subsets))('%s is used for exactly its characters, before the large file', (file, source) => {
  const index = faces.findIndex((face) => face.includes(file))
  const range = /unicode-range:([^;]+);/.exec(faces[index] ?? '')?.[1] ?? ''
  const numbers = range.split(',').map((part) =>
    part
      .trim()
      .slice(2)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16)),
  )
  expect(numbers.map(([first, last = first]) => [first, last])).toEqual(ranges)
  // Of faces with the same character the later one counts.
  expect(index).toBeGreaterThan(faces.findIndex((face) => face.includes(source)))
})
