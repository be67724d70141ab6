import type { Tables } from '@kostbar/prisma/tables'
import type { ExpressionBuilder } from 'kysely'

type WithRelation = Tables & { r: Tables['client_relations'] }

/** SQL condition: whether relation `r` is the latest one of its trainer and client, who may have had several. */
export const isLatestRelation = ({ not, exists, selectFrom }: ExpressionBuilder<WithRelation, 'r'>) =>
  not(
    exists(
      selectFrom('client_relations as later')
        .select('later.id')
        .whereRef('later.client_id', '=', 'r.client_id')
        .whereRef('later.trainer_id', '=', 'r.trainer_id')
        .whereRef('later.id', '>', 'r.id'),
    ),
  )
