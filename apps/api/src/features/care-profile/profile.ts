import { isDeepStrictEqual } from 'node:util'
import type { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import type { CareProfileInput } from '@kostbar/contracts/care-profile/schemas'
import type { Result } from '@kostbar/contracts/endpoint'
import type { Db } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'
import { type CareContent, loadCareProfile, storeCareProfile } from './service.ts'

type CareProfileAnswer = Result<typeof careProfile.get>

/** Words without duplicates; of words that differ in case only, the first spelling is kept. */
const uniqueWords = (words: readonly string[]): string[] =>
  [...Map.groupBy(words, (word) => word.toLowerCase()).values()].flatMap((spellings) => spellings.slice(0, 1))

const normalized = ({ allergens, intolerances, diet, likes, dislikes }: CareProfileInput): CareContent => ({
  allergens: [...new Set(allergens)].sort(),
  intolerances: [...new Set(intolerances)],
  diet,
  likes: uniqueWords(likes),
  dislikes: uniqueWords(dislikes),
})

/**
 * Reading and replacing care profiles, which are stored encrypted. The caller has authorized the actor for the user's
 * health data.
 */
export function careProfileService({
  database: { kysely, transaction },
  dataKeys,
}: Pick<Infra, 'database' | 'dataKeys'>) {
  const find = async (db: Db, userId: string): Promise<CareProfileAnswer> => {
    const { profile, ...meta } = await loadCareProfile(db, await dataKeys.ofUser(db, userId), userId)
    const { allergens, intolerances, diet, likes, dislikes } = profile
    return { allergens, intolerances, diet, likes, dislikes, ...meta }
  }

  return {
    find: (userId: string) => find(kysely, userId),

    /**
     * Replaces allergens, intolerances, diet, likes and dislikes; warnings and body data stay. Repeating a change is no
     * conflict.
     * @throws Problem `changed_meanwhile` when the stored edit counter is not `input.rev`
     */
    save: (actorId: string, userId: string, input: CareProfileInput): Promise<CareProfileAnswer> =>
      transaction(async (tx) => {
        await lockUser(tx, userId)
        const key = await dataKeys.ofUser(tx, userId)
        const { profile, rev } = await loadCareProfile(tx, key, userId)
        const saved = { ...profile, ...normalized(input) }
        if (rev === input.rev) await storeCareProfile(tx, key, { userId, actorId, profile: saved })
        else if (!isDeepStrictEqual(saved, profile))
          throw new Problem('changed_meanwhile', { current: await find(tx, userId) })
        return find(tx, userId)
      }),
  }
}
