import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { Problem } from '../problems/problem.ts'

export interface StorageSettings {
  /** AWS when undefined. */
  endpoint: string | undefined
  region: string
  bucket: string
  /** The ways the SDK itself has to find keys (a machine's identity at AWS) when undefined. */
  accessKey: string | undefined
  secretKey: string | undefined
}

/** How long a call may take, and how long a download that has begun may fall silent. */
const patienceMs = 4000

/** Opens nothing yet: connections are made when they are needed. */
export function openClient({ endpoint, region, accessKey, secretKey }: StorageSettings): S3Client {
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKey && secretKey && { credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } }),
    // The default signs the checksum of an empty body into every address for an upload, which S3 then refuses.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1500, socketTimeout: patienceMs },
  })
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** Whether S3 itself has said no, rather than nothing at all or that it cannot at present. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error)
  return status !== undefined && status < 500 && status !== 429
}

/**
 * Makes a call that ends in time, whatever the storage does.
 * @param call should hand the signal on to the SDK, so that nothing goes on in vain
 * @param limitMs how long it may take
 * @throws Problem `unavailable` when there is no answer; S3's refusals as they are
 */
export async function reach<T>(call: (abortSignal: AbortSignal) => Promise<T>, limitMs = patienceMs): Promise<T> {
  const abort = new AbortController()
  const expiry = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    abort.abort()
    // Looking for keys takes no signal.
    expiry.reject(new Error(`Object storage: no answer within ${limitMs} ms`))
  }, limitMs)
  try {
    return await Promise.race([call(abort.signal), expiry.promise])
  } catch (error) {
    throw isRefusal(error) ? error : new Problem('unavailable', { cause: error, retryAfter: 5 })
  } finally {
    clearTimeout(timer)
  }
}

/** Stands in for what is not there: `missing` for an object, `empty` for a part of one that has no bytes. */
export async function otherwise<T, Missing, Empty>(
  found: Promise<T>,
  { missing, empty }: { missing: Missing; empty: Empty },
): Promise<T | Missing | Empty> {
  try {
    return await found
  } catch (error) {
    if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return missing
    if (statusOf(error) === 416) return empty
    throw error
  }
}
