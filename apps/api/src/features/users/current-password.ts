import type { Infra } from '../../infra/infra.ts'
import { verifyPassword } from '../../infra/passwords.ts'
import { Problem } from '../../problems/problem.ts'
import { texts } from './texts.ts'

/** Authorises a change of the own account by its password. */
export const currentPasswordCheck =
  ({ database: { prisma }, rateLimits }: Pick<Infra, 'database' | 'rateLimits'>) =>
  /** @throws Problem `invalid_input` for `currentPassword`, `too_many_requests` for too many attempts of the account */
  async (userId: string, currentPassword: string): Promise<void> => {
    await rateLimits.count('currentPassword', userId)
    const user = await prisma.user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
    if (!(await verifyPassword(user?.passwordHash, currentPassword)))
      throw new Problem('invalid_input', { fields: { currentPassword: texts.wrongPassword } })
    await rateLimits.reset('currentPassword', userId)
  }

export type CurrentPasswordCheck = ReturnType<typeof currentPasswordCheck>
