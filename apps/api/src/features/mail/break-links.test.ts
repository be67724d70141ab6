import { expect, it } from 'vitest'
import { breakLinks } from './break-links.ts'

it.each([
  ['http://evil.example/x?y=1.z', 'http: //evil. example/x?y=1. z'],
  ['HTTPS://EVIL.EXAMPLE', 'HTTPS: //EVIL. EXAMPLE'],
  ['www.evil.at', 'www. evil. at'],
  ['evil.at', 'evil. at'],
  ['kühe.рф', 'kühe. рф'],
  ['evil.xn--p1ai', 'evil. xn--p1ai'],
  ['wir@evil.at', 'wir@ evil. at'],
  ['mailto:wir@evil.at', 'mailto: wir@ evil. at'],
  ['tel:+43660', 'tel: +43660'],
])('breaks the link in %s', (text, broken) => {
  expect(breakLinks(text)).toBe(broken)
})

it.each(['Mag. Anna Muster-Huber', 'Kostbar Basis vom 1.11.2026, 18:30 Uhr', 'Rechnung: 12/2026', 'Käse & Brot'])(
  'leaves %s as it is',
  (text) => {
    expect(breakLinks(text)).toBe(text)
  },
)
