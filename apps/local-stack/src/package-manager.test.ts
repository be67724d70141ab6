import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { expect, it } from 'vitest'

const run =
  'import { spawnSync } from "node:child_process"; spawnSync(process.argv[2], process.argv.slice(3), { stdio: "inherit" })'

/** Runs the function below two levels under `starter`, as `starter` → sh → node. */
async function processesUnder(
  starter: string,
): Promise<{ pids: number[]; shell: number; starter: number | undefined }> {
  const directory = await temporaryDirectory()
  const [script, inner] = [join(directory, starter), join(directory, 'inner.ts')]
  const module = new URL('./package-manager.ts', import.meta.url).href
  await writeFile(script, run)
  await chmod(script, 0o755)
  await writeFile(
    inner,
    `import { packageManagerProcesses } from '${module}'\nconsole.log(JSON.stringify({ pids: await packageManagerProcesses(), shell: process.ppid }))`,
  )
  const child = spawn(process.execPath, [script, 'sh', '-c', `'${process.execPath}' '${inner}'; true`])
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  await once(child, 'close')
  return { ...JSON.parse(output), starter: child.pid }
}

it('finds every process up to the package manager that runs this one', async () => {
  const { pids, shell, starter } = await processesUnder('pnpm.mjs')
  expect(pids.slice(0, 2)).toEqual([shell, starter])
})

it('ignores other programs', async () => {
  const { pids, starter } = await processesUnder('my-tool.mjs')
  // Under `pnpm test` a package manager is further up; what counts is that `starter` itself is not the outermost one.
  expect(pids.at(-1)).not.toBe(starter)
})
