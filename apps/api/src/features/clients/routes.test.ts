import { clients } from '@kostbar/contracts/clients/endpoints'
import { macros } from '@kostbar/contracts/macros/endpoints'
import { expect, it } from 'vitest'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

type Status = 'ACTIVE' | 'PAUSED' | 'ARCHIVED'

async function clientOf(trainer: Person, firstName: string, status: Status = 'ACTIVE'): Promise<Person> {
  const member = await app.person()
  const { prisma } = app.infra.database
  await prisma.user.update({ where: { id: member.id }, data: { firstName, lastName: 'Muster' } })
  await prisma.clientRelation.create({ data: { trainerId: trainer.id, clientId: member.id, status } })
  return member
}

const list = (trainer: Person, query: object = {}) => trainer.call(clients.list, { query })
const namesOf = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ firstName }) => firstName)

it('lists clients by name with status, without archived ones and those of other trainers', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  await clientOf(trainer, 'Zita')
  const anna = await clientOf(trainer, 'Anna', 'PAUSED')
  await clientOf(trainer, 'Ben', 'ARCHIVED')
  await clientOf(await app.person(['ROLE_TRAINER']), 'Carla')
  await anna.call(macros.set, {
    params: { id: anna.id },
    body: { kcal: 2000, proteins: 120, carbs: 220, fats: 70 },
  })
  const page = await list(trainer)
  expect(page).toMatchObject({ total: 2, page: 1, slots: { bought: 0, used: 2 } })
  expect(page.items).toMatchObject([
    { id: anna.id, firstName: 'Anna', lastName: 'Muster', status: 'PAUSED', hasTargets: true, profileImage: null },
    { firstName: 'Zita', status: 'ACTIVE', hasTargets: false },
  ])
  expect(namesOf(await list(trainer, { status: 'PAUSED' }))).toEqual(['Anna'])
})

it('searches by name and e-mail address with LIKE wildcards escaped, page by page', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const [eva] = [await clientOf(trainer, 'Eva'), await clientOf(trainer, '100%'), await clientOf(trainer, 'Emil')]
  expect(namesOf(await list(trainer, { filter: 'EVA mus' }))).toEqual(['Eva'])
  expect(namesOf(await list(trainer, { filter: eva.email }))).toEqual(['Eva'])
  expect(namesOf(await list(trainer, { filter: '%' }))).toEqual(['100%'])
  await expect(list(trainer, { filter: 'a\u0000' })).toMatchProblem('invalid_input', ['filter'])
  const second = await list(trainer, { perPage: 2, page: 2 })
  expect(namesOf(second)).toEqual(['Eva'])
  expect(second.total).toBe(3)
})

it('shows bought and used slots', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const currentPeriodEnd = new Date('2099-01-01')
  await app.infra.database.prisma.subscription.create({
    data: { userId: trainer.id, kind: 'CLIENT_SLOTS', status: 'ACTIVE', quantity: 10, currentPeriodEnd },
  })
  await clientOf(trainer, 'Anna')
  expect((await list(trainer)).slots).toEqual({ bought: 10, used: 1 })
})

it('shows members their trainer until the relation is archived', async () => {
  const member = await app.person()
  expect(await member.call(clients.myTrainer)).toEqual({ trainer: null })
  const trainer = await app.trainerOf(member)
  const { firstName } = await app.infra.database.prisma.user.findUniqueOrThrow({ where: { id: trainer.id } })
  expect(await member.call(clients.myTrainer)).toMatchObject({ trainer: { firstName, profileImage: null } })
  await app.infra.database.prisma.clientRelation.updateMany({
    where: { clientId: member.id },
    data: { status: 'ARCHIVED' },
  })
  expect(await member.call(clients.myTrainer)).toEqual({ trainer: null })
})
