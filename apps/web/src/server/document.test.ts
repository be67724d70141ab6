// @vitest-environment node
import { expect, test } from 'vitest'
import type { RenderedPage } from '../app/entry-server.tsx'
import { type PageAssets, renderDocument } from './document.ts'

const page: RenderedPage = {
  status: 200,
  pattern: '/',
  head: { title: 'Einkauf & Notizen – Kostbar', description: 'Sagt "hallo" <b>' },
  personal: false,
  html: '<h1>Hallo</h1>',
  state: { router: {}, queries: { mutations: [], queries: [] } },
  files: [],
  story: undefined,
  settings: null,
  products: [],
  contentOnly: false,
  isSignedOutForm: false,
  complete: true,
}
const assets = {
  entry: '/assets/e.js',
  deferredEntry: { code: 'start()' },
  styles: ['/assets/e.css'],
  modules: ['/assets/m.js'],
  fonts: ['/assets/f.woff2'],
}
const nonces = { script: 'script-nonce', style: 'style-nonce' }
type Hydration = Parameters<typeof renderDocument>[0]['hydration']

const write = (change: Partial<RenderedPage> = {}, hydration: Hydration = 'immediate', files: PageAssets = assets) =>
  renderDocument({
    page: { ...page, ...change },
    assets: files,
    nonces,
    headTags: '<meta name="x">',
    analytics: null,
    theme: 'dark',
    hydration,
  })

test('escapes the title', () => {
  const html = write()
  expect(html).toContain('<title>Einkauf &amp; Notizen – Kostbar</title>')
  expect(html).toContain('<meta name="x">')
})

test('user input cannot close the state script', () => {
  const typed = '</script><script>alert(1)</script>'
  const html = write({ state: { router: { loaderData: { typed } }, queries: { mutations: [], queries: [] } } })
  expect(html).not.toContain('</script><script>alert')
  const state = html.match(/<script type="application\/json" id="state">(.*?)<\/script>/s)?.[1] ?? ''
  expect(JSON.parse(state).router.loaderData.typed).toBe(typed)
})

test('pages that need the app say so where scripts are off; pages of content need no notice', () => {
  expect(write()).toContain('<noscript><p')
  expect(write({ contentOnly: true })).not.toContain('<noscript>')
})

test('renders the theme, and preloads fonts, styles and chunks', () => {
  const html = write()
  expect(html).toContain('<html lang="de-AT" data-theme="dark">')
  expect(html).toContain('<link rel="preload" href="/assets/f.woff2" as="font" type="font/woff2" crossorigin>')
  expect(html).toContain('<link rel="stylesheet" href="/assets/e.css">')
  expect(html).toContain('<link rel="modulepreload" href="/assets/m.js">')
  expect(html).toContain('<script type="module" src="/assets/e.js" nonce="script-nonce"></script>')
})

test.each(['afterLoad', 'onInteraction'] as const)(
  'deferred hydration names the app’s files and preloads none: %s',
  (hydration) => {
    const html = write({}, hydration)
    expect(html).toContain(
      `<script type="module" nonce="script-nonce" data-start="${hydration}" data-app="/assets/e.js" data-modules="/assets/m.js" data-styles="">start()</script>`,
    )
    expect(html).not.toContain('modulepreload')
    expect(write({}, hydration, { ...assets, deferredEntry: { url: '/src/deferred.ts' } })).toContain(
      `<script type="module" src="/src/deferred.ts" nonce="script-nonce" data-start="${hydration}" data-app="/assets/e.js"`,
    )
  },
)

test('deferred hydration inlines the used rules, and names the style sheets for the app', () => {
  const styled = { ...assets, usedStyles: (html: string) => `/* of ${html} */` }
  const html = write({}, 'afterLoad', styled)
  expect(html).toContain('<style nonce="style-nonce">/* of <h1>Hallo</h1> */</style>')
  expect(html).toContain('data-styles="/assets/e.css"')
  expect(html).not.toContain('rel="stylesheet"')
  expect(write({}, 'immediate', styled)).toContain('<link rel="stylesheet" href="/assets/e.css">')
})

test.each(['immediate', 'afterLoad', 'onInteraction'] as const)('queues clicks until hydration: %s', (hydration) => {
  expect(write({}, hydration)).toContain('<div id="root" data-unhydrated>')
})

test('the hero picture is preloaded first, before style sheets and fonts', () => {
  const preload = '<link rel="preload" as="image" href="/f/1/start.svg" fetchPriority="high"/>'
  const html = write({ html: `${preload}<h1>Hallo</h1>` })
  const positions = [preload, 'rel="stylesheet"', 'as="font"', '<h1>Hallo</h1>'].map((part) => html.indexOf(part))
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
  expect(positions[0]).toBeGreaterThan(0)
  expect(html.split(preload)).toHaveLength(2)
})
