import { randomBytes } from 'node:crypto'
import { setImmediate as nextLoopTurn } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import webPush from 'web-push'
import { openPush } from './push.ts'

it('encrypts one message per turn of the event loop, so that a batch does not hold up other requests', async () => {
  // Nothing listens on port 9: what is sent is refused.
  const localOrigin = 'http://127.0.0.1:9'
  const push = openPush({ ...webPush.generateVAPIDKeys(), subject: 'mailto:push@example.test', localOrigin })
  const encrypted = vi.spyOn(webPush, 'generateRequestDetails')
  onTestFinished(() => encrypted.mockRestore())
  const keys = { p256dh: webPush.generateVAPIDKeys().publicKey, auth: randomBytes(16).toString('base64url') }
  const batch = Array.from({ length: 20 }, (_value, index) =>
    push.send({ endpoint: `${localOrigin}/push/${index}`, ...keys }, { title: 'Hallo' }, `topic-${index}`),
  )
  const perTurn: number[] = []
  for (let turn = 0; turn < 200 && encrypted.mock.calls.length < batch.length; turn += 1) {
    const before = encrypted.mock.calls.length
    await nextLoopTurn()
    perTurn.push(encrypted.mock.calls.length - before)
  }
  expect(perTurn.filter((count) => count > 0)).toEqual(batch.map(() => 1))
  expect(await Promise.all(batch)).toEqual(batch.map(() => ({ kind: 'RETRY', afterSeconds: null })))
})
