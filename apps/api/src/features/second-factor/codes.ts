import { randomUUID } from 'node:crypto'
import type { DataKeys } from '../../infra/data-keys.ts'
import type { Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import type { Mails } from '../mail/service.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { lockFactor } from './secrets.ts'
import { texts } from './texts.ts'
import { stepOf } from './totp.ts'

const wrongCode = (text: string = texts.wrongCode) => new Problem('invalid_input', { fields: { code: text } })

/** Accepts a code of the app only once. @throws Problem `invalid_input` */
export async function spendAppCode(dataKeys: DataKeys, tx: Tx, userId: string, code: string): Promise<void> {
  const factor = await lockFactor(dataKeys, tx, userId)
  const step = factor && stepOf(factor.secret, code.replace(/[\s-]/g, ''))
  if (!factor || !step || (factor.lastStep !== null && step <= factor.lastStep)) throw wrongCode()
  await tx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute()
}

/** Deletes a recovery code and mails the owner. @throws Problem `invalid_input` */
async function spendRecoveryCode(mails: Mails, tx: Tx, userId: string, code: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hashRecoveryCode(code))
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw wrongCode(texts.wrongRecoveryCode)
  await mails.enqueueMail(tx, { template: 'recoveryCodeUsed', userId, subjectId: randomUUID() })
}

/** Services that take part in spending a code. */
interface SpendingServices {
  readonly dataKeys: DataKeys
  readonly mails: Mails
}

/** Accepts a code of the app, or a recovery code, only once. @throws Problem `invalid_input` */
export const spendCode = (
  { dataKeys, mails }: SpendingServices,
  tx: Tx,
  userId: string,
  code: string,
): Promise<void> =>
  /[a-z]/i.test(code) ? spendRecoveryCode(mails, tx, userId, code) : spendAppCode(dataKeys, tx, userId, code)

/** Replaces the recovery codes of a user. @returns the new codes */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, hash: hashRecoveryCode(code) })))
    .execute()
  return codes
}
