import { databaseName } from '../addresses.ts'
import { logPath } from '../logs.ts'
import { locateHome } from '../postgres/home.ts'
import { stopLeftover } from '../postgres/leftover.ts'
import { startServer } from '../postgres/server.ts'
import type { Service } from '../service.ts'
import { StackError } from '../stack-error.ts'

export const database: Service = {
  name: 'PostgreSQL',
  ports: ['DATABASE_PORT'],

  async prepare({ dataDirectory }) {
    await stopLeftover((await locateHome(dataDirectory)).data)
  },

  async start({ dataDirectory, settings, secrets, signal }) {
    const logFile = logPath(dataDirectory, 'postgres')
    const server = await startServer({
      home: await locateHome(dataDirectory),
      port: settings.ports.DATABASE_PORT,
      password: secrets.databasePassword,
      database: databaseName,
      durable: true,
      logFile,
      signal,
    })
    const failed = server.ended.then(() => new StackError(`PostgreSQL has ended; its log is ${logFile}.`))
    return { stop: server.stop, failed }
  },
}
