import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * Baseline: node:http repeating the bytes of another server (`COPIED_FROM`), fetched once per URL. No security headers,
 * nonces, compression or log.
 */
const answers = new Map<string, { body: Buffer; headers: OutgoingHttpHeaders }>()

async function fetchCopy({ url = '/', headers }: IncomingMessage) {
  const upstream = request(process.env.COPIED_FROM + url, { headers }).end()
  const [answer] = (await once(upstream, 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  const { 'content-type': type, 'content-encoding': encoding } = answer.headers
  const copy = { body, headers: { 'content-type': type, 'content-encoding': encoding, 'content-length': body.length } }
  answers.set(url, copy)
  return copy
}

createServer(async (incoming, response) => {
  const { body, headers } = answers.get(incoming.url ?? '/') ?? (await fetchCopy(incoming))
  response.writeHead(200, headers).end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
