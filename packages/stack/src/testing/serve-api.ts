import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { AtEnd } from '@kostbar/machine/testing/at-end'
import { onTestFinished } from 'vitest'

/** Echoes the request: method, path and body. */
const echo: RequestListener = async (request, response) => {
  const body = await text(request).catch(() => undefined)
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }))
}

/** Starts an HTTP server in place of the API, closed at the end: by default after the current test. @returns its URL */
export async function apiOn(listener: RequestListener = echo, atEnd: AtEnd = onTestFinished): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
