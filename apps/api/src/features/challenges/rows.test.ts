import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { wholeTablesRead } from '../../testing/whole-table-reads.ts'
import { isManagedBy, selectFacts } from './rows.ts'

const app = useTestApp()

it('finds the challenges of a trainer by index, not among those of all trainers', async () => {
  const managed = isManagedBy({ id: randomUUID(), roles: ['ROLE_TRAINER'] })
  const { database } = app.infra
  expect(await wholeTablesRead(database, () => selectFacts(database.kysely).where(managed).execute())).toEqual([])
})
