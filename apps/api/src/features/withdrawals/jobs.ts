import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import { mailFrom } from '../mail/service.ts'
import { type Declaration, houseLetter, receiptLetter } from './letters.ts'

export const withdrawalMails = { name: 'withdrawal-mail' }

const moment = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Vienna' })

const find = 'SELECT name, email, contract, received_at AS "receivedAt" FROM withdrawals WHERE id = $1::uuid'

/** Sends the receipt, or the note to the house. */
export const withdrawalMailJob = ({
  mailer,
  webUrl,
  houseAddress,
}: Pick<Infra, 'mailer' | 'webUrl' | 'houseAddress'>): Job<{ id: string; to: 'sender' | 'house' }> => ({
  ...withdrawalMails,
  run: async ({ id, to }, tx) => {
    const { rows } = await tx.executeSql(find, [id])
    const found = rows[0] as (Omit<Declaration, 'receivedAt'> & { receivedAt: Date }) | undefined
    if (!found) return
    const declaration = { ...found, receivedAt: moment.format(found.receivedAt) }
    const recipient = to === 'house' ? houseAddress : found.email
    const letter = to === 'house' ? houseLetter(declaration) : receiptLetter(declaration)
    await mailer.send(mailFrom(letter, recipient, `withdrawal:${to}:${id}`, webUrl))
  },
})
