import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Illustration } from './illustration.tsx'

const files = import.meta.glob<string>('../../../../../packages/illustrations/svg/scenes/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const scenes = Object.entries(files).map(([path, svg]) => ({ name: path.split('/').at(-1), svg }))

describe('Illustration', () => {
  it.each(scenes)('$name is hidden from assistive technology without a title and an image with one', ({ svg }) => {
    expect(renderToStaticMarkup(<Illustration svg={svg} />)).toMatch(/^<svg aria-hidden="true"/)
    const named = renderToStaticMarkup(<Illustration svg={svg} title="Frühstück" />)
    expect(named).toMatch(/^<svg role="img" aria-labelledby="([^"]+)"[^>]*><title id="\1">Frühstück<\/title>/)
  })

  it.each(scenes)('$name refers only to shapes it contains, also when it is on a page twice', ({ svg }) => {
    const markup = renderToStaticMarkup(
      <>
        <Illustration svg={svg} />
        <Illustration svg={svg} />
      </>,
    )
    const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    const references = [...markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('renders the markup unchanged but for its ids', () => {
    const svg =
      '<svg viewBox="0 0 10 10"><path id="a" d="M0 0"/><use href="#a" fill="var(--illustration-ground, #EFE6D6)"/></svg>'
    expect(renderToStaticMarkup(<Illustration svg={svg} className="w-full" />)).toMatch(
      /^<svg aria-hidden="true" class="w-full" viewBox="0 0 10 10".*<path id="(.+)-1" d="M0 0"\/><use href="#\1-1" fill="var\(--illustration-ground, #EFE6D6\)"\/><\/g><\/svg>$/,
    )
  })
})
