import { paths } from '@kostbar/contracts/paths'
import type { Prisma } from './client.ts'
import type { DataKey } from './data-key.ts'
import { type DemoClient, demoAnalyses, demoClients, demoReplies } from './demo/clients.ts'
import { daysAgo } from './demo/days-ago.ts'
import { demoProfiles } from './demo/trainers.ts'
import { uuidAt } from './demo/uuid-at.ts'
import { privateNoteContext } from './private-note-context.ts'

/** Ids of demo accounts by the part of their address before the @. */
export type IdOf = (name: string) => string

/** Data keys by user id; empty when the demo data has no health data. */
export type SeedDataKeys = ReadonlyMap<string, DataKey>

const relationOf = (idOf: IdOf, keys: SeedDataKeys, client: DemoClient): Prisma.ClientRelationCreateManyInput => {
  const { email, trainer, days, status, isAssigned, ended, tags, goal, note, reviewInDays } = client
  const [id, clientId] = [uuidAt(daysAgo(days)), idOf(email)]
  return {
    id,
    trainerId: idOf(trainer),
    clientId,
    privateNote: note === undefined ? null : (keys.get(clientId)?.encrypt(privateNoteContext(id), note) ?? null),
    status: status ?? 'ACTIVE',
    origin: isAssigned ? 'ASSIGNED' : 'INVITED',
    startedAt: daysAgo(days),
    endedAt: ended ? daysAgo(ended[1]) : null,
    endedBy: ended?.[0] ?? null,
    tags: [...(tags ?? [])],
    goal: goal ?? '',
    nextReviewAt: reviewInDays === undefined ? null : daysAgo(-reviewInDays),
  }
}

/** Adds daily targets of the clients, set by their trainers. */
async function seedTargets(tx: Prisma.TransactionClient, idOf: IdOf): Promise<void> {
  await tx.macroTarget.createMany({
    data: demoClients.flatMap(({ email, trainer, days, targets }) => {
      if (!targets) return []
      const [kcal, carbs, proteins, fats] = targets
      const createdAt = daysAgo(days * 0.8)
      return [{ userId: idOf(email), setById: idOf(trainer), kcal, carbs, proteins, fats, createdAt }]
    }),
  })
}

const analysisCents = 4900

/** Adds orders of one-time products that include coaching. */
async function seedOrders(tx: Prisma.TransactionClient, idOf: IdOf): Promise<void> {
  await tx.order.createMany({
    data: demoAnalyses.map(([name, days]) => ({
      userId: idOf(name),
      stripeId: `cs_demo_${name}`,
      productId: 'prod_kostbar_analyse',
      productName: 'Ernährungsanalyse',
      quantity: 1,
      amount: analysisCents,
      includesCoaching: true,
      createdAt: daysAgo(days),
    })),
  })
}

/** Adds invitations in every state, and assignments by the admin to waiting members. */
async function seedInvites(tx: Prisma.TransactionClient, idOf: IdOf): Promise<void> {
  const sent = (days: number) => {
    const at = daysAgo(days)
    return { id: uuidAt(at), createdAt: at, lastSentAt: at, expiresAt: daysAgo(days - 7) }
  }
  const mine = { trainerId: idOf('trainer') }
  const proposal = { origin: 'ASSIGNED' as const, assignedById: idOf('admin') }
  await tx.invite.createMany({
    data: [
      {
        ...mine,
        ...sent(2),
        email: 'eva.brandner@kostbar.test',
        firstName: 'Eva',
        message: 'Wie am Telefon besprochen!',
      },
      {
        ...mine,
        ...sent(9),
        email: 'lena@kostbar.test',
        firstName: 'Lena',
        clientId: idOf('lena'),
        status: 'ACCEPTED',
        closedAt: daysAgo(9),
      },
      {
        ...mine,
        ...sent(15),
        email: 'rosa.winter@kostbar.test',
        firstName: 'Rosa',
        status: 'EXPIRED',
        closedAt: daysAgo(8),
      },
      { ...mine, ...sent(22), email: 'kurt.brenner@kostbar.test', status: 'DECLINED', closedAt: daysAgo(21) },
      { ...mine, ...sent(30), email: 'falsch.getippt@kostbar.test', status: 'REVOKED', closedAt: daysAgo(30) },
      {
        ...mine,
        ...proposal,
        ...sent(4),
        email: 'daniel@kostbar.test',
        firstName: 'Daniel',
        clientId: idOf('daniel'),
        status: 'DECLINED',
        closedAt: daysAgo(2.1),
      },
      {
        ...proposal,
        ...sent(1),
        trainerId: idOf('trainer2'),
        email: 'ines@kostbar.test',
        firstName: 'Ines',
        clientId: idOf('ines'),
      },
    ],
  })
  await tx.notification.create({
    data: {
      userId: idOf('ines'),
      kind: 'trainerProposed',
      dedupeKey: `trainerProposed:${idOf('ines')}`,
      variables: { name: 'Tobias' },
      link: paths.profile,
      createdAt: daysAgo(1),
    },
  })
}

/** An agreement accepted 120 days ago, but no earlier than its version. @param agreementVersion day of the version */
function acceptedAgreement(agreementVersion: string) {
  const day = new Date(agreementVersion)
  return { agreementVersion, agreementAcceptedAt: day > daysAgo(120) ? day : daysAgo(120) }
}

async function seedTrainers(tx: Prisma.TransactionClient, idOf: IdOf, agreementVersion: string | null): Promise<void> {
  const agreement = agreementVersion === null ? {} : acceptedAgreement(agreementVersion)
  await tx.trainerProfile.createMany({
    data: (['trainer', 'trainer2'] as const).map((name) => {
      const { isVerified, ...profile } = demoProfiles[name]
      const verified = isVerified ? { verifiedAt: daysAgo(118), verifiedById: idOf('admin') } : {}
      return { userId: idOf(name), ...profile, ...agreement, ...verified }
    }),
  })
  await tx.savedReply.createMany({
    data: demoReplies.map((reply, index) => {
      const createdAt = daysAgo(100 - index)
      return { ...reply, id: uuidAt(createdAt), trainerId: idOf('trainer'), createdAt }
    }),
  })
}

/**
 * Adds the trainers' profiles, clients in every state, invitations, and waiting members.
 * @param agreementVersion accepted version of the agreement on data processing; null if it is not accepted
 */
export async function seedClients(
  tx: Prisma.TransactionClient,
  idOf: IdOf,
  { keys, agreementVersion }: { keys: SeedDataKeys; agreementVersion: string | null },
): Promise<void> {
  await seedTrainers(tx, idOf, agreementVersion)
  await tx.clientRelation.createMany({ data: demoClients.map((client) => relationOf(idOf, keys, client)) })
  await seedTargets(tx, idOf)
  await seedOrders(tx, idOf)
  await seedInvites(tx, idOf)
}
