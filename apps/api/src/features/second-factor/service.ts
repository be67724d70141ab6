import { randomUUID } from 'node:crypto'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Mails } from '../mail/service.ts'
import type { Sessions } from '../sessions/service.ts'
import type { CurrentPasswordCheck, StaffSecondFactor } from '../users/service.ts'
import { replaceRecoveryCodes, spendAppCode, spendCode } from './codes.ts'
import { storeUnconfirmed } from './secrets.ts'
import { newSecret, totpUri } from './totp.ts'

export { reencryptSecret, secretContext } from './secrets.ts'

type SecondFactorDependencies = Pick<Infra, 'database' | 'dataKeys' | 'rateLimits' | 'siteName'> & {
  sessions: Sessions
  mails: Mails
  requirement: StaffSecondFactor
  checkPassword: CurrentPasswordCheck
}

export type SecondFactors = ReturnType<typeof secondFactorService>

/**
 * Deletes a user's second factor and recovery codes when the secret can no longer be decrypted, and mails the owner.
 */
export async function deleteUnreadable(tx: Tx, mails: Mails, userId: string): Promise<void> {
  const deleted = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  if (deleted?.confirmed_at)
    await mails.enqueueMail(tx, { template: 'secondFactorDisabled', userId, subjectId: randomUUID() })
}

/** Second factors: an authenticator app (TOTP, RFC 6238) and ten recovery codes. */
export function secondFactorService({
  database: { prisma, transaction },
  dataKeys,
  rateLimits,
  siteName,
  sessions,
  mails,
  requirement,
  checkPassword,
}: SecondFactorDependencies) {
  /**
   * Runs a change that needs a code, with a limit on attempts; a successful one resets the count.
   * @throws Problem `too_many_requests`
   */
  const limited = async <T>(userId: string, change: () => Promise<T>): Promise<T> => {
    await rateLimits.count('secondFactorChange', userId)
    const result = await change()
    await rateLimits.reset('secondFactorChange', userId)
    return result
  }

  return {
    state: async (actor: Actor) => {
      const factor = await prisma.secondFactor.findUnique({
        where: { userId: actor.id },
        select: { confirmedAt: true, _count: { select: { recoveryCodes: true } } },
      })
      const since = factor?.confirmedAt ?? null
      return {
        active: since !== null,
        since,
        recoveryCodesLeft: since ? (factor?._count.recoveryCodes ?? 0) : 0,
        required: requirement.appliesTo(actor),
      }
    },

    /**
     * Stores a new secret, which takes effect after `confirm` with one of its codes.
     * @returns the secret in base32, and its `otpauth://` address
     * @throws Problem `invalid_input` for a wrong password, `second_factor_active`, `too_many_requests`
     */
    setUp: async ({ id }: Actor, currentPassword: string) => {
      await checkPassword(id, currentPassword)
      const { email } = await prisma.user.findUniqueOrThrow({ where: { id }, select: { email: true } })
      const secret = newSecret()
      await transaction((tx) => storeUnconfirmed(dataKeys, tx, id, secret))
      return { secret, uri: totpUri({ secret, issuer: siteName, account: email }) }
    },

    /**
     * Activates the second factor with a first code, ends the other sessions and mails the owner.
     * @returns the recovery codes, which are not shown again
     * @throws Problem `invalid_input` for a wrong code, `second_factor_active`, `too_many_requests`
     */
    confirm: (actor: Actor, code: string): Promise<string[]> =>
      limited(actor.id, () =>
        transaction(async (tx) => {
          await spendAppCode(dataKeys, tx, actor.id, code)
          const { numUpdatedRows } = await tx
            .updateTable('second_factors')
            .set({ confirmed_at: now })
            .where('user_id', '=', actor.id)
            .where('confirmed_at', 'is', null)
            .executeTakeFirst()
          if (numUpdatedRows === 0n) throw new Problem('second_factor_active')
          await sessions.endOthers(tx, actor)
          await mails.enqueueMail(tx, { template: 'secondFactorEnabled', userId: actor.id, subjectId: randomUUID() })
          return replaceRecoveryCodes(tx, actor.id)
        }),
      ),

    /**
     * Replaces the recovery codes; the old ones become void.
     * @returns the new codes
     * @throws Problem `invalid_input`, `too_many_requests`
     */
    renewRecoveryCodes: ({ id }: Actor, code: string): Promise<string[]> =>
      limited(id, () =>
        transaction(async (tx) => {
          await spendCode({ dataKeys, mails }, tx, id, code)
          return replaceRecoveryCodes(tx, id)
        }),
      ),

    /** Deactivates the second factor and mails the owner. @throws Problem `invalid_input`, `too_many_requests` */
    disable: async (
      { id }: Actor,
      { currentPassword, code }: { currentPassword: string; code: string },
    ): Promise<void> => {
      await checkPassword(id, currentPassword)
      await limited(id, () =>
        transaction(async (tx) => {
          await spendCode({ dataKeys, mails }, tx, id, code)
          await tx.deleteFrom('second_factors').where('user_id', '=', id).execute()
          await mails.enqueueMail(tx, { template: 'secondFactorDisabled', userId: id, subjectId: randomUUID() })
        }),
      )
    },

    /** Accepts a code at sign-in only once. @throws Problem `invalid_input` for a wrong or used code */
    verify: (userId: string, code: string): Promise<void> =>
      transaction((tx) => spendCode({ dataKeys, mails }, tx, userId, code)),
  }
}
