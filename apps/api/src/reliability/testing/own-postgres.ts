import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@kostbar/machine/free-port'
import { locateHome, removeOutsideData } from '@kostbar/machine/postgres/home'
import { type PostgresServer, startServer } from '@kostbar/machine/postgres/server'

/** A PostgreSQL server that can fail like a real one. */
export interface OwnPostgres {
  readonly url: string
  start(): Promise<void>
  /** Orderly, as for an update. */
  stop(): Promise<void>
  /** SIGKILL of the server. */
  kill(): Promise<void>
  /** Ends it and deletes its data. */
  remove(): Promise<void>
}

/** A running server on a port of its own, in a temporary directory. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const directory = await mkdtemp(join(await realpath(tmpdir()), 'kostbar-outage-'))
  // Started as root, the server runs as another user, who has to get here.
  await chmod(directory, 0o755)
  const port = await freePort()
  const password = randomBytes(18).toString('base64url')
  const launch = async () =>
    startServer({
      home: await locateHome(directory),
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
