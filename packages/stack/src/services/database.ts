import { logPath } from '@kostbar/machine/logs'
import { locateCluster } from '@kostbar/machine/postgres/home'
import { stopLeftover } from '@kostbar/machine/postgres/leftover'
import { startServer } from '@kostbar/machine/postgres/server'
import { SetupError } from '@kostbar/machine/setup-error'
import { databaseName } from '../addresses.ts'
import type { Service } from '../service.ts'

export const database: Service = {
  name: 'PostgreSQL',
  ports: ['DATABASE_PORT'],

  async prepare({ dataDirectory }) {
    await stopLeftover((await locateCluster(dataDirectory)).data)
  },

  async start({ dataDirectory, settings, secrets, signal }) {
    const logFile = logPath(dataDirectory, 'postgres')
    const server = await startServer({
      home: await locateCluster(dataDirectory),
      port: settings.ports.DATABASE_PORT,
      password: secrets.databasePassword,
      database: databaseName,
      durable: true,
      logFile,
      signal,
    })
    const failed = server.ended.then(() => new SetupError(`PostgreSQL has ended; its log is ${logFile}.`))
    return { stop: server.stop, failed }
  },
}
