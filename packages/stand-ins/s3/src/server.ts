import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { corsHeaders, preflightHeaders } from './cors.ts'
import { findOperation } from './find-operation.ts'
import { openBuckets } from './objects/buckets.ts'
import type { OperationContext, S3Response } from './operation.ts'
import { S3Error } from './s3-error.ts'
import { readRequest } from './s3-request.ts'
import { authenticate, type S3Credentials } from './signature/authenticate.ts'
import { xmlDocument } from './xml.ts'

export type StorageOptions = S3Credentials & {
  /** Data directory; nothing is written outside. */
  directory: string
  /** Bucket created at the start. */
  bucket: string
  /** Allowed CORS origins. */
  webOrigins: ReadonlySet<string>
  /** Maximum object size in bytes; 5 GiB by default, as S3 for one PUT. */
  maxObjectBytes?: number
  /** Receives internal errors, not S3 error responses. */
  onError?: (error: unknown) => void
}

/** 5 GiB. */
const usualMaxObjectBytes = 5 * 1024 ** 3

type Answerer = (message: IncomingMessage, acceptBody: () => void) => Promise<S3Response>

const answererOf =
  (options: StorageOptions, context: OperationContext): Answerer =>
  async (message, acceptBody) => {
    if (message.method === 'OPTIONS') return { status: 200, headers: preflightHeaders(message.headers) }
    const request = readRequest(message, acceptBody)
    authenticate(request, options, Date.now())
    return findOperation(request).run(request, context)
  }

function refusal(error: S3Error, message: IncomingMessage, requestId: string): S3Response {
  // Without the query, which may contain a signature.
  const [resource = ''] = (message.url ?? '').split('?')
  const children = { Code: error.code, Message: error.message, Resource: resource, RequestId: requestId }
  return {
    status: error.status,
    headers: { ...error.headers, 'content-type': 'application/xml' },
    body: xmlDocument('Error', children),
  }
}

async function send(response: ServerResponse, answer: S3Response): Promise<void> {
  response.statusCode = answer.status
  response.setHeaders(new Map(Object.entries(answer.headers ?? {})))
  if (typeof answer.body === 'object') await pipeline(answer.body, response)
  else response.end(answer.body)
}

/** Aborted connections are not errors of the server. */
const isGone = (message: IncomingMessage, response: ServerResponse): boolean =>
  response.destroyed || (message.destroyed && !message.complete)

/**
 * Builds the S3 stand-in without listening. Every call needs a valid signature (version 4).
 * @throws SetupError when the directory cannot be read
 */
export async function buildStorage(options: StorageOptions): Promise<Server> {
  const { directory, bucket, region, webOrigins, maxObjectBytes = usualMaxObjectBytes, onError = () => {} } = options
  const buckets = await openBuckets(directory)
  await buckets.create(bucket)
  const answer = answererOf(options, { buckets, region, maxObjectBytes })

  const handle = async (message: IncomingMessage, response: ServerResponse, acceptBody: () => void) => {
    const requestId = randomUUID()
    response.setHeader('x-amz-request-id', requestId).setHeader('x-content-type-options', 'nosniff')
    try {
      response.setHeaders(new Map(Object.entries(corsHeaders(message.headers, webOrigins))))
      await send(response, await answer(message, acceptBody))
    } catch (error) {
      if (isGone(message, response)) return
      if (!(error instanceof S3Error)) onError(error)
      if (response.headersSent) return void response.destroy()
      const refused = error instanceof S3Error ? error : new S3Error('InternalError')
      await send(response, refusal(refused, message, requestId))
      // Drains the body: a client that is still sending would miss the response.
      message.resume()
    }
  }

  const server = createServer((message, response) => void handle(message, response, () => {}))
  server.on('checkContinue', (message: IncomingMessage, response: ServerResponse) => {
    // After a refused `Expect: 100-continue` the connection cannot be reused.
    response.setHeader('connection', 'close')
    const acceptBody = () => {
      response.removeHeader('connection')
      response.writeContinue()
    }
    void handle(message, response, acceptBody)
  })
  return server
}
