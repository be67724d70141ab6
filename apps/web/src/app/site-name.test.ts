import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/**
 * Files that may contain 'Kostbar': the default name, the drawn logo, and page heads, in which `withSiteName`
 * replaces it.
 */
const allowed = [
  'app/page-info.ts',
  'app/shell/texts.ts',
  'app/signed-out-pages.ts',
  'app/withdrawal-pages.ts',
  'server/seo/site-name.ts',
  'ui/illustration/logo.tsx',
]

const isTested = (path: string) => !/\.test\.|\/testing\//.test(path) && !allowed.includes(path)

/** Lines of a file without comments and imports. */
const linesOf = (path: string) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))

it('no text names the product: its name is content', () => {
  const paths = globSync('**/*.{ts,tsx}', { cwd: root }).filter(isTested)
  expect(paths).toContain('features/profile/texts.ts')
  const named = paths.flatMap((path) =>
    linesOf(path).flatMap((line) => (/Kostbar/.test(line) ? `${path}: ${line}` : [])),
  )
  expect(named).toEqual([])
})
