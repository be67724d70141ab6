import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { expect, it } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { TestSequencer } from './test-sequencer.ts'

it('runs screen tests first, files with an environment of their own last, and the largest of each first', async () => {
  const directory = await temporaryDirectory()
  const comment = '// @vitest-environment node\n'
  const files = [
    ['web', 'small.test.ts', ' '.repeat(100)],
    ['web', 'server.test.ts', comment + ' '.repeat(200)],
    ['web', 'large.test.ts', ' '.repeat(300)],
    ['web', 'large-server.test.ts', comment + ' '.repeat(400)],
    ['api', 'api.test.ts', ''],
    ['e2e', 'journey.test.ts', ' '.repeat(500)],
    ['e2e', 'screens.test.ts', "import { checkScreens } from './testing/check-screens.ts'\n"],
  ] as const
  const specifications = files.map(([project, name]) => ({
    moduleId: join(directory, name),
    project: { name: project, config: { isolate: false, sequence: { groupOrder: 0 } } },
  })) as unknown as TestSpecification[]
  for (const [, name, content] of files) await writeFile(join(directory, name), content)

  const firstRun = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest
  const sorted = await new TestSequencer(firstRun).sort(specifications)
  expect(sorted.map(({ moduleId }) => moduleId.slice(directory.length + 1))).toEqual([
    'api.test.ts',
    'screens.test.ts',
    'journey.test.ts',
    'large.test.ts',
    'small.test.ts',
    'large-server.test.ts',
    'server.test.ts',
  ])
})
