import { expect, it } from 'vitest'
import type { Problem } from '../../problems/problem.ts'
import { refuseWeakPassword } from './service.ts'
import { texts } from './texts.ts'

const siteName = 'Frische Tafel'
const owner = { email: 'nora.gruber89@beispiel.at', firstName: 'Nora', lastName: 'Grüber-Kälte' }

function refusalOf(password: string): string | undefined {
  try {
    refuseWeakPassword(password, { owner, siteName }, 'newPassword')
    return undefined
  } catch (error) {
    return (error as Problem).fields?.newPassword
  }
}

it.each(['password', 'PassW0rd', 'Password1!', 'iloveyou', '12345678', 'qwertzuiop', 'schatz123', 'sunshine2026!!'])(
  'refuses the common password %s',
  (password) => expect(refusalOf(password)).toBe(texts.common),
)

it.each([
  'Frische-Tafel-1',
  'Tafel2026!',
  'noragruber',
  'Nora2026!',
  'gruber89gruber89',
  'Käl­te-Nora'.replace('\u00ad', ''),
  'nora.gruber89',
])('refuses %s, which rests on words of its owner', (password) =>
  expect(refusalOf(password)).toBe(texts.ownWords(siteName)),
)

it.each([
  'Sehr-geheim-1',
  'An der Tafel: Birnen im Herbst',
  'birnenkuchen',
  'Ganz-neu-22',
  'korrekt-pferd-akku',
  'xK9$mQ2v',
])('accepts %s', (password) => expect(refusalOf(password)).toBeUndefined())
