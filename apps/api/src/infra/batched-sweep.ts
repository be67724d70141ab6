import type { RawBuilder } from 'kysely'
import type { Job, Jobs } from './jobs.ts'

/** Most rows that one run of a sweep deletes. */
export const sweptAtOnce = 10_000

interface Sweep extends Required<Pick<Job, 'name' | 'cron'>> {
  /** Statement that deletes expired rows, the oldest and at most `sweptAtOnce`. It finds them by an index. */
  readonly deletion: RawBuilder<unknown>
}

/**
 * Job that deletes expired rows of a large table, and queues itself until none is left. After some days without jobs,
 * one statement for all of them could take longer than a job's connection may be silent, and again every night.
 */
export const batchedSweep = (jobs: Pick<Jobs, 'send'>, { name, cron, deletion }: Sweep): Job => ({
  name,
  cron,
  run: async (_data, tx) => {
    const { numAffectedRows = 0n } = await deletion.execute(tx)
    if (numAffectedRows > 0n) await jobs.send({ name }, {}, tx)
  },
})
