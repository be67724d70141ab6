import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { ownDatabase } from '../../testing/own-database.ts'
import { type ApiProcess, settingsFor, startApi } from './api-process.ts'
import { type Inbox, openInbox } from './inbox.ts'

export interface ApiProcesses {
  readonly inbox: Inbox
  readonly database: pg.Pool
  /** One more API on the file's database. */
  start(settings?: Record<string, string>): Promise<ApiProcess>
  /** Mails that are ordered and not sent, or reset requests not looked at. */
  openMails(): Promise<number | null>
  /** The time between two tries is over, and so is the patience with workers that died. */
  letTimePass(): Promise<unknown>
}

const openMails = `SELECT 1 FROM pgboss.job WHERE state < 'completed' AND name IN ('deliver-mail', 'request-password-reset')`
// No job of a living worker is at it for seconds.
const letTimePass = `
  UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' AND start_after > now();
  UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '10 s'
   WHERE state = 'active' AND started_on < now() - interval '3 s'`

/** A database and a mail server of the file's own, and API processes that end with it. */
export function useApiProcesses(): ApiProcesses {
  const machine = {} as { -readonly [Part in keyof ApiProcesses]: ApiProcesses[Part] }
  const started: ApiProcess[] = []
  let drop: () => Promise<void>
  beforeAll(async () => {
    const own = await ownDatabase()
    drop = own.drop
    machine.inbox = await openInbox()
    machine.database = new pg.Pool({ connectionString: own.url, max: 4 })
    // Dropping the database cuts idle connections off.
    machine.database.on('error', () => undefined)
    machine.openMails = async () => (await machine.database.query(openMails)).rowCount
    machine.letTimePass = () => machine.database.query(letTimePass)
    machine.start = async (settings) => {
      const api = await startApi({ ...settingsFor(own.url, machine.inbox.url), ...settings })
      started.push(api)
      return api
    }
  })
  afterAll(async () => {
    await Promise.all(started.map((api) => api.end('SIGKILL')))
    await Promise.all([machine.inbox.close(), machine.database.end()])
    await drop()
  })
  return machine
}
