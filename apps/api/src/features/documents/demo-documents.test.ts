import { createPrismaClient } from '@kostbar/prisma/client'
import { seedDemo } from '@kostbar/prisma/seed'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'

it('are real PDFs, listed with the size they have', async () => {
  const database = await createTestDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  const prisma = createPrismaClient(pool)
  onTestFinished(async () => {
    await prisma.$disconnect()
    await pool.end()
    await database.drop()
  })
  const stored = new Map<string, Buffer>()
  await seedDemo(database.url, { files: { put: async (key, content) => void stored.set(key, content) } })
  const rows = await prisma.document.findMany({ include: { user: true } })
  expect(rows.length).toBeGreaterThanOrEqual(3)
  for (const { key, size, arrivedAt, filename, userId, user } of rows) {
    const file = stored.get(key) ?? Buffer.alloc(0)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.length).toBe(size)
    expect(key).toContain(`documents/${userId}/`)
    expect(filename).toMatch(/\.pdf$/)
    expect(arrivedAt).not.toBeNull()
    expect(user.email).toBe('mitglied@kostbar.test')
  }
  expect(stored.size).toBe(rows.length)
})
