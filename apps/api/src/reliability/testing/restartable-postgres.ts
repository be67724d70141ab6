import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@kostbar/machine/free-port'
import { locateCluster, removeOutsideData } from '@kostbar/machine/postgres/home'
import { type PostgresServer, startServer } from '@kostbar/machine/postgres/server'

/** A PostgreSQL server that can be stopped, killed and started again. */
export interface RestartablePostgres {
  readonly url: string
  start(): Promise<void>
  /** Stops the server with a fast shutdown, as for an update. */
  stop(): Promise<void>
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>
  /** Stops the server and deletes its data. */
  remove(): Promise<void>
}

/** Starts a server on a free port, in a temporary directory. */
export async function startRestartablePostgres(): Promise<RestartablePostgres> {
  const directory = await mkdtemp(join(await realpath(tmpdir()), 'kostbar-outage-'))
  // Under root the server runs as another user, who needs access.
  await chmod(directory, 0o755)
  const port = await freePort()
  const password = randomBytes(18).toString('base64url')
  const launch = async () =>
    startServer({
      home: await locateCluster(directory),
      port,
      password,
      database: 'kostbar',
      durable: false,
      logFile: join(directory, 'postgres.log'),
    })
  let server: PostgresServer = await launch()
  const stop = () => server.stop()
  return {
    url: server.url,
    start: async () => {
      server = await launch()
    },
    stop,
    kill: async () => {
      process.kill(server.pid, 'SIGKILL')
      await server.ended
    },
    remove: async () => {
      await stop()
      await removeOutsideData(directory)
      await rm(directory, { recursive: true, force: true })
    },
  }
}
