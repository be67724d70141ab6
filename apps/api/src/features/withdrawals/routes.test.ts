import { randomUUID } from 'node:crypto'
import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
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
  expect(mail.text).toMatch(/Eingegangen: \d{1,2}\. \S+ \d{4} um \d{2}:\d{2}:\d{2} Uhr\n/)
  expect(mail.text).toContain(`Vorgangsnummer: ${receipt.id}`)
  expect(mail.html).not.toContain('<b>Muster')
  expect(mail.text).toContain('ziehen wir nur den Anteil ab, den du bis zum Widerruf genutzt hast')
  expect(mail.text).not.toContain('alles zurück')
  const operatorCopy = await app.mailTo(app.infra.operatorEmail, 'Widerruf')
  expect(operatorCopy.text).toContain('anna@example.test')
  expect(operatorCopy.text).toContain(`Vorgangsnummer: ${receipt.id}`)
  expect(operatorCopy.text).toContain('zieht nur den Anteil ab, der bis zum Widerruf genutzt wurde')
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

it('receives a declaration once for a key, also by requests at the same time', async () => {
  const body = { ...declaration, email: 'doppelt@example.test', key: randomUUID() }
  const send = (more: object = {}) => app.visitor().call(withdrawals.declare, { body: { ...body, ...more } })
  const [first, second] = await Promise.all([send(), send()])
  expect(second).toEqual(first)
  expect(await send()).toEqual(first)
  const { prisma } = app.infra.database
  expect(await prisma.withdrawal.count({ where: { email: body.email } })).toBe(1)
  expect(await prisma.mailDelivery.count({ where: { subjectId: first.id } })).toBe(2)
  // A key counts together with its address: with another one, nothing of the first declaration is returned.
  expect((await send({ email: 'andere@example.test' })).id).not.toBe(first.id)
})

it('mails one address three times an hour at most, with the newsletter; more declarations count and are answered', async () => {
  const email = 'fremd@example.test'
  await app.visitor().call(newsletter.subscribe, { body: { email } })
  const mailed: boolean[] = []
  for (let attempt = 0; attempt < 3; attempt += 1)
    mailed.push((await app.visitor().call(withdrawals.declare, { body: { ...declaration, email } })).mailed)
  expect(mailed).toEqual([true, true, false])
  const { prisma } = app.infra.database
  expect(await prisma.withdrawal.count({ where: { email } })).toBe(3)
  expect(await prisma.mailDelivery.count({ where: { recipient: email } })).toBe(3)
  const copies = { recipient: app.infra.operatorEmail, template: 'withdrawalOperatorCopy' }
  const ids = (await prisma.withdrawal.findMany({ where: { email } })).map(({ id }) => id)
  expect(await prisma.mailDelivery.count({ where: { ...copies, subjectId: { in: ids } } })).toBe(3)
})

it('mails no links and no lines that the caller makes up', async () => {
  const lines = { name: 'Anna\nKonto gesperrt', email: 'opfer@example.test', contract: 'Basis\u2028Klick hier' }
  const { status, body } = await declare(lines)
  expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['contract', 'name']])
  const name = 'Gewinn auf https://evil.example/gewinn'
  await app.visitor().call(withdrawals.declare, { body: { ...lines, name, contract: 'www.evil.example' } })
  const { text, html, subject } = await app.mailTo('opfer@example.test', 'Widerruf')
  for (const part of [text, html, subject]) expect(part).not.toMatch(/evil\.\w|https?:\/\/(?!localhost)/)
  expect(text).toContain('Name: Gewinn auf https: //evil. example/gewinn\n')
  expect(text).toMatch(/^Hallo,\n/)
})

it('names missing fields in German', async () => {
  const { status, body } = await declare({ name: ' ', email: 'x', contract: '' })
  expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['contract', 'email', 'name']])
})

it('accepts ten declarations an hour from one client', async () => {
  const { prisma } = app.infra.database
  await prisma.rateLimit.deleteMany()
  await prisma.withdrawal.deleteMany()
  for (let attempt = 0; attempt < 10; attempt += 1) await declare(declaration)
  expect(await prisma.withdrawal.count()).toBe(10)
  expect((await declare(declaration)).status).toBe(429)
})
