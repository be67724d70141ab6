import { texts as contractTexts } from '@kostbar/contracts/texts'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '../../problems/problem.ts'
import { texts } from './texts.ts'

/** Frequent passwords in German-speaking countries or in nutrition that the international list lacks. */
const germanPasswords = [
  ...['qwertzu', 'qwertzui', 'qwertzuiop', 'hallohallo', 'passwortpasswort', 'geheimgeheim', 'ichliebedich'],
  ...['frühling', 'fruehling', 'österreich', 'oesterreich', 'salzburg', 'sonnenschein', 'willkommen', 'liebling'],
  ...['ernährung', 'ernaehrung', 'gesundheit', 'rezept', 'rezepte'],
]

/** About 50 000 passwords from published leaks, in lower case. */
const commonPasswords: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...germanPasswords])

/** Publicly known words about the owner. A password may contain them, but must be long enough without them. */
export interface PasswordOwner {
  email: string
  firstName: string
  lastName?: string | null
}

/** Owner of the password, and name of the site. */
interface PasswordContext {
  readonly owner: PasswordOwner
  readonly siteName: string
}

/** Prisma selection of a `PasswordOwner`. */
export const passwordOwner = { email: true, firstName: true, lastName: true } as const

const minWordLength = 3
const minLength = 8

/** Lower case without accents, so that `Käthe` and `kathe` are the same word. */
const normalize = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** Digits and signs before or after a word: `Sommer2026!` counts as `sommer`. */
const decoration = /^[\d\W_]+|[\d\W_]+$/g

const isCommon = (password: string) => {
  const lower = password.toLowerCase()
  return commonPasswords.has(lower) || commonPasswords.has(lower.replace(decoration, ''))
}

function ownWords({ owner: { email, firstName, lastName }, siteName }: PasswordContext): string[] {
  const [localPart = ''] = email.split('@')
  const words = [siteName, localPart, firstName, lastName ?? ''].flatMap((text) => [
    text,
    ...text.split(/[^\p{L}\p{N}]+/u),
  ])
  // Longer words first: removing `anna` would split `annalena`.
  return words
    .map(normalize)
    .filter((word) => word.length >= minWordLength)
    .sort((one, other) => other.length - one.length)
}

/** Whether a password contains words of its owner and is too short without them. */
function isTooShortWithoutPersonalWords(password: string, context: PasswordContext): boolean {
  const normal = normalize(password)
  const rest = ownWords(context).reduce((text, word) => text.replaceAll(word, ''), normal)
  return rest !== normal && rest.length < minLength
}

/**
 * Refuses a new password that attackers try first: a common one, or one built from words of its owner. The contract
 * checks the length.
 * @param field field of the request that the Problem names
 * @throws Problem `invalid_input` with a German sentence
 */
export function refuseWeakPassword(
  password: string,
  context: PasswordContext,
  field: 'password' | 'newPassword',
): void {
  const refuse = (sentence: string) => {
    throw new Problem('invalid_input', { msg: contractTexts.default, fields: { [field]: sentence } })
  }
  if (isTooShortWithoutPersonalWords(password, context)) refuse(texts.ownWords(context.siteName))
  if (isCommon(password)) refuse(texts.common)
}
