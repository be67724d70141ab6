import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { serverAccount } from '../postgres/account.ts'
import { executableBinaries } from '../postgres/binaries.ts'
import type { ClusterLocation } from '../postgres/home.ts'
import { startServer } from '../postgres/server.ts'
import type { TestPostgres } from './handle.ts'
import { runDirectory } from './run-directory.ts'

async function makeHome(directory: string): Promise<ClusterLocation> {
  const data = join(directory, 'postgres')
  const account = await serverAccount(data)
  // The server's user only needs to pass through this directory.
  await chmod(directory, 0o711)
  return { data, account, binaries: await executableBinaries(account, directory) }
}

/** Starts a server in a temporary directory, on a free port, without waiting for the disk. */
export async function throwAwayPostgres(): Promise<TestPostgres> {
  const directory = await runDirectory('kostbar-test-')
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
