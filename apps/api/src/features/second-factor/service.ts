import { randomUUID } from 'node:crypto'
import type { DataKey } from '@kostbar/prisma/data-key'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Mails } from '../mail/service.ts'
import type { Sessions } from '../sessions/service.ts'
import type { CurrentPasswordCheck, StaffSecondFactor } from '../users/service.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { texts } from './texts.ts'
import { newSecret, stepOf, totpUri } from './totp.ts'

type SecondFactorDependencies = Pick<Infra, 'database' | 'dataKeys' | 'rateLimits' | 'siteName'> & {
  sessions: Sessions
  mails: Mails
  requirement: StaffSecondFactor
  checkPassword: CurrentPasswordCheck
}

export type SecondFactors = ReturnType<typeof secondFactorService>

/** Encryption context of a second factor's secret, which binds it to its user. */
export const secretContext = (userId: string): string => `second-factor:${userId}`

/** Re-encrypts the secret of a user's second factor, if any, when the data key is replaced. */
export async function reencryptSecret(
  tx: Tx,
  userId: string,
  { oldKey, newKey }: { oldKey: DataKey; newKey: DataKey },
): Promise<void> {
  const context = secretContext(userId)
  const factor = await tx
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!factor) return
  const secret = newKey.encrypt(context, oldKey.decrypt(context, factor.secret))
  await tx.updateTable('second_factors').set({ secret }).where('user_id', '=', userId).execute()
}

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

const wrongCode = (text: string = texts.wrongCode) => new Problem('invalid_input', { fields: { code: text } })

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
  /** Locks a second factor until the transaction ends, so that concurrent requests cannot use a code twice. */
  const lockFactor = async (tx: Tx, userId: string) => {
    const factor = await tx
      .selectFrom('second_factors')
      .select(['secret', 'confirmed_at as confirmedAt', 'last_step as lastStep'])
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!factor) return null
    const key = await dataKeys.ofUser(tx, userId)
    return { ...factor, secret: key.decrypt(secretContext(userId), factor.secret) }
  }

  /** Accepts a code of the app only once. @throws Problem `invalid_input` */
  const spendAppCode = async (tx: Tx, userId: string, code: string): Promise<void> => {
    const factor = await lockFactor(tx, userId)
    const step = factor && stepOf(factor.secret, code.replace(/[\s-]/g, ''))
    if (!factor || !step || (factor.lastStep !== null && step <= factor.lastStep)) throw wrongCode()
    await tx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute()
  }

  /** Deletes a recovery code and mails the owner. @throws Problem `invalid_input` */
  const spendRecoveryCode = async (tx: Tx, userId: string, code: string): Promise<void> => {
    const { numDeletedRows } = await tx
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('hash', '=', hashRecoveryCode(code))
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw wrongCode(texts.wrongRecoveryCode)
    await mails.enqueueMail(tx, { template: 'recoveryCodeUsed', userId, subjectId: randomUUID() })
  }

  const spendCode = (tx: Tx, userId: string, code: string): Promise<void> =>
    /[a-z]/i.test(code) ? spendRecoveryCode(tx, userId, code) : spendAppCode(tx, userId, code)

  /** Stores an encrypted secret that is not active yet. @throws Problem `second_factor_active` */
  const storeUnconfirmed = async (tx: Tx, userId: string, secret: string): Promise<void> => {
    const encrypted = (await dataKeys.ofUser(tx, userId)).encrypt(secretContext(userId), secret)
    const stored = await tx
      .insertInto('second_factors')
      .values({ user_id: userId, secret: encrypted })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ secret: encrypted, last_step: null })
          .where('second_factors.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst()
    if (!stored) throw new Problem('second_factor_active')
  }

  const replaceRecoveryCodes = async (tx: Tx, userId: string): Promise<string[]> => {
    const codes = newRecoveryCodes()
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await tx
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ user_id: userId, hash: hashRecoveryCode(code) })))
      .execute()
    return codes
  }

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
      await transaction((tx) => storeUnconfirmed(tx, id, secret))
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
          await spendAppCode(tx, actor.id, code)
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
          await spendCode(tx, id, code)
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
          await spendCode(tx, id, code)
          await tx.deleteFrom('second_factors').where('user_id', '=', id).execute()
          await mails.enqueueMail(tx, { template: 'secondFactorDisabled', userId: id, subjectId: randomUUID() })
        }),
      )
    },

    /** Accepts a code at sign-in only once. @throws Problem `invalid_input` for a wrong or used code */
    verify: (userId: string, code: string): Promise<void> => transaction((tx) => spendCode(tx, userId, code)),
  }
}
