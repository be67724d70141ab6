import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endProcess } from '@kostbar/machine/end-process'
import { failCommand, hasCode, SetupError } from '@kostbar/machine/setup-error'
import { build } from '@kostbar/stack/build'
import { repositoryRoot } from '@kostbar/stack/repository'
import { z } from 'zod'
import { summaryLine, summaryVariable, type TestSummary } from './reporter.ts'
import { stopRequest } from './stop-request.ts'
import { readTestSettings } from './test-settings.ts'

/**
 * `pnpm test [vitest arguments]`: builds, runs the tests, and prints as the last line how many passed, failed and were
 * skipped, and the minutes that all took.
 */
const testSummary = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() })

/** Node's cache of compiled modules, for vitest and all processes that inherit its environment. */
const compileCache = { NODE_COMPILE_CACHE: join(repositoryRoot, 'node_modules/.cache/node-compile') }

const local = (specifier: string) => fileURLToPath(new URL(specifier, import.meta.url))

async function readSummary(path: string): Promise<TestSummary> {
  try {
    return testSummary.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return { passed: 0, failed: 0, skipped: 0 }
    throw error
  }
}

async function runVitest(args: string[], env: Record<string, string>, request: AbortSignal): Promise<number> {
  const vitest = join(fileURLToPath(import.meta.resolve('vitest/package.json')), '..', 'vitest.mjs')
  const reporters = ['--reporter=default', `--reporter=${local('./reporter.ts')}`]
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...args], {
    cwd: repositoryRoot,
    env: { ...compileCache, ...process.env, ...env },
    // Detached: vitest must not get Ctrl-C from the terminal as well; a second signal would stop its teardown.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  request.addEventListener('abort', () => void endProcess(child, 'SIGINT'))
  const [code] = await once(child, 'exit')
  return code ?? 1
}

async function test(args: string[]): Promise<void> {
  const request = await stopRequest(() => console.log('\nStopping …'))
  const settings = await readTestSettings(join(repositoryRoot, '.env'), process.env)
  console.log('Building …')
  await build('production', request)
  const directory = await mkdtemp(join(tmpdir(), 'kostbar-summary-'))
  const summaryFile = join(directory, 'summary.json')
  try {
    const code = await runVitest(args, { ...settings, [summaryVariable]: summaryFile }, request)
    const summary = await readSummary(summaryFile)
    console.log(`\n${summaryLine(summary, performance.now())}`)
    const { passed, failed } = summary
    const mayRunNone = args.some((arg) => arg.startsWith('--changed'))
    process.exitCode = code || (failed > 0 || (passed === 0 && !mayRunNone) ? 1 : 0)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

if (Number(process.versions.node.split('.')[0]) < 24)
  failCommand(new SetupError('The tests need Node.js 24: run `pnpm test`.'))
test(process.argv.slice(2)).catch(failCommand)
