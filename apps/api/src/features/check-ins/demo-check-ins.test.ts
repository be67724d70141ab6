import { problemsOf } from '@kostbar/contracts/check-ins/answers'
import { checkInFormInput } from '@kostbar/contracts/check-ins/schemas'
import { parseMasterKeys } from '@kostbar/prisma/master-keys'
import { seedDemo } from '@kostbar/prisma/seed'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { dataKeys } from '../../infra/data-keys.ts'
import { openDatabase } from '../../infra/database.ts'
import { masterKeys } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { formsService } from './forms.ts'
import { checkInsReader } from './list.ts'

it('the demo data has a form and check-ins in every state that the API reads', async () => {
  const own = await createTestDatabase()
  const database = openDatabase(own.url, 2, () => undefined)
  const keys = parseMasterKeys(masterKeys)
  try {
    await seedDemo(own.url, { health: { masterKeys: keys, consentVersion: '1', questionnaire: {} } })
    const reader = checkInsReader({ database, dataKeys: dataKeys(keys) })
    const account = (name: string) =>
      database.prisma.user.findUniqueOrThrow({ where: { email: `${name}@kostbar.test` } })
    const listOf = async (name: string) => {
      const { id } = await account(name)
      return reader.list({ id, sessionId: '', roles: [], hasAccess: true, hasSecondFactor: false }, id)
    }
    const [form, ...others] = await formsService(database).list((await account('trainer')).id)
    expect([form?.clientCount, others]).toEqual([3, []])
    expect(z.safeParse(checkInFormInput, form).success).toBe(true)
    const anna = await listOf('mitglied')
    expect(anna.items.map(({ status }) => status)).toEqual(['OPEN', 'REPLIED', 'REPLIED'])
    expect(anna.schedule).toMatchObject({ formId: form?.id })
    const mia = await listOf('mia')
    expect(mia.items).toMatchObject([{ status: 'SUBMITTED', deadline: { state: 'RUNNING' } }, { status: 'REPLIED' }])
    for (const { questions, answers } of [...anna.items, ...mia.items])
      if (answers) expect(problemsOf(questions, answers)).toEqual({})
    expect((await reader.current((await account('mitglied')).id)).checkIn).not.toBeNull()
  } finally {
    await database.close()
    await own.drop()
  }
})
