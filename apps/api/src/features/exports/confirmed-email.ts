import type { PrismaClient } from '@kostbar/prisma/client'

/** The address of an account that has confirmed it; null otherwise: then rows under that address may be somebody else's. */
export async function findConfirmedEmail(prisma: PrismaClient, userId: string): Promise<string | null> {
  const where = { id: userId, emailConfirmedAt: { not: null } }
  const user = await prisma.user.findFirst({ where, select: { email: true } })
  return user?.email ?? null
}
