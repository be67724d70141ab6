import type { PublicTrainer } from '@kostbar/contracts/trainers/profile'
import { sql } from 'kysely'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { viennaToday } from '../../infra/sql.ts'
import type { Storage } from '../../infra/storage.ts'
import { profileImageUrl } from '../profile-image/service.ts'

/**
 * SQL: columns of a trainer's profile that the trainer and others read, without an absence that is over. Alias: `p` the
 * profile (left join).
 */
export const profileColumns = [
  sql<string>`coalesce(p.headline, '')`.as('headline'),
  sql<string>`coalesce(p.about, '')`.as('about'),
  sql<PublicTrainer['profession']>`coalesce(p.profession, 'OTHER')::text`.as('profession'),
  sql<string>`coalesce(p.qualification, '')`.as('qualification'),
  sql<string>`coalesce(p.register_number, '')`.as('registerNumber'),
  sql<string>`coalesce(p.website, '')`.as('website'),
  sql<PublicTrainer['absence']>`
    CASE WHEN p.away_from IS NOT NULL AND p.away_until >= ${viennaToday} THEN
      jsonb_build_object('from', to_char(p.away_from, 'YYYY-MM-DD'), 'until', to_char(p.away_until, 'YYYY-MM-DD'),
                         'text', p.away_text) END`.as('absence'),
] as const

/**
 * SQL: columns of a trainer's public profile, for queries of other features. Aliases: `t` the trainer's user, `p` the
 * trainer's profile (left join).
 */
export const publicTrainerColumns = [
  sql<string>`t.first_name`.as('firstName'),
  sql<string | null>`t.profile_image`.as('profileImage'),
  ...profileColumns,
  sql<boolean>`p.verified_at IS NOT NULL`.as('isVerified'),
] as const

/** Professions that may advise people with an illness (MTD-Gesetz, GewO § 119). */
const healthProfessions: readonly PublicTrainer['profession'][] = ['DIAETOLOGIE']

const findProfession = prepared((db, { trainerId }: Params<{ trainerId: string }>) =>
  db.selectFrom('trainer_profiles').select('profession').where('user_id', '=', trainerId),
)

/**
 * Whether somebody who reads a member's warnings is their trainer and, without a health profession, must involve a
 * dietitian or doctor.
 */
export async function mustInvolveDietitian(db: Db, actor: Actor, userId: string): Promise<boolean> {
  if (actor.id === userId || isAdmin(actor)) return false
  const [profile] = await findProfession(db, { trainerId: actor.id })
  return profile === undefined || !healthProfessions.includes(profile.profession)
}

/** Maps a row of `publicTrainerColumns` to the public profile, with a presigned URL of the picture. */
export const toPublicTrainer = async (storage: Storage, row: PublicTrainer): Promise<PublicTrainer> => ({
  ...row,
  profileImage: row.profileImage && (await profileImageUrl(storage, row.profileImage)),
})
