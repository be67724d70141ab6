import { buildPushService } from '@kostbar/stand-in-push/http'
import webPush from 'web-push'
import { openPush, type Push } from '../infra/push/push.ts'

export type PushStandIn = Awaited<ReturnType<typeof startPushStandIn>>

/**
 * Starts a push service stand-in on a free port, and opens a push client with new VAPID keys.
 * @param timeoutMs of requests to devices
 */
export async function startPushStandIn(timeoutMs: number): Promise<{
  push: Push
  devices: Awaited<ReturnType<typeof buildPushService>>['devices']
  stop(): Promise<void>
}> {
  const { app, devices } = await buildPushService()
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const push = openPush({
    ...webPush.generateVAPIDKeys(),
    subject: 'mailto:operator@example.test',
    localOrigin: origin,
    timeoutMs,
  })
  return { push, devices, stop: () => app.close() }
}
