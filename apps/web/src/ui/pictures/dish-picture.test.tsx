import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { kinds } from './dish/kinds.tsx'
import { DishPicture } from './dish-picture.tsx'

const draw = (seed: string, names: readonly string[]): string =>
  renderToStaticMarkup(<DishPicture seed={seed} kinds={names} />)

describe('DishPicture', () => {
  it('gives the same picture for the same seed and kinds, and another one for another seed', () => {
    expect(draw('linsensuppe', ['lentils', 'carrot'])).toBe(draw('linsensuppe', ['lentils', 'carrot']))
    expect(draw('linsensuppe', ['lentils', 'carrot'])).not.toBe(draw('eintopf', ['lentils', 'carrot']))
  })

  it.each([...kinds.keys()])('draws %s within 20 kB and without inline styles or broken numbers', (name) => {
    const markup = draw('probe', [name, 'tomato', 'egg'])
    expect(markup.length).toBeLessThan(20_000)
    expect(markup).not.toMatch(/\sstyle=|NaN|Infinity|undefined/)
  })

  it('serves green leaves for kinds that are not drawn and for none at all', () => {
    expect(draw('probe', ['drachenfrucht'])).toContain('<svg')
    expect(draw('probe', [])).not.toMatch(/NaN|undefined/)
  })
})
