import { join } from 'node:path'
import { buildInbox } from '@kostbar/stand-in-mail/http'
import { openMailbox } from '@kostbar/stand-in-mail/mailbox'
import { listenForMail } from '@kostbar/stand-in-mail/smtp'
import type { Service } from '../service.ts'

export const mailInbox: Service = {
  name: 'Mail inbox',
  ports: ['MAIL_WEB_PORT', 'SMTP_PORT'],

  async start({ dataDirectory, settings }) {
    const mailbox = await openMailbox(join(dataDirectory, 'mail'))
    const closeSmtp = await listenForMail(mailbox, settings.ports.SMTP_PORT)
    const inbox = await buildInbox(mailbox)
    await inbox.listen({ host: '127.0.0.1', port: settings.ports.MAIL_WEB_PORT })
    return {
      async stop() {
        await Promise.all([closeSmtp(), inbox.close()])
      },
    }
  },
}
