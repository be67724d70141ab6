import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { mailService } from './service.ts'

const app = useTestApp()

it('sends mails that people wait for before reminders', async () => {
  const { database, jobs } = app.infra
  const { id: userId } = await app.account()
  const mails = mailService(jobs)
  await database.transaction(async (tx) => {
    await mails.enqueueMail(tx, { template: 'protocolReminder', userId, subjectId: randomUUID() })
    await mails.enqueueMail(tx, { template: 'passwordReset', userId, subjectId: randomUUID() })
    await mails.enqueueMailTo(tx, 'neu@example.test', { template: 'newsletterConfirm', subjectId: randomUUID() })
  })
  const { rows } = await database.pool.query<{ template: string }>(
    `SELECT delivery.template FROM pgboss.job JOIN mail_deliveries delivery ON delivery.id::text = job.data ->> 'id'
      WHERE job.priority > 0 ORDER BY delivery.template`,
  )
  expect(rows).toEqual([{ template: 'newsletterConfirm' }, { template: 'passwordReset' }])
})
