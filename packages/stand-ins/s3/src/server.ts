import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { corsHeaders, preflightHeaders } from './cors.ts'
import { findOperation } from './find-operation.ts'
import { openBuckets } from './objects/buckets.ts'
import type { OperationContext, S3Response } from './operation.ts'
import { S3Error } from './s3-error.ts'
import { readRequest } from './s3-request.ts'
import { authenticate, type Credentials } from './signature/authenticate.ts'
import { xmlDocument } from './xml.ts'

export type StorageOptions = Credentials & {
  /** Where everything is kept; nothing is written elsewhere. */
  directory: string
  /** The bucket that is there from the start. */
  bucket: string
  /** The only web origins whose pages may call. */
  webOrigins: ReadonlySet<string>
  /** Most bytes of one object; as many as S3 takes at once when left out. */
  maxObjectBytes?: number
  /** Told of what went wrong here, not of refusals. */
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
  // Without the query, which may hold a signature.
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

/** A client that left in the middle of its request or of our answer is its own concern. */
const isGone = (message: IncomingMessage, response: ServerResponse): boolean =>
  response.destroyed || (message.destroyed && !message.complete)

/**
 * An S3 endpoint for one machine, not yet listening: the calls the product makes, each only with a good signature.
 * @throws SetupError when what the directory holds cannot be read
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
      // What is left of the body is read and dropped: a client that still sends would not see the answer otherwise.
      message.resume()
    }
  }

  const server = createServer((message, response) => void handle(message, response, () => {}))
  server.on('checkContinue', (message: IncomingMessage, response: ServerResponse) => {
    // A refused body is never sent: what followed on this connection could not be told from it.
    response.setHeader('connection', 'close')
    const acceptBody = () => {
      response.removeHeader('connection')
      response.writeContinue()
    }
    void handle(message, response, acceptBody)
  })
  return server
}
