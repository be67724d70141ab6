import { inject } from 'vitest'

interface Message {
  subject: string
  text: string
  html: string
}

/** The mail to this address with this in its subject, as soon as it has arrived. */
export async function mailTo(address: string, subject: string): Promise<Message> {
  const url = `${inject('mailUrl')}/api/messages?to=${encodeURIComponent(address)}`
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const messages = (await (await fetch(url)).json()) as Message[]
    const found = messages.find((message) => message.subject.includes(subject))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`No mail to ${address} about '${subject}' within 15 s`)
}

/** The first address in a mail's plain text, as a path of the web app. */
export function pathIn({ text }: Message): string {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  return `${pathname}${search}`
}
