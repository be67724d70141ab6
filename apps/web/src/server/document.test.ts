// @vitest-environment node
import { expect, test } from 'vitest'
import type { RenderedPage } from '../app/entry-server.tsx'
import { documentOf } from './document.ts'

const page: RenderedPage = {
  status: 200,
  head: { title: 'Einkauf & Notizen – Kostbar', description: 'Sagt "hallo" <b>' },
  personal: false,
  html: '<h1>Hallo</h1>',
  state: { router: {}, queries: { mutations: [], queries: [] } },
  files: [],
  story: undefined,
  settings: null,
  fromContent: false,
  complete: true,
}
const assets = {
  entry: '/assets/e.js',
  lateEntry: '/assets/late.js',
  styles: ['/assets/e.css'],
  modules: ['/assets/m.js'],
  fonts: ['/assets/f.woff2'],
}
const nonces = { script: 'script-nonce', style: 'style-nonce' }
const write = (change: Partial<RenderedPage> = {}, late = false) =>
  documentOf({
    page: { ...page, ...change },
    assets,
    nonces,
    found: '<meta name="x">',
    analytics: null,
    theme: 'dark',
    late,
  })

test('texts cannot leave their place', () => {
  const html = write()
  expect(html).toContain('<title>Einkauf &amp; Notizen – Kostbar</title>')
  expect(html).toContain('<meta name="x">')
})

test('what somebody typed cannot end the state', () => {
  const typed = '</script><script>alert(1)</script>'
  const html = write({ state: { router: { loaderData: { typed } }, queries: { mutations: [], queries: [] } } })
  expect(html).not.toContain('</script><script>alert')
  const state = html.match(/<script type="application\/json" id="state">(.*?)<\/script>/s)?.[1] ?? ''
  expect(JSON.parse(state).router.loaderData.typed).toBe(typed)
})

test('the chosen theme is there from the first byte, and so are fonts, styles and chunks', () => {
  const html = write()
  expect(html).toContain('<html lang="de-AT" data-theme="dark">')
  expect(html).toContain('<link rel="preload" href="/assets/f.woff2" as="font" type="font/woff2" crossorigin>')
  expect(html).toContain('<link rel="stylesheet" href="/assets/e.css">')
  expect(html).toContain('<link rel="modulepreload" href="/assets/m.js">')
  expect(html).toContain('<script type="module" src="/assets/e.js" nonce="script-nonce"></script>')
})

test('a page that can do without the app names what it takes to start it, and loads none of it', () => {
  const html = write({}, true)
  expect(html).toContain(
    '<script type="module" src="/assets/late.js" nonce="script-nonce" data-app="/assets/e.js" data-modules="/assets/m.js"></script>',
  )
  expect(html).not.toContain('modulepreload')
})

test.each([true, false])('clicks are kept until the app is there, also where it comes at once (late: %s)', (late) => {
  expect(write({}, late)).toContain('<div id="root" data-unhydrated>')
})
