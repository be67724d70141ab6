// @vitest-environment node
import fastify, { LogController } from 'fastify'
import { expect, test } from 'vitest'
import { logRequests, pathToLog } from './log.ts'

test.each([
  ['/passwort-zuruecksetzen?user=1&token=secret', '/passwort-zuruecksetzen'],
  ['/api/users/anna%40kostbar.test/forgotpassword', '/api/users/:email/forgotpassword'],
  ['/api/users/anna@kostbar.test/forgotpassword?x=1', '/api/users/:email/forgotpassword'],
  ['/profile', '/profile'],
])('%s is logged as %s', (url, logged) => {
  expect(pathToLog(url)).toBe(logged)
})

test('an answered request is one line without anything personal', async () => {
  const lines: string[] = []
  const app = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
  })
  logRequests(app)
  app.get('/*', async () => 'ok')
  await app.inject({ url: '/profile?token=secret', headers: { cookie: 'kostbar_access=secret' } })
  await app.inject('/health')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', path: '/profile', status: 200, msg: 'answered' })
  expect(lines[0]).not.toContain('secret')
})
