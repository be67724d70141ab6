import { defineConfig } from 'prisma/config'

/** Configuration of `prisma generate`, `format` and `validate`; src/migrate.ts applies the migrations. */
export default defineConfig({ schema: 'schema' })
