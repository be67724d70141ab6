import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../free-port.ts'
import { isAlive, waitForEnd } from '../processes.ts'
import { temporaryDirectory } from '../testing/temporary-directory.ts'
import { startZombie } from '../testing/zombie.ts'
import { locateCluster, removeOutsideData } from './home.ts'
import { type PostgresServer, startServer } from './server.ts'

// Several servers come and go in a test, on a machine that may be busy.
const isRoot = process.getuid?.() === 0

async function ownCluster() {
  const directory = await temporaryDirectory()
  await chmod(directory, 0o755)
  const port = await freePort()
  const start = async (): Promise<PostgresServer> => {
    const server = await startServer({
      home: await locateCluster(directory),
      port,
      password: 'a password: with @ signs/',
      database: 'kostbar',
      durable: true,
      logFile: join(directory, 'postgres.log'),
    })
    onTestFinished(async () => {
      if (isAlive(server.pid)) process.kill(server.pid, 'SIGQUIT')
      await waitForEnd(server.pid, 5000)
      await removeOutsideData(directory)
    })
    return server
  }
  const log = () => readFile(join(directory, 'postgres.log'), 'utf8')
  return { start, log, data: async () => (await locateCluster(directory)).data }
}

async function query<T extends pg.QueryResultRow>(server: PostgresServer, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  return (await client.query<T>(sql).finally(() => client.end())).rows
}

const write = (server: PostgresServer) => query(server, 'CREATE TABLE kept AS SELECT 42 AS answer')
const read = (server: PostgresServer) => query(server, 'SELECT answer FROM kept')

describe('PostgreSQL of the stack', () => {
  it('logs errors without values of rows', async () => {
    const { start, log } = await ownCluster()
    const server = await start()
    await query(server, 'CREATE TABLE people (email text PRIMARY KEY)')
    const insert = () => query(server, `INSERT INTO people VALUES ('anna@example.test')`)
    await insert()
    await expect(insert()).rejects.toMatchObject({ code: '23505' })
    await expect.poll(log).toContain('people_pkey')
    expect(await log()).not.toContain('anna@example.test')
  })

  it('persists data, sorts with the Austrian collation, and listens on 127.0.0.1 only', async () => {
    const { start } = await ownCluster()
    const first = await start()
    await write(first)
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)
    const second = await start()
    expect(await read(second)).toEqual([{ answer: 42 }])
    const names = `SELECT name FROM (VALUES ('Zoe'), ('Ärger'), ('anna'), ('Berta')) names (name) ORDER BY name`
    expect((await query<{ name: string }>(second, names)).map(({ name }) => name)).toEqual([
      'anna',
      'Ärger',
      'Berta',
      'Zoe',
    ])
    expect(await query(second, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  })

  it('recovers after kill -9', async () => {
    const { start } = await ownCluster()
    const first = await start()
    await write(first)
    process.kill(first.pid, 'SIGKILL')
    await first.ended
    expect(await read(await start())).toEqual([{ answer: 42 }])
  })

  it('replaces a server whose parent process was killed', async () => {
    const { start } = await ownCluster()
    const orphan = await start()
    await write(orphan)
    const next = await start()
    expect(next.pid).not.toBe(orphan.pid)
    expect(isAlive(orphan.pid)).toBe(false)
    expect(await read(next)).toEqual([{ answer: 42 }])
  })

  const otherProcesses: Record<
    string,
    (owner: { uid?: number; gid?: number }) => number | undefined | Promise<number>
  > = {
    'another process': (owner) => {
      const bystander = spawn('sleep', ['60'], owner)
      onTestFinished(() => {
        expect(bystander.exitCode).toBeNull()
        bystander.kill()
      })
      return bystander.pid
    },
    ...(process.platform === 'linux' && { 'a zombie': startZombie }),
  }

  it.for(Object.entries(otherProcesses))(
    'starts when its recorded process id belongs to %s',
    async ([, startOther]) => {
      const { start, data } = await ownCluster()
      const first = await start()
      await write(first)
      const pidFile = join(await data(), 'postmaster.pid')
      const content = await readFile(pidFile, 'utf8')
      process.kill(first.pid, 'SIGKILL')
      await first.ended
      const pid = await startOther(isRoot ? await owner(pidFile) : {})
      await writeFile(pidFile, content.replace(/^\d+/, `${pid}`))
      expect(await read(await start())).toEqual([{ answer: 42 }])
    },
  )

  it('reports why it cannot start', async () => {
    const { start, data } = await ownCluster()
    const first = await start()
    await first.stop()
    await writeFile(join(await data(), 'postgresql.conf'), 'no such setting\n')
    await expect(start()).rejects.toThrow(/PostgreSQL did not start:\n.*syntax error/s)
  })
})

async function owner(path: string) {
  const { uid, gid } = await stat(path)
  return { uid, gid }
}

describe.runIf(isRoot)('started as root in a directory only root can access', () => {
  it('stores binaries and data elsewhere, finds them again, and removes them with the stack', async () => {
    const directory = await temporaryDirectory()
    await chmod(directory, 0o700)
    const home = await locateCluster(directory)
    expect(home.data).toMatch(/^\/var\/tmp\/kostbar-[0-9a-f]{16}\/data$/)
    expect(home.account.uid).toBeGreaterThan(0)
    expect(await locateCluster(directory)).toEqual(home)
    await removeOutsideData(directory)
    expect(existsSync(join(home.data, '..'))).toBe(false)
  })
})
