import type { AnamnesisWarning } from '@kostbar/contracts/anamnesis/warnings'
import type { Result } from '@kostbar/contracts/endpoint'
import type { macros } from '@kostbar/contracts/macros/endpoints'
import type { ClearanceInput } from '@kostbar/contracts/macros/schemas'
import type { Actor } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'
import { mustInvolveDietitian } from '../trainers/service.ts'
import { isProtected, lockUser } from '../users/service.ts'
import { addClearance } from './clearances.ts'
import { loadDeficitCheckData, openWarnings } from './safety.ts'

/**
 * Warnings that follow from body measures and age alone. They are no diagnosis, so members may see their clearances.
 */
const bodyWarningKinds: readonly AnamnesisWarning[] = ['BMI_LOW', 'BMI_HIGH', 'UNDER_AGE']

/** Inputs of the calculator of macro targets, and the warnings that rule out an energy deficit. */
export function basisService(
  { database: { kysely, transaction }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>,
  authorizeUser: AuthorizeUser,
) {
  return {
    /**
     * Inputs, body data, warnings and clearances of a user. Members never see which warnings they have and, in
     * protective mode, get no numbers. The caller has authorized the actor for the user's health data.
     */
    find: async (actor: Actor, userId: string): Promise<Result<typeof macros.basis>> => {
      const key = await dataKeys.ofUser(kysely, userId)
      const safety = await loadDeficitCheckData(kysely, key, userId)
      const isOwn = actor.id === userId
      const isHidden = isOwn && (await isProtected(kysely, userId))
      return {
        inputs: isHidden ? null : safety.inputs,
        person: isHidden || !safety.person ? null : { ...safety.person, activity: safety.person.activity ?? null },
        weight: isHidden ? null : safety.weight,
        needsClearance: openWarnings(safety, null).length > 0,
        warnings: isOwn ? [] : safety.warnings.map(({ warning }) => warning),
        clearances: isOwn
          ? safety.clearances
              .filter(({ warning }) => bodyWarningKinds.includes(warning))
              .map((clearance) => ({ ...clearance, note: '' }))
          : safety.clearances,
        involveDietitian: await mustInvolveDietitian(kysely, actor, userId),
      }
    },

    /**
     * Stores a clearance: the note that a client's warning was cleared. Nobody can clear a warning of their own.
     * @throws Problem `forbidden`, and those of `authorizeUser`
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
