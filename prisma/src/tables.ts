/** Row types of all tables under their names in the database, generated from the schema files. */
export type { DB as Tables } from '../generated/tables.ts'
