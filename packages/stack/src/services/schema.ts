import { SetupError } from '@kostbar/machine/setup-error'
import type { Service } from '../service.ts'

/** Brings the database to the present schema, and gives an empty one the demo accounts. */
export const schema: Service = {
  name: 'Database schema',
  ports: [],

  async start({ addresses, settings, storage }) {
    try {
      const { applyMigrations } = await import('@kostbar/prisma/migrate')
      await applyMigrations(addresses.database)
    } catch (cause) {
      throw new SetupError(`The migrations could not be applied: ${cause instanceof Error ? cause.message : cause}`, {
        cause,
      })
    }
    if (settings.seed) {
      // Imported late: it needs the generated Prisma client, which the build makes.
      const { seedDemo } = await import('@kostbar/prisma/seed')
      const { demoFiles } = await import('../demo-files.ts')
      const files = demoFiles(storage)
      try {
        await seedDemo(addresses.database, files)
      } finally {
        files.close()
      }
    }
    return undefined
  },
}
