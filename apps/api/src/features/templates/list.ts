import type { Parsed } from '@kostbar/contracts/endpoint'
import type { templates } from '@kostbar/contracts/templates/endpoints'
import { maxTemplates } from '@kostbar/contracts/templates/limits'
import type { TemplateSort } from '@kostbar/contracts/templates/schemas'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Actor, ownerOf } from '../../http/actor.ts'
import type { Db } from '../../infra/database.ts'
import { likePattern } from '../../infra/like-pattern.ts'
import { loadRights, mayCreate } from './rights.ts'
import { isReadableBy, type TemplateRow, templateRows, toTemplate } from './rows.ts'

type TemplateSearch = Parsed<typeof templates.list>['query']

const sortColumns: Readonly<Record<TemplateSort, RawBuilder<unknown>>> = {
  NAME: sql`name`,
  KCAL: sql`(nutrition ->> 'kcal')::float8`,
  USAGE: sql`clients`,
  CHANGED: sql`"updatedAt"`,
}

const statusCondition = ({ status }: TemplateSearch): RawBuilder<SqlBool> => {
  if (status === 'DELETED') return sql`t.deleted_at IS NOT NULL`
  const statuses = status ? [status] : ['DRAFT', 'ACTIVE']
  return sql`t.deleted_at IS NULL AND t.status = ANY(${statuses}::"TemplateStatus"[])`
}

function conditions(actor: Actor, search: TemplateSearch): RawBuilder<SqlBool> {
  const { filter, goal, tag, source } = search
  const isOwn = sql<SqlBool>`t.owner_id IS NOT DISTINCT FROM ${ownerOf(actor)}::uuid`
  return sql.join(
    [
      statusCondition(search),
      ...(filter ? [sql`lower(t.name) LIKE ${likePattern(filter)}`] : []),
      ...(goal ? [sql`t.goal = ${goal}`] : []),
      ...(tag ? [sql`${tag} = ANY(t.tags)`] : []),
      ...(source === 'OWN' ? [isOwn] : []),
      ...(source === 'SYSTEM' ? [sql`t.owner_id IS NULL`] : []),
    ],
    sql` AND `,
  )
}

const listTags = async (db: Db, actor: Actor): Promise<string[]> => {
  const { rows } = await sql<{ tag: string }>`
    SELECT DISTINCT tag COLLATE "de-AT-x-icu" AS tag FROM templates t, unnest(t.tags) AS tag
     WHERE ${isReadableBy(actor)} AND t.deleted_at IS NULL ORDER BY 1`.execute(db)
  return rows.map(({ tag }) => tag)
}

/** One page of the templates that an actor may read, with all their tags; three queries. */
export async function listTemplates(db: Db, actor: Actor, search: TemplateSearch) {
  const { sort, dir, page, perPage } = search
  const direction = dir === 'ASC' ? sql`ASC` : sql`DESC`
  const [{ rows }, tags, rights] = await Promise.all([
    sql<TemplateRow & { total: number }>`
      SELECT *, (count(*) OVER ())::int AS total FROM (${templateRows(actor, conditions(actor, search))}) found
       ORDER BY ${sortColumns[sort]} ${direction}, name, id LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`.execute(
      db,
    ),
    listTags(db, actor),
    loadRights(db, actor),
  ])
  return {
    items: rows.map(({ total: _total, ...row }) => toTemplate(row, rights.hasSlots)),
    page,
    perPage,
    total: rows[0]?.total ?? 0,
    tags,
    rights: { count: rights.count, max: maxTemplates, mayCreate: mayCreate(rights), hasSlots: rights.hasSlots },
  }
}
