import { contracts } from '@kostbar/contracts/all'
import type { Contract } from '@kostbar/contracts/endpoint'
import { health } from '@kostbar/contracts/health/endpoints'
import type { ProblemCode } from '@kostbar/contracts/problem'
import { describe, expect, it } from 'vitest'
import type { TestClient } from '../testing/client.ts'
import { type Account, useTestApp } from '../testing/test-app.ts'
import { sampleRequest } from './sample-request.ts'

/**
 * Kinds of callers. `client` is the user whose data is accessed, `trainer` the trainer of that user. The client slots
 * of `trainerLapsed` have lapsed, so this trainer may only read. `clientWithoutConsent` revoked the consent to the
 * processing of health data; `trainerWithoutConsent` has no consent of the client to read it; `adminWithReason` gave a
 * reason for looking at it.
 */
const callers = [
  'anonymous',
  'client',
  'clientWithoutConsent',
  'memberWithoutSubscription',
  'otherMember',
  'trainer',
  'trainerLapsed',
  'trainerWithoutConsent',
  'foreignTrainer',
  'admin',
  'adminWithReason',
  'inAppPurchase',
  'trial',
  'locked',
  'deleted',
  'expiredToken',
] as const
type Caller = (typeof callers)[number]

const everyone = [...callers]
const notSignedIn: Caller[] = ['anonymous', 'locked', 'deleted', 'expiredToken']
const signedIn = callers.filter((caller) => !notSignedIn.includes(caller))
const admins: Caller[] = ['admin', 'adminWithReason']
const ownTrainers: Caller[] = ['trainer', 'trainerLapsed', 'trainerWithoutConsent']
const trainers: Caller[] = [...ownTrainers, 'foreignTrainer']
const staff: Caller[] = [...trainers, ...admins]
const clientAndTrainer: Caller[] = ['client', 'clientWithoutConsent', ...ownTrainers]
const clientTrainerAndAdmin: Caller[] = [...clientAndTrainer, ...admins]
const trainerAndAdmin: Caller[] = [...ownTrainers, ...admins]

