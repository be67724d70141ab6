import { setTimeout as delay } from 'node:timers/promises'
import { inject } from 'vitest'

interface Message {
  subject: string
  text: string
  html: string
}

/** How long mails are waited for, in milliseconds: they go out one after the other, on a machine that may be busy. */
const patience = 30_000

/** The mail to this address with this in its subject, as soon as it has arrived. */
export async function mailTo(address: string, subject: string): Promise<Message> {
  const url = `${inject('mailUrl')}/api/messages?to=${encodeURIComponent(address)}`
  const deadline = Date.now() + patience
  for (;;) {
    const messages = (await (await fetch(url)).json()) as Message[]
    const found = messages.find((message) => message.subject.includes(subject))
    if (found) return found
    if (Date.now() > deadline)
      throw new Error(
        `No mail to ${address} about '${subject}' within ${patience / 1000} s; there are: ${JSON.stringify(messages.map((message) => message.subject))}`,
      )
    await delay(250)
  }
}

/** The first address in a mail's plain text, as a path of the web app. */
export function pathIn({ text }: Message): string {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  return `${pathname}${search}`
}
