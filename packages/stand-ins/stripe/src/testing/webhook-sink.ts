import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string; type: string; id: string }

/** A webhook endpoint; `answer` gives the status for the number of received events. */
export async function webhookSink(answer: (count: number) => number = () => 200) {
  const received: ReceivedWebhook[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { type, id } = JSON.parse(body)
    received.push({ headers: request.headers, body, type, id })
    response.writeHead(answer(received.length)).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { received, url: `http://127.0.0.1:${port}/stripe/webhook` }
}
