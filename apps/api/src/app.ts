import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { anamnesisRemindersJob } from './features/anamnesis/jobs.ts'
import { anamnesisRoutes } from './features/anamnesis/routes.ts'
import { anamnesisService } from './features/anamnesis/service.ts'
import { assignmentsRoutes } from './features/assignments/routes.ts'
import { assignmentsService } from './features/assignments/service.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { auditService } from './features/audit/service.ts'
import { guessLimits, warnOfGuessesJob } from './features/auth/guess-limits.ts'
import { passwordReset, requestResetJob } from './features/auth/password-reset.ts'
import { register } from './features/auth/registration.ts'
import { authRoutes } from './features/auth/routes.ts'
import { signIn } from './features/auth/sign-in.ts'
import { careProfileService } from './features/care-profile/profile.ts'
import { careProfileRoutes } from './features/care-profile/routes.ts'
import { enqueueCustomerSync, syncCustomerJob } from './features/checkout/customers.ts'
import { ordersService } from './features/checkout/orders.ts'
import { reconcileSessionsJob, syncSessionJob } from './features/checkout/reconcile-sessions.ts'
import { checkoutRoutes } from './features/checkout/routes.ts'
import { checkoutService } from './features/checkout/service.ts'
import { clientChanges } from './features/clients/changes.ts'
import { clientDetails } from './features/clients/details.ts'
import { clientList } from './features/clients/list.ts'
import { myTrainerService } from './features/clients/my-trainer.ts'
import { clientsRoutes } from './features/clients/routes.ts'
import { clientsService, relationsService } from './features/clients/service.ts'
import { documentsRoutes } from './features/documents/routes.ts'
import { documentsService } from './features/documents/service.ts'
import { confirmEmail } from './features/email-address/confirm.ts'
import { ownAddressService } from './features/email-address/own-address.ts'
import { emailAddressRoutes } from './features/email-address/routes.ts'
import { makeExportJob, sweepExportsJob } from './features/exports/jobs.ts'
import { exportsRoutes } from './features/exports/routes.ts'
import { exportsService } from './features/exports/service.ts'
import { removeFilesJob, sweepFilesJob } from './features/files/jobs.ts'
import { filesService } from './features/files/service.ts'
import { foodsRoutes } from './features/foods/routes.ts'
import { foodsService } from './features/foods/service.ts'
import { healthAccess } from './features/health/access.ts'
import { eraseHealthDataJob } from './features/health/erasure.ts'
import { reasonsService } from './features/health/reasons.ts'
import { healthRoutes } from './features/health/routes.ts'
import { consentsService } from './features/health/service.ts'
import { holderService } from './features/invites/holder.ts'
import { expireInvitesJob } from './features/invites/jobs.ts'
import { invitesRoutes } from './features/invites/routes.ts'
import { sendingService } from './features/invites/sending.ts'
import { proposalsService } from './features/invites/service.ts'
import { basisService } from './features/macros/basis.ts'
import { macrosRoutes } from './features/macros/routes.ts'
import { targetsService } from './features/macros/targets.ts'
import { deliverMailJob, sweepMails } from './features/mail/jobs.ts'
import { mailService } from './features/mail/service.ts'
import { measuresRoutes } from './features/measures/routes.ts'
import { measuresService } from './features/measures/service.ts'
import { unreadMessagesJob } from './features/messages/jobs.ts'
import { messagesRoutes } from './features/messages/routes.ts'
import { messagesService } from './features/messages/service.ts'
import { sweepNewsletterRequests } from './features/newsletter/jobs.ts'
import { newsletterRoutes } from './features/newsletter/routes.ts'
import { newsletterService } from './features/newsletter/service.ts'
import { notesRoutes } from './features/notes/routes.ts'
import { notesService } from './features/notes/service.ts'
import { sweepNotificationsJob } from './features/notifications/jobs.ts'
import { notificationsRoutes } from './features/notifications/routes.ts'
import { notificationsService } from './features/notifications/service.ts'
import { sweepPlanRevisionsJob } from './features/nutritionplan/jobs.ts'
import { nutritionplanRoutes } from './features/nutritionplan/routes.ts'
import { nutritionplanService } from './features/nutritionplan/service.ts'
import { paymentEventJob } from './features/payment-events/jobs.ts'
import { paymentEventsRoutes } from './features/payment-events/routes.ts'
import { paymentEventsService } from './features/payment-events/service.ts'
import { answerDeadlinesJob } from './features/pending-answers/jobs.ts'
import { printoutsRoutes } from './features/printouts/routes.ts'
import { printoutsService } from './features/printouts/service.ts'
import { productsRoutes } from './features/products/routes.ts'
import { productsService } from './features/products/service.ts'
import { profileImageRoutes } from './features/profile-image/routes.ts'
import { profileImageService } from './features/profile-image/service.ts'
import { recipesRoutes } from './features/recipes/routes.ts'
import { recalculateRecipes, recipesService } from './features/recipes/service.ts'
import { secondFactorRoutes } from './features/second-factor/routes.ts'
import { secondFactorService } from './features/second-factor/service.ts'
import { accessLifetime, accessTokens } from './features/sessions/access-tokens.ts'
import { devicesService } from './features/sessions/devices.ts'
import { sweepSessions } from './features/sessions/jobs.ts'
import { refreshTokens } from './features/sessions/refresh-tokens.ts'
import { sessionsRoutes } from './features/sessions/routes.ts'
import { sessionsService } from './features/sessions/service.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { settingsService } from './features/settings/service.ts'
import { shoppingRoutes } from './features/shopping/routes.ts'
import { shoppingService } from './features/shopping/service.ts'
import { reconcileSubscriptionsJob, syncSubscriptionJob } from './features/subscriptions/reconcile.ts'
import { renewalNoticesJob, sendRenewalNoticeJob } from './features/subscriptions/renewal-notices.ts'
import { subscriptionsRoutes } from './features/subscriptions/routes.ts'
import { subscriptionsService } from './features/subscriptions/service.ts'
import { trainerProfiles } from './features/trainers/profile.ts'
import { trainersRoutes } from './features/trainers/routes.ts'
import { accountService } from './features/users/account.ts'
import { directoryService } from './features/users/directory.ts'
import { usersRoutes } from './features/users/routes.ts'
import { currentPasswordCheck, staffSecondFactor } from './features/users/service.ts'
import { withdrawalsRoutes } from './features/withdrawals/routes.ts'
import { withdrawalsService } from './features/withdrawals/service.ts'
import { workoutRoutes } from './features/workout/routes.ts'
import { workoutService } from './features/workout/service.ts'
import { userAuthorization } from './http/authorize.ts'
import { registerDocs } from './http/docs.ts'
import { registerDraining } from './http/draining.ts'
import { frameworkErrors, registerErrors } from './http/errors.ts'
import { registerGuard } from './http/guard.ts'
import { registerHealth } from './http/health.ts'
import { registerJsonBody } from './http/json-body.ts'
import { registerLogging, requestIdOf } from './http/logging.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import type { Infra } from './infra/infra.ts'
import { Problem } from './problems/problem.ts'

