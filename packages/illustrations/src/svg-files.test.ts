import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseSvg } from './svg.ts'

const folder = fileURLToPath(new URL('../svg', import.meta.url))
const files = globSync('**/*.svg', { cwd: folder }).map((file) => {
  const svg = readFileSync(`${folder}/${file}`, 'utf8')
  return { file: file.replaceAll('\\', '/'), svg, ...parseSvg(svg) }
})
const vignettes = files.filter(({ file, viewBox }) => file.startsWith('scenes/') && viewBox === '0 0 480 360')

describe('every SVG file', () => {
  it.each(files)('$file passes a strict content security policy', ({ svg }) => {
    expect(svg).not.toMatch(/\sstyle=|<style|<script|\son\w+=|data:|https?:(?!\/\/www\.w3\.org\/2000\/svg")/)
  })

  it.each(files)('$file is drawn in a view box', ({ viewBox, markup }) => {
    expect(viewBox).toMatch(/^-?\d+ -?\d+ \d+ \d+$/)
    expect(markup).toMatch(/^<.*>$/s)
  })

  it.each(files)('$file defines each id once, before its references', ({ markup }) => {
    const defined = new Set<string>()
    for (const [, before, id = ''] of markup.matchAll(/(\sid="|\shref="#|url\(#)([^")]+)/g)) {
      expect(defined.has(id)).toBe(before !== ' id="')
      defined.add(id)
    }
  })

  it.each(vignettes)('$file stays below 25 kB', ({ markup }) => {
    expect(markup.length).toBeLessThan(25_000)
  })

  it('keeps the wide stage below 50 kB', () => {
    const stage = files.find(({ file }) => file === 'scenes/morning-kitchen.svg')
    expect(stage?.markup.length).toBeLessThan(50_000)
  })
})
