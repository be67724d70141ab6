import { gzipSync } from 'node:zlib'
import { shippedRecipes } from '@kostbar/prisma/shipped/recipes/recipes'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { markupOf, svgOf, withUniqueIds } from '../svg.ts'
import { dishSvg } from './dish.ts'

/** Width of the compared thumbnails, which keep what is recognised at a glance: colours and their places. */
const thumbnailWidth = 40
/** Compared part of a picture, without the table: another cloth does not make another dish. */
const viewBox = '70 20 260 260'
const maxBytes = 22_000
const maxGzipBytes = 6_000
/** Smallest mean difference per colour channel (0–255) between two pictures. */
const minDistance = 10

const drawn = shippedRecipes.map(({ name, picture }) => ({ name, svg: dishSvg(name, picture) }))

/** Replaces every colour variable with its fallback, for pictures outside a page that sets the variables. */
const withFallbackColors = (markup: string): string =>
  markup.replace(/var\(--[\w-]+, (#\w+|rgb\([^)]*\))\)/g, '$1').replaceAll('rgb(62 44 24 / 0.2)', 'rgba(62,44,24,.2)')

function thumbnail(svg: string): Uint8Array {
  const standalone = svgOf(viewBox, withFallbackColors(withUniqueIds(markupOf(svg), 'i')))
  return new Resvg(standalone, { fitTo: { mode: 'width', value: thumbnailWidth } }).render().pixels
}

const distance = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / (one.length * 0.75)

describe('the pictures of the shipped recipes', () => {
  it.each(drawn)('$name is small', ({ svg }) => {
    expect(svg.length).toBeLessThan(maxBytes)
    expect(gzipSync(svg).length).toBeLessThan(maxGzipBytes)
  })

  it('differ in what is served, not only in cloth and seed', () => {
    const words = shippedRecipes.map(({ picture }) => picture.join(' '))
    expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual([])
  })

  it.each(['', 'id of another installation '])('look different from each other, with the seed "%sname"', (seed) => {
    const thumbnails = shippedRecipes.map(({ name, picture }) => ({
      name,
      pixels: thumbnail(dishSvg(seed + name, picture)),
    }))
    const alike = thumbnails.flatMap((one, index) =>
      thumbnails
        .slice(index + 1)
        .map((other) => ({ pair: `${one.name} / ${other.name}`, distance: distance(one.pixels, other.pixels) }))
        .filter((each) => each.distance < minDistance),
    )
    expect(alike).toEqual([])
  })
})
