import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SetupError } from '@kostbar/machine/setup-error'
import { type StoredObject, storedObject } from './stored-object.ts'

const isSidecar = (name: string): boolean => /^[0-9a-f]{64}\.json$/.test(name)

async function readSidecar(path: string): Promise<StoredObject> {
  const text = await readFile(path, 'utf8')
  try {
    return storedObject.parse(JSON.parse(text))
  } catch (cause) {
    throw new SetupError(`${path} is damaged: restore it, or run \`reset\` to start with an empty stack.`, { cause })
  }
}

/** Leftovers of interrupted writes: data files without sidecar, sidecars without data file. Foreign files stay. */
const isLeftover = (name: string, wanted: ReadonlySet<string>): boolean =>
  /^[0-9a-f]{64}\./.test(name) && !wanted.has(name)

/**
 * Loads a bucket directory and removes leftovers of interrupted writes.
 * @throws SetupError when a sidecar cannot be read
 */
export async function loadBucket(directory: string): Promise<StoredObject[]> {
  const names = new Set(await readdir(directory))
  const objects: StoredObject[] = []
  const wanted = new Set<string>()
  for (const name of [...names].filter(isSidecar)) {
    const object = await readSidecar(join(directory, name))
    if (!names.has(object.file)) continue
    objects.push(object)
    wanted.add(name).add(object.file)
  }
  for (const name of names) if (isLeftover(name, wanted)) await rm(join(directory, name), { force: true })
  return objects
}
