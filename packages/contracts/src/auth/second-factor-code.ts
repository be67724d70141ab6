import * as z from 'zod/mini'
import { texts } from '../texts.ts'

/** Six digits of an authenticator app, or a recovery code of 16 letters and digits; spaces and hyphens do not matter. */
export const secondFactorCode = z
  .string(texts.secondFactorCode)
  .check(
    z.trim(),
    z.regex(/^([\s-]*\d){6}$|^([\s-]*[a-zA-Z2-7]){16}$/, texts.secondFactorCode),
    z.maxLength(40, texts.secondFactorCode),
  )
