import type { clients } from '@kostbar/contracts/clients/endpoints'
import type { RelationEnd, Slots } from '@kostbar/contracts/clients/schemas'
import { countLimit } from '@kostbar/contracts/count-limit'
import type { Result } from '@kostbar/contracts/endpoint'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { countUpTo } from '../../infra/sql.ts'
import { toDeadline } from '../pending-answers/service.ts'
import { profileImageUrl } from '../profile-image/service.ts'
import { matchesUser } from '../users/service.ts'
import { isLatestRelation } from './latest-relation.ts'
import { adherence, type ClientSearch, completeDays, type Match, matchesOrder, withMatches } from './matches.ts'
import { mayBeReactivated } from './verdicts.ts'

type ListedClient = Result<typeof clients.list>['items'][number]
type Groups = Result<typeof clients.list>['groups']

interface Matches {
  items: ListedClient[]
  groups: Groups
  total: number
}

interface ClientPage extends ClientSearch {
  page: number
  perPage: number
}

type PageRow = Match & Pick<ListedClient, 'completeDays' | 'adherence'>

const toClient = ({ deadlineState, dueAt, relationId: _relationId, ...match }: PageRow): ListedClient => ({
  ...match,
  endedAt: null,
  endedBy: null,
  answer: toDeadline({ deadlineState, dueAt }),
})

/** One page of the matching active and paused clients, and the counts of all matches per group, in one statement. */
async function livePage(db: Db, trainerId: string, search: ClientPage): Promise<Matches> {
  const { group, page, perPage } = search
  const rows = await withMatches(db, trainerId, search)
    .with('counts', (cte) =>
      cte
        .selectFrom('matches')
        .select([
          sql<number>`(count(*) FILTER (WHERE "group" = 'ATTENTION'))::int`.as('ATTENTION'),
          sql<number>`(count(*) FILTER (WHERE "group" = 'ON_TRACK'))::int`.as('ON_TRACK'),
          sql<number>`(count(*) FILTER (WHERE "group" = 'INACTIVE'))::int`.as('INACTIVE'),
        ]),
    )
    .with('page', (cte) =>
      cte
        .selectFrom('matches as m')
        .selectAll()
        .select(sql<number>`row_number() OVER (ORDER BY ${matchesOrder(search)})`.as('position'))
        .$if(group !== undefined, (query) => query.where('m.group', '=', group ?? 'ATTENTION'))
        .orderBy('position')
        .limit(perPage)
        .offset((page - 1) * perPage),
    )
    .selectFrom('counts')
    .leftJoin('page', (join) => join.onTrue())
    .selectAll()
    .select(completeDays('page.id', 'page.relationId').as('completeDays'))
    .select(adherence('page.id', 'page.relationId').as('adherence'))
    .orderBy('page.position')
    .execute()
  // On a page past the last one, the only row holds the counts; its client columns are null.
  const items = rows.filter((row): row is typeof row & PageRow => row.id !== null).map(toClient)
  const { ATTENTION = 0, ON_TRACK = 0, INACTIVE = 0 } = rows[0] ?? {}
  const groups = { ATTENTION, ON_TRACK, INACTIVE }
  return { items, groups, total: group ? groups[group] : ATTENTION + ON_TRACK + INACTIVE }
}

const archivedMatches = (db: Db, trainerId: string, filter: string) =>
  db
    .selectFrom('client_relations as r')
    .where('r.trainer_id', '=', trainerId)
    .where('r.status', '=', sql.lit<'ARCHIVED'>('ARCHIVED'))
    // A client who was coached more than once is listed with the latest relation only.
    .where(isLatestRelation)
    .$if(filter !== '', (query) =>
      query.where('r.client_id', 'in', (eb) =>
        eb.selectFrom('users as u').select('u.id').where(matchesUser('u', filter)),
      ),
    )

/**
 * One page of a trainer's archived clients, latest end first. The trainer's access has ended, so only name, address and
 * dates are read.
 */
