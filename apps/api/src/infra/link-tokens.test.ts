import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkTokens } from './link-tokens.ts'

const links = linkTokens('test-secret-of-at-least-32-characters')
const purpose = fc.constantFrom('reset', 'confirm', 'unsubscribe')

describe('link tokens', () => {
  it('return the id for the purpose they were created for, and are the same each time', () => {
    fc.assert(
      fc.property(purpose, fc.uuid(), (name, id) => {
        const token = links.create(name, id)
        expect(links.verify(name, token)).toBe(id)
        expect(links.create(name, id)).toBe(token)
        expect(encodeURIComponent(token)).toBe(token)
      }),
    )
  })

  it('are refused for another purpose and under another secret', () => {
    const others = linkTokens('another-secret-of-at-least-32-characters')
    fc.assert(
      fc.property(purpose, purpose, fc.uuid(), (name, other, id) => {
        fc.pre(name !== other)
        expect(links.verify(other, links.create(name, id))).toBeNull()
        expect(others.verify(name, links.create(name, id))).toBeNull()
      }),
    )
  })

  it('are refused with another id or a truncated signature', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.nat(), (id, otherId, cut) => {
        fc.pre(id !== otherId)
        const token = links.create('reset', id)
        const [, signature = ''] = token.split('.')
        expect(links.verify('reset', `${otherId}.${signature}`)).toBeNull()
        expect(links.verify('reset', token.slice(0, cut % token.length))).toBeNull()
      }),
    )
  })

  it('refuse arbitrary text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(links.verify('reset', text)).toBeNull()
      }),
    )
  })
})
