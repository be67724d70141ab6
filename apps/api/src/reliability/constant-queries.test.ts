import { randomUUID } from 'node:crypto'
import { audit } from '@kostbar/contracts/audit/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { documents } from '@kostbar/contracts/documents/endpoints'
import { dataExports } from '@kostbar/contracts/exports/endpoints'
import { foods } from '@kostbar/contracts/foods/endpoints'
import { invites } from '@kostbar/contracts/invites/endpoints'
import { macros } from '@kostbar/contracts/macros/endpoints'
import { weekdays } from '@kostbar/contracts/meals'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { sessions } from '@kostbar/contracts/sessions/endpoints'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { templates } from '@kostbar/contracts/templates/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { workout } from '@kostbar/contracts/workout/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { countQueries } from '../testing/record-statements.ts'
import { type Person, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

interface People {
  member: Person
  trainer: Person
  admin: Person
  /** A template with `count` entries. */
  templateId: string
  applicationId: string
}

/** Gives a member `count` rows of everything that is listed, and the member's trainer as many clients. */
async function fill({ member, trainer }: Pick<People, 'member' | 'trainer'>, count: number) {
  const { prisma } = app.infra.database
  const times = <T>(row: (index: number) => T) => ({ data: Array.from({ length: count }, (_, index) => row(index)) })
  const userId = member.id
  const nutrition = { kcal: 1, carbs: 1, proteins: 1, fats: 1 }
  const dishes = await prisma.recipe.createManyAndReturn(times((index) => ({ ...nutrition, name: `Nummer ${index}` })))
  await prisma.food.createMany(
    times((index) => ({ ...nutrition, aisle: 'PANTRY', name: `Nummer ${index} von ${count}` })),
  )
  const dishIds = dishes.map(({ id }) => id)
  const document = {
    name: 'Plan',
    filename: 'plan.pdf',
    contentType: 'application/pdf',
    size: 1,
    arrivedAt: new Date(),
  }
  await prisma.document.createMany(times((index) => ({ ...document, userId, key: `documents/${userId}/${index}` })))
  await prisma.workoutLink.createMany(times(() => ({ userId, name: 'Rücken', link: 'https://example.at' })))
  await prisma.note.createMany(times(() => ({ userId, authorId: trainer.id, title: 'Notiz', note: '' })))
  await prisma.shoppingItem.createMany(times(() => ({ userId, source: 'USER' as const, name: 'Karotten' })))
  await prisma.macroTarget.createMany(times(() => ({ ...nutrition, userId, setById: trainer.id })))
  await prisma.auditEntry.createMany(times(() => ({ subjectId: userId, actorId: trainer.id, action: 'data.read' })))
  await prisma.session.createMany(times(() => ({ userId, userAgent: 'Handy', expiresAt: new Date('2099-01-01') })))
  await prisma.dataExport.createMany(times(() => ({ userId, status: 'READY' as const, readyAt: new Date() })))
  await prisma.recipeFavourite.createMany({ data: dishIds.map((recipeId) => ({ userId, recipeId })) })
  await prisma.planEntry.createMany({
    data: dishIds.map((recipeId, index) => ({ userId, recipeId, meal: 'LUNCH', day: weekdays[index % 7] ?? 'Monday' })),
  })
  await prisma.planRevision.createMany(
    times((index) => {
      const entry = { recipeId: dishIds[index], foodId: null, portions: 1, grams: null, locked: false }
      const after = { note: '', entries: [entry] }
      const meal = { day: 'Monday', meal: 'LUNCH', before: { note: '', entries: [] }, after }
      return { userId, draft: false, cause: 'EDIT' as const, changes: { meals: [meal], switches: [] } }
    }),
  )
  const person = { firstName: 'Mia', phoneNumber: '+43 660 1234567', passwordHash: 'none' }
  const persons = times((index) => ({ ...person, email: `${index}.${userId}@example.test` }))
  const clientRows = await prisma.user.createManyAndReturn(persons)
  await prisma.invite.createMany(
    times((index) => ({ trainerId: trainer.id, email: `${index}@example.test`, expiresAt: new Date('2099-01-01') })),
  )
  await prisma.clientRelation.createMany({
    data: clientRows.map(({ id }) => ({ trainerId: trainer.id, clientId: id, status: 'ACTIVE' })),
  })
  const templateRows = await prisma.template.createManyAndReturn(
    times((index) => ({ ownerId: trainer.id, name: `Woche ${index}`, goal: 'KEEP' as const, tags: [`Tag ${index}`] })),
  )
  await prisma.templateEntry.createMany({
    data: templateRows.flatMap(({ id: templateId }) =>
      dishIds.map((recipeId) => ({
        templateId,
        recipeId,
        day: 'Monday' as const,
        meal: 'LUNCH' as const,
        position: 0,
      })),
    ),
  })
  const applied = { templateName: 'Woche', mode: 'REPLACE', scalePortions: true, release: true } as const
  const applications = await prisma.templateApplication.createManyAndReturn(
    times(() => ({ ...applied, actorId: trainer.id, key: randomUUID() })),
  )
  await prisma.templateApplicationClient.createMany({
    data: applications.flatMap(({ id: applicationId }) =>
      clientRows.map(({ id: clientId }) => ({ applicationId, clientId })),
    ),
  })
  return { templateId: templateRows[0]?.id ?? '', applicationId: applications[0]?.id ?? '' }
}

async function people(count: number): Promise<People> {
  const member = await app.person()
  const trainer = await app.trainerOf(member)
  const ids = await fill({ member, trainer }, count)
  return { member, trainer, admin: await app.person(['ROLE_ADMIN']), ...ids }
}

const lists: Record<string, (by: People, perPage: number) => Promise<unknown>> = {
  documents: ({ member }) => member.call(documents.mine),
  "a client's documents": ({ member, trainer }) => trainer.call(documents.ofUser, { params: { id: member.id } }),
  'workout links': ({ member }) => member.call(workout.mine),
  notes: ({ member }) => member.call(notes.mine),
  'shopping list': ({ member }) => member.call(shopping.mine),
  'plan of the week': ({ member }) => member.call(nutritionplan.mine),
  "a client's draft": ({ member, trainer }) => trainer.call(nutritionplan.draft, { params: { userId: member.id } }),
  'changes of a plan': ({ member, trainer }) =>
    trainer.call(nutritionplan.revisions, { params: { userId: member.id }, query: {} }),
  recipes: ({ member }, perPage) => member.call(recipes.list, { query: { perPage } }),
  foods: ({ member }, perPage) => member.call(foods.list, { query: { perPage } }),
  'favourite recipes': ({ member }) => member.call(recipes.mine),
  'recipe tags': ({ member }) => member.call(recipes.tags),
  'earlier targets': ({ member }) => member.call(macros.history, { params: { id: member.id } }),
  devices: ({ member }) => member.call(sessions.mine),
  'access log': ({ member }) => member.call(audit.accessLog, { query: {} }),
  exports: ({ member }) => member.call(dataExports.current),
  clients: ({ trainer }, perPage) => trainer.call(clients.list, { query: { perPage } }),
  'paused clients': ({ trainer }, perPage) => trainer.call(clients.list, { query: { perPage, status: 'PAUSED' } }),
  'archived clients': ({ trainer }, perPage) => trainer.call(clients.list, { query: { perPage, status: 'ARCHIVED' } }),
  "a client's neighbours": ({ member, trainer }) =>
    trainer.call(clients.neighbours, { params: { id: member.id }, query: {} }),
  invitations: ({ trainer }, perPage) => trainer.call(invites.list, { query: { perPage } }),
  templates: ({ trainer }, perPage) => trainer.call(templates.list, { query: { perPage } }),
  'a template': async ({ trainer, templateId }) => trainer.call(templates.get, { params: { id: templateId } }),
  'applications of templates': ({ trainer }) => trainer.call(templates.applications, { query: {} }),
  'an application of a template': ({ trainer, applicationId }) =>
    trainer.call(templates.application, { params: { id: applicationId } }),
  users: ({ admin }, perPage) => admin.call(users.list, { query: { perPage } }),
}

let few: People
let many: People
beforeAll(async () => {
  few = await people(1)
  many = await people(30)
})

it.each(Object.entries(lists))('%s: as many queries for thirty rows as for one', async (_name, read) => {
  const count = (by: People, perPage: number) => countQueries(app.infra.database.pool, () => read(by, perPage))
  const forOne = await count(few, 1)
  expect(forOne).toBeLessThanOrEqual(5)
  expect(await count(many, 100)).toBe(forOne)
})
