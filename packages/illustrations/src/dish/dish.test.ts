import { describe, expect, it } from 'vitest'
import { dishSvg } from './dish.ts'
import { kinds } from './kinds.ts'

describe('dishSvg', () => {
  it('gives the same picture for the same seed and kinds, and another one for another seed', () => {
    expect(dishSvg('linsensuppe', ['lentils', 'carrot'])).toBe(dishSvg('linsensuppe', ['lentils', 'carrot']))
    expect(dishSvg('linsensuppe', ['lentils', 'carrot'])).not.toBe(dishSvg('eintopf', ['lentils', 'carrot']))
  })

  it.each([...kinds.keys()])('draws %s within 20 kB and without inline styles or broken numbers', (name) => {
    const svg = dishSvg('probe', [name, 'tomato', 'egg'])
    expect(svg.length).toBeLessThan(20_000)
    expect(svg).not.toMatch(/\sstyle=|NaN|Infinity|undefined/)
  })

  it('serves green leaves for unknown kinds and for none at all', () => {
    expect(dishSvg('probe', ['drachenfrucht'])).toContain('<svg')
    expect(dishSvg('probe', [])).not.toMatch(/NaN|undefined/)
  })

  it('contains neither seed nor kinds as text', () => {
    expect(dishSvg('<script>', ['<script>', 'tomato'])).not.toContain('script')
  })
})
