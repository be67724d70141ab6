import type { Readable } from 'node:stream'
import type { Buckets } from './objects/buckets.ts'
import type { S3Request } from './s3-request.ts'

export type S3Response = {
  status: number
  headers?: Record<string, string>
  body?: string | Readable
}

export type OperationContext = {
  buckets: Buckets
  region: string
  /** Maximum object size in bytes. */
  maxObjectBytes: number
}

/** One S3 operation. Unknown parameters are refused instead of ignored. */
export type Operation = {
  /** Supported query parameters. */
  query: readonly string[]
  /** Supported `x-amz-…` headers besides those of every operation. */
  headers?: readonly string[]
  run(request: S3Request, context: OperationContext): Promise<S3Response>
}
