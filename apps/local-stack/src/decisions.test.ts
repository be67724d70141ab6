import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@kostbar/stack/repository'
import { expect, it } from 'vitest'

const directory = join(repositoryRoot, 'docs/decisions')

/** Status of each record by its number: the paragraph below the title. */
const statuses = new Map(
  globSync('*.md', { cwd: directory }).map((file) => {
    const [, status = ''] = readFileSync(join(directory, file), 'utf8').split('\n\n')
    return [Number.parseInt(file, 10), status] as const
  }),
)

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
