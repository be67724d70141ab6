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

export interface StorageLimits {
  /** Time to open a connection, in ms. */
  readonly connectTimeoutMs: number
  /** Longest duration of a request, and longest pause within a download, in ms. */
  readonly requestTimeoutMs: number
}

const defaultLimits: StorageLimits = { connectTimeoutMs: 1500, requestTimeoutMs: 4000 }

/** S3 client of one bucket. */
export interface StorageClient {
  readonly s3: S3Client
  readonly bucket: string
  /** As the function of this name, by default with the timeout of requests. */
  withTimeout<T>(call: (abortSignal: AbortSignal) => Promise<T>, timeoutMs?: number): Promise<T>
}

/** Opens the S3 client; connects on the first request. */
export function openClient(
  { endpoint, region, bucket, accessKey, secretKey }: StorageSettings,
  { connectTimeoutMs, requestTimeoutMs }: StorageLimits = defaultLimits,
): StorageClient {
  const s3 = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKey && secretKey && { credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } }),
    // The default signs the checksum of an empty body into every upload URL, and S3 then refuses the upload.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectTimeoutMs, socketTimeout: requestTimeoutMs },
  })
  return { s3, bucket, withTimeout: (call, timeoutMs = requestTimeoutMs) => withTimeout(call, timeoutMs) }
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
export async function withTimeout<T>(call: (abortSignal: AbortSignal) => Promise<T>, timeoutMs: number): Promise<T> {
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
