import type { FastifyInstance } from 'fastify'
import { appJobs } from './app-jobs.ts'
import { createServer, type ServerOptions } from './app-server.ts'
import { anamnesisRoutes } from './features/anamnesis/routes.ts'
import { anamnesisService } from './features/anamnesis/service.ts'
import { assignmentsRoutes } from './features/assignments/routes.ts'
import { assignmentsService } from './features/assignments/service.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { auditService } from './features/audit/service.ts'
import { guessLimits } from './features/auth/guess-limits.ts'
import { passwordReset } from './features/auth/password-reset.ts'
import { register } from './features/auth/registration.ts'
import { authRoutes } from './features/auth/routes.ts'
import { signIn } from './features/auth/sign-in.ts'
import { careProfileService } from './features/care-profile/profile.ts'
import { careProfileRoutes } from './features/care-profile/routes.ts'
import { managedChallenges } from './features/challenges/managed.ts'
import { myChallenges } from './features/challenges/mine.ts'
import { challengesRoutes } from './features/challenges/routes.ts'
import { findChallengeAudience, listChallengeChoices } from './features/challenges/service.ts'
import { checkInsRoutes } from './features/check-ins/routes.ts'
import { checkInsService } from './features/check-ins/service.ts'
import { enqueueCustomerSync } from './features/checkout/customers.ts'
import { ordersService } from './features/checkout/orders.ts'
import { checkoutRoutes } from './features/checkout/routes.ts'
import { checkoutService } from './features/checkout/service.ts'
import { clientChanges } from './features/clients/changes.ts'
import { clientDetails } from './features/clients/details.ts'
import { clientList } from './features/clients/list.ts'
import { myTrainerService } from './features/clients/my-trainer.ts'
import { clientsRoutes } from './features/clients/routes.ts'
import { clientsService, relationsService } from './features/clients/service.ts'
import { dayLogRoutes } from './features/day-log/routes.ts'
import { dayLogService } from './features/day-log/service.ts'
import { documentsRoutes } from './features/documents/routes.ts'
import { documentsService } from './features/documents/service.ts'
import { confirmEmail } from './features/email-address/confirm.ts'
import { ownAddressService } from './features/email-address/own-address.ts'
import { emailAddressRoutes } from './features/email-address/routes.ts'
import { evaluationsRoutes } from './features/evaluations/routes.ts'
import { evaluationsService } from './features/evaluations/service.ts'
import { exportsRoutes } from './features/exports/routes.ts'
import { exportsService } from './features/exports/service.ts'
import { filesService } from './features/files/service.ts'
import { foodsRoutes } from './features/foods/routes.ts'
import { foodsService } from './features/foods/service.ts'
import { healthAccess } from './features/health/access.ts'
import { consentsService } from './features/health/consents.ts'
import { reasonsService } from './features/health/reasons.ts'
import { healthRoutes } from './features/health/routes.ts'
import { inviteeService } from './features/invites/invitee.ts'
import { invitesRoutes } from './features/invites/routes.ts'
import { sendingService } from './features/invites/sending.ts'
import { proposalsService } from './features/invites/service.ts'
import { basisService } from './features/macros/basis.ts'
import { macrosRoutes } from './features/macros/routes.ts'
import { targetsService } from './features/macros/targets.ts'
import { mailService } from './features/mail/service.ts'
import { measuresRoutes } from './features/measures/routes.ts'
import { measuresService } from './features/measures/service.ts'
import { messagesRoutes } from './features/messages/routes.ts'
import { messagesService } from './features/messages/service.ts'
import { newsletterRoutes } from './features/newsletter/routes.ts'
import { newsletterService } from './features/newsletter/service.ts'
import { notesRoutes } from './features/notes/routes.ts'
import { notesService } from './features/notes/service.ts'
import { notificationsRoutes } from './features/notifications/routes.ts'
import { notificationsService } from './features/notifications/service.ts'
import { nutritionplanRoutes } from './features/nutritionplan/routes.ts'
import { nutritionplanService } from './features/nutritionplan/service.ts'
import { paymentEventsRoutes } from './features/payment-events/routes.ts'
import { paymentEventsService } from './features/payment-events/service.ts'
import { photosRoutes } from './features/photos/routes.ts'
import { photosService } from './features/photos/service.ts'
import { printoutsRoutes } from './features/printouts/routes.ts'
import { printoutsService } from './features/printouts/service.ts'
import { productsRoutes } from './features/products/routes.ts'
import { productsService } from './features/products/service.ts'
import { profileImageRoutes } from './features/profile-image/routes.ts'
import { profileImageService } from './features/profile-image/service.ts'
import { protocolRoutes } from './features/protocol/routes.ts'
import { protocolService } from './features/protocol/service.ts'
import { pushRoutes } from './features/push/routes.ts'
import { enqueuePush, subscriptionsOfPush } from './features/push/service.ts'
import { pushMessagesRoutes } from './features/push-messages/routes.ts'
import { pushMessagesService } from './features/push-messages/service.ts'
import { recipesRoutes } from './features/recipes/routes.ts'
import { recalculateRecipes, recipesService } from './features/recipes/service.ts'
import { secondFactorRoutes } from './features/second-factor/routes.ts'
import { secondFactorService } from './features/second-factor/service.ts'
import { accessTokens } from './features/sessions/access-tokens.ts'
import { devicesService } from './features/sessions/devices.ts'
import { refreshTokens } from './features/sessions/refresh-tokens.ts'
import { sessionsRoutes } from './features/sessions/routes.ts'
import { sessionsService } from './features/sessions/service.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { settingsService } from './features/settings/service.ts'
import { shoppingRoutes } from './features/shopping/routes.ts'
import { shoppingService } from './features/shopping/service.ts'
import { statusChecks } from './features/status/checks.ts'
import { statusRoutes } from './features/status/routes.ts'
import { statusService } from './features/status/service.ts'
import { listStuck } from './features/status/stuck.ts'
import { subscriptionsRoutes } from './features/subscriptions/routes.ts'
import { enqueueEndOfUnneeded, subscriptionsService } from './features/subscriptions/service.ts'
import { templatesRoutes } from './features/templates/routes.ts'
import { templatesService } from './features/templates/service.ts'
import { trainerProfiles } from './features/trainers/profile.ts'
import { trainersRoutes } from './features/trainers/routes.ts'
import { accountService } from './features/users/account.ts'
import { directoryService } from './features/users/directory.ts'
import { changeRoles } from './features/users/roles.ts'
import { usersRoutes } from './features/users/routes.ts'
import { currentPasswordCheck, staffSecondFactor } from './features/users/service.ts'
import { withdrawalsRoutes } from './features/withdrawals/routes.ts'
import { withdrawalsService } from './features/withdrawals/service.ts'
import { workoutRoutes } from './features/workout/routes.ts'
import { workoutService } from './features/workout/service.ts'
import type { Actor } from './http/actor.ts'
import { userAuthorization } from './http/authorize.ts'
import { registerDocs } from './http/docs.ts'
import { registerDraining } from './http/draining.ts'
import { registerGuard } from './http/guard.ts'
import { registerHealth } from './http/health.ts'
import type { Infra } from './infra/infra.ts'

