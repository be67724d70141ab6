import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import { parseMasterKeys } from '@kostbar/prisma/master-keys'
import { seedDemo } from '@kostbar/prisma/seed'
import { expect, it } from 'vitest'
import { dataKeys } from '../../infra/data-keys.ts'
import { openDatabase } from '../../infra/database.ts'
import { masterKeys } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { dayLogService } from './service.ts'

it('the demo data has days that the API reads, with an adherence, and nobody who ate only as planned', async () => {
  const own = await createTestDatabase()
  const database = openDatabase(own.url, 2, () => undefined)
  const keys = parseMasterKeys(masterKeys)
  try {
    await seedDemo(own.url, { health: { masterKeys: keys, consentVersion: '1', questionnaire: {} } })
    const { list } = dayLogService({ database, dataKeys: dataKeys(keys) })
    const today = todayInVienna()
    const ofClient = async (email: string) => {
      const { id } = await database.prisma.user.findUniqueOrThrow({ where: { email: `${email}@kostbar.test` } })
      return list(id, { from: addDays(today, -30) })
    }
    const { items, adherence } = await ofClient('mitglied')
    expect(items).toHaveLength(9)
    expect(items[0]).toMatchObject({ day: today, waterMl: 2000, mood: 4 })
    expect(items.at(-1)).toMatchObject({ day: addDays(today, -9), waterMl: 1750, mood: 4 })
    expect(items[0]?.meals[0]).toEqual({ meal: 'BREAKFAST', planned: true, state: 'EATEN' })
    expect(adherence.recordedDays).toBe(6)
    for (const email of ['mitglied', 'jonas', 'mia']) {
      const { percent } = (await ofClient(email)).adherence
      expect(percent).toBeGreaterThan(40)
      expect(percent).toBeLessThan(100)
    }
    expect((await ofClient('katharina')).adherence).toEqual({ percent: null, recordedDays: 2 })
  } finally {
    await database.close()
    await own.drop()
  }
})
