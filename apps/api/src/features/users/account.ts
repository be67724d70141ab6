import type { User } from '@kostbar/contracts/users/schemas'
import type { Transaction } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'
import type { Files } from '../files/service.ts'
import { hasAccess } from '../subscriptions/service.ts'
import { profileImageAddress } from './service.ts'

/**
 * Ends everything a person pays for, then does the rest; nobody can buy something for them in between.
 * @throws Problem `payments_unavailable` when it could not be ended; the rest is not done then
 */
type EndPayments = <T>(userId: string, then: () => Promise<T>) => Promise<T>

type Account = Omit<User, 'createdAt'> & { createdAt: Date }

/** The hot read of every page of the member's area. */
const findAccount = {
  name: 'account',
  text: `SELECT u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.phone_number AS "phoneNumber",
                u.goals, u.roles::text[] AS roles, 'ROLE_TRAINER' = ANY(u.roles::text[]) AS trainer,
                u.profile_image AS "profileImage", u.kcal, u.carbs, u.proteins, u.fats,
                u.profile_steps::text[] AS "profileSteps", u.created_at AS "createdAt",
                ${hasAccess} AS "hasAccess"
           FROM users u WHERE u.id = $1`,
}

/** One's own account. */
export const accountService = (
  { database, storage, jobs }: Pick<Infra, 'database' | 'storage' | 'jobs'>,
  files: Files,
  endPayments: EndPayments,
) => ({
  /** @throws Problem `not_found` */
  find: async (userId: string): Promise<Account> => {
    const { rows } = await database.pool.query<Account>({ ...findAccount, values: [userId] })
    const account = rows[0]
    if (!account) throw new Problem('not_found')
    if (!account.profileImage) return account
    return { ...account, profileImage: await profileImageAddress(storage, account.profileImage) }
  },

  /**
   * Ends what the account pays for, then erases it and everything it owns, its files with it. Invoices stay at the
   * payment service. @throws Problem `last_admin`, `payments_unavailable`: the account is as it was then
   */
  erase: async (userId: string): Promise<void> => {
    await database.prisma.$transaction((tx) => refuseLastAdmin(tx, userId))
    return endPayments(userId, () => eraseRows({ database, jobs }, files, userId))
  },
})

/** Locking the admins makes two of them leaving at once take turns. @throws Problem `last_admin` */
async function refuseLastAdmin(tx: Transaction, userId: string): Promise<void> {
  const admins = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE 'ROLE_ADMIN' = ANY(roles) ORDER BY id FOR UPDATE`
  if (admins.length === 1 && admins[0]?.id === userId) throw new Problem('last_admin')
}

const eraseRows = (
  { database: { prisma }, jobs }: Pick<Infra, 'database' | 'jobs'>,
  files: Files,
  userId: string,
): Promise<void> =>
  prisma.$transaction(async (tx) => {
    await refuseLastAdmin(tx, userId)
    // Plans of clients still add up with a recipe that nobody can plan any more.
    await tx.recipe.updateMany({
      where: { ownerId: userId },
      data: { ownerId: null, imageKey: null, withdrawnAt: new Date() },
    })
    await files.removeAllLater(tx, userId)
    const { email } = await tx.user.delete({ where: { id: userId } })
    await tx.mailDelivery.deleteMany({ where: { recipient: email } })
    await tx.newsletterSubscription.deleteMany({ where: { email } })
    await jobs.forget({ userId, email }, tx)
  })