/** Callers allowed by each endpoint. Written by hand, so that a mistake in a contract is found. */
const matrix: Record<string, Caller[]> = {
  'auth.signin': everyone,
  'auth.checkSignup': everyone,
  'auth.signup': everyone,
  'auth.trainerSignup': everyone,
  'auth.refresh': everyone,
  'auth.signout': everyone,
  'users.info': signedIn,
  'auth.forgotPassword': everyone,
  'auth.checkResetToken': everyone,
  'auth.changePassword': everyone,
  'users.list': admins,
  'users.counts': admins,
  'users.get': clientTrainerAndAdmin,
  'users.lock': admins,
  'users.unlock': admins,
  'users.setRoles': admins,
  'users.endSessions': admins,
  'users.resendMail': admins,
  'audit.ofUser': admins,
  'users.deleteMyself': signedIn,
  'notes.mine': signedIn,
  'notes.add': signedIn,
  'notes.update': signedIn,
  'notes.remove': signedIn,
  'notes.ofUser': clientTrainerAndAdmin,
  'notes.addForUser': clientTrainerAndAdmin,
  'notes.removeForUser': clientTrainerAndAdmin,
  'shopping.mine': signedIn,
  'shopping.save': signedIn,
  'shopping.remove': signedIn,
  'shopping.ofUser': clientTrainerAndAdmin,
  'shopping.saveForUser': clientTrainerAndAdmin,
  'shopping.removeForUser': clientTrainerAndAdmin,
  'shopping.suggestFromPlan': clientTrainerAndAdmin,
  'shopping.reviewPlan': signedIn,
  'shopping.addPlan': signedIn,
  'shopping.undoPlan': signedIn,
  'shopping.syncWithPlan': signedIn,
  'shopping.acceptSuggestions': signedIn,
  'shopping.addRecipe': signedIn,
  // Called with the client's id as `?userid=`.
  'recipes.list': clientTrainerAndAdmin,
  'recipes.mine': signedIn,
  'recipes.tags': signedIn,
  'recipes.get': signedIn,
  'recipes.image': signedIn,
  'recipes.toggle': clientTrainerAndAdmin,
  'recipes.assetUpload': staff,
  'recipes.add': staff,
  'recipes.importText': staff,
  'recipes.importPage': staff,
  'recipes.importUrl': staff,
  'recipes.sharePreview': trainers,
  'recipes.share': trainers,
  'recipes.undoShare': trainers,
  'recipes.usage': staff,
  'recipes.update': staff,
  'recipes.remove': staff,
  'foods.list': signedIn,
  'foods.match': staff,
  'foods.add': staff,
  'foods.importPreview': staff,
  'foods.import': staff,
  'foods.update': staff,
  'foods.remove': staff,
  'nutritionplan.mine': signedIn,
  'nutritionplan.ofUser': clientTrainerAndAdmin,
  'nutritionplan.sources': clientTrainerAndAdmin,
  'nutritionplan.saveDay': signedIn,
  // Refused by the service, not the guard: 403 to a trainer who does not coach this client.
  'nutritionplan.draft': trainerAndAdmin,
  'nutritionplan.saveDraftDay': trainerAndAdmin,
  'nutritionplan.switchDraftMeal': trainerAndAdmin,
  'nutritionplan.discardDraft': trainerAndAdmin,
  'nutritionplan.publish': trainerAndAdmin,
  'nutritionplan.revisions': clientTrainerAndAdmin,
  'nutritionplan.undo': clientTrainerAndAdmin,
  'nutritionplan.overrides': clientTrainerAndAdmin,
  'nutritionplan.swaps': clientTrainerAndAdmin,
  'nutritionplan.swap': clientTrainerAndAdmin,
  'nutritionplan.toggle': clientTrainerAndAdmin,
  'nutritionplan.setPortions': clientTrainerAndAdmin,
  'nutritionplan.setMealNote': clientTrainerAndAdmin,
  'nutritionplan.toggleMeal': clientTrainerAndAdmin,
  'templates.list': staff,
  'templates.get': staff,
  'templates.create': staff,
  'templates.ensureTestTemplate': trainers,
  'templates.fromPlan': trainerAndAdmin,
  'templates.update': staff,
  'templates.saveDay': staff,
  'templates.setStatus': staff,
  'templates.copy': staff,
  'templates.remove': staff,
  'templates.restore': staff,
  'templates.dryRun': trainers,
  'templates.apply': trainers,
  'templates.applications': trainers,
  'templates.application': trainers,
  'templates.undo': trainers,
  'templates.weeks': signedIn,
  'templates.startWeek': signedIn,
  'printouts.week': clientTrainerAndAdmin,
  // Called with the client's id as `?userid=`.
  'printouts.recipe': clientTrainerAndAdmin,
  'printouts.shoppingList': clientTrainerAndAdmin,
  'macros.set': clientTrainerAndAdmin,
  'macros.history': clientTrainerAndAdmin,
  'macros.basis': clientTrainerAndAdmin,
  'macros.addClearance': ownTrainers,
  'measures.list': clientTrainerAndAdmin,
  'measures.save': clientTrainerAndAdmin,
  'measures.remove': clientTrainerAndAdmin,
  'careProfile.get': clientTrainerAndAdmin,
  'careProfile.save': clientTrainerAndAdmin,
  'anamnesis.ownQuestions': trainers,
  'anamnesis.setOwnQuestions': trainers,
  'anamnesis.get': clientTrainerAndAdmin,
  // 404 to the trainer while the draft is not shared.
  'anamnesis.saveDraft': clientAndTrainer,
  'anamnesis.share': signedIn,
  'anamnesis.submit': signedIn,
  'anamnesis.version': clientTrainerAndAdmin,
  'anamnesis.pdf': clientTrainerAndAdmin,
  'anamnesis.csv': clientTrainerAndAdmin,
  'anamnesis.review': ownTrainers,
  'checkIns.forms': trainers,
  'checkIns.addForm': trainers,
  'checkIns.updateForm': trainers,
  'checkIns.removeForm': trainers,
  'checkIns.queue': trainers,
  'checkIns.current': signedIn,
  'checkIns.list': clientTrainerAndAdmin,
  'checkIns.submit': signedIn,
  // 404 to a trainer who does not coach the client of this check-in.
  'checkIns.reply': trainers,
  'checkIns.schedule': ownTrainers,
  'checkIns.unschedule': ownTrainers,
  'challenges.list': staff,
  'challenges.create': staff,
  // Refused by the service, not the guard: 404 to callers who do not manage this challenge.
  'challenges.get': staff,
  'challenges.update': staff,
  'challenges.cancel': staff,
  'challenges.invite': staff,
  'challenges.remove': staff,
  'challenges.mine': signedIn,
  'challenges.getMine': signedIn,
  'challenges.join': signedIn,
  'challenges.leave': signedIn,
  'challenges.setEntry': signedIn,
  'evaluations.get': clientTrainerAndAdmin,
  'evaluations.compare': clientTrainerAndAdmin,
  'evaluations.saveDraft': ownTrainers,
  'evaluations.decide': ownTrainers,
  'evaluations.comment': ownTrainers,
  'evaluations.publish': ownTrainers,
  'evaluations.pdf': clientTrainerAndAdmin,
  'evaluations.csv': clientTrainerAndAdmin,
  'workout.mine': signedIn,
  'workout.ofUser': clientTrainerAndAdmin,
  'protocol.get': clientTrainerAndAdmin,
  'protocol.start': signedIn,
  'protocol.discard': signedIn,
  'protocol.setReminders': signedIn,
  'protocol.saveDay': signedIn,
  'protocol.saveMeal': signedIn,
  'protocol.removeMeal': signedIn,
  'protocol.submit': signedIn,
  'protocol.reopen': ownTrainers,
  'dayLog.list': clientTrainerAndAdmin,
  'dayLog.get': clientTrainerAndAdmin,
  'dayLog.save': signedIn,
  'photos.list': clientTrainerAndAdmin,
  'photos.upload': signedIn,
  'photos.finish': signedIn,
  'photos.remove': signedIn,
  'workout.add': clientTrainerAndAdmin,
  'workout.remove': signedIn,
  'clients.list': trainers,
  'clients.myTrainer': signedIn,
  'clients.endMine': signedIn,
  'clients.bulk': trainers,
  // Refused by the services, not the guard: 404 to a trainer who does not coach this client.
  'clients.get': trainers,
  'clients.neighbours': trainers,
  'clients.update': trainers,
  'clients.pause': trainers,
  'clients.resume': trainers,
  'clients.archive': trainers,
  'clients.reactivate': trainers,
  'assignments.waiting': admins,
  'assignments.trainers': admins,
  'assignments.assign': admins,
  'assignments.withdraw': admins,
  'assignments.mine': signedIn,
  'trainers.mine': trainers,
  'trainers.update': trainers,
  'trainers.acceptAgreement': trainers,
  'trainers.get': admins,
  'trainers.verify': admins,
  'invites.list': trainers,
  'invites.preview': trainers,
  'invites.create': trainers,
  'invites.resend': trainers,
  'invites.revoke': trainers,
  'invites.get': everyone,
  'invites.eligibility': signedIn,
  'invites.accept': signedIn,
  'invites.decline': everyone,
  'documents.mine': signedIn,
  'documents.markOpened': signedIn,
  'documents.ofUser': clientTrainerAndAdmin,
  'documents.upload': trainerAndAdmin,
  'documents.finish': trainerAndAdmin,
  'documents.remove': trainerAndAdmin,
  'profileImage.upload': signedIn,
  'profileImage.finish': signedIn,
  'profileImage.remove': signedIn,
  'sessions.mine': signedIn,
  'sessions.end': signedIn,
  'sessions.endOthers': signedIn,
  'secondFactor.state': signedIn,
  'secondFactor.setUp': signedIn,
  'secondFactor.confirm': signedIn,
  'secondFactor.renewRecoveryCodes': signedIn,
  'secondFactor.disable': signedIn,
  'settings.changePassword': signedIn,
  'settings.notifications': signedIn,
  'settings.setNotifications': signedIn,
  'settings.setProfile': signedIn,
  'settings.setFirstSteps': signedIn,
  'settings.setProtectiveMode': signedIn,
  'emailAddress.mine': signedIn,
  'emailAddress.confirm': signedIn,
  'emailAddress.resend': signedIn,
  'emailAddress.change': signedIn,
  'emailAddress.cancelChange': signedIn,
  'health.consent': signedIn,
  'health.giveConsent': signedIn,
  'health.revokeConsent': signedIn,
  'health.giveReason': admins,
  'messages.inbox': trainers,
  'messages.unread': signedIn,
  'messages.savedReplies': trainers,
  'messages.addSavedReply': trainers,
  'messages.updateSavedReply': trainers,
  'messages.removeSavedReply': trainers,
  'messages.thread': clientTrainerAndAdmin,
  'messages.send': clientAndTrainer,
  'messages.markRead': clientAndTrainer,
  'messages.setFolder': ownTrainers,
  'audit.accessLog': signedIn,
  'notifications.list': signedIn,
  'notifications.unread': signedIn,
  'notifications.markRead': signedIn,
  'notifications.markOpened': signedIn,
  'push.state': signedIn,
  'push.subscribe': signedIn,
  'push.remove': signedIn,
  // The service refuses an audience that the caller may not reach.
  'pushMessages.list': staff,
  'pushMessages.choices': staff,
  'pushMessages.count': staff,
  'pushMessages.create': staff,
  'pushMessages.update': staff,
  'pushMessages.cancel': staff,
  'pushMessages.remove': staff,
  'dataExports.current': signedIn,
  'dataExports.request': signedIn,
  'dataExports.download': signedIn,
  'newsletter.confirm': everyone,
  'newsletter.countAttempt': everyone,
  'newsletter.subscribe': everyone,
  'newsletter.unsubscribe': everyone,
  'products.get': everyone,
  'products.clientSlots': everyone,
  'subscriptions.slotUsage': trainers,
  'checkout.start': signedIn,
  'checkout.preview': signedIn,
  'subscriptions.mineAtLegacyPath': signedIn,
  'checkout.customerPortal': signedIn,
  'checkout.invoices': signedIn,
  'checkout.orders': signedIn,
  // Authenticated by Stripe's signature instead of a session.
  'paymentEvents.receive': everyone,
  'subscriptions.mine': signedIn,
  'subscriptions.cancel': signedIn,
  'subscriptions.reactivate': signedIn,
  'status.current': admins,
  'withdrawals.declare': everyone,
  'withdrawals.list': admins,
  'withdrawals.settle': admins,
}

