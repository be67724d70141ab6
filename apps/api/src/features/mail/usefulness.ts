import { type RawBuilder, sql } from 'kysely'
import type { TemplateName } from './templates.ts'

/** Days after which an unsent delivery is given up. */
const usefulDays = 7

/** SQL: the subject as the id of a row. Only for templates whose subject is an id. */
const subjectId = sql`delivery.subject_id::uuid`

const isConfirmationOpen = sql`EXISTS (SELECT FROM email_confirmations c
  WHERE c.id = ${subjectId} AND c.used_at IS NULL AND c.expires_at > now())`

const isInviteOpen = sql`EXISTS (SELECT FROM invites i
  WHERE i.id::text || '~' || i.version = delivery.subject_id AND i.status = 'OPEN' AND i.expires_at > now())`

/** SQL conditions of templates whose mails become useless: without them the link is invalid, or the text is untrue. */
const conditions: Partial<Record<TemplateName, RawBuilder<unknown>>> = {
  welcome: isConfirmationOpen,
  trainerWelcome: isConfirmationOpen,
  emailConfirm: isConfirmationOpen,
  passwordReset: sql`EXISTS (SELECT FROM password_resets r
    WHERE r.id = ${subjectId} AND r.used_at IS NULL AND r.expires_at > now())`,
  newsletterConfirm: sql`EXISTS (SELECT FROM newsletter_subscriptions n
    WHERE n.id = ${subjectId} AND n.status = 'PENDING')`,
  invitation: isInviteOpen,
  trainerProposed: isInviteOpen,
  trialEnding: sql`EXISTS (SELECT FROM users u WHERE u.id = delivery.user_id AND u.trial_until > now())`,
  paymentFailed: sql`EXISTS (SELECT FROM subscriptions s
    WHERE s.stripe_id = delivery.subject_id AND s.status = 'PAST_DUE')`,
  renewalNotice: sql`EXISTS (SELECT FROM subscriptions s
    WHERE s.stripe_id = delivery.subject_id AND s.status <> 'CANCELED' AND NOT s.cancel_at_period_end)`,
  protocolReminder: sql`delivery.created_at > now() - interval '1 day'`,
}

/** SQL condition on an unsent row `mail_deliveries AS delivery`: it is still of use to its recipient. */
export const isUseful = sql<boolean>`delivery.created_at > now() - make_interval(days => ${sql.lit(usefulDays)}) AND CASE delivery.template
  ${sql.join(
    Object.entries(conditions).map(([template, condition]) => sql`WHEN ${sql.lit(template)} THEN ${condition}`),
    sql` `,
  )} ELSE true END`
