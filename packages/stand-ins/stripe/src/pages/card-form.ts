import { z } from 'zod'
import { cardOf, type TestCard } from '../billing/cards.ts'
import type { CardError } from '../objects/payment.ts'
import { texts } from './texts.ts'

/** Raw values of the card form. */
export type CardInput = { email: string; number: string; expiry: string; code: string; holder: string }
export type CardField = keyof CardInput
export type CardProblems = Partial<Record<CardField, string>>

export type ReadCard = { card: TestCard; expiry: { month: number; year: number }; email: string; holder: string }

const input = z.object({
  email: z.string().default(''),
  number: z.string().default(''),
  expiry: z.string().default(''),
  code: z.string().default(''),
  holder: z.string().default(''),
})

/** Reads a submitted form; missing fields are empty. */
export const readCardInput = (body: unknown): CardInput => input.parse(body ?? {})

/** Default for a missing e-mail address. */
export const unknownEmail = 'karte@kostbar.test'

/** Initial values of the form. Expiry and code are prefilled, because they do not matter in the stand-in. */
export const emptyCard = (email: string, holder: string): CardInput => ({
  email,
  holder,
  number: '',
  expiry: '12/34',
  code: '123',
})

function readExpiry(text: string, now: number): { month: number; year: number } | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/.exec(text) ?? []
  if (!month || !year) return undefined
  const expiry = { month: Number(month), year: 2000 + Number(year) }
  return Date.UTC(expiry.year, expiry.month, 1) / 1000 > now ? expiry : undefined
}

/**
 * Validates the card form. @returns the card, or a message per invalid field
 * @param now Unix seconds
 */
export function checkCard(typed: CardInput, now: number): { read: ReadCard } | { problems: CardProblems } {
  const card = cardOf(typed.number.replaceAll(/[\s-]/g, ''))
  const expiry = readExpiry(typed.expiry, now)
  const email = typed.email.trim()
  const holder = typed.holder.trim()
  const problems: CardProblems = {
    ...(z.email().safeParse(email).success ? {} : { email: texts.pay.emailError }),
    ...(card ? {} : { number: texts.pay.numberError }),
    ...(expiry ? {} : { expiry: texts.pay.expiryError }),
    ...(/^\s*\d{3,4}\s*$/.test(typed.code) ? {} : { code: texts.pay.codeError }),
    ...(holder ? {} : { holder: texts.pay.holderError }),
  }
  if (card && expiry && Object.keys(problems).length === 0) return { read: { card, expiry, email, holder } }
  return { problems }
}

/** German message of a card error. */
export function refusalSentence({ code, decline_code }: CardError): string {
  const known: Record<string, string> = texts.refusals
  const sentence = known[decline_code ?? ''] ?? known[code] ?? texts.refusals.card_declined
  return `${sentence} ${texts.refusals.tryAgain}`
}
