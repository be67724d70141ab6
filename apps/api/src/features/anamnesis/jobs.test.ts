import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { anamnesisCalls } from '../../testing/anamneses.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { mailService } from '../mail/service.ts'
import { notificationsService } from '../notifications/service.ts'
import { anamnesisRemindersJob } from './jobs.ts'

const app = useTestApp()

let ben: Person

beforeEach(async () => {
  ben = await app.person()
})

const { submitComplete } = anamnesisCalls(() => ben)

describe('the reminder', () => {
  const runJob = () => {
    const { database, jobs } = app.infra
    return database.transaction((tx) =>
      anamnesisRemindersJob(mailService(jobs), notificationsService(database)).run({}, tx),
    )
  }
  const setSubmitted = (monthsAgo: number) =>
    app.infra.database.pool.query(
      `UPDATE anamnesis_versions SET submitted_at = now() - make_interval(months => $2) WHERE user_id = $1`,
      [ben.id, monthsAgo],
    )
  const count = () =>
    app.infra.database.prisma.mailDelivery.count({ where: { userId: ben.id, template: 'anamnesisReminder' } })

  it('comes once, six months after the last submission', async () => {
    await submitComplete()
    await setSubmitted(7)
    await submitComplete({ weight: 71 })
    await runJob()
    expect(await count()).toBe(0)
    await setSubmitted(6)
    await runJob()
    await runJob()
    expect(await count()).toBe(1)
    const { text } = await app.mailTo(ben.email, 'Stimmt deine Anamnese noch')
    expect(text).toContain('/anamnese')
    const { items } = await ben.call(notifications.list, { query: {} })
    expect(items).toMatchObject([{ text: 'Deine Anamnese ist ein halbes Jahr alt. Stimmt noch alles?' }])
  })

  it('can be muted, and does not come without consent', async () => {
    await submitComplete()
    await setSubmitted(7)
    await ben.call(health.revokeConsent)
    await runJob()
    await ben.call(health.giveConsent, { body: { version: consentVersion } })
    await ben.call(settings.setNotifications, { body: { muted: ['ANAMNESIS'] } })
    await runJob()
    expect(await count()).toBe(0)
    expect((await ben.call(notifications.list, { query: {} })).items).toEqual([])
  })
})
