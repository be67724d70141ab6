import { type StorageAddresses, storageAddresses } from './storage-addresses.ts'
import { openClient, type StorageSettings } from './storage-client.ts'
import { type StorageFiles, storageFiles } from './storage-files.ts'

/** Files in one private bucket (S3). A call that cannot reach it is Problem `unavailable` within a few seconds. */
export interface Storage extends StorageAddresses, StorageFiles {
  close(): void
}

/** Opens nothing yet: connections are made when they are needed. */
export function openStorage(settings: StorageSettings): Storage {
  const client = openClient(settings)
  return {
    ...storageAddresses(client, settings.bucket),
    ...storageFiles(client, settings.bucket),
    close: () => client.destroy(),
  }
}
