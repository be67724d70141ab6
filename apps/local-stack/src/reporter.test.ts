import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { repositoryRoot } from '@kostbar/stack/repository'
import { expect, it } from 'vitest'
import { summaryLine, summaryVariable } from './reporter.ts'

const reporter = fileURLToPath(new URL('./reporter.ts', import.meta.url))
const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs')

/** Runs vitest on the given test files. @returns the numbers that the reporter counted */
async function summaryOf(files: Record<string, string>) {
  const directory = await temporaryDirectory()
  await mkdir(join(directory, 'tests'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(directory, 'tests', name), content)
  const summaryFile = join(directory, 'summary.json')
  const args = [vitest, 'run', '--globals', `--root=${join(directory, 'tests')}`, `--reporter=${reporter}`]
  const env = { ...process.env, [summaryVariable]: summaryFile }
  await once(spawn(process.execPath, args, { cwd: directory, env, stdio: 'ignore' }), 'exit')
  return JSON.parse(await readFile(summaryFile, 'utf8'))
}

it('counts tests that passed, failed and were skipped, and a file that cannot be loaded as one that failed', async () => {
  const summary = await summaryOf({
    'mixed.test.js': `it('is right', () => {}); it('is wrong', () => { throw new Error('no') }); it.skip('waits', () => {})`,
    'broken.test.js': `import './nowhere.js'`,
    'fine.test.js': `describe('all', () => { it('one', () => {}); it('two', () => {}) })`,
  })
  expect(summary).toEqual({ passed: 3, failed: 2, skipped: 1 })
})

it('does not count a run as passed in which an error went by outside every test', async () => {
  const summary = await summaryOf({
    'stray.test.js': `it('looks right', () => void setTimeout(() => { throw new Error('stray') }))`,
  })
  expect(summary).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

it('prints the numbers and the minutes in one line', () => {
  expect(summaryLine({ passed: 3, failed: 0, skipped: 0 }, 405_000)).toBe('3 passed, 0 failed in 6.8 minutes')
  expect(summaryLine({ passed: 3, failed: 1, skipped: 2 }, 59_000)).toBe('3 passed, 1 failed, 2 skipped in 1.0 minutes')
})
