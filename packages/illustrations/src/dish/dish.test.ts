import { describe, expect, it } from 'vitest'
import { dishSvg, isDrawable } from './dish.ts'
import { formLoaders } from './forms/form-loaders.ts'
import { forms } from './forms/forms.ts'
import { kinds } from './kinds.ts'
import { loadDishSvg } from './load-dish.ts'

const formsWithVariants = [...forms].flatMap(([name, { variants }]) =>
  Object.keys(variants).map((variant) => `${name}:${variant}`),
)
const broken = /\sstyle=|NaN|Infinity|undefined/
/** Largest SVG of any possible picture in bytes; pictures of recipes are smaller. */
const maxBytes = 32_000

describe('dishSvg', () => {
  it('gives the same picture for the same seed and words, and another one for another seed', () => {
    expect(dishSvg('linsensuppe', ['stew:brown', 'lentils'])).toBe(dishSvg('linsensuppe', ['stew:brown', 'lentils']))
    expect(dishSvg('linsensuppe', ['stew:brown', 'lentils'])).not.toBe(dishSvg('eintopf', ['stew:brown', 'lentils']))
  })

  it.each(formsWithVariants)('draws %s, alone and with ingredients, small and without broken numbers', (form) => {
    for (const picture of [[form], [form, 'egg'], [form, 'tomato', 'rice', 'potato', 'carrot', 'parsley', 'chives']]) {
      const svg = dishSvg('probe', picture)
      expect(svg.length, picture.join(' ')).toBeLessThan(maxBytes)
      expect(svg).not.toMatch(broken)
    }
  })

  it.each([...kinds.keys()])('draws %s', (name) => {
    for (const form of ['salad:leaf', 'fillet:white', 'broth:clear']) {
      expect(dishSvg('probe', [form, name, 'tomato'])).not.toMatch(broken)
    }
  })

  it('draws unknown forms and ingredients as something to eat', () => {
    expect(dishSvg('probe', ['raumschiff:rot', 'drachenfrucht'])).toContain('<svg')
    expect(dishSvg('probe', [])).not.toMatch(broken)
  })

  it('contains neither seed nor words as text', () => {
    expect(dishSvg('<script>', ['<script>:<script>', '<script>', 'tomato'])).not.toContain('script')
  })
})

describe('loadDishSvg', () => {
  it('knows every form', async () => {
    const loaded = await Promise.all([...formLoaders].map(async ([name, load]) => [name, await load()] as const))
    expect(new Map(loaded)).toEqual(forms)
  })

  it.each([['goulash:beef', 'beef'], ['berries'], ['raumschiff:rot'], []])(
    'draws %j like dishSvg',
    async (...picture) => {
      expect(await loadDishSvg('probe', picture)).toBe(dishSvg('probe', picture))
    },
  )
})

describe('isDrawable', () => {
  it.each([
    ['soup:pumpkin', true],
    ['tomato', true],
    ['soup', false],
    ['soup:unknown', false],
    ['unknown:pumpkin', false],
    ['drachenfrucht', false],
  ])('%s: %s', (word, drawable) => {
    expect(isDrawable(word)).toBe(drawable)
  })
})
