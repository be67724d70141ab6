import type { Parsed, Result } from '@kostbar/contracts/endpoint'
import { agreementVersion } from '@kostbar/contracts/trainers/agreement'
import type { trainers } from '@kostbar/contracts/trainers/endpoints'
import type { Tables } from '@kostbar/prisma/tables'
import { type InsertObject, sql } from 'kysely'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { recordAction } from '../audit/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import { lockUser } from '../users/service.ts'
import { profileColumns } from './service.ts'
import { texts } from './texts.ts'

type Profile = Result<typeof trainers.mine>
type ProfileInput = Parsed<typeof trainers.update>['body']
type ProfileRow = InsertObject<Tables, 'trainer_profiles'>
type VerifyInput = Parsed<typeof trainers.verify>['body']

/** Profile of a trainer; empty before its first change, and without an absence that is over. */
const findProfile = prepared((db, { trainerId }: Params<{ trainerId: string }>) =>
  db
    .selectFrom('users as u')
    .leftJoin('trainer_profiles as p', 'p.user_id', 'u.id')
    .select([
      ...profileColumns,
      'p.agreement_version as acceptedVersion',
      'p.agreement_accepted_at as acceptedAt',
      'p.verified_at as verifiedAt',
      sql<string>`md5(jsonb_build_array(coalesce(p.profession, 'OTHER'), coalesce(p.qualification, ''),
        coalesce(p.register_number, ''))::text)`.as('qualificationVersion'),
    ])
    .where('u.id', '=', trainerId)
    .where(sql<boolean>`'ROLE_TRAINER' = ANY(u.roles)`),
)

/** Finds a trainer's profile. @throws Problem `not_found` when the account is not a trainer's */
async function find(db: Db, trainerId: string): Promise<Profile> {
  const [row] = await findProfile(db, { trainerId })
  if (!row) throw new Problem('not_found')
  const { acceptedVersion, acceptedAt, ...profile } = row
  return { ...profile, agreement: { version: agreementVersion, acceptedVersion, acceptedAt } }
}

/** Inserts a profile or updates its columns. */
async function save(tx: Tx, trainerId: string, columns: Partial<Omit<ProfileRow, 'user_id'>>): Promise<void> {
  await tx
    .insertInto('trainer_profiles')
    .values({ user_id: trainerId, updated_at: now, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

const toColumns = ({ registerNumber, absence, ...fields }: ProfileInput) => ({
  ...fields,
  ...(registerNumber !== undefined && { register_number: registerNumber }),
  ...(absence !== undefined && {
    away_from: absence && sql<Date>`${absence.from}::date`,
    away_until: absence && sql<Date>`${absence.until}::date`,
    away_text: absence?.text ?? '',
  }),
  updated_at: now,
})

/** Trainer profiles: public data for clients, an announced absence, and the agreement on data processing. */
export const trainerProfiles = ({ kysely, transaction }: Database) => ({
  /** Finds a trainer's profile. @throws Problem `not_found` when the account is not a trainer's */
  find: (trainerId: string): Promise<Profile> => find(kysely, trainerId),

  /**
   * Changes the given fields of the profile; undefined ones stay. A new qualification loses its verification; a new
   * absence moves the deadlines of pending answers.
   */
  update: (trainerId: string, input: ProfileInput): Promise<Profile> =>
    transaction(async (tx) => {
      await lockUser(tx, trainerId)
      const before = await find(tx, trainerId)
      await save(tx, trainerId, toColumns(input))
      const after = await find(tx, trainerId)
      const isRequalified = after.qualificationVersion !== before.qualificationVersion
      if (isRequalified) await save(tx, trainerId, { verified_at: null, verified_by_id: null })
      await pendingAnswers.updateClocks(tx, { trainerId })
      return isRequalified ? { ...after, verifiedAt: null } : after
    }),

  /**
   * Accepts the agreement on data processing.
   * @throws Problem `agreement_outdated` unless this is the current version
   */
  acceptAgreement: (trainerId: string, version: string): Promise<Profile> =>
    transaction(async (tx) => {
      if (version !== agreementVersion) throw new Problem('agreement_outdated')
      await save(tx, trainerId, { agreement_version: version, agreement_accepted_at: now })
      return find(tx, trainerId)
    }),

  /**
   * Records that an admin verified a trainer's qualification, or revokes it.
   * @throws Problem `not_found`; `changed_meanwhile` when the qualification is no longer what the admin saw;
   * `invalid_input` when neither a qualification nor a register number is given that could be verified
   */
  verify: (adminId: string, trainerId: string, { verified, qualificationVersion }: VerifyInput): Promise<Profile> =>
    transaction(async (tx) => {
      await lockUser(tx, trainerId)
      const seen = await find(tx, trainerId)
      if (seen.qualificationVersion !== qualificationVersion)
        throw new Problem('changed_meanwhile', { msg: texts.profileChanged })
      if (verified && !seen.qualification && !seen.registerNumber)
        throw new Problem('invalid_input', { msg: texts.nothingToVerify })
      await save(tx, trainerId, {
        verified_at: verified ? now : null,
        verified_by_id: verified ? adminId : null,
      })
      await recordAction(tx, adminId, verified ? 'trainer.verified' : 'trainer.unverified', trainerId)
      return find(tx, trainerId)
    }),
})
