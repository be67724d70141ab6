import { assignments } from '@kostbar/contracts/assignments/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { documents } from '@kostbar/contracts/documents/endpoints'
import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { expect, it } from 'vitest'
import { eventually, openSession, unsubscribedUser } from '../../testing/checkout.ts'
import { accept } from '../../testing/invitations.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { recordProtocol } from '../../testing/recorded-protocol.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { pendingAnswers } from '../pending-answers/service.ts'

const app = useTestApp()
const hourMs = 3_600_000

it('a buyer of the analysis without a subscription receives the evaluation, and its clock ran', async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  const trainer = await app.person(['ROLE_TRAINER'])
  const buyer = await unsubscribedUser(app)
  app.payments.service.pay(await openSession(buyer, 'price_analyse'))
  await eventually('the order is recorded', async () => (await buyer.call(assignments.mine)).waiting)
  expect((await buyer.call(subscriptions.mine, { query: {} })).subscription).toBeNull()

  // The protocol is submitted before anybody coaches the buyer, so its deadline starts with the coaching.
  await recordProtocol(app, buyer, { meals: [{ day: 0, items: [{ text: 'Gulasch' }] }] })
  await admin.call(assignments.assign, { body: { userId: buyer.id, trainerId: trainer.id } })
  await accept(buyer, (await buyer.call(assignments.mine)).waiting?.proposal?.token ?? '')
  const answers = () =>
    app.infra.database.prisma.pendingAnswer.findMany({ where: { relation: { clientId: buyer.id } } })
  const [clock] = await answers()
  expect(clock).toMatchObject({ kind: 'ANALYSIS', closedAt: null })
  expect(Number(clock?.dueAt) - Number(clock?.since)).toBe(48 * hourMs)
  const { answer } = await trainer.call(clients.get, { params: { id: buyer.id } })
  expect(answer).toMatchObject({ state: 'RUNNING', dueAt: clock?.dueAt.toISOString() })

  const params = { userId: buyer.id }
  expect((await trainer.call(evaluations.get, { params, query: { number: '1' } })).draft).not.toBeNull()
  await trainer.call(evaluations.publish, {
    params,
    body: { number: 1, rev: 0, conclusion: 'Gut gemacht, weiter so.' },
  })
  expect((await answers())[0]?.closedAt).not.toBeNull()
  expect((await buyer.call(evaluations.get, { params, query: { number: '1' } })).published).toMatchObject({
    conclusion: 'Gut gemacht, weiter so.',
  })
  const [document] = await buyer.call(documents.mine)
  const file = new Uint8Array(await (await fetch(document?.url ?? '')).arrayBuffer())
  expect((await readPdf(file)).join(' ')).toContain('weiter so')

  // The purchased analysis covers the first protocol only; the next one has a deadline of kind PROTOCOL.
  await recordProtocol(app, buyer, { number: 2, meals: [] })
  const { id } = await app.infra.database.prisma.clientRelation.findFirstOrThrow({ where: { clientId: buyer.id } })
  await app.infra.database.transaction((tx) => pendingAnswers.openProtocol(tx, id))
  expect((await answers()).map(({ kind, closedAt }) => [kind, closedAt === null])).toContainEqual(['PROTOCOL', true])
})
