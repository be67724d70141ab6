import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import { letters } from './letters.ts'
import { linksFor } from './links.ts'
import { type MailOrder, mailFrom, sendMail } from './service.ts'

const findRecipient = `SELECT d.recipient, coalesce(u.first_name, '') AS "firstName"
  FROM mail_deliveries d
  LEFT JOIN users u ON u.email = d.recipient AND u.id = $2::uuid
 WHERE d.key = $1 AND ($2::uuid IS NULL OR u.id IS NOT NULL) AND d.sent_at IS NULL
   FOR UPDATE OF d`

interface Recipient {
  recipient: string
  firstName: string
}

/** Sends one ordered mail. An account that is gone by then gets none. */
export const sendMailJob = ({
  mailer,
  links,
  webUrl,
}: Pick<Infra, 'mailer' | 'links' | 'webUrl'>): Job<MailOrder & { key: string }> => ({
  ...sendMail,
  run: async ({ kind, userId, about, key, facts = {} }, tx) => {
    const { rows } = await tx.executeSql(findRecipient, [key, userId])
    const found = rows[0] as Recipient | undefined
    if (!found) return
    const letter = letters[kind]({
      firstName: found.firstName,
      facts,
      ...linksFor({ kind, userId, about }, links, webUrl),
    })
    await mailer.send(mailFrom(letter, found.recipient, key, webUrl))
    await tx.executeSql('UPDATE mail_deliveries SET sent_at = now() WHERE key = $1 AND recipient = $2', [
      key,
      found.recipient,
    ])
  },
})
