import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { type ApiProcess, settingsFor, startApi } from './api-process.ts'
import { type MailServer, openMailServer } from './mail-server.ts'

export interface ApiProcesses {
  readonly mailServer: MailServer
  readonly database: pg.Pool
  /** Starts an API process on the file's database. */
  start(settings?: Record<string, string>): Promise<ApiProcess>
  /** Number of unfinished mail and password reset jobs. */
  countOpenMails(): Promise<number | null>
  /**
   * Makes retries due at once, and expires the heartbeat of jobs running for 3 s or more, as if their worker had died.
   */
  skipRetryDelays(): Promise<unknown>
}

const countOpenMails = `SELECT 1 FROM pgboss.job WHERE state < 'completed' AND name IN ('deliver-mail', 'request-password-reset')`
const skipRetryDelays = `
  UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' AND start_after > now();
  UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '10 s'
   WHERE state = 'active' AND started_on < now() - interval '3 s'`

/** A database, a mail server and API processes for one test file, stopped after it. */
export function useApiProcesses(): ApiProcesses {
  const machine = {} as { -readonly [Part in keyof ApiProcesses]: ApiProcesses[Part] }
  const started: ApiProcess[] = []
  let drop: () => Promise<void>
  beforeAll(async () => {
    const own = await createTestDatabase()
    drop = own.drop
    machine.mailServer = await openMailServer()
    machine.database = new pg.Pool({ connectionString: own.url, max: 4 })
    // Dropping the database terminates idle connections.
    machine.database.on('error', () => undefined)
    machine.countOpenMails = async () => (await machine.database.query(countOpenMails)).rowCount
    machine.skipRetryDelays = () => machine.database.query(skipRetryDelays)
    machine.start = async (settings) => {
      const api = await startApi({ ...settingsFor(own.url, machine.mailServer.url), ...settings })
      started.push(api)
      return api
    }
  })
  afterAll(async () => {
    await Promise.all(started.map((api) => api.end('SIGKILL')))
    await Promise.all([machine.mailServer.close(), machine.database.end()])
    await drop()
  })
  return machine
}
