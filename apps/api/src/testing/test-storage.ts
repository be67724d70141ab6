import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { originsOf } from '@kostbar/stand-in-s3/cors'
import { listenForStorage } from '@kostbar/stand-in-s3/listen'
import { openStorage, type Storage } from '../infra/storage.ts'

export const testStorageAccess = {
  region: 'eu-central-1',
  bucket: 'kostbar',
  accessKey: 'test-access-key',
  secretKey: 'test-secret-key',
}

/** Limits that outlast a machine that stands still for a while; those of production are tested by themselves. */
const storageLimits = { connectTimeoutMs: 60_000, requestTimeoutMs: 60_000 }

/** Starts an empty object storage (the local S3 stand-in) for one test file. */
export async function startTestStorage(
  webUrl: string,
): Promise<{ storage: Storage; endpoint: string; drop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'kostbar-storage-'))
  const running = await listenForStorage({ ...testStorageAccess, directory, webOrigins: originsOf(webUrl) }, 0)
  const endpoint = `http://127.0.0.1:${running.port}`
  const storage = openStorage({ ...testStorageAccess, endpoint }, storageLimits)
  const drop = async () => {
    storage.close()
    await running.close()
    await rm(directory, { recursive: true, force: true })
  }
  return { storage, endpoint, drop }
}
