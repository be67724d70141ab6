import type { ChallengePhase, ChallengeSchedule } from '@kostbar/contracts/challenges/days'
import { namesShownMax } from '@kostbar/contracts/challenges/limits'
import type { ChallengeAudience, ChallengeNames } from '@kostbar/contracts/challenges/schemas'
import { countLimit } from '@kostbar/contracts/count-limit'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { countUpTo } from '../../infra/sql.ts'
import { initialsOf, nameFor } from './names.ts'
import { isLive, loadEntries } from './rows.ts'
import { scoreOf } from './score.ts'

interface ScoredChallenge extends ChallengeSchedule {
  readonly id: string
  readonly audience: ChallengeAudience
  readonly names: ChallengeNames
  readonly target: number
  readonly points: number
  readonly requiredDays: number | null
  readonly phase: ChallengePhase
}

interface Page {
  page: number
  perPage: number
}

const selectMembers = (db: Db, challengeId: string) =>
  db
    .selectFrom('challenge_members as m')
    .innerJoin('challenges as c', 'c.id', 'm.challenge_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('c.id', '=', challengeId)
    .where(isLive(sql.ref('m.user_id')))

/**
 * SQL: order of the members of a challenge: by name, never by result, so that there is no ranking. In a challenge for
 * everyone, whose members are shown by their initials, in the order of an index: there may be tens of thousands.
 */
const orderOf = ({ audience }: Pick<ScoredChallenge, 'audience'>) =>
  audience === 'EVERYONE' ? sql`m.user_id` : sql`lower(u.first_name), lower(u.last_name), m.user_id`

/** Ids of the clients of a challenge by whether they left it; empty for a challenge for everyone. */
async function loadClientIds(
  db: Db,
  { id, audience }: Pick<ScoredChallenge, 'id' | 'audience'>,
  haveLeft: boolean,
): Promise<string[]> {
  if (audience === 'EVERYONE') return []
  const members = selectMembers(db, id).select('m.user_id as userId')
  const rows = await members.where('m.left_at', haveLeft ? 'is not' : 'is', null).execute()
  return rows.map(({ userId }) => userId)
}

/** Ids of the clients who are invited to a challenge or take part in it; empty for a challenge for everyone. */
export const loadInvitedIds = (db: Db, challenge: Pick<ScoredChallenge, 'id' | 'audience'>) =>
  loadClientIds(db, challenge, false)

/** Ids of the clients who declined the invitation to a challenge or left it; empty for a challenge for everyone. */
export const loadFormerParticipantIds = (db: Db, challenge: Pick<ScoredChallenge, 'id' | 'audience'>) =>
  loadClientIds(db, challenge, true)

/**
 * One page of the people who were invited or joined. A trainer reads their names; in a challenge for everyone, admins
 * read initials only.
 */
export async function listParticipants(db: Db, challenge: ScoredChallenge, { page, perPage }: Page) {
  const { id, audience } = challenge
  const isOpen = audience === 'EVERYONE'
  const members = selectMembers(db, id)
  const [rows, { total }] = await Promise.all([
    members
      .select(['m.user_id as userId', 'u.first_name as firstName', 'u.last_name as lastName'])
      .select(
        sql<'INVITED' | 'JOINED' | 'LEFT'>`CASE
          WHEN m.left_at IS NOT NULL THEN 'LEFT' WHEN m.joined_at IS NULL THEN 'INVITED' ELSE 'JOINED' END`.as('state'),
      )
      .orderBy(orderOf(challenge))
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    countUpTo(db, countLimit, members.select('m.user_id as id')),
  ])
  const entries = await loadEntries(db, { challengeIds: [id], userIds: rows.map(({ userId }) => userId) })
  const byUser = Map.groupBy(entries, ({ userId }) => userId)
  const moment = new Date()
  const items = rows.map(({ userId, state, ...person }, key) => {
    const own = byUser.get(userId) ?? []
    const name = isOpen ? initialsOf(person) : [person.firstName, person.lastName].filter(Boolean).join(' ')
    return { key, userId: isOpen ? null : userId, name, state, entries: own, ...scoreOf(challenge, own, moment) }
  })
  return { items, page, perPage, total }
}

/**
 * Other participants, at most `namesShownMax`. Whether they have won is shown only after the challenge has ended, so
 * that nobody is compared while it runs.
 */
export async function listOthers(db: Db, challenge: ScoredChallenge, userId: string) {
  const { id, names, phase } = challenge
  const rows = await selectMembers(db, id)
    .select(['m.user_id as userId', 'u.first_name as firstName', 'u.last_name as lastName'])
    .where('m.user_id', '<>', userId)
    .where('m.joined_at', 'is not', null)
    .where('m.left_at', 'is', null)
    .orderBy(orderOf(challenge))
    .limit(namesShownMax)
    .execute()
  const isOver = phase === 'ENDED'
  const userIds = isOver ? rows.map((row) => row.userId) : []
  const byUser = Map.groupBy(await loadEntries(db, { challengeIds: [id], userIds }), (entry) => entry.userId)
  const moment = new Date()
  return rows.map((row, key) => ({
    key,
    name: nameFor(names, row),
    hasWon: isOver ? scoreOf(challenge, byUser.get(row.userId) ?? [], moment).hasWon : null,
  }))
}
