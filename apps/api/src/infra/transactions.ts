export { inTransaction } from './database.ts'
