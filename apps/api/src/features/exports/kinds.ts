import { accountKinds } from './account-kinds.ts'
import { coachingKinds } from './coaching-kinds.ts'
import { foodKinds } from './food-kinds.ts'
import type { Kind } from './kind.ts'
import { paymentKinds } from './payment-kinds.ts'

/** Everything held about a person, as an export holds it. */
export const kinds: readonly Kind[] = [...accountKinds, ...paymentKinds, ...foodKinds, ...coachingKinds]
