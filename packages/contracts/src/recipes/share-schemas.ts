import * as z from 'zod/mini'
import { problem } from '../problem.ts'
import { id } from '../scalars.ts'
import { texts } from '../texts.ts'
import { maxShareClients, maxSharedRecipes } from './share-limits.ts'

const recipeIds = z.array(id).check(
  z.minLength(1, texts.sharedRecipes),
  z.maxLength(maxSharedRecipes, texts.sharedRecipes),
  z.overwrite((ids) => [...new Set(ids)]),
)

const clientLimits = [z.minLength(1, texts.applyClients), z.maxLength(maxShareClients, texts.applyClients)] as const

/** Client with name; null for somebody who never was a client of the caller, or whose account is deleted. */
const client = { clientId: id, name: z.nullable(z.string()) }

/** Problem for which nothing is shared with a client; null otherwise. */
const refusal = z.nullable(z.pick(problem, { code: true, msg: true, link: true }))

/** Conflict of a recipe with a client's care profile. */
const sharedConflict = z.object({
  level: z.enum(['allergen', 'intolerance', 'diet', 'dislike', 'unknown']),
  recipeId: id,
  /** Name of the recipe. */
  name: z.string(),
  /** German text of the conflict. */
  text: z.string(),
})
export type SharedConflict = z.input<typeof sharedConflict>

const previewedClient = z.object({
  ...client,
  refusal,
  /** Number of the recipes that the client already has. */
  alreadyShared: z.int(),
  /**
   * Conflicts of the recipes that would be added; null when the client does not consent to the reading of the care
   * profile.
   */
  conflicts: z.nullable(z.array(sharedConflict)),
})
export type PreviewedClient = z.input<typeof previewedClient>

const sharedClient = z.object({
  ...client,
  refusal,
  /** Number of recipes added by this call. */
  added: z.int(),
})
export type SharedClient = z.input<typeof sharedClient>

export const recipeShareSchemas = () => ({
  sharePreview: {
    summary:
      'What sharing recipes with clients would do; writes nothing but the access log. Clients who cannot receive them are named with the reason',
    body: z.object({
      recipeIds,
      clientIds: z.array(id).check(
        ...clientLimits,
        z.overwrite((ids) => [...new Set(ids)]),
      ),
    }),
    output: z.object({
      /** Recipes that can be shared: not withdrawn, and the system's or the caller's own. */
      recipes: z.array(z.object({ id, name: z.string() })),
      clients: z.array(previewedClient),
    }),
  },
  share: {
    summary:
      'Share recipes with clients as alternatives, in one transaction. Clients who cannot receive them are skipped and named. A repeated request with the same key adds nothing twice and answers the same',
    body: z.object({
      /** Key of the share, a random UUID of the caller; undoing names it. */
      key: z.uuid(texts.invalidId),
      recipeIds,
      clients: z
        .array(
          z.object({
            clientId: id,
            /** Ids of recipes that this client does not get. */
            without: z._default(z.array(id).check(z.maxLength(maxSharedRecipes, texts.sharedRecipes)), []),
          }),
        )
        .check(
          ...clientLimits,
          z.refine(
            (clients) => new Set(clients.map(({ clientId }) => clientId)).size === clients.length,
            texts.default,
          ),
        ),
    }),
    output: z.object({ clients: z.array(sharedClient) }),
  },
  undoShare: {
    summary:
      'Take back what a call of `share` added, but for recipes that were picked anew since. May be repeated; clients who are no longer coached stay as they are and are named',
    params: z.object({ key: z.uuid(texts.invalidId) }),
    output: z.object({
      /** Number of recipes removed from all clients together. */
      removed: z.int(),
      /** Names of clients for whom the share could not be undone. */
      unchanged: z.array(z.string()),
    }),
  },
})
