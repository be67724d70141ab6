// @vitest-environment node
import { expect, test } from 'vitest'
import { collectAssets } from './built-renderer.ts'

const manifest = {
  'src/app/entry-client.tsx': {
    file: 'assets/entry.js',
    imports: ['_vendor.js'],
    dynamicImports: ['src/a.tsx', 'src/b.tsx'],
    css: ['assets/entry.css'],
  },
  'src/a.tsx': { file: 'assets/a.js', imports: ['_vendor.js', '_shared.js', 'src/app/entry-client.tsx'] },
  'src/b.tsx': { file: 'assets/b.js' },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'fonts/fraunces-core-400-normal.woff2': { file: 'assets/fraunces-core-400-normal-x.woff2' },
  'fonts/fraunces-latin-400-normal.woff2': { file: 'assets/fraunces-latin-400-normal-x.woff2' },
  'fonts/fraunces-latin-ext-400-normal.woff2': { file: 'assets/fraunces-latin-ext-400-normal-x.woff2' },
}

test('collects the chunks of a page and its imports once, and no other page’s', () => {
  expect(collectAssets(manifest, ['src/a.tsx'])).toEqual({
    entry: '/assets/entry.js',
    styles: ['/assets/entry.css', '/assets/shared.css'],
    modules: ['/assets/vendor.js', '/assets/a.js', '/assets/shared.js'],
    fonts: ['/assets/fraunces-core-400-normal-x.woff2'],
  })
})
