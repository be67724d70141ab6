import type { AnamnesisWarning } from '@kostbar/contracts/anamnesis/warnings'
import type { Result } from '@kostbar/contracts/endpoint'
import type { macros } from '@kostbar/contracts/macros/endpoints'
import type { ClearanceInput } from '@kostbar/contracts/macros/schemas'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'
import { hasHealthProfession } from '../trainers/service.ts'
import { isProtected, lockUser } from '../users/service.ts'
import { addClearance } from './clearances.ts'
import { loadSafety, openWarnings } from './safety.ts'

/** Warnings that somebody can compute from their own numbers: no diagnosis. */
const bodyWarningKinds: readonly AnamnesisWarning[] = ['BMI_LOW', 'BMI_HIGH', 'UNDER_AGE']

/** What the calculator of targets starts from, and the warnings that stand against a deficit. */
export function basisService(
  { database: { kysely, transaction }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>,
  authorizeUser: AuthorizeUser,
) {
  return {
    /** The caller is authorized for the user's health data. Members do not learn which warnings there are, nor, in
     * protective mode, any number. */
    find: async (actor: Actor, userId: string): Promise<Result<typeof macros.basis>> => {
      const key = await dataKeys.ofUser(kysely, userId)
      const safety = await loadSafety(kysely, key, userId)
      const isOwn = actor.id === userId
      const isHidden = isOwn && (await isProtected(kysely, userId))
      const isTrainer = !(isOwn || isAdmin(actor))
      return {
        inputs: isHidden ? null : safety.inputs,
        person: isHidden ? null : safety.person,
        weight: isHidden ? null : safety.weight,
        needsClearance: openWarnings(safety, null).length > 0,
        warnings: isOwn ? [] : safety.warnings.map(({ warning }) => warning),
        clearances: isOwn
          ? safety.clearances
              .filter(({ warning }) => bodyWarningKinds.includes(warning))
              .map((clearance) => ({ ...clearance, note: '' }))
          : safety.clearances,
        involveDietitian: isTrainer && !(await hasHealthProfession(kysely, actor.id)),
      }
    },

    /**
     * Notes that a warning about a client was cleared. Nobody clears their own.
     * @throws Problem `forbidden`, and as `authorizeUser` does
     */
    clear: async (actor: Actor, userId: string, input: ClearanceInput): Promise<void> => {
      if (actor.id === userId) throw new Problem('forbidden')
      await authorizeUser(actor, userId, { area: 'macros', change: true, health: true })
      await transaction(async (tx) => {
        await lockUser(tx, userId)
        await addClearance(tx, await dataKeys.ofUser(tx, userId), { userId, trainerId: actor.id, input })
      })
    },
  }
}
