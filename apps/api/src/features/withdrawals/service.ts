import type { Infra } from '../../infra/infra.ts'
import { newId } from '../../infra/sql.ts'
import type { Mails } from '../mail/service.ts'

interface Declaration {
  name: string
  email: string
  contract: string
}

const dateTime = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Vienna' })

/** Withdrawals from contracts, declared with or without an account. */
export const withdrawalsService = (
  { database, rateLimits, operatorEmail }: Pick<Infra, 'database' | 'rateLimits' | 'operatorEmail'>,
  mails: Mails,
) => ({
  /**
   * Stores a declaration of withdrawal and enqueues a receipt and the operator's copy. An address that has had too many
   * mails gets no mailed receipt; the response serves as receipt.
   * @throws Problem `too_many_requests` per client IP
   */
  declare: async (declaration: Declaration, ip: string) => {
    await rateLimits.count('withdrawalIp', ip)
    const mailed = await rateLimits.allows('anonymousMail', declaration.email)
    return database.transaction(async (tx) => {
      const withdrawal = await tx
        .insertInto('withdrawals')
        .values({ id: newId, ...declaration })
        .returning(['id', 'name', 'email', 'contract', 'received_at as receivedAt'])
        .executeTakeFirstOrThrow()
      const { id: subjectId, receivedAt } = withdrawal
      const variables = { ...declaration, receivedAt: dateTime.format(receivedAt) }
      if (mailed)
        await mails.enqueueMailTo(tx, withdrawal.email, { template: 'withdrawalReceipt', subjectId, variables })
      await mails.enqueueMailTo(tx, operatorEmail, { template: 'withdrawalOperatorCopy', subjectId, variables })
      return { ...withdrawal, mailed }
    })
  },
})
