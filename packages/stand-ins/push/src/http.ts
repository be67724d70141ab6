import type { AddressInfo } from 'node:net'
import { isOwnHost } from '@kostbar/stand-in-pages/own-host'
import { serveAssets } from '@kostbar/stand-in-pages/serve-assets'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { decryptPush } from './decrypt.ts'
import { type Behaviour, type Devices, openDevices } from './devices.ts'
import { listPage } from './page.ts'

export type { DeviceSubscription, ReceivedPush } from './devices.ts'

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Refusal of an invalid push, as a push service gives it; undefined for a valid one. */
function refusal({ headers, body }: FastifyRequest): { status: number; reason: string } | undefined {
  if (!/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, ?k=[\w-]+$/.test(headers.authorization ?? ''))
    return { status: 401, reason: 'authorization is not vapid' }
  if (!/^\d+$/.test(`${headers.ttl}`)) return { status: 400, reason: 'ttl is missing' }
  if (headers['content-encoding'] !== 'aes128gcm') return { status: 415, reason: 'content-encoding is not aes128gcm' }
  if ((body as Buffer).length > 4096) return { status: 413, reason: 'more than 4096 bytes' }
  return undefined
}

/** Answers a push with the behaviour set for the device; null when the device receives the push. */
function misbehave(reply: FastifyReply, behaviour: Behaviour): unknown {
  if (behaviour === 'HANG') return reply.hijack()
  if (behaviour.status < 300) return null
  if (behaviour.retryAfter !== undefined) reply.header('retry-after', behaviour.retryAfter)
  return reply.code(behaviour.status).send()
}

function pushRoutes(app: FastifyInstance, devices: Devices): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Params: { id: string } }>('/push/:id', async (request, reply) => {
    const { id } = request.params
    const refused = refusal(request)
    if (refused) return reply.code(refused.status).send({ reason: refused.reason })
    const device = devices.find(id)
    const answered = misbehave(reply, device.behaviour)
    if (answered !== null) return answered
    const payload = decryptPush(request.body as Buffer, device.receiver, device.auth)
    const topic = `${request.headers.topic ?? ''}`
    devices.add({ deviceId: id, topic, payload, receivedAt: new Date().toISOString() })
    return reply.code(201).send()
  })
}

/** Routes for tests: create devices, set their behaviour, and list received messages. */
function controlRoutes(app: FastifyInstance, devices: Devices): void {
  app.post<{ Body: { id?: string } }>('/api/devices', async ({ body }) => devices.subscribe(body.id))
  app.post<{ Params: { id: string }; Body: { behaviour: Behaviour } }>(
    '/api/devices/:id/behaviour',
    async ({ params, body }, reply) => {
      devices.behave(params.id, body.behaviour)
      return reply.code(204).send()
    },
  )
  app.get('/api/messages', async () => devices.received)
}

/** Builds the push service without listening. It owns the devices' keys, so that it can decrypt and show messages. */
export async function buildPushService(): Promise<{ app: FastifyInstance; devices: Devices }> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 })
  const devices = openDevices(() => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'content-security-policy': pagePolicy, 'x-content-type-options': 'nosniff' })
    if (!isOwnHost(request.host)) return reply.code(421).send()
  })
  pushRoutes(app, devices)
  controlRoutes(app, devices)
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(listPage(devices.received)))
  await serveAssets(app, import.meta.url, ['icon.svg'])
  return { app, devices }
}
