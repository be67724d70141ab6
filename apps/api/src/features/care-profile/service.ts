import type { AnamnesisWarning } from '@kostbar/contracts/anamnesis/warnings'
import { careProfileContext } from '@kostbar/prisma/care-profile-context'
import type { DataKey } from '@kostbar/prisma/data-key'
import type { Db, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { now } from '../../infra/sql.ts'
import { setProtectiveMode } from '../users/service.ts'
import { type CareContent, mergeAnswers } from './merge-answers.ts'

export type { CareContent } from './merge-answers.ts'

/** What the calculator of targets starts from. */
export interface CarePerson {
  readonly sex: 'FEMALE' | 'MALE' | 'DIVERSE'
  /** Which formula to use; of a DIVERSE person, the one they chose. */
  readonly formulaSex: 'FEMALE' | 'MALE'
  /** `1990-05-21` */
  readonly birthDate: string
  readonly heightCm: number
  readonly weightKg: number
}

/** A warning of the latest anamnesis. */
export interface CareWarning {
  readonly warning: AnamnesisWarning
  /** When it was first given without interruption: an earlier clearance was of another occurrence. */
  readonly since: string
}

export interface StoredCareProfile extends CareContent {
  readonly warnings: readonly CareWarning[]
  /** Null before the first anamnesis. */
  readonly person: CarePerson | null
}

/** What a submitted anamnesis says about food, body and warnings. */
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

/** The profile of a row. @param key the user's data key */
export const decryptCareProfile = (key: DataKey, userId: string, encrypted: Uint8Array): StoredCareProfile => ({
  ...emptyCareProfile,
  ...(JSON.parse(key.decrypt(careProfileContext(userId), encrypted)) as Partial<StoredCareProfile>),
})

/** A user's care profile with its revision, empty and 0 before the first change. @param key the user's data key */
export async function loadCareProfile(db: Db, key: DataKey, userId: string) {
  const [row] = await findRow(db, { userId })
  if (!row) return { profile: emptyCareProfile, rev: 0, updatedAt: null, updatedBy: null }
  const { encrypted, ...meta } = row
  return { profile: decryptCareProfile(key, userId, encrypted), ...meta }
}

/** Stores the profile as the next revision. The caller has locked the user (`lockUser`). */
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

/** Keeps since when a warning has been there for those that stay. */
const datedWarnings = (before: readonly CareWarning[], warnings: readonly AnamnesisWarning[]): CareWarning[] => {
  const since = new Map(before.map((dated) => [dated.warning, dated.since]))
  const today = new Date().toISOString()
  return [...new Set(warnings)].map((warning) => ({ warning, since: since.get(warning) ?? today }))
}

interface FillCommand {
  readonly userId: string
  readonly answers: CareAnswers
  /** Those of the version before; null for the first. What changed between the two changes in the profile. */
  readonly previous: CareContent | null
}

/**
 * Takes over what a submitted anamnesis says, in the transaction of the submission. What was entered by hand stays; warnings
 * are replaced. A warning about an eating disorder switches 'ohne Zahlen' on. The caller has locked the user (`lockUser`).
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

/** Whether 'ohne Zahlen' may not be switched off. */
export const needsProtectiveMode = ({ warnings }: StoredCareProfile): boolean =>
  warnings.some(({ warning }) => warning === 'EATING_DISORDER')