export interface AppOptions {
  sessionSecret: string
  trustProxy: string
  logger: FastifyBaseLogger
  /** Milliseconds of serving on after a shutdown signal, so that load balancers can react; 0 by default. */
  drainMs?: number
  /** Event-loop delay in milliseconds beyond which requests are refused with 503; 0 never refuses. */
  maxEventLoopDelayMs?: number
  /** Whether trainers and admins have to use a second factor. */
  requireStaffSecondFactor?: boolean
}

/** Time for receiving a whole request. */
const requestTimeoutMs = 30_000

/** Builds the API: registers all features, starts the jobs, and returns the app, ready to listen. */
export async function buildApp(infra: Infra, options: AppOptions): Promise<FastifyInstance> {
  const { database, jobs, storage, rateLimits, links, webUrl } = infra
  const app = fastify({
    loggerInstance: options.logger,
    trustProxy: options.trustProxy,
    bodyLimit: 256 * 1024,
    genReqId: requestIdOf,
    requestTimeout: requestTimeoutMs,
    // Without effect while headersTimeout, a minute by default, is longer.
    http: { headersTimeout: requestTimeoutMs },
    return503OnClosing: false,
    frameworkErrors,
    routerOptions: { maxParamLength: 300 },
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.decorate('secureCookies', webUrl.startsWith('https:'))
  registerErrors(app)
  registerLogging(app)
  registerJsonBody(app)
  registerSecurityHeaders(app, webUrl.startsWith('https:'))
  await registerPlugins(app, options)

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
  const notifications = notificationsService(database)
  const files = filesService(jobs)
  const relations = relationsService({ mails, notifications })
  const inviteHolders = holderService(infra, { mails, notifications, relations })
  const newsletter = newsletterService(database, links, mails)
  const subscriptions = subscriptionsService(infra, mails)
  const products = productsService(infra)
  const checkout = checkoutService(infra, { products, subscriptions })
  const orders = ordersService(infra, mails)
  const requirement = staffSecondFactor(options.requireStaffSecondFactor ?? true)
  const guard = { authenticate: sessions.authenticate, authorizeUser, requireConsent }
  registerGuard(app, { ...guard, requiresSecondFactor: requirement.appliesTo }, webUrl)
  await registerDocs(app)
  registerHealth(app, database)
  registerDraining(app, options.drainMs ?? 0)

  const checkPassword = currentPasswordCheck(infra)
  const secondFactors = secondFactorService({ ...infra, sessions, mails, requirement, checkPassword })
  authRoutes(app, {
    sessions,
    limits: rateLimits,
    signIn: signIn({ database, sessions, guesses: guessLimits(infra), secondFactors }),
    register: register(database, {
      sessions,
      mails,
      limits: rateLimits,
      subscribe: newsletter.subscribe,
      invitations: inviteHolders,
    }),
    passwordReset: passwordReset({ database, jobs, links, rateLimits, sessions, mails }),
  })
  usersRoutes(app, {
    account: accountService(infra, { files, mails, relations }, checkout.cancelAllThen, requirement),
    directory: directoryService(database, sessions),
  })
  notesRoutes(app, notesService(database, notifications))
  shoppingRoutes(app, shoppingService(database))
  foodsRoutes(app, foodsService(infra, recalculateRecipes))
  recipesRoutes(app, recipesService(infra, authorizeUser))
  nutritionplanRoutes(app, nutritionplanService(infra, { authorizeUser, notifications }))
  printoutsRoutes(app, printoutsService(infra, authorizeUser))
  macrosRoutes(app, {
    targets: targetsService(infra, { notifications, authorizeUser }),
    basis: basisService(infra, authorizeUser),
  })
  measuresRoutes(app, measuresService(infra))
  careProfileRoutes(app, careProfileService(infra))
  anamnesisRoutes(app, anamnesisService({ ...infra, authorizeUser, mails, notifications }))
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
  documentsRoutes(app, documentsService(infra, notifications))
  profileImageRoutes(app, profileImageService(infra, files))
  sessionsRoutes(app, { sessions, devices: devicesService(database), database })
  secondFactorRoutes(app, secondFactors)
  settingsRoutes(app, settingsService({ ...infra, sessions, mails, checkPassword }))
  emailAddressRoutes(app, {
    ownAddress: ownAddressService({ database, rateLimits, mails, checkPassword }),
    confirm: confirmEmail({ database, links, sessions, mails, syncCustomer: enqueueCustomerSync(jobs) }),
  })
  auditRoutes(app, audit)
  healthRoutes(app, { consents: consentsService(database), reasons: reasonsService(database) })
  messagesRoutes(app, messages)
  notificationsRoutes(app, notifications)
  exportsRoutes(app, exportsService(infra))
  invitesRoutes(app, {
    sending: sendingService(database, { mails, slots: subscriptions }),
    holders: inviteHolders,
    limits: rateLimits,
  })
  assignmentsRoutes(app, assignmentsService(infra, proposalsService({ mails, notifications })))
  newsletterRoutes(app, newsletter, rateLimits)

  subscriptionsRoutes(app, subscriptions)
  productsRoutes(app, products)
  checkoutRoutes(app, { checkout, orders })
  await paymentEventsRoutes(app, paymentEventsService(infra))
  withdrawalsRoutes(app, withdrawalsService(infra, mails))

  await jobs.work([
    deliverMailJob(infra),
    sweepMails,
    requestResetJob(mails),
    syncCustomerJob(infra),
    sweepNewsletterRequests,
    warnOfGuessesJob(mails),
    sweepSessions,
    expireInvitesJob(mails, notifications),
    sweepNotificationsJob,
    sweepPlanRevisionsJob,
    removeFilesJob(storage),
    sweepFilesJob(storage),
    eraseHealthDataJob(infra.dataKeys),
    makeExportJob({ ...infra, mails }),
    sweepExportsJob(storage),
    paymentEventJob({ payments: infra.payments, subscriptions, orders, products }),
    reconcileSessionsJob(infra),
    syncSessionJob({ orders, subscriptions }),
    reconcileSubscriptionsJob(infra, options.logger),
    syncSubscriptionJob(subscriptions),
    anamnesisRemindersJob(mails, notifications),
    answerDeadlinesJob(mails, notifications),
    unreadMessagesJob(mails),
    renewalNoticesJob(infra),
    sendRenewalNoticeJob(subscriptions),
  ])
  return app
}

async function registerPlugins(
  app: FastifyInstance,
  { sessionSecret, maxEventLoopDelayMs = 1000 }: AppOptions,
): Promise<void> {
  await app.register(cookie)
  await app.register(jwt, {
    secret: sessionSecret,
    sign: { algorithm: 'HS256', iss: 'kostbar', aud: 'kostbar-api', expiresIn: accessLifetime },
    verify: {
      algorithms: ['HS256'],
      allowedIss: 'kostbar',
      allowedAud: 'kostbar-api',
      requiredClaims: ['exp', 'iss', 'aud'],
      // Caches verified signatures; expiry and session are checked at every request.
      cache: 5000,
    },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: () => {
      throw new Problem('unavailable', { retryAfter: 1 })
    },
  })
}
