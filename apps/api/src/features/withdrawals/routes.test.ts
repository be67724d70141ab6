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

it('anybody withdraws without signing in: a receipt with date and time, on screen and by mail; the house is told', async () => {
  const before = Date.now()
  const receipt = await app.visitor().call(withdrawals.declare, { body: declaration })
  expect(receipt).toMatchObject({ name: declaration.name, email: 'anna@example.test', contract: declaration.contract })
  expect(new Date(receipt.receivedAt).getTime()).toBeGreaterThanOrEqual(before - 5)
  const mail = await app.mailTo('anna@example.test', 'Widerruf')
  expect(mail.text).toContain(declaration.contract)
  expect(mail.text).toMatch(/Eingegangen: \d{1,2}\. \S+ \d{4} um \d{2}:\d{2}:\d{2}/)
  expect(mail.html).not.toContain('<b>Muster')
  const house = await app.mailTo(app.infra.houseAddress, 'Widerruf')
  expect(house.text).toContain('anna@example.test')
  expect(await app.infra.database.prisma.withdrawal.count()).toBe(1)
})

it('what is missing is named in German', async () => {
  const { status, body } = await declare({ name: ' ', email: 'x', contract: '' })
  expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['contract', 'email', 'name']])
})

it('is not a way to flood anybody', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) await declare(declaration)
  expect((await declare(declaration)).status).toBe(429)
})
