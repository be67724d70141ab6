import { type StorageAddresses, storageAddresses } from './storage-addresses.ts'
import { openClient, type StorageLimits, type StorageSettings } from './storage-client.ts'
import { type StorageFiles, storageFiles } from './storage-files.ts'

/**
 * Files in one private S3 bucket. Requests fail with Problem `unavailable` within seconds when it cannot be reached.
 */
export interface Storage extends StorageAddresses, StorageFiles {
  close(): void
}

/** Opens the object storage; connects on the first request. */
export function openStorage(settings: StorageSettings, limits?: StorageLimits): Storage {
  const client = openClient(settings, limits)
  return {
    ...storageAddresses(client),
    ...storageFiles(client),
    close: () => client.s3.destroy(),
  }
}