/** Endpoints with app content: callers other than admins need a subscription, or a role that includes access. */
const appContent = [
  'recipes.list',
  'recipes.mine',
  'recipes.tags',
  'recipes.get',
  'recipes.image',
  'recipes.toggle',
  'nutritionplan.mine',
  'nutritionplan.ofUser',
  'nutritionplan.sources',
  'nutritionplan.saveDay',
  'nutritionplan.revisions',
  'nutritionplan.undo',
  'nutritionplan.swaps',
  'nutritionplan.swap',
  'templates.weeks',
  'templates.startWeek',
  'nutritionplan.toggle',
  'nutritionplan.setPortions',
  'nutritionplan.setMealNote',
  'nutritionplan.toggleMeal',
  'shopping.suggestFromPlan',
  'shopping.reviewPlan',
  'shopping.addPlan',
  'shopping.syncWithPlan',
  'shopping.addRecipe',
  'printouts.week',
  'printouts.recipe',
  'challenges.mine',
  'challenges.getMine',
  'challenges.join',
  'challenges.leave',
  'challenges.setEntry',
]

/** Endpoints with which trainers change a client's data or invite; refused once their client slots have lapsed. */
const changesOfClients = [
  'clients.reactivate',
  'messages.send',
  'invites.preview',
  'invites.create',
  'invites.resend',
  'notes.addForUser',
  'notes.removeForUser',
  'shopping.saveForUser',
  'shopping.removeForUser',
  'shopping.suggestFromPlan',
  'recipes.toggle',
  'nutritionplan.saveDraftDay',
  'nutritionplan.switchDraftMeal',
  'nutritionplan.discardDraft',
  'nutritionplan.publish',
  'nutritionplan.undo',
  'nutritionplan.swap',
  'nutritionplan.toggle',
  'nutritionplan.setPortions',
  'nutritionplan.setMealNote',
  'nutritionplan.toggleMeal',
  'macros.set',
  'macros.addClearance',
  'measures.save',
  'measures.remove',
  'careProfile.save',
  'anamnesis.saveDraft',
  'anamnesis.review',
  'protocol.reopen',
  'checkIns.schedule',
  'checkIns.unschedule',
  'evaluations.saveDraft',
  'evaluations.decide',
  'evaluations.comment',
  'evaluations.publish',
  'workout.add',
  'documents.upload',
  'documents.finish',
  'documents.remove',
]

