import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { isZombie } from '../processes.ts'

/** Creates a zombie, whose parent never reaps it; removed after the test. @returns its process id */
export async function startZombie(owner: Pick<SpawnOptions, 'uid' | 'gid'> = {}): Promise<number> {
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], { ...owner, stdio: 'pipe' })
  onTestFinished(() => void parent.kill())
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(`${line}`)
  while (!isZombie(pid)) await delay(20)
  return pid
}
