import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { SetupError } from '@kostbar/machine/setup-error'
import { repositoryRoot } from './repository.ts'
import type { Mode } from './service.ts'

/**
 * Runs the cached build: everything for production, only the Prisma client in development.
 * @throws SetupError with what the failed task printed
 */
export async function build(mode: Mode, signal?: AbortSignal): Promise<void> {
  const turbo = fileURLToPath(import.meta.resolve('turbo/bin/turbo'))
  const what = mode === 'production' ? [] : ['--filter=@kostbar/prisma']
  const args = [turbo, 'run', 'build', ...what, '--output-logs=errors-only', '--no-update-notifier']
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' }
  const child = spawn(process.execPath, args, { cwd: repositoryRoot, env, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  if (output.includes('Unable to find package manager binary')) {
    throw new SetupError('pnpm is not there for the build: run this through `npx -y pnpm@10.34.9`, as the README says.')
  }
  if (code !== 0) throw new SetupError(`The build failed:\n\n${output.trim()}`)
}