export interface AppOptions extends ServerOptions {
  /**
   * Milliseconds for which requests are still served after a shutdown signal, so that load balancers can react; default
   * 0.
   */
  drainMs?: number
  /** Whether trainers and admins have to use a second factor. */
  requireStaffSecondFactor?: boolean
}

/** Builds the API: registers all features, starts the jobs, and returns the app, ready to listen. */
export async function buildApp(infra: Infra, options: AppOptions): Promise<FastifyInstance> {
  const { database, jobs, rateLimits, links, webUrl } = infra
  const app = await createServer(webUrl, options)
  const sessions = sessionsService(database, {
    accessTokens: accessTokens(app.jwt),
    refreshTokens: refreshTokens(options.sessionSecret),
  })
  const audit = auditService(database.kysely)
  const { requireConsent, requireHealthAccess } = healthAccess(database.kysely)
  const authorizeUser = userAuthorization({
    findCoaching: clientsService(database.kysely).findCoaching,
    recordAccess: audit.recordAccess,
    requireHealthAccess,
  })
  const mails = mailService(jobs)
  const notifications = notificationsService(database, enqueuePush(jobs))
  const files = filesService(jobs)
  const relations = relationsService({ mails, notifications })
  const inviteHolders = inviteeService(infra, { mails, notifications, relations })
  const newsletter = newsletterService(database, links, mails)
  const subscriptions = subscriptionsService(infra, mails)
  const products = productsService(infra)
  const checkout = checkoutService(infra, { products, subscriptions })
  const orders = ordersService(infra, mails)
  const requirement = staffSecondFactor(options.requireStaffSecondFactor ?? true)
  const { authenticate, authenticateDuringOutage } = sessions
  const guard = { authenticate, authenticateDuringOutage, authorizeUser, requireConsent }
  registerGuard(app, { ...guard, requiresSecondFactor: requirement.appliesTo }, webUrl)
  await registerDocs(app)
  registerHealth(app, database)
  registerDraining(app, options.drainMs ?? 0)

  const checkPassword = currentPasswordCheck(infra)
  const secondFactors = secondFactorService({ ...infra, sessions, mails, requirement, checkPassword })
  const resets = passwordReset({ ...infra, sessions, mails })
  const ownAddress = ownAddressService({ database, rateLimits, mails, checkPassword })
  authRoutes(app, {
    sessions,
    limits: rateLimits,
    siteName: infra.siteName,
    signIn: signIn({ database, sessions, guesses: guessLimits(infra), secondFactors }),
    register: register(database, {
      sessions,
      mails,
      limits: rateLimits,
      subscribe: newsletter.subscribe,
      invitations: inviteHolders,
      siteName: infra.siteName,
    }),
    passwordReset: resets,
  })
  usersRoutes(app, {
    account: accountService(infra, { files, mails, relations }, checkout.cancelAllThen, requirement),
    directory: directoryService(database, {
      sessions,
      resend: { CONFIRMATION: ownAddress.resendFor, PASSWORD: resets.requestFor },
    }),
    setRoles: changeRoles(database, { relations, sessions, endUnneeded: enqueueEndOfUnneeded(infra) }),
  })
  notesRoutes(app, notesService(database, notifications))
  shoppingRoutes(app, shoppingService(database))
  foodsRoutes(app, foodsService(infra, recalculateRecipes))
  recipesRoutes(app, recipesService(infra, { authorizeUser, recordReads: audit.recordReads }))
  nutritionplanRoutes(app, nutritionplanService(infra, { authorizeUser, notifications }))
  templatesRoutes(app, templatesService(infra, { authorizeUser, notifications, recordReads: audit.recordReads }))
  printoutsRoutes(app, printoutsService(infra, authorizeUser))
  macrosRoutes(app, {
    targets: targetsService(infra, { notifications, authorizeUser }),
    basis: basisService(infra, authorizeUser),
  })
  measuresRoutes(app, measuresService(infra))
  careProfileRoutes(app, careProfileService(infra))
  anamnesisRoutes(app, anamnesisService({ ...infra, authorizeUser, mails, notifications }))
  challengesRoutes(app, {
    managed: managedChallenges(infra, notifications),
    mine: myChallenges(infra, notifications),
  })
  checkInsRoutes(app, checkInsService({ ...infra, authorizeUser, notifications, recordReads: audit.recordReads }))
  protocolRoutes(app, protocolService({ ...infra, authorizeUser, files, mails, notifications }))
  dayLogRoutes(app, dayLogService(infra))
  photosRoutes(app, photosService(infra, files))
  evaluationsRoutes(app, evaluationsService({ ...infra, authorizeUser, files, mails, notifications }))
  workoutRoutes(app, workoutService(database, authorizeUser))
  const { lockSlots, slotUsage } = subscriptions
  const messages = messagesService({ ...infra, notifications, recordReads: audit.recordReads })
  clientsRoutes(app, {
    list: clientList(infra, slotUsage),
    details: clientDetails(infra, authorizeUser),
    changes: clientChanges(database, { relations, mails, notifications, lockSlots, messages }),
    myTrainer: myTrainerService(infra, relations),
  })
  trainersRoutes(app, trainerProfiles(database))
  documentsRoutes(app, documentsService(infra, { notifications, authorizeUser }))
  profileImageRoutes(app, profileImageService(infra, files))
  sessionsRoutes(app, { sessions, devices: devicesService(database), database })
  secondFactorRoutes(app, secondFactors)
  settingsRoutes(app, settingsService({ ...infra, sessions, mails, checkPassword }))
  emailAddressRoutes(app, {
    ownAddress,
    confirm: confirmEmail({ database, links, sessions, mails, syncCustomer: enqueueCustomerSync(jobs) }),
  })
  auditRoutes(app, audit)
  healthRoutes(app, { consents: consentsService(infra), reasons: reasonsService(database) })
  messagesRoutes(app, messages)
  notificationsRoutes(app, notifications)
  const challenges = {
    find: (challengeId: string) => findChallengeAudience(database, challengeId),
    listChoices: (actor: Actor) => listChallengeChoices(database, actor),
  }
  pushRoutes(app, subscriptionsOfPush(infra))
  pushMessagesRoutes(app, pushMessagesService(infra, challenges))
  exportsRoutes(app, exportsService(infra))
  invitesRoutes(app, {
    sending: sendingService(database, { mails, slots: subscriptions }),
    holders: inviteHolders,
    limits: rateLimits,
  })
  assignmentsRoutes(app, assignmentsService(infra, proposalsService({ mails, notifications })))
  newsletterRoutes(app, newsletter, rateLimits)
  statusRoutes(
    app,
    statusService({ checks: statusChecks(infra), listStuck: () => listStuck(database.kysely) }, (part, err) =>
      options.logger.warn({ err, part }, 'status check failed'),
    ),
  )

  subscriptionsRoutes(app, subscriptions)
  productsRoutes(app, products)
  checkoutRoutes(app, { checkout, orders })
  await paymentEventsRoutes(app, paymentEventsService(infra, options.logger))
  withdrawalsRoutes(app, withdrawalsService(infra, mails))

  await jobs.work(
    appJobs(infra, {
      mails,
      notifications,
      files,
      relations,
      subscriptions,
      products,
      orders,
      challenges,
      logger: options.logger,
    }),
  )
  return app
}
