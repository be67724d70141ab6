import { type RawBuilder, sql } from 'kysely'
import { type Db, fromKysely, PgBoss, type Schedule } from 'pg-boss'
import { inJobTransaction, type Tx } from './database.ts'
import { breakWhenSilent } from './silent-connection.ts'

/** Work outside a request. Its data holds ids only, no personal data. */
export interface Job<Data extends object = object> {
  readonly name: string
  /** Cron expression (Europe/Vienna) for scheduled jobs. */
  readonly cron?: string
  /** Longest duration of a run; two minutes by default. */
  readonly limitSeconds?: number
  /** Jobs of this kind that one process runs at the same time; 1 by default. */
  readonly concurrency?: number
  /**
   * Runs the job in one transaction with its completion: writes through `tx` happen exactly once. Effects outside the
   * database may be repeated after a crash, so they must be idempotent.
   */
  run(data: Data, tx: Tx): Promise<void>
}

export interface JobOptions {
  /** Earliest start of the job. */
  readonly startAfter?: Date
  /** Jobs of a kind with a higher priority start first; 0 by default. */
  readonly priority?: number
}

export interface Jobs {
  /**
   * Enqueues a job.
   * @param tx transaction with which the job is committed or rolled back
   */
  send<Data extends object>(job: Pick<Job<Data>, 'name'>, data: Data, tx?: Tx, options?: JobOptions): Promise<void>
  /** Enqueues several jobs of one kind with a single statement, in the transaction if there is one. */
  sendMany<Data extends object>(job: Pick<Job<Data>, 'name'>, data: readonly Data[], tx?: Tx): Promise<void>
  /** Deletes a user's jobs, finished and unfinished ones; running ones continue. */
  deleteOf(userId: string, tx: Tx): Promise<void>
  /** Creates the queues and schedules of these jobs and starts their workers; any number of processes may do so. */
  work(jobs: readonly Job<never>[]): Promise<void>
  close(): Promise<void>
}

/** Interval of the search for jobs whose worker died (overdue heartbeat), run by one process at a time. */
const superviseIntervalSeconds = 5

/**
 * 18 retries within about a day. A dead worker is detected once its heartbeat is overdue, within the interval above.
 */
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

/** Time zone of the cron expressions. */
const timeZone = 'Europe/Vienna'

/**
 * Polling intervals of idle workers. NOTIFY wakes the workers of every process for a new job; they poll for retries
 * only, and more often while notifications fail.
 */
const retryPollSeconds = 2
const fallbackPollSeconds = 0.5

/**
 * Most connections of the job queue, opened on demand. Every running job holds one, and one job of each kind may wait
 * for a mail server or payment service that does not answer; the others fetch jobs, send heartbeats and maintain the
 * queue. More than there are workers (`app-jobs.ts`); otherwise pg-boss warns at every start.
 */
const maxConnections = 64

/** Pool options, which pg-boss passes on although its types omit them. Queue maintenance may take seconds. */
const poolOptions = { onConnect: breakWhenSilent(30_000) }

/**
 * SQL condition: a job of this kind with this id in its data waits, is retried or runs.
 * @param id SQL of the id
 */
export const hasUnfinishedJob = ({ name }: Pick<Job, 'name'>, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`EXISTS (SELECT FROM pgboss.job j
    WHERE j.name = ${name} AND j.state IN ('created', 'retry', 'active') AND j.data ->> 'id' = ${id}::text)`

/** Starts the job queue. @param onError called for every error and every failed attempt */
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

  /** Starts one worker, which runs one job at a time. */
  const startWorker = async (job: Job<never>) => {
    const options = {
      transactional: true,
      pollingIntervalSeconds: fallbackPollSeconds,
      notifyPollingIntervalSeconds: retryPollSeconds,
    } as const
    const worker = await boss.work<object, void, typeof options>(job.name, options, async ([item], db) => {
      // There may be more jobs: fetch again at once instead of at the next poll.
      boss.notifyWorker(worker)
      // A job that an operator inserts by hand has no data.
      if (item) await attempt(job, (item.data ?? {}) as never, db)
    })
  }

  /** Creates the queue of a job, or gives one of an earlier release the limits of this one. */
  const prepareQueue = async (job: Job<never>) => {
    const limits = { ...queueOptions, expireInSeconds: job.limitSeconds ?? defaultLimitSeconds }
    const queue = await boss.getQueue(job.name)
    if (!queue) return boss.createQueue(job.name, limits)
    const names = Object.keys(limits) as (keyof typeof limits)[]
    if (names.some((name) => queue[name] !== limits[name])) await boss.updateQueue(job.name, limits)
  }

  const isScheduled = ({ name, cron }: Job<never>, schedules: readonly Schedule[]) =>
    schedules.some((known) => known.name === name && known.cron === cron && known.timezone === timeZone)

  // Writes only what differs: most processes start on a database in which another one has prepared the queues. Each job
  // reads its queue, one after the other, so that the workers do not all fetch at the same time, each on a connection.
  const work = async (job: Job<never>, schedules: readonly Schedule[]) => {
    await prepareQueue(job)
    // Not `localConcurrency`: of its workers, only the first can be told to fetch again.
    for (let count = 0; count < (job.concurrency ?? 1); count += 1) await startWorker(job)
    if (job.cron && !isScheduled(job, schedules)) await boss.schedule(job.name, job.cron, {}, { tz: timeZone })
  }

  return {
    send: async (job, data, tx, options = {}) => {
      await boss.send(job.name, data, { ...options, ...(tx && { db: fromKysely(tx) }) })
    },
    sendMany: async (job, data, tx) => {
      if (data.length === 0) return
      await boss.insert(
        job.name,
        data.map((item) => ({ data: item })),
        tx ? { db: fromKysely(tx) } : {},
      )
    },
    deleteOf: async (userId, tx) => {
      await sql`DELETE FROM pgboss.job WHERE state <> 'active' AND data ->> 'userId' = ${userId}`.execute(tx)
    },
    work: async (jobs) => {
      const schedules = await boss.getSchedules()
      for (const job of jobs) await work(job, schedules)
    },
    close: () => boss.stop({ graceful: true, timeout: 7000 }),
  }
}
