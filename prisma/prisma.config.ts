import { defineConfig } from 'prisma/config'

/** Read by `prisma generate`, `format` and `validate`; migrations are applied by src/migrate.ts. */
export default defineConfig({ schema: 'schema' })
