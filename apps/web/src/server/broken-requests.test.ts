import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { answerBrokenRequest, brokenRequestAnswer } from './broken-requests.ts'

test('an address that is too long is answered with a German page', async () => {
  const app = fastify({ clientErrorHandler: answerBrokenRequest })
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const answer = await new Promise<{ status: number | undefined; type: string | undefined; body: string }>(
    (resolve, reject) => {
      request({ port, host: '127.0.0.1', path: `/blog?suche=${'x'.repeat(20_000)}` }, (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (part) => {
          body += part
        })
        response.on('end', () => resolve({ status: response.statusCode, type: response.headers['content-type'], body }))
      })
        .on('error', reject)
        .end()
    },
  )
  expect(answer).toMatchObject({ status: 431, type: 'text/html; charset=utf-8' })
  expect(answer.body).toContain('<html lang="de-AT">')
  expect(answer.body).toContain('Diese Adresse ist zu lang')
})

test('anything else that cannot be read is answered in German too', () => {
  expect(brokenRequestAnswer(undefined)).toContain('Diese Anfrage ist ungültig')
  expect(brokenRequestAnswer('ERR_HTTP_REQUEST_TIMEOUT')).toMatch(/^HTTP\/1\.1 408 /)
})
