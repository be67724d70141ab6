import type { Infra } from '../../infra/infra.ts'
import { withdrawalMails } from './jobs.ts'

/** Declarations that someone withdraws from a contract. */
export const withdrawalsService = ({
  database: { prisma },
  jobs,
  rateLimits,
}: Pick<Infra, 'database' | 'jobs' | 'rateLimits'>) => ({
  /** Takes a declaration in; its receipt and the note to the house go out by mail. @throws Problem `too_many_requests` */
  declare: async (declaration: { name: string; email: string; contract: string }, ip: string) => {
    await rateLimits.count('withdrawalIp', ip)
    return prisma.$transaction(async (tx) => {
      const kept = await tx.withdrawal.create({ data: declaration })
      await jobs.send(withdrawalMails, { id: kept.id, to: 'sender' }, tx)
      await jobs.send(withdrawalMails, { id: kept.id, to: 'house' }, tx)
      return kept
    })
  },
})
