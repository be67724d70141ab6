import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failCommand, hasCode, SetupError } from '@kostbar/machine/setup-error'
import { z } from 'zod'
import { build } from './build.ts'
import { summaryVariable, type TestSummary } from './reporter.ts'
import { repositoryRoot } from './repository.ts'

/** `pnpm test [vitest arguments]`: builds, runs every test, and ends with one line that says how many passed and failed. */
const testSummary = z.object({ passed: z.number(), failed: z.number() })
const local = (specifier: string) => fileURLToPath(new URL(specifier, import.meta.url))

async function readSummary(path: string): Promise<TestSummary> {
  try {
    return testSummary.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return { passed: 0, failed: 0 }
    throw error
  }
}

async function runVitest(args: string[], summaryFile: string): Promise<number> {
  const vitest = join(fileURLToPath(import.meta.resolve('vitest/package.json')), '..', 'vitest.mjs')
  const reporters = ['--reporter=default', `--reporter=${local('./reporter.ts')}`]
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, [summaryVariable]: summaryFile },
    stdio: 'inherit',
  })
  // Ctrl-C reaches vitest by itself; it clears up, and then this command ends with it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  return code ?? 1
}

async function test(args: string[]): Promise<void> {
  console.log('Building …')
  await build('production')
  const directory = await mkdtemp(join(tmpdir(), 'kostbar-summary-'))
  const summaryFile = join(directory, 'summary.json')
  try {
    const code = await runVitest(args, summaryFile)
    const { passed, failed } = await readSummary(summaryFile)
    console.log(`\n${passed} passed, ${failed} failed`)
    process.exitCode = code || failed > 0 || passed === 0 ? code || 1 : 0
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

if (Number(process.versions.node.split('.')[0]) < 24)
  failCommand(new SetupError('The tests need Node.js 24: run `pnpm test`.'))
test(process.argv.slice(2)).catch(failCommand)
