import type { FastifyBaseLogger } from 'fastify'
import { anamnesisRemindersJob } from './features/anamnesis/jobs.ts'
import { warnOfGuessesJob } from './features/auth/guess-limits.ts'
import { requestResetJob } from './features/auth/password-reset.ts'
import { challengeNoticesJob } from './features/challenges/jobs.ts'
import { checkInsJob } from './features/check-ins/jobs.ts'
import { syncCustomerJob } from './features/checkout/customers.ts'
import {
  reconcileErasedPaymentsJob,
  reconcileRefundsJob,
  reconcileSessionsJob,
  syncRefundsJob,
  syncSessionJob,
} from './features/checkout/reconcile-sessions.ts'
import type { Orders } from './features/checkout/service.ts'
import { endUnpaidCoachingJob, sweepEndedCoachingsJob } from './features/clients/jobs.ts'
import type { Relations } from './features/clients/service.ts'
import { sweepErasuresJob } from './features/erasures/jobs.ts'
import { makeExportJob, sweepExportsJob } from './features/exports/jobs.ts'
import { removeFilesJob, sweepFilesJob, sweepUploadsJob } from './features/files/jobs.ts'
import type { Files } from './features/files/service.ts'
import { eraseHealthDataJob } from './features/health/erasure.ts'
import { expireInvitesJob, sweepInvitesJob } from './features/invites/jobs.ts'
import { deliverMailJob } from './features/mail/jobs.ts'
import type { Mails } from './features/mail/service.ts'
import { sweepMailsJob } from './features/mail/sweep.ts'
import { unreadMessagesJob } from './features/messages/jobs.ts'
import { sweepNewsletterRequestsJob } from './features/newsletter/jobs.ts'
import { sweepNotificationsJob } from './features/notifications/jobs.ts'
import type { Notifications } from './features/notifications/service.ts'
import { sweepPlanRevisionsJob } from './features/nutritionplan/jobs.ts'
import {
  paymentEventJob,
  reconcileProductsJob,
  sweepPaymentEventsJob,
  syncProductJob,
} from './features/payment-events/jobs.ts'
import { answerDeadlinesJob } from './features/pending-answers/jobs.ts'
import type { Products } from './features/products/service.ts'
import { protocolRemindersJob } from './features/protocol/jobs.ts'
import {
  countOccurrencesJob,
  deliverPushesJob,
  sweepPushDeliveriesJob,
  sweepPushRecipientsJob,
} from './features/push/service.ts'
import type { Challenges } from './features/push-messages/audience.ts'
import { sendPushMessagesJob } from './features/push-messages/send.ts'
import { sweepSessionsJob, sweepTokensAndCountersJob } from './features/sessions/jobs.ts'
import { reconcileSubscriptionsJob, syncSubscriptionJob } from './features/subscriptions/reconcile.ts'
import { renewalNoticesJob, sendRenewalNoticeJob } from './features/subscriptions/renewal-notices.ts'
import type { Subscriptions } from './features/subscriptions/service.ts'
import { endUnneededSubscriptionJob } from './features/subscriptions/unneeded.ts'
import { sweepTemplatesJob } from './features/templates/jobs.ts'
import { endTrialsJob, trialNoticesJob } from './features/users/trials.ts'
import type { Infra } from './infra/infra.ts'
import type { Job } from './infra/jobs.ts'

/** Services that jobs use. */
interface JobServices {
  readonly mails: Mails
  readonly notifications: Notifications
  readonly files: Files
  readonly relations: Relations
  readonly subscriptions: Subscriptions
  readonly products: Products
  readonly orders: Orders
  readonly challenges: Challenges
  readonly logger: FastifyBaseLogger
}

/** All jobs of the API with their queues and cron schedules. */
export function appJobs(infra: Infra, services: JobServices): readonly Job<never>[] {
  const { jobs, storage } = infra
  const { mails, notifications, files, relations, subscriptions, products, orders, challenges, logger } = services
  return [
    deliverMailJob(infra),
    sweepMailsJob(infra),
    requestResetJob(mails),
    syncCustomerJob(infra),
    sweepNewsletterRequestsJob,
    warnOfGuessesJob(mails),
    sweepSessionsJob,
    sweepTokensAndCountersJob(jobs),
    expireInvitesJob(mails, notifications),
    sweepInvitesJob,
    sweepNotificationsJob(jobs),
    deliverPushesJob(infra),
    sweepPushDeliveriesJob(jobs),
    countOccurrencesJob,
    sweepPushRecipientsJob(jobs),
    sendPushMessagesJob({ jobs, challenges }),
    sweepPlanRevisionsJob,
    sweepEndedCoachingsJob,
    endUnpaidCoachingJob(relations),
    sweepTemplatesJob,
    removeFilesJob(storage),
    sweepUploadsJob,
    sweepFilesJob(infra),
    eraseHealthDataJob(infra.dataKeys, files),
    sweepErasuresJob,
    makeExportJob({ ...infra, mails }),
    sweepExportsJob(storage),
    paymentEventJob({ payments: infra.payments, subscriptions, orders, products }),
    reconcileProductsJob(infra),
    syncProductJob({ payments: infra.payments, subscriptions, orders, products }),
    sweepPaymentEventsJob(jobs),
    reconcileSessionsJob(infra),
    syncSessionJob({ orders, subscriptions }),
    reconcileErasedPaymentsJob(infra),
    reconcileRefundsJob(infra),
    syncRefundsJob(orders),
    reconcileSubscriptionsJob(infra, logger),
    syncSubscriptionJob(subscriptions),
    endUnneededSubscriptionJob(infra, mails),
    anamnesisRemindersJob(mails, notifications),
    challengeNoticesJob(jobs, notifications),
    protocolRemindersJob(mails, notifications),
    checkInsJob(jobs, notifications),
    answerDeadlinesJob(mails, notifications),
    trialNoticesJob(mails, notifications),
    endTrialsJob,
    unreadMessagesJob(mails),
    renewalNoticesJob(infra),
    sendRenewalNoticeJob(subscriptions),
  ]
}
