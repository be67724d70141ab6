import pg from 'pg'
import { createPrismaClient, type Prisma } from '../client.ts'
import { insertContent } from './insert-content.ts'
import { shippedTemplates, shippedWeeks } from './templates.ts'

/** Loads the public recipes that the shipped weeks name, by name; of equal names, the oldest recipe. */
async function loadRecipes(tx: Prisma.TransactionClient) {
  const names = shippedWeeks.flatMap(({ days }) => Object.values(days).flatMap((day) => day.map(([, name]) => name)))
  const recipes = await tx.recipe.findMany({
    where: { ownerId: null, withdrawnAt: null, name: { in: names } },
    select: { id: true, name: true, version: true, kcal: true, carbs: true, proteins: true, fats: true },
    orderBy: { id: 'desc' },
  })
  return new Map(recipes.map(({ name, ...recipe }) => [name, recipe]))
}

/**
 * Adds the system templates that were not shipped to this installation yet and whose recipes it has. Templates that an
 * admin changed or deleted stay as they are; a template is skipped if an admin's template has its name.
 * @returns names of the added templates
 */
export async function shipTemplates(tx: Prisma.TransactionClient): Promise<string[]> {
  const present = await tx.template.findMany({ where: { ownerId: null }, select: { shippedKey: true, name: true } })
  const keys = new Set(present.map(({ shippedKey }) => shippedKey))
  const names = new Set(present.map(({ name }) => name.toLowerCase()))
  const added = shippedTemplates(await loadRecipes(tx)).filter(
    ({ key, name }) => !keys.has(key) && !names.has(name.toLowerCase()),
  )
  for (const { key, entries, ...template } of added)
    await tx.template.create({
      data: {
        ...template,
        shippedKey: key,
        status: 'ACTIVE',
        entries: {
          create: entries.map(({ day, meal, recipe, portions }) => {
            return { day, meal, position: 0, recipeId: recipe.id, recipeVersion: recipe.version, portions }
          }),
        },
      },
    })
  return added.map(({ name }) => name)
}

/**
 * Ships foods, recipes and system templates to the database of an installation, see `insertContent` and
 * `shipTemplates`. Foods and recipes are added until the first template was: from then on they belong to the admins, who
 * rename and withdraw them.
 * @returns number of recipes, and names of the templates that were added
 */
export async function shipTo(databaseUrl: string): Promise<{ recipes: number; templates: string[] }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  // `end` does not wait until the connection is closed: a server that stops right afterwards still breaks it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const prisma = createPrismaClient(pool)
  const ship = async (tx: Prisma.TransactionClient) => {
    const isShipped = (await tx.template.count({ where: { shippedKey: { not: null } } })) > 0
    const recipes = isShipped ? 0 : (await insertContent(tx)).size
    return { recipes, templates: await shipTemplates(tx) }
  }
  try {
    return await prisma.$transaction(ship, { maxWait: 60_000, timeout: 300_000 })
  } finally {
    await prisma.$disconnect()
    await pool.end()
  }
}
