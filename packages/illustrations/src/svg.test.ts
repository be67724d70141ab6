import { describe, expect, it } from 'vitest'
import { parseSvg, withColors, withContent, withUniqueIds } from './svg.ts'

describe('parseSvg', () => {
  it('gives the view box, and the markup without comments and indentation', () => {
    const svg = '<svg viewBox="0 0 4 3" fill="none">\n  <!-- a pear -->\n  <g>\n    <path d="M0 0"/>\n  </g>\n</svg>\n'
    expect(parseSvg(svg)).toEqual({ viewBox: '0 0 4 3', markup: '<g><path d="M0 0"/></g>' })
  })
})

describe('withContent', () => {
  it('replaces the empty group, without reading the content as a pattern', () => {
    expect(withContent('<a/><g id="content"/><b/>', '$&$1')).toBe('<a/>$&$1<b/>')
  })
})

describe('withColors', () => {
  it('sets single colours and tones, and leaves other variables alone', () => {
    const markup =
      'var(--band, #111) var(--glaze-base, rgb(1 2 3 / 0.2)) var(--glaze-deep, #222) var(--illustration-ground, #333)'
    expect(withColors(markup, { band: '#aaa', glaze: { base: '#bbb' } })).toBe(
      '#aaa #bbb var(--glaze-deep, #222) var(--illustration-ground, #333)',
    )
  })
})

describe('withUniqueIds', () => {
  it('renames ids with their references; a repeated id means the last definition before', () => {
    const shape = '<clipPath id="a"><path id="b"/></clipPath><use href="#b"/><g clip-path="url(#a)"/>'
    expect(withUniqueIds(shape + shape, 'x')).toBe(
      '<clipPath id="x1"><path id="x2"/></clipPath><use href="#x2"/><g clip-path="url(#x1)"/>' +
        '<clipPath id="x3"><path id="x4"/></clipPath><use href="#x4"/><g clip-path="url(#x3)"/>',
    )
  })
})
