import type { Tx } from '../../infra/database.ts'
import type { Jobs } from '../../infra/jobs.ts'
import { json, newId } from '../../infra/sql.ts'
import type { TemplateName, TemplateVariables } from './templates.ts'

export type { TemplateName } from './templates.ts'

/** Template of a mail to enqueue, with its variables. */
export type MailParams<Name extends TemplateName> = {
  template: Name
  /** Id of the row that the mail is about; the tokens in its links are derived from this id. */
  subjectId: string
  /** Dedupe key: a recipient gets one mail per key. Default: `template:subjectId`. */
  dedupeKey?: string
} & (object extends TemplateVariables<Name>
  ? { variables?: TemplateVariables<Name> }
  : { variables: TemplateVariables<Name> })

export const deliverMail = { name: 'deliver-mail' }

/** Mails whose recipients wait for them; they are sent before reminders and notices. */
const awaited: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'welcome',
  'welcomeInvited',
  'trainerWelcome',
  'emailConfirm',
  'emailChangeRequested',
  'passwordReset',
  'invitation',
  'newsletterConfirm',
  'exportReady',
  'purchased',
  'orderPaid',
  'withdrawalReceipt',
])

/**
 * Outbox of mails. Each delivery is a row of `mail_deliveries`, written in the transaction of its cause: a rollback
 * sends nothing, a commit sends the mail once. One job per row delivers it.
 */
export function mailService(jobs: Jobs) {
  const row = <Name extends TemplateName>(params: MailParams<Name>) => ({
    key: params.dedupeKey ?? `${params.template}:${params.subjectId}`,
    template: params.template,
    subject_id: params.subjectId,
    variables: json(params.variables ?? {}),
  })

  const sendJob = async (tx: Tx, template: TemplateName, delivery: { id: string } | undefined): Promise<void> => {
    if (!delivery) return
    await jobs.send(deliverMail, { id: delivery.id }, tx, awaited.has(template) ? { priority: 1 } : {})
  }

  return {
    /**
     * Enqueues a mail to the owner of an account; does nothing when the dedupe key was used before or the account is
     * deleted.
     */
    enqueueMail: async <Name extends TemplateName>(
      tx: Tx,
      { userId, ...params }: MailParams<Name> & { userId: string },
    ): Promise<void> => {
      const { key, template, subject_id, variables } = row(params as MailParams<Name>)
      const delivery = await tx
        .insertInto('mail_deliveries')
        .columns(['id', 'recipient', 'user_id', 'key', 'template', 'subject_id', 'variables'])
        .expression((eb) =>
          eb
            .selectFrom('users')
            .select((user) => [
              newId.as('id'),
              'users.email',
              'users.id as user_id',
              user.val(key).as('key'),
              user.val(template).as('template'),
              user.val(subject_id).as('subject_id'),
              variables.as('variables'),
            ])
            .where('users.id', '=', userId),
        )
        .onConflict((conflict) => conflict.columns(['key', 'recipient']).doNothing())
        .returning('id')
        .executeTakeFirst()
      await sendJob(tx, params.template, delivery)
    },

    /**
     * Enqueues a mail to an address; does nothing when the dedupe key was used before.
     * @param params `userId`: account that the mail is about, if any; the delivery is deleted together with this
     * account
     */
    enqueueMailTo: async <Name extends TemplateName>(
      tx: Tx,
      recipient: string,
      { userId, ...params }: MailParams<Name> & { userId?: string },
    ): Promise<void> => {
      const delivery = await tx
        .insertInto('mail_deliveries')
        .values({ id: newId, recipient, user_id: userId ?? null, ...row(params as MailParams<Name>) })
        .onConflict((conflict) => conflict.columns(['key', 'recipient']).doNothing())
        .returning('id')
        .executeTakeFirst()
      await sendJob(tx, params.template, delivery)
    },

    /**
     * Deletes all deliveries about an account, sent or not: mails to its owner, and mails to others that link to it.
     */
    deleteMailsOf: async (tx: Tx, userId: string): Promise<void> => {
      await tx
        .deleteFrom('mail_deliveries')
        .where((eb) => eb.or([eb('user_id', '=', userId), eb('subject_id', '=', userId)]))
        .execute()
    },

    /**
     * Deletes all deliveries to an address, sent or not, except receipts of withdrawals, which the law requires to
     * keep.
     */
    deleteMailsTo: async (tx: Tx, recipient: string): Promise<void> => {
      await tx
        .deleteFrom('mail_deliveries')
        .where('recipient', '=', recipient)
        .where('template', 'is distinct from', 'withdrawalReceipt')
        .execute()
    },
  }
}

export type Mails = ReturnType<typeof mailService>
