import { SetupError } from '@kostbar/machine/setup-error'
import { z } from 'zod'
import type { Secrets } from './secrets.ts'

/** Endpoint and credentials of an S3 storage. */
export type StorageAccess = { endpoint: string; region: string; bucket: string; accessKey: string; secretKey: string }

/** Environment variables of an S3 storage. */
export const storageVariables = {
  STORAGE_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.eu-central-1.amazonaws.com' })
    .optional(),
  STORAGE_REGION: z.string().default('eu-central-1'),
  STORAGE_BUCKET: z.string().default('kostbar'),
  STORAGE_ACCESS_KEY: z.string().optional(),
  STORAGE_SECRET_KEY: z.string().optional(),
}

/**
 * The storage of the environment, if any.
 * @throws SetupError when it names no key to sign with
 */
export function readOwnStorage(env: z.infer<z.ZodObject<typeof storageVariables>>): StorageAccess | undefined {
  const { STORAGE_ENDPOINT, STORAGE_REGION, STORAGE_BUCKET, STORAGE_ACCESS_KEY, STORAGE_SECRET_KEY } = env
  if (!STORAGE_ENDPOINT) return undefined
  if (!STORAGE_ACCESS_KEY || !STORAGE_SECRET_KEY)
    throw new SetupError('STORAGE_ENDPOINT needs STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY beside it.')
  return {
    endpoint: STORAGE_ENDPOINT,
    region: STORAGE_REGION,
    bucket: STORAGE_BUCKET,
    accessKey: STORAGE_ACCESS_KEY,
    secretKey: STORAGE_SECRET_KEY,
  }
}

/** The stand-in's credentials on a port. */
export const stackStorage = (port: number, secrets: Secrets): StorageAccess => ({
  endpoint: `http://127.0.0.1:${port}`,
  region: 'eu-central-1',
  bucket: 'kostbar',
  accessKey: secrets.storageAccessKey,
  secretKey: secrets.storageSecretKey,
})

/** Environment variables for the API. */
export const storageEnvironment = (access: StorageAccess): Record<string, string> => ({
  STORAGE_ENDPOINT: access.endpoint,
  STORAGE_REGION: access.region,
  STORAGE_BUCKET: access.bucket,
  STORAGE_ACCESS_KEY: access.accessKey,
  STORAGE_SECRET_KEY: access.secretKey,
})
