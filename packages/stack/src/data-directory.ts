import { constants } from 'node:fs'
import { access, chmod, mkdir, statfs } from 'node:fs/promises'
import { SetupError } from '@kostbar/machine/setup-error'

const neededMegabytes = 500

/**
 * Makes the data directory, and makes sure that it can be written and has room.
 * @throws SetupError when it belongs to someone else or less than 500 MB are free
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true })
    await access(directory, constants.W_OK)
    // PostgreSQL does not run as root: its user must be able to pass through. What is private in there says so itself.
    if (process.getuid?.() === 0) await chmod(directory, 0o711)
  } catch (cause) {
    throw new SetupError(`${directory} cannot be written by this user: give it to yourself, or delete it.`, { cause })
  }
  const { bavail, bsize } = await statfs(directory)
  const megabytes = Math.floor((bavail * bsize) / 1_000_000)
  if (megabytes < neededMegabytes) {
    throw new SetupError(`Only ${megabytes} MB are free where ${directory} lies, and ${neededMegabytes} MB are needed.`)
  }
}
