import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { serverAccount } from '../postgres/account.ts'
import { reachableBinaries } from '../postgres/binaries.ts'
import type { PostgresHome } from '../postgres/home.ts'
import { stopLeftover } from '../postgres/leftover.ts'
import { startServer } from '../postgres/server.ts'
import { isAlive } from '../processes.ts'
import type { TestPostgres } from './handle.ts'

const prefix = 'kostbar-test-'

/** A directory's name carries the process id of the run it belongs to: kostbar-test-1234-aBcDeF. */
async function removeLeftovers(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (!pid || isAlive(pid)) continue
    await stopLeftover(join(parent, name, 'postgres'))
    await rm(join(parent, name), { recursive: true, force: true })
  }
}

async function makeHome(directory: string): Promise<PostgresHome> {
  const data = join(directory, 'postgres')
  const account = await serverAccount(data)
  // Passing through is all that the server's user may do there.
  await chmod(directory, 0o711)
  return { data, account, binaries: await reachableBinaries(account, directory) }
}

/** A server of our own in a temporary directory, on a free port, without waiting for the disk. */
export async function throwAwayPostgres(): Promise<TestPostgres> {
  const parent = await realpath(tmpdir())
  await removeLeftovers(parent)
  const directory = await mkdtemp(join(parent, `${prefix}${process.pid}-`))
  try {
    const server = await startServer({
      home: await makeHome(directory),
      port: await freePort(),
      password: randomBytes(18).toString('base64url'),
      database: 'kostbar',
      durable: false,
      logFile: join(directory, 'postgres.log'),
    })
    const clear = () => {
      process.kill(server.pid, 'SIGQUIT')
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    }
    process.once('exit', clear)
    return {
      url: server.url,
      async stop() {
        process.off('exit', clear)
        await server.stop()
        await rm(directory, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(directory, { recursive: true, force: true })
    throw error
  }
}
