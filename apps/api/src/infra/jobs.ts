import { sql } from 'kysely'
import { type Db, fromPrisma, PgBoss } from 'pg-boss'
import { inJobTransaction, type Transaction, type Tx } from './database.ts'
import { breakWhenSilent } from './silent-connection.ts'

/** The transaction a running job writes through. */
export type JobTransaction = Db

/** Work done outside a request. Its data must be small, and free of secrets and health data. */
export interface Job<Data extends object = object> {
  readonly name: string
  /** Cron expression (Europe/Vienna) for work that nobody asks for. */
  readonly cron?: string
  /** The longest one run may take, where two minutes are too short. */
  readonly limitSeconds?: number
  /**
   * Runs in one transaction with the job's completion: what it writes through `tx` happens exactly once, whatever
   * crashes. Effects outside the database may be repeated and must be recognisable as the same.
   */
  run(data: Data, tx: Tx): Promise<void>
}

export interface Jobs {
  /**
   * Queues work together with what a transaction writes: both happen or neither.
   * @param tx a Prisma transaction, or the one a running job was given
   */
  send<Data extends object>(job: Pick<Job<Data>, 'name'>, data: Data, tx?: Transaction | JobTransaction): Promise<void>
  /** Deletes a user's jobs, finished and unfinished ones; running ones continue. */
  deleteOf(userId: string, tx: Tx): Promise<void>
  /** Starts working on these. Any number of processes may. */
  work(jobs: readonly Job<never>[]): Promise<void>
  close(): Promise<void>
}

/** How often the processes look, one of them at a time, for jobs whose worker died: its heartbeat is overdue. */
const superviseSeconds = 5

/** Retries spread over about a day; a worker that died is noticed after its heartbeat and the interval above. */
const queueOptions = {
  retryLimit: 18,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3 * 60 * 60,
  heartbeatSeconds: 10,
  retentionSeconds: 14 * 24 * 60 * 60,
}

/** Longer than any job may take that does not say otherwise. */
const usualLimitSeconds = 120

/**
 * Every job at work holds a connection, and one of each kind may wait for a mail server or a payment service that does not
 * answer: what is left fetches, tells that they are alive, and keeps the queue in order. Opened only when needed.
 */
const connections = 20

/** Not in pg-boss's types: it hands its settings to the pool of its connections. Its upkeep may take seconds. */
const poolOptions = { onConnect: breakWhenSilent(30_000) }

const asDatabase = (tx: Transaction | JobTransaction): JobTransaction => ('executeSql' in tx ? tx : fromPrisma(tx))

/**
 * @param pollingSeconds how often an idle worker looks for work, at least 0.5
 * @param onError told of every error and of every failed attempt
 */
export async function openJobs(url: string, pollingSeconds: number, onError: (error: unknown) => void): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: connections,
    application_name: 'kostbar-jobs',
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
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
    const limits = { ...queueOptions, expireInSeconds: job.limitSeconds ?? usualLimitSeconds }
    await boss.createQueue(job.name, limits)
    // One that an earlier release created keeps its limits otherwise.
    await boss.updateQueue(job.name, limits)
    const options = { transactional: true, pollingIntervalSeconds: pollingSeconds } as const
    const worker = await boss.work<object, void, typeof options>(job.name, options, async ([item], db) => {
      // Where one job was there may be more: look again at once instead of waiting for the next poll.
      boss.notifyWorker(worker)
      if (item) await attempt(job, item.data as never, db)
    })
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Europe/Vienna' })
  }

  return {
    send: async (job, data, tx) => {
      await boss.send(job.name, data, tx ? { db: asDatabase(tx) } : {})
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