/** Endpoints with a user's health data: they require the user's consent, and of admins also a reason. */
const healthData = [
  'macros.basis',
  'measures.list',
  'measures.save',
  'measures.remove',
  'careProfile.get',
  'careProfile.save',
  'checkIns.list',
  'nutritionplan.overrides',
  'anamnesis.get',
  'anamnesis.saveDraft',
  'anamnesis.version',
  'anamnesis.pdf',
  'anamnesis.csv',
  'protocol.get',
  'dayLog.list',
  'dayLog.get',
  'photos.list',
  'evaluations.get',
  'evaluations.compare',
  'evaluations.pdf',
  'evaluations.csv',
  'messages.thread',
  'messages.send',
  'messages.markRead',
]

/** Endpoints with the caller's own health data. */
const ownHealthData = [
  'checkIns.submit',
  'anamnesis.share',
  'anamnesis.submit',
  'protocol.start',
  'protocol.discard',
  'protocol.setReminders',
  'protocol.saveDay',
  'protocol.saveMeal',
  'protocol.removeMeal',
  'protocol.submit',
  'dayLog.save',
  'photos.upload',
  'photos.finish',
  'photos.remove',
]

/** Endpoints that answer refused callers with 404, as if the data did not exist. */
const hidden = ['photos.list']

