import type { PublicTrainer } from '@kostbar/contracts/trainers/profile'
import { sql } from 'kysely'
import type { Storage } from '../../infra/storage.ts'
import { profileImageUrl } from '../profile-image/service.ts'

/**
 * Columns of a trainer's public profile, for queries of other features.
 * Aliases: `t` the trainer's user, `p` the trainer's profile (left join).
 */
export const publicTrainerColumns = [
  sql<string>`t.first_name`.as('firstName'),
  sql<string | null>`t.profile_image`.as('profileImage'),
  sql<string>`coalesce(p.headline, '')`.as('headline'),
  sql<string>`coalesce(p.about, '')`.as('about'),
  sql<PublicTrainer['profession']>`coalesce(p.profession, 'OTHER')::text`.as('profession'),
  sql<string>`coalesce(p.qualification, '')`.as('qualification'),
  sql<string>`coalesce(p.register_number, '')`.as('registerNumber'),
  sql<string>`coalesce(p.website, '')`.as('website'),
  sql<boolean>`p.verified_at IS NOT NULL`.as('isVerified'),
  sql<PublicTrainer['absence']>`
    CASE WHEN p.away_from IS NOT NULL AND p.away_until >= (now() AT TIME ZONE 'Europe/Vienna')::date THEN
      jsonb_build_object('from', to_char(p.away_from, 'YYYY-MM-DD'), 'until', to_char(p.away_until, 'YYYY-MM-DD'),
                         'text', p.away_text) END`.as('absence'),
] as const

/** A trainer's public profile from `publicTrainerColumns`, with a URL of the picture. */
export const toPublicTrainer = async (storage: Storage, row: PublicTrainer): Promise<PublicTrainer> => ({
  ...row,
  profileImage: row.profileImage && (await profileImageUrl(storage, row.profileImage)),
})
