import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { assertPortsFree } from './port-check.ts'
import { freePorts } from './testing/free-ports.ts'

it('names a taken port, its variable and its process', async () => {
  const ports = await freePorts()
  await assertPortsFree(ports, ['WEB_PORT', 'API_PORT'])
  const server = createServer().listen(ports.API_PORT, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const check = assertPortsFree(ports, ['WEB_PORT', 'API_PORT'])
  await expect(check).rejects.toThrow(
    new RegExp(
      `^Port ${ports.API_PORT} \\(API_PORT\\) is taken by process ${process.pid} \\(.+\\): end it, or set API_PORT`,
    ),
  )
})

it('waits for a port that is being released', async () => {
  const ports = await freePorts()
  const server = createServer().listen(ports.API_PORT, '127.0.0.1')
  await once(server, 'listening')
  setTimeout(() => server.close(), 300)
  await assertPortsFree(ports, ['API_PORT'])
})
