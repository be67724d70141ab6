import type { Pool } from 'pg'

const coachedBy = {
  name: 'coached_by',
  text: `SELECT 1 FROM client_relations WHERE trainer_id = $1 AND client_id = $2 AND status IN ('ACTIVE', 'PAUSED')`,
}

/** Who coaches whom. */
export const clientsService = (pool: Pool) => ({
  /** Whether the trainer has this user as an active or paused client. */
  coaches: async (trainerId: string, userId: string): Promise<boolean> => {
    const { rowCount } = await pool.query({ ...coachedBy, values: [trainerId, userId] })
    return rowCount === 1
  },
})
