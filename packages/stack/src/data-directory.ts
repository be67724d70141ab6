import { constants } from 'node:fs'
import { access, chmod, mkdir, statfs } from 'node:fs/promises'
import { SetupError } from '@kostbar/machine/setup-error'

const minFreeMegabytes = 500

/**
 * Creates the data directory and checks write access and free space.
 * @throws SetupError when it belongs to someone else or less than 500 MB are free
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true })
    await access(directory, constants.W_OK)
    // PostgreSQL does not run as root: its user needs execute permission here. Private files have their own modes.
    if (process.getuid?.() === 0) await chmod(directory, 0o711)
  } catch (cause) {
    throw new SetupError(`${directory} cannot be written by this user: give it to yourself, or delete it.`, { cause })
  }
  const { bavail, bsize } = await statfs(directory)
  const megabytes = Math.floor((bavail * bsize) / 1_000_000)
  if (megabytes < minFreeMegabytes) {
    throw new SetupError(
      `Only ${megabytes} MB are free where ${directory} lies, and ${minFreeMegabytes} MB are needed.`,
    )
  }
}
