import * as z from 'zod/mini'

/** Source of a food's values: shipped with the product, the Bundeslebensmittelschlüssel, or a trainer. */
const foodSource = z.enum(['KOSTBAR', 'BLS', 'OWN'])

/** Source of a food's values with its edition (`4.0`); the edition is null where the source has none. */
export const foodOrigin = z.object({ source: foodSource, sourceVersion: z.nullable(z.string()) })
