// @vitest-environment node
import fastify, { LogController } from 'fastify'
import { expect, test } from 'vitest'
import { ProblemError } from '../lib/problem-error.ts'
import { registerRequestLog, requestSerializers } from './request-log.ts'

function serve() {
  const lines: string[] = []
  const app = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: 'info',
      serializers: requestSerializers,
      stream: { write: (line: string) => void lines.push(line) },
    },
  })
  registerRequestLog(app)
  const parsed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { app, lines, parsed }
}

test('writes one line per response with the route pattern; health checks and built files are debug', async () => {
  const { app, lines, parsed } = serve()
  app.get('/user/:id', async () => 'ok')
  app.get('/health', async () => 'ok')
  app.get('/assets/*', async () => 'ok')
  await app.inject({ url: '/user/7?token=secret', headers: { cookie: 'kostbar_access=secret' } })
  await app.inject('/health')
  await app.inject('/assets/entry.js')
  expect(parsed()).toEqual([
    expect.objectContaining({ method: 'GET', route: '/user/:id', status: 200, msg: 'request' }),
  ])
  expect(lines[0]).not.toContain('secret')
  expect(lines[0]).not.toContain('127.0.0.1')
})

test('prefers the page pattern of the app router', async () => {
  const { app, parsed } = serve()
  app.get('/*', async (request) => {
    request.pagePattern = '/user/:id/dokumente'
  })
  await app.inject('/user/7/dokumente')
  expect(parsed()[0]?.route).toBe('/user/:id/dokumente')
})

test('an unknown path is logged without a route', async () => {
  const { app, lines, parsed } = serve()
  await app.inject('/users/anna@kostbar.test')
  expect(parsed()[0]).toMatchObject({ status: 404 })
  expect(lines.join('')).not.toContain('anna')
})

test('a request logged by Fastify or a plugin has neither URL nor address', async () => {
  const { app, lines } = serve()
  app.get('/user/:id', async (request) => {
    request.log.info({ req: request }, 'extra')
    return 'ok'
  })
  await app.inject({ url: '/user/7?token=secret', remoteAddress: '203.0.113.9' })
  expect(lines.join('')).toContain('"route":"/user/:id"')
  expect(lines.join('')).not.toMatch(/secret|203\.0\.113|user\/7/)
})

test('an error report holds the code of a refused call, not the health data that came with it', async () => {
  const { app, lines } = serve()
  const current = { rev: 2, answers: { medication: 'KANARIE-BEFUND' } }
  app.get('/anamnese', async (request) => {
    const refused = new ProblemError({ code: 'changed_meanwhile', msg: 'Inzwischen geändert.', current }, 409)
    request.log.error(new Error('rendering failed', { cause: refused }))
    request.log.error(refused)
    return 'ok'
  })
  await app.inject('/anamnese')
  expect(lines.filter((line) => line.includes('changed_meanwhile'))).toHaveLength(2)
  expect(lines.join('')).not.toContain('KANARIE')
})
