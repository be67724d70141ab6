import { buildPushService } from '@kostbar/stand-in-push/http'
import type { Service } from '../service.ts'

export const pushService: Service = {
  name: 'Push service',
  ports: ['PUSH_PORT'],

  async start({ settings }) {
    const { app } = await buildPushService()
    await app.listen({ host: '127.0.0.1', port: settings.ports.PUSH_PORT })
    return { stop: () => app.close() }
  },
}
