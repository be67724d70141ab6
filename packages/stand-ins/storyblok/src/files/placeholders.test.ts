import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../../../../content/', import.meta.url)
const pages = readdirSync(folder).filter((file) => file.endsWith('.yaml'))

/** Text in brackets that is no link. */
const placeholder = /\[[^\]\n]{3,}\](?!\()/

test('no page shows a placeholder in brackets', () => {
  expect(pages).toContain('impressum.yaml')
  for (const file of pages) expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(placeholder)
})
