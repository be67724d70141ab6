import { clients } from '@kostbar/contracts/clients/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { accept, inviteByMail, trainerWithSlots } from '../../testing/invitations.ts'
import { addRecipe } from '../../testing/recipes.ts'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { sweepEndedCoachingsJob } from '../clients/jobs.ts'
import { sweepPlanRevisionsJob } from './jobs.ts'

const app = useTestApp()
let admin: Person
let porridge: string
let soup: string
beforeAll(async () => {
  admin = await app.person(['ROLE_ADMIN'])
  porridge = (await addRecipe(admin)).id
  soup = (await addRecipe(admin, { name: 'Linsensuppe' })).id
})

const breakfast = { day: 'Monday', meal: 'BREAKFAST' } as const
const toggle = (by: Person, userId: string, recipeId: string, portions = 1) =>
  by.call(nutritionplan.toggle, { body: { ...breakfast, userId, recipeId, portions, toggled: true } })
const list = async (by: Person, userId: string, cursor?: string) =>
  by.call(nutritionplan.revisions, { params: { userId }, query: cursor ? { cursor } : {} })
const newest = async (by: Person, userId: string) => {
  const [revision] = (await list(by, userId)).items
  if (!revision) throw new Error('no revision')
  return revision
}
const undoRequest = (userId: string, id: string) => ({ params: { userId, id }, body: {} })
const undo = (by: Person, userId: string, id: string) => by.call(nutritionplan.undo, undoRequest(userId, id))
const planned = async (person: Person) =>
  (await person.call(nutritionplan.mine))[0]?.meals[0]?.recipes.map(({ id, portions }) => [id, portions])
const saveDraft = (by: Person, userId: string, version: number, recipeId: string) =>
  by.call(nutritionplan.saveDraftDay, {
    params: { userId },
    body: { day: 'Monday', version, meals: [{ meal: 'BREAKFAST', note: '', entries: [{ recipeId, portions: 1 }] }] },
  })

describe('the changes of a plan', () => {
  it('are all listed, with who and what, whichever call made them', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await toggle(trainer, ben.id, porridge)
    const body = { changes: [{ ...breakfast, recipeId: porridge, from: 1, to: 1.5 }] }
    await ben.call(nutritionplan.setPortions, { params: { userId: ben.id }, body })
    await ben.call(nutritionplan.setMealNote, { body: { ...breakfast, userId: ben.id, note: 'Mit Zimt' } })
    await ben.call(nutritionplan.toggleMeal, { params: { id: ben.id, meal: 'LUNCH' }, query: {} })
    const { items } = await list(ben, ben.id)
    expect(items.map(({ cause, meals, switches }) => [cause, meals.length, switches])).toEqual([
      ['EDIT', 0, [{ meal: 'LUNCH', enabled: false }]],
      ['EDIT', 1, []],
      ['FIT', 1, []],
      ['EDIT', 1, []],
    ])
    const [, note, fit, added] = items
    expect(note?.meals[0]).toMatchObject({ before: { note: '' }, after: { note: 'Mit Zimt' } })
    expect(fit?.meals[0]?.after.entries).toMatchObject([{ recipeId: porridge, name: 'Apfelporridge', portions: 1.5 }])
    expect(added?.meals[0]?.before.entries).toEqual([])
    expect(new Set(items.map(({ author }) => author)).size).toBe(2)
  })

  it('leave no trace when nothing changes', async () => {
    const ben = await app.person()
    await toggle(ben, ben.id, porridge)
    await toggle(ben, ben.id, porridge)
    await ben.call(nutritionplan.setMealNote, { body: { ...breakfast, userId: ben.id, note: '' } })
    expect((await list(ben, ben.id)).items).toHaveLength(1)
  })

  it('of a draft are seen by staff only', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await saveDraft(trainer, ben.id, 0, soup)
    expect((await list(ben, ben.id)).items).toEqual([])
    const { id, draft } = await newest(trainer, ben.id)
    expect(draft).toBe(true)
    await expect(undo(ben, ben.id, id)).toMatchProblem('not_found')
  })

  it('come in pages of 20, in as many queries for 20 as for one', async () => {
    const ben = await app.person()
    await toggle(ben, ben.id, porridge)
    const { pool } = app.infra.database
    const forOne = await countQueries(pool, () => list(ben, ben.id))
    for (let n = 2; n <= 25; n += 1) await toggle(ben, ben.id, porridge, n / 4 + 1)
    expect(await countQueries(pool, () => list(ben, ben.id))).toBe(forOne)
    const first = await list(ben, ben.id)
    const second = await list(ben, ben.id, first.cursor ?? '')
    expect([first.items.length, second.items.length, second.cursor]).toEqual([20, 5, null])
  })

  it('are swept after 90 days, and cannot be undone then', async () => {
    const ben = await app.person()
    await toggle(ben, ben.id, porridge)
    const { id } = await newest(ben, ben.id)
    const { prisma, transaction } = app.infra.database
    const age = (days: number) =>
      prisma.planRevision.update({ where: { id }, data: { createdAt: new Date(Date.now() - days * 86_400_000) } })
    await age(89)
    await transaction((tx) => sweepPlanRevisionsJob.run({}, tx))
    expect((await list(ben, ben.id)).items).toHaveLength(1)
    await age(91)
    expect((await list(ben, ben.id)).items).toEqual([])
    await expect(undo(ben, ben.id, id)).toMatchProblem('not_found')
    await transaction((tx) => sweepPlanRevisionsJob.run({}, tx))
    expect(await prisma.planRevision.count({ where: { userId: ben.id } })).toBe(0)
  })
})

