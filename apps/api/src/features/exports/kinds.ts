import { accountKinds } from './account-kinds.ts'
import { coachingKinds } from './coaching-kinds.ts'
import { foodKinds } from './food-kinds.ts'
import type { Kind } from './kind.ts'

/** Everything held about a person, as an export holds it. */
export const kinds: readonly Kind[] = [...accountKinds, ...foodKinds, ...coachingKinds]
