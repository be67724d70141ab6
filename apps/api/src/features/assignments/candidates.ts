import { countLimit } from '@kostbar/contracts/count-limit'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { countUpTo, viennaToday } from '../../infra/sql.ts'
import { publicTrainerColumns } from '../trainers/service.ts'
import { matchesUser } from '../users/service.ts'

interface CandidateSearch {
  page: number
  perPage: number
  filter: string
}

/**
 * SQL condition: the trainer is absent today or becomes absent within two days, before a new client could expect an
 * answer.
 */
const isAway = sql<boolean>`coalesce(
  p.away_from <= ${viennaToday} + 2
  AND p.away_until >= ${viennaToday}, false)`

const activeClients = sql<number>`(
  SELECT count(*)::int FROM client_relations r WHERE r.trainer_id = t.id AND r.status = 'ACTIVE')`

const openProposals = sql<number>`(
  SELECT count(*)::int FROM invites i
   WHERE i.trainer_id = t.id AND i.origin = 'ASSIGNED' AND i.status = 'OPEN' AND i.expires_at > now())`

/** Trainers whose account is not locked. Table aliases as in `publicTrainerColumns`. */
const candidates = (db: Db, filter: string) =>
  db
    .selectFrom('users as t')
    .leftJoin('trainer_profiles as p', 'p.user_id', 't.id')
    .where(sql<boolean>`'ROLE_TRAINER' = ANY(t.roles) AND coalesce(t.locked_until <= now(), true)`)
    .$if(filter !== '', (query) => query.where(matchesUser('t', filter)))

/**
 * One page of trainers who can be proposed: those present first, then by number of active clients and open proposals,
 * fewest first.
 */
export async function listCandidates(db: Db, { page, perPage, filter }: CandidateSearch) {
  const rows = candidates(db, filter)
    .select(publicTrainerColumns)
    .select(['t.id', 't.last_name as lastName', 't.email'])
    .select(sql<boolean>`p.agreement_version IS NOT NULL`.as('hasAgreement'))
    .select([activeClients.as('activeClients'), openProposals.as('openProposals')])
    .orderBy(isAway)
    .orderBy(sql`${activeClients} + ${openProposals}`)
    .orderBy('t.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const [items, { total }] = await Promise.all([rows, countUpTo(db, countLimit, candidates(db, filter).select('t.id'))])
  return { items, page, perPage, total }
}
