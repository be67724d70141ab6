import type { S3Client } from '@aws-sdk/client-s3'
import type { WireRequest } from './exchange.ts'

type SdkRequest = {
  method: string
  path: string
  query?: Record<string, string | string[] | null>
  headers: Record<string, string>
  body?: unknown
}
type Next = (args: { request: SdkRequest }) => Promise<never>

const encode = (part: string) => encodeURIComponent(part).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)

function toWire({ method, path, query = {}, headers, body }: SdkRequest): WireRequest {
  const parameters = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(String(value ?? ''))}`)
  return {
    method,
    path: parameters.length > 0 ? `${path}?${parameters.join('&')}` : path,
    headers: { ...headers },
    ...((typeof body === 'string' || body instanceof Uint8Array) && { body: Buffer.from(body) }),
  }
}

/**
 * The request the SDK would send for a command, with its signature header.
 * @param body replaces the command's body
 */
export async function signed(s3: S3Client, command: object, body?: string): Promise<WireRequest> {
  let caught: SdkRequest | undefined
  const replaceBody = (next: Next) => (args: { request: SdkRequest }) => {
    if (body !== undefined) args.request.body = body
    return next(args)
  }
  const catchSigned = () => async (args: { request: SdkRequest }) => {
    caught = args.request
    throw new Error('caught')
  }
  const stack = s3.middlewareStack
  stack.add(replaceBody as never, { step: 'build', priority: 'high', name: 'replaceBody', override: true })
  stack.addRelativeTo(catchSigned as never, {
    relation: 'after',
    toMiddleware: 'httpSigningMiddleware',
    name: 'catchSigned',
    override: true,
  })
  await s3.send(command as never).catch((error: Error) => {
    if (error.message !== 'caught') throw error
  })
  stack.remove('replaceBody')
  stack.remove('catchSigned')
  if (!caught) throw new Error('The SDK signed no request')
  return toWire(caught)
}
