import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { expect, it } from 'vitest'
import { lockInstance, runningStack } from './instance-lock.ts'

it('lets one stack use a data directory at a time', async () => {
  const [directory, other] = await Promise.all([temporaryDirectory(), temporaryDirectory()])
  expect(await runningStack(directory)).toBeUndefined()
  const unlock = await lockInstance(directory)
  expect(await runningStack(directory)).toBe(process.pid)
  await expect(lockInstance(directory)).rejects.toThrow(`A stack already runs here (process ${process.pid}`)
  await (await lockInstance(other))()
  await unlock()
  expect(await runningStack(directory)).toBeUndefined()
  await (await lockInstance(directory))()
})

it('is released when its process is killed', async () => {
  const directory = await temporaryDirectory()
  const script = join(directory, 'holder.ts')
  const lock = new URL('./instance-lock.ts', import.meta.url).href
  await writeFile(
    script,
    `import { lockInstance } from '${lock}'\nawait lockInstance('${directory}')\nprocess.send('locked')\nsetInterval(() => {}, 1000)`,
  )
  const holder = fork(script, { execArgv: [] })
  await once(holder, 'message')
  expect(await runningStack(directory)).toBe(holder.pid)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await (await lockInstance(directory))()
})
