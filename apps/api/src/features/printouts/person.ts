import type { WeekdayTargets } from '@kostbar/contracts/macros/schemas'
import { type Profession, professionNames } from '@kostbar/contracts/trainers/profile'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'

interface PersonRow {
  name: string
  protectiveMode: boolean
  kcal: number | null
  carbs: number | null
  proteins: number | null
  fats: number | null
  weekdayTargets: WeekdayTargets | null
  trainer: string | null
  profession: Profession | null
  qualification: string | null
}

/** User with macro targets and current trainer, in one query. */
const findPerson = prepared(
  (_db, { userId }: Params<{ userId: string }>) => sql<PersonRow>`
    SELECT concat_ws(' ', u.first_name, u.last_name) AS "name",
           u.protective_mode AS "protectiveMode", u.kcal, u.carbs, u.proteins, u.fats,
           u.weekday_targets AS "weekdayTargets",
           CASE WHEN t.id IS NOT NULL THEN concat_ws(' ', t.first_name, t.last_name) END AS "trainer",
           p.profession::text AS "profession", p.qualification
      FROM users u
      LEFT JOIN client_relations r ON r.client_id = u.id AND r.status IN ('ACTIVE', 'PAUSED')
      LEFT JOIN users t ON t.id = r.trainer_id
      LEFT JOIN trainer_profiles p ON p.user_id = t.id
     WHERE u.id = ${userId}`,
)

/** The person named on a printout. */
export interface PrintedPerson extends Pick<PersonRow, 'kcal' | 'carbs' | 'proteins' | 'fats' | 'weekdayTargets'> {
  readonly name: string
  /** Protective mode ('ohne Zahlen') of this person: leaves out kcal and targets, in a trainer's printout too. */
  readonly protectiveMode: boolean
  /** For example `Begleitet von Theresa Berger, Diätologie`; null without a trainer. */
  readonly byline: string | null
}

const bylineOf = ({ trainer, profession, qualification }: PersonRow): string | null => {
  if (!trainer) return null
  const title = profession && profession !== 'OTHER' ? professionNames[profession] : qualification
  return `Begleitet von ${[trainer, title].filter(Boolean).join(', ')}`
}

/** Loads the person named on a printout. @throws Problem `not_found` */
export async function loadPerson(db: Db, userId: string): Promise<PrintedPerson> {
  const [row] = await findPerson(db, { userId })
  if (!row) throw new Problem('not_found')
  return { ...row, byline: bylineOf(row) }
}
