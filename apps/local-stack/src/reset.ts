import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { removeOutsideData } from '@kostbar/machine/postgres/home'
import { failCommand } from '@kostbar/machine/setup-error'
import { lockInstance } from '@kostbar/stack/instance-lock'
import { defaultDataDirectory } from '@kostbar/stack/repository'

/** Deletes the data directory. Refuses while the stack runs. */
async function reset(directory: string): Promise<void> {
  if (!existsSync(directory)) return
  const unlock = await lockInstance(directory)
  await removeOutsideData(directory)
  await rm(directory, { recursive: true, force: true })
  await unlock()
}

reset(defaultDataDirectory).then(() => console.log('Emptied: the next start begins anew.'), failCommand)
