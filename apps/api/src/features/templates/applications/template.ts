import { sql } from 'kysely'
import type { Actor } from '../../../http/actor.ts'
import type { Db } from '../../../infra/database.ts'
import { Problem } from '../../../problems/problem.ts'
import { loadContent, type TemplateContent } from '../content.ts'
import { isReadableBy } from '../rows.ts'

/** A template to be applied. */
export interface AppliedTemplate {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly content: TemplateContent
}

/**
 * Finds a template that the actor can apply.
 * @throws Problem `not_found`; `template_not_ready` when it is empty, archived or deleted
 */
export async function findApplicable(db: Db, actor: Actor, id: string): Promise<AppliedTemplate> {
  const { rows } = await sql<{ name: string; version: number; isOpen: boolean }>`
    SELECT t.name, t.version, t.status <> 'ARCHIVED' AND t.deleted_at IS NULL AS "isOpen"
      FROM templates t WHERE t.id = ${id} AND ${isReadableBy(actor)}`.execute(db)
  const [template] = rows
  if (!template) throw new Problem('not_found')
  const content = template.isOpen ? await loadContent(db, id) : new Map()
  if (content.size === 0) throw new Problem('template_not_ready')
  return { id, name: template.name, version: template.version, content }
}
