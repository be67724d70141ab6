import type { AnamnesisWarning } from '@kostbar/contracts/anamnesis/warnings'
import { careProfileContext } from '@kostbar/prisma/care-profile-context'
import type { DataKey } from '@kostbar/prisma/data-key'
import { sql } from 'kysely'
import type { DataKeys } from '../../infra/data-keys.ts'
import type { Db, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { now } from '../../infra/sql.ts'
import { setProtectiveMode } from '../users/service.ts'
import { type CareContent, mergeAnswers } from './merge-answers.ts'

export type { CareContent } from './merge-answers.ts'

/** Body data of the latest anamnesis that the calculator of macro targets starts from. */
export interface CarePerson {
  readonly sex: 'FEMALE' | 'MALE' | 'DIVERSE'
  /** Sex whose formula the calculator uses; chosen by the member when `sex` is DIVERSE. */
  readonly formulaSex: 'FEMALE' | 'MALE'
  /** ISO date, `1990-05-21`. */
  readonly birthDate: string
  readonly heightCm: number
  readonly weightKg: number
  /** Physical activity level (PAL) without sport; missing in profiles that are older than this field. */
  readonly activity?: number | null
}

/** A warning of the latest anamnesis. */
export interface CareWarning {
  readonly warning: AnamnesisWarning
  /**
   * ISO time since when every anamnesis has given the warning. A clearance from before belongs to an earlier
   * occurrence.
   */
  readonly since: string
}

export interface StoredCareProfile extends CareContent {
  readonly warnings: readonly CareWarning[]
  /** Null before the first anamnesis. */
  readonly person: CarePerson | null
}

/** Answers of a submitted anamnesis that go into the care profile: food, warnings and body data. */
export interface CareAnswers extends CareContent {
  readonly warnings: readonly AnamnesisWarning[]
  readonly person: CarePerson
}

export const emptyCareProfile: StoredCareProfile = {
  allergens: [],
  intolerances: [],
  diet: null,
  likes: [],
  dislikes: [],
  warnings: [],
  person: null,
}

const findRow = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('care_profiles as c')
    .leftJoin('users as u', 'u.id', 'c.updated_by_id')
    .select(['c.encrypted', 'c.rev', 'c.updated_at as updatedAt', 'u.first_name as updatedBy'])
    .where('c.user_id', '=', userId),
)

/** Decrypts a stored care profile. @param key the user's data key */
export const decryptCareProfile = (key: DataKey, userId: string, encrypted: Uint8Array): StoredCareProfile => ({
  ...emptyCareProfile,
  ...(JSON.parse(key.decrypt(careProfileContext(userId), encrypted)) as Partial<StoredCareProfile>),
})

/**
 * A user's care profile and its edit counter `rev`; before the first change, an empty profile with `rev` 0.
 * @param key the user's data key
 */
export async function loadCareProfile(db: Db, key: DataKey, userId: string) {
  const [row] = await findRow(db, { userId })
  if (!row) return { profile: emptyCareProfile, rev: 0, updatedAt: null, updatedBy: null }
  const { encrypted, ...meta } = row
  return { profile: decryptCareProfile(key, userId, encrypted), ...meta }
}

/**
 * Care profiles of several users with their data keys; users without a profile are missing from the map. Takes two
 * queries for any number of users, and writes nothing: `ofUsers` would create missing data keys, so it is called only
 * for users who have a profile.
 */
export async function loadCareProfiles(
  db: Db,
  dataKeys: DataKeys,
  userIds: readonly string[],
): Promise<Map<string, { readonly key: DataKey; readonly profile: StoredCareProfile }>> {
  const rows = await db
    .selectFrom('care_profiles')
    .select(['user_id as userId', 'encrypted'])
    .where(sql<boolean>`user_id = ANY(${userIds}::uuid[])`)
    .execute()
  const keys = await dataKeys.ofUsers(
    db,
    rows.map(({ userId }) => userId),
  )
  return new Map(
    rows.flatMap(({ userId, encrypted }) => {
      const key = keys.get(userId)
      return key ? [[userId, { key, profile: decryptCareProfile(key, userId, encrypted) }] as const] : []
    }),
  )
}

/** Stores a care profile and increases its edit counter. The caller has locked the user (`lockUser`). */
export async function storeCareProfile(
  tx: Tx,
  key: DataKey,
  { userId, actorId, profile }: { userId: string; actorId: string; profile: StoredCareProfile },
): Promise<void> {
  const encrypted = key.encrypt(careProfileContext(userId), JSON.stringify(profile))
  const changes = { encrypted, updated_at: now, updated_by_id: actorId }
  await tx
    .insertInto('care_profiles')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({ ...changes, rev: eb('care_profiles.rev', '+', 1) })),
    )
    .execute()
}

/** Warnings of a new anamnesis with their dates; a warning that the version before had keeps its date. */
const datedWarnings = (before: readonly CareWarning[], warnings: readonly AnamnesisWarning[]): CareWarning[] => {
  const since = new Map(before.map((dated) => [dated.warning, dated.since]))
  const today = new Date().toISOString()
  return [...new Set(warnings)].map((warning) => ({ warning, since: since.get(warning) ?? today }))
}

interface FillCommand {
  readonly userId: string
  readonly answers: CareAnswers
  /** Answers of the version before, null for the first. The differences between the two versions change the profile. */
  readonly previous: CareContent | null
}

/**
 * Fills the care profile from a submitted anamnesis, in the transaction of the submission. Items entered by hand stay;
 * warnings are replaced. A warning about an eating disorder switches protective mode on. The caller has locked the user
 * (`lockUser`).
 * @param key the user's data key
 */
export async function fillCareProfile(tx: Tx, key: DataKey, { userId, answers, previous }: FillCommand): Promise<void> {
  const { profile } = await loadCareProfile(tx, key, userId)
  const filled: StoredCareProfile = {
    ...mergeAnswers(profile, answers, previous),
    warnings: datedWarnings(profile.warnings, answers.warnings),
    person: answers.person,
  }
  await storeCareProfile(tx, key, { userId, actorId: userId, profile: filled })
  if (needsProtectiveMode(filled)) await setProtectiveMode(tx, userId, true)
}

/** Whether protective mode must stay on: the profile has a warning about an eating disorder. */
export const needsProtectiveMode = ({ warnings }: StoredCareProfile): boolean =>
  warnings.some(({ warning }) => warning === 'EATING_DISORDER')