describe('undoing a change', () => {
  it('leads back, is a change itself, and can be undone', async () => {
    const ben = await app.person()
    await toggle(ben, ben.id, porridge)
    await toggle(ben, ben.id, soup, 2)
    const second = await newest(ben, ben.id)
    expect(second.mayUndo).toBe(true)
    await undo(ben, ben.id, second.id)
    expect(await planned(ben)).toEqual([[porridge, 1]])
    const [undoing, undone] = (await list(ben, ben.id)).items
    expect([undoing?.cause, undone?.undoneAt !== null, undone?.mayUndo]).toEqual(['UNDO', true, false])
    await undo(ben, ben.id, undoing?.id ?? '')
    expect(await planned(ben)).toEqual([
      [porridge, 1],
      [soup, 2],
    ])
  })

  it('leads back a switched meal', async () => {
    const ben = await app.person()
    await ben.call(nutritionplan.toggleMeal, { params: { id: ben.id, meal: 'BREAKFAST' }, query: {} })
    await undo(ben, ben.id, (await newest(ben, ben.id)).id)
    expect((await ben.call(nutritionplan.mine))[0]?.meals[0]?.enabled).toBe(true)
  })

  it('is refused after a later change of the meal, with the meal as it is; a change of another meal does not matter', async () => {
    const ben = await app.person()
    await toggle(ben, ben.id, porridge)
    const first = await newest(ben, ben.id)
    await ben.call(nutritionplan.setMealNote, { body: { day: 'Monday', meal: 'LUNCH', userId: ben.id, note: 'Warm' } })
    await toggle(ben, ben.id, soup, 2)
    const { status, body } = await ben.exchange(nutritionplan.undo, undoRequest(ben.id, first.id))
    expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
    expect(body.current).toMatchObject([
      {
        ...breakfast,
        note: '',
        entries: [{ recipeId: porridge }, { recipeId: soup, name: 'Linsensuppe', portions: 2 }],
      },
    ])
    const [second] = (await list(ben, ben.id)).items
    await undo(ben, ben.id, second?.id ?? '')
    await undo(ben, ben.id, first.id)
    expect(await planned(ben)).toEqual([])
  })

  it('happens once, however often it is asked for', async () => {
    const ben = await app.person()
    await toggle(ben, ben.id, porridge)
    const { id } = await newest(ben, ben.id)
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => undo(ben, ben.id, id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await list(ben, ben.id)).items).toHaveLength(2)
  })

  it('brings a recipe back that was withdrawn meanwhile, marked as removed', async () => {
    const ben = await app.person()
    const { id: recipeId } = await addRecipe(admin)
    await toggle(ben, ben.id, recipeId)
    await ben.call(nutritionplan.toggle, { body: { ...breakfast, userId: ben.id, recipeId, toggled: false } })
    await admin.call(recipes.remove, { params: { recipeId } })
    await undo(ben, ben.id, (await newest(ben, ben.id)).id)
    const [monday] = await ben.call(nutritionplan.mine)
    expect(monday?.meals[0]?.recipes).toMatchObject([{ id: recipeId, removed: true }])
  })

  it('leads a release back', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await toggle(trainer, ben.id, porridge)
    const { version, released, days } = await trainer.call(nutritionplan.draft, { params: { userId: ben.id } })
    expect(version).toBe(0)
    const saved = await saveDraft(trainer, ben.id, days[0]?.version ?? 0, soup)
    const body = { draft: saved.version, released }
    await trainer.call(nutritionplan.publish, { params: { userId: ben.id }, body })
    expect(await planned(ben)).toEqual([[soup, 1]])
    const release = await newest(trainer, ben.id)
    expect(release.cause).toBe('PUBLISH')
    await undo(trainer, ben.id, release.id)
    expect(await planned(ben)).toEqual([[porridge, 1]])
  })

  it('of a draft leads the draft back and nothing else', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const { version } = await saveDraft(trainer, ben.id, 0, soup)
    await saveDraft(trainer, ben.id, version, porridge)
    await undo(trainer, ben.id, (await newest(trainer, ben.id)).id)
    const { days, exists } = await trainer.call(nutritionplan.draft, { params: { userId: ben.id } })
    expect([exists, days[0]?.meals[0]?.recipes.map(({ id }) => id)]).toEqual([true, [soup]])
    expect(await planned(ben)).toEqual([])
  })

  it("is refused to others, and for another user's change", async () => {
    const [ben, mia] = [await app.person(), await app.person()]
    await toggle(ben, ben.id, porridge)
    const { id } = await newest(ben, ben.id)
    await expect(undo(mia, ben.id, id)).toMatchProblem('forbidden')
    await expect(undo(mia, mia.id, id)).toMatchProblem('not_found')
  })
})

