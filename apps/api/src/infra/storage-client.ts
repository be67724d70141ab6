import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { Problem } from '../problems/problem.ts'

export interface StorageSettings {
  /** Address of the S3 service; AWS when undefined. */
  endpoint: string | undefined
  region: string
  bucket: string
  /** Access key; when undefined, the SDK's default credential chain is used. */
  accessKey: string | undefined
  secretKey: string | undefined
}

/** Longest duration of a request, and longest pause within a download. */
const requestTimeoutMs = 4000

/** Opens the S3 client; connects on the first request. */
export function openClient({ endpoint, region, accessKey, secretKey }: StorageSettings): S3Client {
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKey && secretKey && { credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } }),
    // The default signs the checksum of an empty body into every upload URL, and S3 then refuses the upload.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1500, socketTimeout: requestTimeoutMs },
  })
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** Whether S3 refused the request, as opposed to a timeout, an outage or throttling. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error)
  return status !== undefined && status < 500 && status !== 429
}

/**
 * Runs an S3 request with a timeout.
 * @param call passes the signal to the SDK, so that a timed-out request is aborted
 * @throws Problem `unavailable` after the timeout or in an outage; a refusal of S3 (4xx) unchanged
 */
export async function withTimeout<T>(
  call: (abortSignal: AbortSignal) => Promise<T>,
  timeoutMs = requestTimeoutMs,
): Promise<T> {
  const abort = new AbortController()
  const expiry = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    abort.abort()
    // Needed besides the signal, which the SDK's credential lookup ignores.
    expiry.reject(new Error(`Object storage: no answer within ${timeoutMs} ms`))
  }, timeoutMs)
  try {
    return await Promise.race([call(abort.signal), expiry.promise])
  } catch (error) {
    throw isRefusal(error) ? error : new Problem('unavailable', { cause: error, retryAfter: 5 })
  } finally {
    clearTimeout(timer)
  }
}

/** Replaces two refusals by values: `missing` for an unknown key, `empty` for a byte range of an empty object. */
export async function orDefault<T, Missing, Empty>(
  request: Promise<T>,
  { missing, empty }: { missing: Missing; empty: Empty },
): Promise<T | Missing | Empty> {
  try {
    return await request
  } catch (error) {
    if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return missing
    if (statusOf(error) === 416) return empty
    throw error
  }
}
