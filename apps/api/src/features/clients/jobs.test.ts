import { clients } from '@kostbar/contracts/clients/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { sweepEndedCoachingsJob } from './jobs.ts'

const app = useTestApp()

it('erases what a deleted trainer kept about a client, and nothing of other trainers', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  const { prisma, transaction } = app.infra.database
  const kept = { goal: 'Mehr Gemüse', tags: ['Vegan'], nextReviewAt: '2026-12-24', privateNote: 'Trennung im Sommer' }
  for (const client of [ben, mia]) {
    const trainer = await app.trainerOf(client)
    await trainer.call(clients.update, { params: { id: client.id }, body: kept })
    await trainer.call(messages.setFolder, { params: { userId: client.id }, body: { folder: 'LATER' } })
  }
  // As a process of the release before leaves it behind.
  const ended = { trainerId: null, status: 'ARCHIVED', endedAt: new Date(), endedBy: 'TRAINER' } as const
  await prisma.clientRelation.updateMany({ where: { clientId: ben.id }, data: ended })
  await transaction((tx) => sweepEndedCoachingsJob.run({}, tx))
  const relationOf = ({ id }: typeof ben) =>
    prisma.clientRelation.findFirstOrThrow({ where: { clientId: id }, include: { threadState: true } })
  expect(await relationOf(ben)).toMatchObject({
    ...{ goal: '', tags: [], nextReviewAt: null, privateNote: null, threadState: null },
  })
  expect(await relationOf(mia)).toMatchObject({
    ...{ goal: kept.goal, tags: kept.tags, privateNote: expect.anything(), threadState: expect.anything() },
  })
})
