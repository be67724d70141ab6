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
  /** Most bytes of one object. */
  maxObjectBytes: number
}

/** One S3 call. What a request asks beyond these parameters is refused: ignoring it would do something else than asked. */
export type Operation = {
  /** Names of query parameters it knows. */
  query: readonly string[]
  run(request: S3Request, context: OperationContext): Promise<S3Response>
}
