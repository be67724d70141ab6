import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { macros } from '@kostbar/contracts/macros/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import { anamnesisDraftContext } from '@kostbar/prisma/anamnesis-context'
import { expect, it } from 'vitest'
import { anamnesisCalls } from '../testing/anamneses.ts'
import { recordProtocol } from '../testing/recorded-protocol.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

/** Error lines logged since the last call; the log is where the product reports errors. */
function drainErrors(): string[] {
  const errors = app.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)
  app.logLines.length = 0
  return errors
}

/** Makes a call fail while it writes: PostgreSQL refuses the row and quotes it. @returns status of the answer */
async function failWriting(table: string, call: () => Promise<{ status: number }>): Promise<number> {
  const { pool } = app.infra.database
  await pool.query(`ALTER TABLE ${table} ADD CONSTRAINT broken CHECK (false) NOT VALID`)
  try {
    return (await call()).status
  } finally {
    await pool.query(`ALTER TABLE ${table} DROP CONSTRAINT broken`)
  }
}

it('reports of calls that failed while writing name the table, and nothing that was sent', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const params = { userId: ben.id }
  const day = todayInVienna()
  const { save } = anamnesisCalls(() => ben)
  await ben.call(protocol.start, { body: { startsOn: day } })
  const { days } = await recordProtocol(app, ben, { number: 2, meals: [{ day: 0, items: [{ text: 'Gulasch' }] }] })
  const comment = { number: 2, day: days[0] ?? '', text: 'KANARIE-KOMMENTAR' }
  const conclusion = { number: 2, rev: 0, conclusion: 'KANARIE-SCHLUSS' }
  const meal = { day, time: '12:00', kind: 'LUNCH' as const, items: [{ text: 'KANARIE-KEKS' }] }
  const changes = { complaints: 'KANARIE-KOPFWEH' }
  const food = { allergens: [], intolerances: [], diet: null, likes: ['KANARIE-LINSEN'], dislikes: [], rev: 0 }
  const targets = { kcal: 2000, proteins: 120, carbs: 220, fats: 70, reason: 'KANARIE-GRUND' }
  const clearance = { warning: 'KIDNEY', day: '2026-11-20', clearedWith: 'KANARIE-ÄRZTIN', note: 'KANARIE' } as const
  const { rev } = await save({ whyNow: 'KANARIE-ANTWORT' }, 0)
  const step = { step: 'goals', answers: { whyNow: 'KANARIE-ANTWORT' }, rev }

  const calls: Record<string, () => Promise<{ status: number }>> = {
    anamnesis_drafts: () => ben.exchange(anamnesis.saveDraft, { params, body: step }),
    care_profiles: () => ben.exchange(careProfile.save, { params, body: food }),
    macro_targets: () => trainer.exchange(macros.set, { params: { id: ben.id }, body: targets }),
    clearances: () => trainer.exchange(macros.addClearance, { params, body: clearance }),
    measures: () => ben.exchange(measures.save, { params, body: { day, kind: 'WEIGHT', value: 187.3 } }),
    day_logs: () =>
      ben.exchange(dayLog.save, {
        params: { day: addDays(day, -1) },
        body: { weightKg: 187.3, at: new Date().toISOString() },
      }),
    messages: () =>
      ben.exchange(messages.send, { params, body: { key: crypto.randomUUID(), text: 'KANARIE-NACHRICHT' } }),
    protocol_days: () => ben.exchange(protocol.saveDay, { body: { number: 1, day, rev: 0, changes } }),
    protocol_meals: () =>
      ben.exchange(protocol.saveMeal, { body: { number: 1, key: crypto.randomUUID(), rev: 0, ...meal } }),
    protocol_comments: () => trainer.exchange(evaluations.comment, { params, body: comment }),
    protocol_evaluations: () => trainer.exchange(evaluations.saveDraft, { params, body: conclusion }),
  }
  for (const [table, call] of Object.entries(calls)) {
    drainErrors()
    expect([table, await failWriting(table, call)]).toEqual([table, 500])
    const errors = drainErrors().join('')
    expect(errors).toContain(`"table":"${table}"`)
    expect(errors).not.toMatch(/KANARIE|187[.,]3|Failing row/)
  }
})

it('reports of what was stored and cannot be read do not quote it', async () => {
  const { database, dataKeys } = app.infra
  const ben = await app.person()
  const { id: userId } = ben
  await anamnesisCalls(() => ben).save({ whyNow: 'Weil ich wandern will' }, 0)
  const key = await dataKeys.ofUser(database.kysely, userId)
  const encrypted = new Uint8Array(key.encrypt(anamnesisDraftContext(userId), 'KANARIE-ANTWORT\nKANARIE'))
  await database.prisma.anamnesisDraft.update({ where: { userId }, data: { encrypted } })
  drainErrors()
  expect((await ben.exchange(anamnesis.get, { params: { userId } })).status).toBe(500)
  const errors = drainErrors().join('')
  expect(errors).toContain('"type":"SyntaxError"')
  expect(errors).not.toContain('KANARIE')
})
