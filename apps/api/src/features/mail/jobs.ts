import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import type { Mail } from '../../infra/mailer.ts'
import { json, now } from '../../infra/sql.ts'
import { type MailContent, renderHtml, renderText } from './layout.ts'
import { mailLinks } from './links.ts'
import { deliverMail } from './service.ts'
import type { TemplateContext } from './template-context.ts'
import { type TemplateName, templates } from './templates.ts'

/** Locks an unsent delivery whose account, if it is for one, still exists. */
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
    ])
    .where('delivery.id', '=', id)
    .where('delivery.sent_at', 'is', null)
    .where((eb) => eb.or([eb('delivery.user_id', 'is', null), eb('users.id', 'is not', null)]))
    .forUpdate('delivery')
    .executeTakeFirst()

/** Equal for every attempt at the same mail; contains no personal data. */
const messageIdOf = (dedupeKey: string, recipient: string, webUrl: string) => {
  const hash = createHash('sha256').update(`${dedupeKey}\n${recipient}`).digest('hex')
  return `<${hash.slice(0, 40)}@${new URL(webUrl).hostname}>`
}

const toMail = (content: MailContent, to: string, messageId: string): Mail => ({
  to,
  subject: content.subject,
  html: renderHtml(content),
  text: renderText(content),
  messageId,
  ...(content.unsubscribeUrl && { unsubscribeUrl: content.unsubscribeUrl }),
})

/** Renders and sends one delivery; then marks it as sent and clears the values it named, or deletes it with its account. */
export const deliverMailJob = ({
  mailer,
  links,
  webUrl,
}: Pick<Infra, 'mailer' | 'links' | 'webUrl'>): Job<{ id: string }> => ({
  ...deliverMail,
  run: async ({ id }, tx) => {
    const delivery = await findUnsent(tx, id)
    if (!delivery?.template) return
    const { template, recipient, dedupeKey, userId, variables } = delivery
    // A name is free text: it goes to the account's own, confirmed address alone.
    const isConfirmed = Boolean(delivery.isConfirmed)
    const firstName = isConfirmed ? (delivery.firstName ?? '') : ''
    const urls = mailLinks({ template, userId, subjectId: delivery.subjectId ?? '' }, links, webUrl)
    const render: (context: TemplateContext<never>) => MailContent = templates[template]
    const content = render({ ...urls, isConfirmed, firstName, variables: variables as never })
    await mailer.send(toMail(content, recipient, messageIdOf(dedupeKey, recipient, webUrl)))
    await (template === 'accountDeleted' ? deleteDelivery(tx, id) : markSent(tx, id))
  },
})

const markSent = (tx: Tx, id: string) =>
  tx
    .updateTable('mail_deliveries')
    .set({ sent_at: now, variables: json({}) })
    .where('id', '=', id)
    .execute()

/** The address of a deleted account is stored until the last mail to it is sent, not longer. */
const deleteDelivery = (tx: Tx, id: string) => tx.deleteFrom('mail_deliveries').where('id', '=', id).execute()

/** Nightly: deletes what could not be sent to deleted accounts within two days, longer than the mail server is retried. */
export const sweepMails: Job = {
  name: 'sweep-mails',
  cron: '40 3 * * *',
  run: async (_data, tx) => {
    await tx
      .deleteFrom('mail_deliveries')
      .where('template', '=', 'accountDeleted')
      .where(sql<boolean>`created_at < now() - interval '2 days'`)
      .execute()
  },
}