describe('a coached member', () => {
  const allow = (trainer: Person, id: string, allowSwaps: boolean) =>
    trainer.call(clients.update, { params: { id }, body: { allowSwaps } })

  it('changes portions and meals and undoes that, but not what the trainer did', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await toggle(trainer, ben.id, porridge)
    const byTrainer = await newest(ben, ben.id)
    expect(byTrainer.mayUndo).toBe(false)
    await expect(undo(ben, ben.id, byTrainer.id)).toMatchProblem('coached')
    const changes = [{ ...breakfast, recipeId: porridge, from: 1, to: 2 }]
    await ben.call(nutritionplan.setPortions, { params: { userId: ben.id }, body: { changes } })
    await undo(ben, ben.id, (await newest(ben, ben.id)).id)
    expect(await planned(ben)).toEqual([[porridge, 1]])
  })

  it('changes nothing once the trainer has switched that off, and knows it', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await toggle(ben, ben.id, porridge)
    expect((await ben.call(clients.myTrainer)).trainer?.allowSwaps).toBe(true)
    await allow(trainer, ben.id, false)
    expect((await ben.call(clients.myTrainer)).trainer?.allowSwaps).toBe(false)
    expect((await trainer.call(clients.get, { params: { id: ben.id } })).allowSwaps).toBe(false)
    const changes = [{ ...breakfast, recipeId: porridge, from: 1, to: 2 }]
    const { id, mayUndo } = await newest(ben, ben.id)
    expect(mayUndo).toBe(false)
    for (const call of [
      () => ben.call(nutritionplan.setPortions, { params: { userId: ben.id }, body: { changes } }),
      () => ben.call(nutritionplan.toggleMeal, { params: { id: ben.id, meal: 'LUNCH' }, query: {} }),
      () => toggle(ben, ben.id, soup),
      () => undo(ben, ben.id, id),
    ])
      await expect(call()).toMatchProblem('swaps_off')
    // Members may still write notes, and the trainer may change everything.
    await ben.call(nutritionplan.setMealNote, { body: { ...breakfast, userId: ben.id, note: 'Ohne Zimt' } })
    await trainer.call(nutritionplan.setPortions, { params: { userId: ben.id }, body: { changes } })
    await allow(trainer, ben.id, true)
    await ben.call(nutritionplan.toggleMeal, { params: { id: ben.id, meal: 'LUNCH' }, query: {} })
  })

  it('loses the draft with the coaching: another trainer begins anew', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await saveDraft(trainer, ben.id, 0, soup)
    await ben.call(clients.endMine)
    const next = await app.trainerOf(ben)
    expect(await next.call(nutritionplan.draft, { params: { userId: ben.id } })).toMatchObject({ exists: false })
  })

  describe('archived by the trainer', () => {
    const sweepDrafts = () => app.infra.database.transaction((tx) => sweepEndedCoachingsJob.run({}, tx))
    const countDrafts = ({ id }: Person) => app.infra.database.prisma.planDraft.count({ where: { userId: id } })
    const archived = async () => {
      const ben = await app.person()
      const trainer = await app.trainerOf(ben)
      await saveDraft(trainer, ben.id, 0, soup)
      await trainer.call(clients.archive, { params: { id: ben.id } })
      return { ben, trainer }
    }

    it('has its draft back when that is undone', async () => {
      const { ben, trainer } = await archived()
      await sweepDrafts()
      const params = { userId: ben.id }
      await expect(trainer.call(nutritionplan.draft, { params })).toMatchProblem('forbidden')
      await trainer.call(clients.reactivate, { params: { id: ben.id } })
      expect(await trainer.call(nutritionplan.draft, { params })).toMatchObject({ exists: true })
    })

    it('loses the draft when another coaching starts', async () => {
      const { ben } = await archived()
      const next = await trainerWithSlots(app)
      const { token } = await inviteByMail(app, next, ben.email)
      await accept(ben, token)
      expect(await next.call(nutritionplan.draft, { params: { userId: ben.id } })).toMatchObject({ exists: false })
    })

    it("loses the draft with the trainer's account", async () => {
      const { ben, trainer } = await archived()
      await trainer.call(users.deleteMyself)
      expect(await countDrafts(ben)).toBe(0)
    })

    it('loses the draft when it can no longer be undone, unless an admin went on with it', async () => {
      const people = [await archived(), await archived()]
      const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
      const { prisma } = app.infra.database
      for (const { ben } of people) {
        await prisma.planDraft.update({ where: { userId: ben.id }, data: { updatedAt: ago(32) } })
        await prisma.clientRelation.updateMany({ where: { clientId: ben.id }, data: { endedAt: ago(31) } })
      }
      const [left, continued] = people.map(({ ben }) => ben)
      if (!left || !continued) throw new Error('unreachable')
      const { days } = await admin.call(nutritionplan.draft, { params: { userId: continued.id } })
      await saveDraft(admin, continued.id, days[0]?.version ?? 0, porridge)
      await sweepDrafts()
      expect([await countDrafts(left), await countDrafts(continued)]).toEqual([0, 1])
    })
  })
})
