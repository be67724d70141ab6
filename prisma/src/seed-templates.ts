import type { Prisma } from './client.ts'
import { daysAgo } from './demo/days-ago.ts'
import { demoTemplates } from './demo/templates.ts'
import { uuidAt } from './demo/uuid-at.ts'
import type { IdOf } from './seed-clients.ts'
import type { IdByName } from './seed-plans.ts'

/** Adds the trainer's templates, and one application that was undone. */
export async function seedTemplates(tx: Prisma.TransactionClient, idOf: IdOf, recipeId: IdByName): Promise<void> {
  const trainerId = idOf('trainer')
  for (const { days, targets, ...template } of demoTemplates)
    await tx.template.create({
      data: {
        ...template,
        ...targets,
        ownerId: trainerId,
        entries: {
          create: days.flatMap(([day, entries]) =>
            entries.map(([meal, name, portions]) => ({ day, meal, position: 0, recipeId: recipeId(name), portions })),
          ),
        },
      },
    })
  await seedApplication(tx, trainerId, ['jonas', 'lena', 'stefan'].map(idOf))
}

/** Adds an application of a template to clients, made yesterday and undone soon after; their plans are as before. */
async function seedApplication(tx: Prisma.TransactionClient, trainerId: string, clientIds: readonly string[]) {
  const { id: templateId, name } = await tx.template.findFirstOrThrow({
    where: { ownerId: trainerId, status: 'ACTIVE' },
    orderBy: { id: 'asc' },
  })
  const [createdAt, undoneAt] = [daysAgo(1), daysAgo(0.97)]
  await tx.templateApplication.create({
    data: {
      id: uuidAt(createdAt),
      actorId: trainerId,
      key: uuidAt(createdAt),
      templateId,
      templateName: name,
      mode: 'FILL_EMPTY',
      scalePortions: true,
      release: false,
      createdAt,
      undoneAt,
      clients: { create: clientIds.map((clientId) => ({ clientId, status: 'APPLIED' as const, undoneAt })) },
    },
  })
}
