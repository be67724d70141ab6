import { auth } from '@kostbar/contracts/auth/endpoints'
import { sessions } from '@kostbar/contracts/sessions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { expect, it } from 'vitest'
import { type Person, password, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

async function otherDevice({ email }: Person) {
  const device = app.visitor()
  await device.exchange(
    auth.signin,
    { body: { email, password } },
    { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  )
  return device
}

it('lists the signed-in devices and marks the current one', async () => {
  const ben = await app.person()
  await otherDevice(ben)
  await app.person()
  const mine = await ben.call(sessions.mine)
  expect(mine.map(({ device, current }) => [device, current])).toEqual([
    ['Firefox auf Linux', false],
    [expect.any(String), true],
  ])
})

it('signs out one device at once', async () => {
  const ben = await app.person()
  const phone = await otherDevice(ben)
  const id = (await ben.call(sessions.mine)).find(({ current }) => !current)?.id ?? ''
  await ben.call(sessions.end, { params: { id } })
  await expect(phone.call(users.info)).toMatchProblem('not_signed_in')
  expect(await ben.call(sessions.mine)).toHaveLength(1)
  await expect(ben.call(sessions.end, { params: { id } })).toMatchProblem('not_found')
})

it('signs out all other devices, not the current one', async () => {
  const ben = await app.person()
  const [phone, tablet] = [await otherDevice(ben), await otherDevice(ben)]
  await ben.call(sessions.endOthers)
  for (const device of [phone, tablet]) await expect(device.call(users.info)).toMatchProblem('not_signed_in')
  expect(await ben.call(sessions.mine)).toMatchObject([{ current: true }])
})

it('cannot end sessions of other users', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  const [{ id } = { id: '' }] = await mia.call(sessions.mine)
  await expect(ben.call(sessions.end, { params: { id } })).toMatchProblem('not_found')
  await ben.call(sessions.endOthers)
  await mia.call(users.info)
})

it('lists neither revoked nor expired sessions, and cannot end them', async () => {
  const ben = await app.person()
  await Promise.all([otherDevice(ben), otherDevice(ben)])
  const others = (await ben.call(sessions.mine)).filter(({ current }) => !current).map(({ id }) => id)
  expect(others).toHaveLength(2)
  const [revoked = '', expired = ''] = others
  const { prisma } = app.infra.database
  await prisma.session.update({ where: { id: revoked }, data: { revokedAt: new Date() } })
  await prisma.session.update({ where: { id: expired }, data: { expiresAt: new Date(0) } })
  expect(await ben.call(sessions.mine)).toMatchObject([{ current: true }])
  for (const id of others) await expect(ben.call(sessions.end, { params: { id } })).toMatchProblem('not_found')
})
