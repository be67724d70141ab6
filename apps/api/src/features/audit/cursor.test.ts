import { audit } from '@kostbar/contracts/audit/endpoints'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

it('pages of 20 end with a null cursor, also when the last page is full', async () => {
  for (const count of [0, 19, 20, 21, 40]) {
    const ben = await app.person()
    const data = Array.from({ length: count }, (_, index) => ({ subjectId: ben.id, action: `${index}` }))
    await app.infra.database.prisma.auditEntry.createMany({ data })
    const sizes: number[] = []
    let cursor: string | undefined
    do {
      const page = await ben.call(audit.accessLog, { query: cursor ? { cursor } : {} })
      sizes.push(page.items.length)
      cursor = page.cursor ?? undefined
    } while (cursor)
    expect(sizes, `${count} entries`).toEqual(count > 20 ? [20, count - 20] : [count])
  }
})

it('a cursor of another user shows no entries of that user', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  const data = Array.from({ length: 25 }, (_, index) => ({ subjectId: mia.id, action: `${index}` }))
  await app.infra.database.prisma.auditEntry.createMany({ data })
  const { cursor } = await mia.call(audit.accessLog, { query: {} })
  expect(cursor).toBeTruthy()
  expect(await ben.call(audit.accessLog, { query: { cursor: cursor ?? undefined } })).toMatchObject({ items: [] })
})