/**
 * Endpoints that contain health data only if the request has calculator inputs or a reason, as the sample request has.
 */
const withHealthData = ['macros.set', 'nutritionplan.toggle', 'nutritionplan.undo']

/**
 * Endpoints that contain health data only with reasons for planning against an allergen, as the sample requests have.
 */
const draftsWithReasons = ['nutritionplan.saveDraftDay', 'nutritionplan.publish']

/** Callers who would be allowed otherwise, and the code with which they are refused. */
const refusals: readonly [caller: Caller, endpoints: readonly string[], code: ProblemCode][] = [
  ['memberWithoutSubscription', appContent, 'no_access'],
  ['trainerLapsed', changesOfClients, 'slots_lapsed'],
  [
    'clientWithoutConsent',
    [...healthData, ...ownHealthData, ...withHealthData, 'nutritionplan.saveDay'],
    'consent_needed',
  ],
  [
    'trainerWithoutConsent',
    [
      ...healthData,
      'anamnesis.review',
      'protocol.reopen',
      'evaluations.saveDraft',
      'evaluations.decide',
      'evaluations.comment',
      'evaluations.publish',
      'macros.addClearance',
      ...withHealthData,
      ...draftsWithReasons,
    ],
    'consent_needed',
  ],
  ['admin', [...healthData, ...withHealthData, ...draftsWithReasons], 'reason_needed'],
]

