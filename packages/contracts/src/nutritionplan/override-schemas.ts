import * as z from 'zod/mini'
import type { Allergen } from '../recipes/allergens.ts'
import { allergen } from '../recipes/schemas.ts'
import { cursorQuery, id, paragraph, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import { overrideReasonLength } from './limits.ts'

const reason = paragraph(overrideReasonLength).check(z.minLength(1, texts.overrideReason))

/** Reason for planning a recipe or food against an allergen of the care profile. */
const overrideInput = z.union([
  z.object({ recipeId: id, allergen, reason }),
  z.object({ foodId: id, allergen, reason }),
])
export type OverrideInput = z.output<typeof overrideInput>

/** Stored reason for planning against an allergen. */
const override = z.object({
  id,
  recipeId: z.nullable(id),
  foodId: z.nullable(id),
  /** Name of the recipe or food. */
  name: z.string(),
  allergen,
  reason: z.string(),
  /** First name of its author; null when that account is deleted. */
  author: z.nullable(z.string()),
  createdAt: timestamp,
})
export type PlanOverride = z.input<typeof override>

/** Maximum number of reasons per call. */
const maxOverrides = 100

/** Reasons for planning against allergens; empty by default. */
export const overrides = z._default(z.array(overrideInput).check(z.maxLength(maxOverrides, texts.default)), [])

/**
 * Allergen of the care profile in a planned recipe or food; listed under `current` in the body of `allergen_conflict`.
 */
export interface AllergenConflict {
  readonly recipeId: string | null
  readonly foodId: string | null
  readonly name: string
  readonly allergen: Allergen
}

export const overrideSchemas = () => ({
  overrides: {
    summary: 'Why recipes and foods were planned against allergens of a user, newest first, 20 at a time',
    params: z.object({ userId: id }),
    query: cursorQuery,
    output: z.object({ items: z.array(override), cursor: z.nullable(id) }),
  },
})
