import { randomUUID } from 'node:crypto'
import { users } from '@kostbar/contracts/users/endpoints'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { wholeTablesRead } from '../../testing/whole-table-reads.ts'
import { mailService } from '../mail/service.ts'

const app = useTestApp()

it('finds the mails about an account without reading all mails', async () => {
  const { database, jobs } = app.infra
  const deleteMails = mailService(jobs).deleteMailsOf
  const action = () => database.transaction((tx) => deleteMails(tx, randomUUID()))
  expect(await wholeTablesRead(database, action)).toEqual([])
})

it('erases an account without reading whole tables', async () => {
  const member = await app.person()
  await app.trainerOf(member)
  expect(await wholeTablesRead(app.infra.database, () => member.call(users.deleteMyself))).toEqual([])
})

it('unlinks most of what somebody did to others before the transaction that deletes their account', async () => {
  const { prisma, pool, transaction } = app.infra.database
  const trainer = await app.person(['ROLE_TRAINER'])
  const entries = 12_000
  await pool.query(
    `INSERT INTO audit_entries (id, actor_id, action) SELECT uuidv7(), $1, 'data.read' FROM generate_series(1, $2)`,
    [trainer.id, entries],
  )
  const { deletion } = await transaction(async (tx) => {
    // The transaction waits for this lock.
    await tx.selectFrom('users').select('id').where('id', '=', trainer.id).forNoKeyUpdate().execute()
    const deletion = trainer.call(users.deleteMyself)
    await expect.poll(() => prisma.auditEntry.count({ where: { actorId: trainer.id } })).toBe(2000)
    return { deletion }
  })
  await deletion
  expect(await prisma.user.count({ where: { id: trainer.id } })).toBe(0)
  expect(await prisma.auditEntry.count({ where: { action: 'data.read', actorId: null } })).toBe(entries)
})