const codesOfRefusals = ['not_signed_in', 'forbidden', ...refusals.map(([, , code]) => code)]

const endpoints: [string, Contract][] = Object.entries(contracts).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]): [string, Contract] => [`${feature}.${name}`, endpoint]),
)

const app = useTestApp()

/** Creates a caller for one case; not shared, because some calls end the caller's session or account. */
async function makeCaller(kind: Caller, client: Account): Promise<TestClient> {
  const { prisma } = app.infra.database
  const made: Record<Caller, () => Promise<TestClient>> = {
    anonymous: async () => app.visitor(),
    client: () => app.signedIn(client),
    clientWithoutConsent: async () => {
      await prisma.consent.updateMany({ where: { userId: client.id }, data: { revokedAt: new Date() } })
      return app.signedIn(client)
    },
    memberWithoutSubscription: async () => {
      const member = await app.person()
      await prisma.subscription.deleteMany({ where: { userId: member.id } })
      return member
    },
    otherMember: () => app.person(),
    trainer: () => app.trainerOf(client),
    trainerLapsed: async () => {
      const trainer = await app.trainerOf(client)
      await app.lapseSlots(trainer)
      return trainer
    },
    trainerWithoutConsent: async () => {
      const trainer = await app.trainerOf(client)
      await prisma.consent.deleteMany({ where: { userId: client.id, kind: 'COACHING' } })
      return trainer
    },
    foreignTrainer: () => app.person(['ROLE_TRAINER']),
    admin: () => app.person(['ROLE_ADMIN']),
    adminWithReason: async () => {
      const admin = await app.person(['ROLE_ADMIN'])
      const body = { reason: 'Nachfrage der Person vom Montag' }
      await admin.call(health.giveReason, { params: { id: client.id }, body })
      return admin
    },
    inAppPurchase: () => app.person(['ROLE_IN_APP_PURCHASE_USER']),
    trial: () => app.person(['TRIAL_MODE']),
    locked: async () => {
      const member = await app.person()
      await prisma.user.update({ where: { id: member.id }, data: { lockedUntil: new Date('2099-01-01') } })
      return member
    },
    deleted: async () => {
      const member = await app.person()
      await prisma.user.delete({ where: { id: member.id } })
      return member
    },
    expiredToken: async () => {
      const member = await app.person()
      await prisma.session.updateMany({ where: { userId: member.id }, data: { expiresAt: new Date() } })
      return member
    },
  }
  return made[kind]()
}

it('knows every endpoint with health data of the user in the path', () => {
  const marked = endpoints.filter(([, { health: isHealthData, access }]) => isHealthData && typeof access === 'object')
  expect(marked.map(([name]) => name).sort()).toEqual([...healthData].sort())
})

it('covers every endpoint of the contracts, and no other', () => {
  expect(Object.keys(matrix).sort()).toEqual(endpoints.map(([name]) => name).sort())
})

describe.each(endpoints)('%s', (name, endpoint) => {
  it.each(callers)('%s', async (caller) => {
    const client = await app.account()
    const allowed = matrix[name]?.includes(caller)
    const refusal = refusals.find(([refused, names]) => refused === caller && names.includes(name))
    const from = await makeCaller(caller, client)
    const { status, body } = await from.exchange(endpoint, sampleRequest(endpoint, client.id))
    if (refusal) expect([status, body.code]).toEqual([403, refusal[2]])
    else if (allowed) {
      expect(status).toBeLessThan(500)
      expect([...codesOfRefusals, ...(hidden.includes(name) ? ['not_found'] : [])]).not.toContain(body.code)
    } else if (notSignedIn.includes(caller)) expect([status, body.code]).toEqual([401, 'not_signed_in'])
    else expect([status, body.code]).toEqual(hidden.includes(name) ? [404, 'not_found'] : [403, 'forbidden'])
  })
})