async function archivedPage(db: Db, trainerId: string, { filter, page, perPage }: ClientPage): Promise<Matches> {
  const matches = archivedMatches(db, trainerId, filter)
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom(
        matches
          .select(['r.id as relationId', 'r.client_id as clientId', 'r.origin'])
          .select(['r.started_at as startedAt', 'r.ended_at as endedAt'])
          .select((eb) => eb.ref('r.ended_by').$castTo<RelationEnd | null>().as('endedBy'))
          .orderBy('r.ended_at', (order) => order.desc())
          .orderBy('r.id', 'desc')
          .limit(perPage)
          .offset((page - 1) * perPage)
          .as('page'),
      )
      .innerJoin('users as u', 'u.id', 'page.clientId')
      .innerJoin('client_relations as r', 'r.id', 'page.relationId')
      .select(['u.id', 'u.email', 'u.first_name as firstName', 'u.last_name as lastName'])
      .select(['u.profile_image as profileImage', 'page.origin', 'page.startedAt', 'page.endedAt', 'page.endedBy'])
      .select(mayBeReactivated.as('mayReturn'))
      .orderBy('page.endedAt', (order) => order.desc())
      .orderBy('page.relationId', 'desc')
      .execute(),
    countUpTo(db, countLimit, matches.select('r.id')),
  ])
  return { items: rows.map(toArchived), groups: { ATTENTION: 0, ON_TRACK: 0, INACTIVE: 0 }, total }
}

/** Row of an archived client: the trainer's access has ended, so all columns about their data are empty. */
const toArchived = <Row extends object>(row: Row) => ({
  ...row,
  status: 'ARCHIVED' as const,
  tags: [],
  hasAnamnese: false,
  completeDays: null,
  hasTargets: false,
  adherence: null,
  lastActiveAt: null,
  answer: null,
  waitingFor: null,
  waitingSince: null,
  nextReviewAt: null,
  group: null,
  reason: 'NONE' as const,
})

const listTags = async (db: Db, trainerId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('client_relations as r')
    .innerJoinLateral(sql<{ tag: string }>`unnest(r.tags)`.as<'t'>(sql`t(tag)`), (join) => join.onTrue())
    .select('t.tag')
    .where('r.trainer_id', '=', trainerId)
    .where('r.status', 'in', [sql.lit<'ACTIVE'>('ACTIVE'), sql.lit<'PAUSED'>('PAUSED')])
    .groupBy('t.tag')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('t.tag')
    .execute()
  return rows.map(({ tag }) => tag)
}

/** The list of a trainer's clients, and the previous and next client in its order. */
export const clientList = (
  { database: { kysely }, storage }: Pick<Infra, 'database' | 'storage'>,
  slotUsage: (trainerId: string) => Promise<Slots>,
) => {
  const withImage = async <T extends { profileImage: string | null }>(person: T) =>
    person.profileImage ? { ...person, profileImage: await profileImageUrl(storage, person.profileImage) } : person

  return {
    /** One page of a trainer's clients, with counts per group, all tags in use, and the trainer's client slots. */
    list: async (trainerId: string, search: ClientPage) => {
      const [{ items, ...counts }, tags, slots] = await Promise.all([
        search.status === 'ARCHIVED' ? archivedPage(kysely, trainerId, search) : livePage(kysely, trainerId, search),
        listTags(kysely, trainerId),
        slotUsage(trainerId),
      ])
      const { page, perPage } = search
      return { items: await Promise.all(items.map(withImage)), page, perPage, ...counts, tags, slots }
    },

    /**
     * Previous and next client of `clientId` in the order of the list; null at either end, or when the filters exclude
     * the client.
     */
    neighbours: async (trainerId: string, clientId: string, search: ClientSearch) => {
      const { group } = search
      const order = matchesOrder(search)
      const rows = await withMatches(kysely, trainerId, search)
        .with('ordered', (cte) =>
          cte
            .selectFrom('matches as m')
            .select(['m.id', 'm.firstName', 'm.lastName'])
            .select(sql<number>`(row_number() OVER (ORDER BY ${order}))::int`.as('position'))
            .select(sql<number>`(count(*) OVER ())::int`.as('total'))
            .$if(group !== undefined, (query) => query.where('m.group', '=', group ?? 'ATTENTION')),
        )
        .selectFrom('ordered')
        .selectAll()
        .where((eb) => {
          const here = eb.selectFrom('ordered').select('position').where('id', '=', clientId)
          return eb.between('position', sql<number>`${here} - 1`, sql<number>`${here} + 1`)
        })
        .execute()
      const position = rows.find(({ id }) => id === clientId)?.position ?? null
      const at = (wanted: number) => rows.find((row) => position !== null && row.position === position + wanted) ?? null
      return { previous: at(-1), next: at(1), position, total: rows[0]?.total ?? 0 }
    },
  }
}
