import { withdrawals } from '@kostbar/contracts/withdrawals/endpoints'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ limitScale: 1 })

const declaration = {
  name: 'Anna <b>Muster</b>',
  email: ' Anna@Example.test ',
  contract: 'Kostbar Basis vom 1. November',
}
const declare = (body: object) => app.visitor().exchange(withdrawals.declare, { body })

it('accepts a declaration without an account: receipt with date and time on screen and by mail, copy for the operator', async () => {
  const before = Date.now()
  const receipt = await app.visitor().call(withdrawals.declare, { body: declaration })
  expect(receipt).toMatchObject({ name: declaration.name, email: 'anna@example.test', contract: declaration.contract })
  expect(new Date(receipt.receivedAt).getTime()).toBeGreaterThanOrEqual(before - 5)
  const mail = await app.mailTo('anna@example.test', 'Widerruf')
  expect(mail.text).toContain(declaration.contract)
  expect(mail.text).toMatch(/Eingegangen: \d{1,2}\. \S+ \d{4} um \d{2}:\d{2}:\d{2}/)
  expect(mail.html).not.toContain('<b>Muster')
  const operatorCopy = await app.mailTo(app.infra.operatorEmail, 'Widerruf')
  expect(operatorCopy.text).toContain('anna@example.test')
  expect(await app.infra.database.prisma.withdrawal.count()).toBe(1)
})

it('sends receipt and copy once, through the outbox', async () => {
  const { id } = await app.visitor().call(withdrawals.declare, { body: { ...declaration, email: 'ben@example.test' } })
  await app.mailTo('ben@example.test', 'Widerruf')
  const { prisma } = app.infra.database
  const deliveries = () => prisma.mailDelivery.findMany({ where: { subjectId: id }, orderBy: { dedupeKey: 'asc' } })
  await expect.poll(async () => (await deliveries()).filter(({ sentAt }) => !sentAt)).toEqual([])
  expect(await deliveries()).toMatchObject([
    { dedupeKey: `withdrawalOperatorCopy:${id}`, recipient: app.infra.operatorEmail, variables: {} },
    { dedupeKey: `withdrawalReceipt:${id}`, recipient: 'ben@example.test', variables: {} },
  ])
  expect(app.mails.filter(({ to }) => to === 'ben@example.test')).toHaveLength(1)
})

it('names missing fields in German', async () => {
  const { status, body } = await declare({ name: ' ', email: 'x', contract: '' })
  expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['contract', 'email', 'name']])
})

it('is rate limited', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) await declare(declaration)
  expect((await declare(declaration)).status).toBe(429)
})
