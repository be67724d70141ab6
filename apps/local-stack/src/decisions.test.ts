import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@kostbar/stack/repository'
import { expect, it } from 'vitest'

const directory = join(repositoryRoot, 'docs/decisions')

const records = globSync('[0-9]*.md', { cwd: directory })
  .sort()
  .map((file) => {
    const [heading = '', status = ''] = readFileSync(join(directory, file), 'utf8').split('\n\n')
    return { file, number: Number.parseInt(file, 10), title: heading.replace(/^# \d+\. /, ''), status }
  })

/** Status of each record by its number: the paragraph below the title. */
const statuses = new Map(records.map(({ number, status }) => [number, status]))

/** Numbers of the records that a status supersedes, replaces or completes. */
const earlierIn = (status: string) =>
  status
    .split(/;\s+/)
    .filter((part) => /^(supersedes|replaces|completes)\b/.test(part))
    .flatMap((part) => [...part.matchAll(/\[ADR (\d+)\]/g)].map(([, number]) => Number(number)))

it('every decision has a status', () => {
  expect(statuses.size).toBeGreaterThan(40)
  const isKnown = (status: string) => /^\*\*Status:\*\* (accepted|superseded by \[ADR \d+\])/.test(status)
  expect([...statuses].filter(([, status]) => !isKnown(status))).toEqual([])
})

it('a decision that was replaced or completed names the one that did it', () => {
  const missing = [...statuses].flatMap(([number, status]) =>
    earlierIn(status)
      .filter((earlier) => !statuses.get(earlier)?.includes(`[ADR ${number}]`))
      .map((earlier) => `ADR ${earlier} does not name ADR ${number}`),
  )
  expect(missing).toEqual([])
})

it('the index lists every decision with its title, and what superseded it', () => {
  const lines = records.map(({ file, number, title, status }) => {
    const [, successor] = /superseded by \[ADR (\d+)\]/.exec(status) ?? []
    return `- [${number}](${file}) ${title}${successor ? ` (superseded by ${successor})` : ''}`
  })
  const index = readFileSync(join(directory, 'README.md'), 'utf8')
  expect(index.split('\n').filter((line) => line.startsWith('- '))).toEqual(lines)
})
