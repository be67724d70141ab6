import { setTimeout as delay } from 'node:timers/promises'
import { inject } from 'vitest'

interface Message {
  subject: string
  text: string
  html: string
}

/** Longest wait for a mail: mails are sent one after the other, which takes a while on a busy machine. */
const deliveryTimeoutMs = 120_000

/** Waits for a mail to this address whose subject contains the text. */
export async function mailTo(address: string, subject: string): Promise<Message> {
  const url = `${inject('mailUrl')}/api/messages?to=${encodeURIComponent(address)}`
  const deadline = Date.now() + deliveryTimeoutMs
  for (;;) {
    const messages = (await (await fetch(url)).json()) as Message[]
    const message = messages.find((candidate) => candidate.subject.includes(subject))
    if (message) return message
    if (Date.now() > deadline)
      throw new Error(
        `No mail to ${address} about '${subject}' within ${deliveryTimeoutMs / 1000} s, only: ${messages.map(({ subject }) => subject).join(', ')}`,
      )
    await delay(250)
  }
}

/** Path, query and fragment of the first link in a mail's plain text. */
export function pathIn({ text }: Message): string {
  const { pathname, search, hash } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  return `${pathname}${search}${hash}`
}
