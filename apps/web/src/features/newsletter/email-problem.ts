import { email } from '@kostbar/contracts/scalars'
import * as z from 'zod/mini'

/** German error message for an e-mail address that the API would refuse; undefined for a valid one. */
export const emailProblem = (address: string): string | undefined =>
  z.safeParse(email, address).error?.issues[0]?.message
