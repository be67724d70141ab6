import { spawn } from 'node:child_process'
import { expect, it, onTestFinished } from 'vitest'
import { isAlive, isZombie, waitForEnd } from './processes.ts'
import { startZombie } from './testing/zombie.ts'

it('a process is alive until it ends', async () => {
  const child = spawn('sleep', ['60'])
  onTestFinished(() => void child.kill())
  const pid = child.pid ?? 0
  expect([isAlive(pid), isZombie(pid)]).toEqual([true, false])
  expect(await waitForEnd(pid, 50)).toBe(false)
  child.kill('SIGKILL')
  expect(await waitForEnd(pid, 10_000)).toBe(true)
})

it.runIf(process.platform === 'linux')('a zombie counts as ended', async () => {
  const pid = await startZombie()
  expect(process.kill(pid, 0)).toBe(true)
  expect(isAlive(pid)).toBe(false)
  expect(await waitForEnd(pid, 0)).toBe(true)
})
