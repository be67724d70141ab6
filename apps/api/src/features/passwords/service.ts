import { texts as contractTexts } from '@kostbar/contracts/texts'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '../../problems/problem.ts'
import { texts } from './texts.ts'

/** Frequent where German is spoken, or in this field, and missing in the international list. */
const germanPasswords = [
  ...['qwertzu', 'qwertzui', 'qwertzuiop', 'hallohallo', 'passwortpasswort', 'geheimgeheim', 'ichliebedich'],
  ...['frühling', 'fruehling', 'österreich', 'oesterreich', 'salzburg', 'sonnenschein', 'willkommen', 'liebling'],
  ...['ernährung', 'ernaehrung', 'gesundheit', 'rezept', 'rezepte'],
]

/** About 50 000 passwords of published leaks, lower-cased. */
const commonPasswords: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...germanPasswords])

/** Words that are no secret: a password may contain them, but not rest on them. */
export interface PasswordOwner {
  email: string
  firstName: string
  lastName?: string | null
}

/** Prisma selection of a `PasswordOwner`. */
export const passwordOwner = { email: true, firstName: true, lastName: true } as const

const productName = 'kostbar'
const minWordLength = 3
const minLength = 8

/** Lower case without accents, so that `Käthe` and `kathe` are the same word. */
const normalize = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** Digits and signs around a word: `Sommer2026!` is `sommer`. */
const decoration = /^[\d\W_]+|[\d\W_]+$/g

const isCommon = (password: string) => {
  const lower = password.toLowerCase()
  return commonPasswords.has(lower) || commonPasswords.has(lower.replace(decoration, ''))
}

function ownWords({ email, firstName, lastName }: PasswordOwner): string[] {
  const [localPart = ''] = email.split('@')
  const words = [localPart, firstName, lastName ?? ''].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  // Longer ones first: `anna` would tear `annalena` apart.
  return [productName, ...words]
    .map(normalize)
    .filter((word) => word.length >= minWordLength)
    .sort((one, other) => other.length - one.length)
}

/** Whether too little of a password is left without its owner's words. */
function restsOnOwnWords(password: string, owner: PasswordOwner): boolean {
  const normal = normalize(password)
  const rest = ownWords(owner).reduce((text, word) => text.replaceAll(word, ''), normal)
  return rest !== normal && rest.length < minLength
}

/**
 * Refuses a new password that attackers try first. Length is checked by the contract.
 * @param field of the request, named in the refusal. @throws Problem `invalid_input` with a German sentence
 */
export function refuseWeakPassword(password: string, owner: PasswordOwner, field: 'password' | 'newPassword'): void {
  const refuse = (sentence: string) => {
    throw new Problem('invalid_input', { msg: contractTexts.default, fields: { [field]: sentence } })
  }
  if (restsOnOwnWords(password, owner)) refuse(texts.ownWords)
  if (isCommon(password)) refuse(texts.common)
}
