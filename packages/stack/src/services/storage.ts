import { join } from 'node:path'
import { describeError } from '@kostbar/machine/setup-error'
import { originsOf } from '@kostbar/stand-in-s3/cors'
import { listenForStorage } from '@kostbar/stand-in-s3/listen'
import type { Service } from '../service.ts'

export const storage: Service = {
  name: 'Object storage',
  ports: ['STORAGE_PORT'],

  async start({ dataDirectory, settings, addresses, storage }) {
    const { region, bucket, accessKey, secretKey } = storage
    const directory = join(dataDirectory, 'storage')
    const webOrigins = originsOf(addresses.web)
    const onError = (error: unknown) => console.error(`Object storage: ${describeError(error)}`)
    const options = { region, bucket, accessKey, secretKey, directory, webOrigins, onError }
    const running = await listenForStorage(options, settings.ports.STORAGE_PORT)
    return { stop: running.close }
  },
}
