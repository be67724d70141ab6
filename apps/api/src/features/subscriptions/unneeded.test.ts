import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import type { Role } from '@kostbar/contracts/users/schemas'
import { expect, it } from 'vitest'
import { buy, eventually, openSession, paymentEventsHandled, unsubscribedUser } from '../../testing/checkout.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { enqueueEndOfRefused } from './unneeded.ts'

const app = useTestApp()
const slots = { slots: '1' }

/** An admin changes the roles of a person, who signs in again. */
async function setRoles(person: Person, roles: Role[]): Promise<Person> {
  const admin = await app.person(['ROLE_ADMIN'])
  await admin.call(users.setRoles, { params: { id: person.id }, body: { roles, trialUntil: null } })
  return { ...person, ...(await app.signedIn(person)) }
}

const isCancelled = async (person: Person, query: { slots?: string } = {}) =>
  (await person.call(subscriptions.mine, { query })).subscription?.cancelAtPeriodEnd === true

const mailsTo = async ({ id: userId }: Person) =>
  (await app.infra.database.prisma.mailDelivery.findMany({ where: { userId } })).map(({ template }) => template)

const runNightly = () => app.infra.database.transaction((tx) => enqueueEndOfRefused(app.infra, tx))

it('client slots of a trainer who loses the role end with their period, and are not renewed by the owner', async () => {
  const trainer = await unsubscribedUser(app, ['ROLE_TRAINER'])
  await buy(app, trainer, 'price_slots_month', 3)
  const former = await setRoles(trainer, [])
  await eventually('the slots are cancelled', () => isCancelled(former, slots))
  expect((await app.mailTo(trainer.email, 'endet')).text).toContain('weil sich die Rolle deines Kontos geändert hat')
  await paymentEventsHandled(app)
  expect(await mailsTo(trainer)).not.toContain('subscriptionCancelled')
  await expect(former.call(subscriptions.reactivate, { query: slots })).toMatchProblem('not_a_trainer')
  // As a trainer again, the slots are still there until the end of the period.
  const again = await setRoles(former, ['ROLE_TRAINER'])
  const { subscription } = await again.call(subscriptions.reactivate, { query: slots })
  expect(subscription).toMatchObject({ cancelAtPeriodEnd: false, quantity: 3 })
})

it.each<[Role]>([['ROLE_ADMIN'], ['ROLE_TRAINER']])(
  'a membership with coaching of somebody who gets %s ends with its period, the coaching at once',
  async (role) => {
    const ben = await unsubscribedUser(app)
    await buy(app, ben, 'price_begleitung_month')
    await app.trainerOf(ben)
    const staff = await setRoles(ben, [role])
    await eventually('the membership is cancelled', () => isCancelled(staff))
    const { prisma } = app.infra.database
    expect(await prisma.clientRelation.findMany({ where: { clientId: ben.id } })).toMatchObject([
      { status: 'ARCHIVED' },
    ])
    await expect(staff.call(subscriptions.reactivate, { query: {} })).toMatchProblem('coaching_not_for_staff')
  },
)

it('a membership without coaching ends as well, and can be kept', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_basis_month')
  const admin = await setRoles(ben, ['ROLE_ADMIN'])
  await eventually('the membership is cancelled', () => isCancelled(admin))
  await admin.call(subscriptions.reactivate, { query: {} })
  await runNightly()
  await paymentEventsHandled(app)
  expect(await isCancelled(admin)).toBe(false)
})

it('other changes of roles cancel nothing', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_basis_month')
  const after = await setRoles(ben, ['ROLE_IN_APP_PURCHASE_USER'])
  await runNightly()
  await paymentEventsHandled(app)
  expect(await isCancelled(after)).toBe(false)
})

it('the night finds slots that were bought while the role was taken', async () => {
  const trainer = await unsubscribedUser(app, ['ROLE_TRAINER'])
  const session = await openSession(trainer, 'price_slots_month', 2)
  const former = await setRoles(trainer, [])
  app.payments.service.pay(session)
  await eventually('the slots are there', async () => {
    const { subscription } = await former.call(subscriptions.mine, { query: slots })
    return subscription !== null
  })
  await paymentEventsHandled(app)
  await runNightly()
  await eventually('the slots are cancelled', () => isCancelled(former, slots))
})

it('is repeated while the payment service is away', async () => {
  const trainer = await unsubscribedUser(app, ['ROLE_TRAINER'])
  await buy(app, trainer, 'price_slots_month', 1)
  await paymentEventsHandled(app)
  app.payments.service.injectFault({ kind: 'error' })
  const former = await setRoles(trainer, [])
  await eventually('the first attempt has failed', async () => {
    const { rowCount } = await app.infra.database.pool.query(
      `SELECT 1 FROM pgboss.job WHERE name = 'end-unneeded-subscription' AND state = 'retry'`,
    )
    return rowCount === 1
  })
  expect(await isCancelled(former, slots)).toBe(false)
  app.payments.service.clearFaults()
  await eventually('the slots are cancelled', () => isCancelled(former, slots))
  expect((await mailsTo(trainer)).filter((template) => template === 'subscriptionNotNeeded')).toHaveLength(1)
})
