import { type SqlBool, sql } from 'kysely'

/** SQL condition: whether relation `r` is the latest one of its trainer and client, who may have had several. */
export const isLatestRelation = sql<SqlBool>`NOT EXISTS (
  SELECT FROM client_relations later
   WHERE later.trainer_id = r.trainer_id AND later.client_id = r.client_id AND later.id > r.id)`
