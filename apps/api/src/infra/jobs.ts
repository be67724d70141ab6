import { sql } from 'kysely'
import { type Db, fromKysely, PgBoss } from 'pg-boss'
import { inJobTransaction, type Tx } from './database.ts'
import { breakWhenSilent } from './silent-connection.ts'

/** Work done outside a request. Its data holds ids only. */
export interface Job<Data extends object = object> {
  readonly name: string
  /** Cron expression (Europe/Vienna) for scheduled jobs. */
  readonly cron?: string
  /** Longest duration of a run; two minutes by default. */
  readonly limitSeconds?: number
  /**
   * Runs in one transaction with the job's completion: writes through `tx` happen exactly once. Effects outside the
   * database may be repeated after a crash, so they must be idempotent.
   */
  run(data: Data, tx: Tx): Promise<void>
}

export interface Jobs {
  /**
   * Enqueues a job.
   * @param tx enqueues it together with the writes of this transaction: both happen or neither
   */
  send<Data extends object>(job: Pick<Job<Data>, 'name'>, data: Data, tx?: Tx): Promise<void>
  /** Deletes a user's jobs, finished and unfinished ones; running ones continue. */
  deleteOf(userId: string, tx: Tx): Promise<void>
  /** Starts workers for these jobs; any number of processes may do so. */
  work(jobs: readonly Job<never>[]): Promise<void>
  close(): Promise<void>
}

/** Interval of the search for jobs whose worker died (overdue heartbeat), run by one process at a time. */
const superviseIntervalSeconds = 5

/** Retries spread over about a day; a dead worker is detected after its heartbeat and the interval above. */
const queueOptions = {
  retryLimit: 18,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3 * 60 * 60,
  heartbeatSeconds: 10,
  retentionSeconds: 14 * 24 * 60 * 60,
  notify: true,
}

const defaultLimitSeconds = 120

/** A new job wakes idle workers of every process (NOTIFY). They poll for retries, and more often while notifications fail. */
const retryPollSeconds = 2
const fallbackPollSeconds = 0.5

/**
 * Every running job holds a connection, and one of each kind may wait for a mail server or payment service that does not
 * answer; the others fetch jobs, send heartbeats and maintain the queue. Opened on demand.
 */
const maxConnections = 32

/** Pool options, which pg-boss passes on although its types omit them. Queue maintenance may take seconds. */
const poolOptions = { onConnect: breakWhenSilent(30_000) }

/** @param onError called for every error and every failed attempt */
export async function openJobs(url: string, onError: (error: unknown) => void): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: maxConnections,
    application_name: 'kostbar-jobs',
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
    useListenNotify: true,
    ...poolOptions,
  })
  boss.on('error', onError)
  boss.on('warning', ({ message }) => onError(new Error(message)))
  await boss.start()

  const attempt = async (job: Job<never>, data: never, db: Db) => {
    try {
      await inJobTransaction(db, (tx) => job.run(data, tx))
    } catch (error) {
      onError(error)
      throw error
    }
  }

  const work = async (job: Job<never>) => {
    const limits = { ...queueOptions, expireInSeconds: job.limitSeconds ?? defaultLimitSeconds }
    await boss.createQueue(job.name, limits)
    // A queue created by an earlier release keeps its limits otherwise.
    await boss.updateQueue(job.name, limits)
    const options = {
      transactional: true,
      pollingIntervalSeconds: fallbackPollSeconds,
      notifyPollingIntervalSeconds: retryPollSeconds,
    } as const
    const worker = await boss.work<object, void, typeof options>(job.name, options, async ([item], db) => {
      // There may be more jobs: fetch again at once instead of at the next poll.
      boss.notifyWorker(worker)
      if (item) await attempt(job, item.data as never, db)
    })
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Europe/Vienna' })
  }

  return {
    send: async (job, data, tx) => {
      await boss.send(job.name, data, tx ? { db: fromKysely(tx) } : {})
    },
    deleteOf: async (userId, tx) => {
      await sql`DELETE FROM pgboss.job WHERE state <> 'active' AND data ->> 'userId' = ${userId}`.execute(tx)
    },
    work: async (jobs) => {
      for (const job of jobs) await work(job)
    },
    close: () => boss.stop({ graceful: true, timeout: 7000 }),
  }
}
