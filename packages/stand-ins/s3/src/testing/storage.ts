import { join } from 'node:path'
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { onTestFinished } from 'vitest'
import { listenForStorage } from '../listen.ts'
import type { StorageOptions } from '../server.ts'
import { bucket, credentials, webOrigins } from './settings.ts'

const nothing = () => {}
/** Silent logger for the SDK, because some tests cut off uploads on purpose. */
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing }

/** The official AWS SDK with the stand-in's endpoint. */
export function sdkFor(endpoint: string, config: S3ClientConfig = {}): S3Client {
  const { region, accessKey: accessKeyId, secretKey: secretAccessKey } = credentials
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 1,
    logger: silent,
    ...config,
  })
}

/** A stand-in per test, with an SDK client. */
export async function startStorage(options: Partial<StorageOptions> = {}) {
  const home = await temporaryDirectory()
  const directory = options.directory ?? join(home, 'storage')
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const storage = await listenForStorage({ ...credentials, directory, bucket, webOrigins, onError, ...options }, 0)
  const endpoint = `http://127.0.0.1:${storage.port}`
  const s3 = sdkFor(endpoint)
  onTestFinished(async () => {
    s3.destroy()
    await storage.close()
  })
  return { home, directory, endpoint, port: storage.port, s3, errors, close: storage.close }
}
