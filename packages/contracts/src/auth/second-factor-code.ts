import * as z from 'zod/mini'
import { texts } from '../texts.ts'

/** Code of six digits from an authenticator app; spaces and hyphens are ignored. */
export const appCode = z
  .string(texts.appCode)
  .check(z.trim(), z.regex(/^([\s-]*\d){6}$/, texts.appCode), z.maxLength(40, texts.appCode))

/**
 * Code of six digits from an authenticator app, or a recovery code of 16 letters and digits; spaces and hyphens are
 * ignored.
 */
export const secondFactorCode = z
  .string(texts.secondFactorCode)
  .check(
    z.trim(),
    z.regex(/^([\s-]*\d){6}$|^([\s-]*[a-zA-Z2-7]){16}$/, texts.secondFactorCode),
    z.maxLength(40, texts.secondFactorCode),
  )
