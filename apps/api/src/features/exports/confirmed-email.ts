import type { PrismaClient } from '@kostbar/prisma/client'

/**
 * Confirmed address of an account; null without a confirmation, because rows stored under an unconfirmed address may
 * belong to somebody else.
 */
export async function findConfirmedEmail(prisma: PrismaClient, userId: string): Promise<string | null> {
  const where = { id: userId, emailConfirmedAt: { not: null } }
  const user = await prisma.user.findFirst({ where, select: { email: true } })
  return user?.email ?? null
}
