import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** A raw request that tests can modify. */
export type WireRequest = { method: string; path: string; headers: Record<string, string>; body?: string | Buffer }

/** Sends a raw request; `fetch` would normalise it. */
export async function exchange(port: number, { method, path, headers, body }: WireRequest) {
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  // The server may refuse before the whole body is sent.
  sent.on('error', () => {})
  const content = await text(answer)
  return { status: answer.statusCode, headers: answer.headers, content, code: /<Code>(\w+)</.exec(content)?.[1] }
}

/** Raw request for a (presigned) URL. */
export function forUrl(method: string, url: string, headers: Record<string, string> = {}, body?: string): WireRequest {
  const length = body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` }
  const path = url.slice(url.indexOf('/', 'http://'.length))
  return { method, path, headers: { ...length, ...headers }, ...(body !== undefined && { body }) }
}

/** Replaces text. @throws Error when nothing matches, so that no test passes because it did not modify anything */
export function replaceIn(text: string, from: string | RegExp, to: string): string {
  const replaced = text.replace(from, to)
  if (replaced === text) throw new Error(`There is no ${from} in ${text}`)
  return replaced
}

export const withHeaders = (sent: WireRequest, headers: Record<string, string>): WireRequest => ({
  ...sent,
  headers: { ...sent.headers, ...headers },
})

export const withoutHeader = (sent: WireRequest, name: string): WireRequest => ({
  ...sent,
  headers: Object.fromEntries(Object.entries(sent.headers).filter(([header]) => header !== name)),
})

export const withAuthorization = (sent: WireRequest, from: string | RegExp, to: string): WireRequest =>
  withHeaders(sent, { authorization: replaceIn(sent.headers.authorization ?? '', from, to) })
