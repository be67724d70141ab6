import { createHash } from 'node:crypto'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import { isUnknownAddress, type Mail } from '../../infra/mailer.ts'
import { json, now } from '../../infra/sql.ts'
import { type MailContent, renderHtml, renderText, type Sender } from './layout.ts'
import { mailLinks } from './links.ts'
import { deliverMail } from './service.ts'
import type { TemplateContext } from './template-context.ts'
import { type TemplateName, templates } from './templates.ts'
import { isUseful } from './usefulness.ts'

/** Locks a mail delivery that is not sent yet; undefined when it was sent or given up, or its account was deleted. */
const findUnsent = (tx: Tx, id: string) =>
  tx
    .selectFrom('mail_deliveries as delivery')
    .leftJoin('users', 'users.id', 'delivery.user_id')
    .select((eb) => [
      'delivery.recipient',
      'delivery.key as dedupeKey',
      'delivery.user_id as userId',
      'delivery.subject_id as subjectId',
      eb.ref('delivery.template').$castTo<TemplateName | null>().as('template'),
      eb.ref('delivery.variables').$castTo<object>().as('variables'),
      'users.first_name as firstName',
      eb
        .and([eb('users.email_confirmed_at', 'is not', null), eb('users.email', '=', eb.ref('delivery.recipient'))])
        .as('isConfirmed'),
      isUseful.as('isUseful'),
    ])
    .where('delivery.id', '=', id)
    .where('delivery.sent_at', 'is', null)
    .where('delivery.given_up_at', 'is', null)
    .where((eb) => eb.or([eb('delivery.user_id', 'is', null), eb('users.id', 'is not', null)]))
    .forUpdate('delivery')
    .executeTakeFirst()

/**
 * Message-ID of a mail: the same for every attempt, so that mail servers can detect duplicates; contains no personal
 * data.
 */
const messageIdOf = (dedupeKey: string, recipient: string, webUrl: string) => {
  const hash = createHash('sha256').update(`${dedupeKey}\n${recipient}`).digest('hex')
  return `<${hash.slice(0, 40)}@${new URL(webUrl).hostname}>`
}

const toMail = (content: MailContent, sender: Sender, { to, messageId }: Pick<Mail, 'to' | 'messageId'>): Mail => ({
  to,
  subject: content.subject,
  html: renderHtml(content, sender),
  text: renderText(content, sender),
  messageId,
  ...(content.unsubscribeUrl && { unsubscribeUrl: content.unsubscribeUrl }),
})

/**
 * Job: renders and sends one mail delivery, then marks it as sent and clears its variables. It is given up when the
 * address does not exist, or when the mail has become useless while the mail server could not be reached. The delivery to a deleted account is deleted instead.
 */
export const deliverMailJob = ({
  mailer,
  links,
  webUrl,
  siteName,
  company,
}: Pick<Infra, 'mailer' | 'links' | 'webUrl' | 'siteName' | 'company'>): Job<{ id: string }> => ({
  ...deliverMail,
  // A server that answers slowly must not hold up all mails.
  concurrency: 4,
  run: async ({ id }, tx) => {
    const delivery = await findUnsent(tx, id)
    if (!delivery?.template) return
    if (!delivery.isUseful) {
      await markGivenUp(tx, id)
      return
    }
    const { template, recipient, dedupeKey, userId, variables } = delivery
    // Names are free text that anybody could have typed, so they are mailed only to the account's own, confirmed
    // address.
    const isConfirmed = Boolean(delivery.isConfirmed)
    const firstName = isConfirmed ? (delivery.firstName ?? '') : ''
    const { imprintLink, ...urls } = mailLinks({ template, userId, subjectId: delivery.subjectId ?? '' }, links, webUrl)
    const render: (context: TemplateContext<never>) => MailContent = templates[template]
    const content = render({ ...urls, siteName, isConfirmed, firstName, variables: variables as never })
    const messageId = messageIdOf(dedupeKey, recipient, webUrl)
    const sender = { siteName, imprintLink, company: await company() }
    const isSent = await mailer.send(toMail(content, sender, { to: recipient, messageId })).then(
      () => true,
      (error: unknown) => (isUnknownAddress(error) ? false : Promise.reject(error)),
    )
    if (template === 'accountDeleted') await deleteDelivery(tx, id)
    else await (isSent ? markSent : markGivenUp)(tx, id)
  },
})

const markGivenUp = (tx: Tx, id: string) =>
  tx.updateTable('mail_deliveries').set({ given_up_at: now }).where('id', '=', id).execute()

const markSent = (tx: Tx, id: string) =>
  tx
    .updateTable('mail_deliveries')
    .set({ sent_at: now, variables: json({}) })
    .where('id', '=', id)
    .execute()

/** Deletes a delivery: the address of a deleted account is not stored any longer than its last mail needs. */
const deleteDelivery = (tx: Tx, id: string) => tx.deleteFrom('mail_deliveries').where('id', '=', id).execute()
