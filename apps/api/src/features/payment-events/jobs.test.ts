import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { sweepPaymentEventsJob } from './jobs.ts'

const app = useTestApp()

it('forgets processed events after 90 days, except the newest, which the status page shows', async () => {
  const { prisma, transaction } = app.infra.database
  const receive = async (id: string, days: number, isProcessed = true) => {
    const receivedAt = new Date(Date.now() - days * 86_400_000)
    const processedAt = isProcessed ? receivedAt : null
    await prisma.paymentEvent.create({ data: { id, type: 'price.updated', receivedAt, processedAt } })
  }
  const sweep = () => transaction((tx) => sweepPaymentEventsJob(app.infra.jobs).run({}, tx))
  const kept = async () => (await prisma.paymentEvent.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id)
  await receive('evt_not_processed', 120, false)
  await receive('evt_old', 100)
  await receive('evt_newest', 95)
  await sweep()
  expect(await kept()).toEqual(['evt_newest', 'evt_not_processed'])
  await receive('evt_recent', 89)
  await sweep()
  expect(await kept()).toEqual(['evt_not_processed', 'evt_recent'])
})
