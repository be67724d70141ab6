import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { failCommand } from '@kostbar/machine/setup-error'
import { build } from '@kostbar/stack/build'
import { prepareDataDirectory } from '@kostbar/stack/data-directory'
import { alreadyRunning, runningStack } from '@kostbar/stack/instance-lock'
import { defaultDataDirectory, repositoryRoot } from '@kostbar/stack/repository'
import { readSettings } from '@kostbar/stack/settings'
import { type Stack, startStack } from '@kostbar/stack/stack'
import { stopRequest } from './stop-request.ts'
import { summary } from './summary.ts'

/** `pnpm start` and `pnpm dev`: builds and starts everything, runs until stopped or a service fails. */
const begin = performance.now()
const mode = process.argv.includes('--dev') ? 'development' : 'production'
const seconds = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`

async function start(signal: AbortSignal): Promise<Stack> {
  const settings = readSettings()
  await prepareDataDirectory(defaultDataDirectory)
  const pid = await runningStack(defaultDataDirectory)
  if (pid) throw alreadyRunning(pid, defaultDataDirectory)
  console.log(mode === 'production' ? 'Building …' : 'Generating the Prisma client …')
  await build(mode, signal)
  console.log(`✓ Built (${seconds()})\nStarting …`)
  const stack = await startStack({ mode, signal, log: console.log })
  console.log(`\n${summary(stack, settings.seed)}\n(${seconds()}, logs in .data/logs)`)
  return stack
}

async function main(): Promise<void> {
  const envFile = join(repositoryRoot, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const request = await stopRequest(() => console.log('\nStopping …'))
  try {
    const stack = await start(request)
    request.addEventListener('abort', () => void stack.stop().catch(failCommand))
    if (request.aborted) await stack.stop()
    const failure = await stack.ended
    if (failure) throw failure
  } catch (error) {
    const wasAborted = request.aborted && error instanceof Error && error.name === 'AbortError'
    if (!wasAborted) throw error
  }
  console.log('Stopped.')
  process.exit(0)
}

main().catch(failCommand)
