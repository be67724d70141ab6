import type { RawBuilder } from 'kysely'
import type { Job, Jobs } from './jobs.ts'

/** Most rows that one run of a sweep deletes from a table. */
export const sweptAtOnce = 10_000

interface Sweep extends Required<Pick<Job, 'name' | 'cron'>> {
  /** Statements that each delete expired rows, the oldest and at most `sweptAtOnce`. They find them by an index. */
  readonly deletions: readonly RawBuilder<unknown>[]
}

/**
 * Job that deletes expired rows of large tables, and queues itself until none is left. After some days without jobs,
 * one statement for all of them could take longer than a job's connection may be silent, and again every night.
 */
export const batchedSweep = (jobs: Pick<Jobs, 'send'>, { name, cron, deletions }: Sweep): Job => ({
  name,
  cron,
  run: async (_data, tx) => {
    let deleted = 0n
    for (const deletion of deletions) deleted += (await deletion.execute(tx)).numAffectedRows ?? 0n
    if (deleted > 0n) await jobs.send({ name }, {}, tx)
  },
})
