import { afterEach, expect, test, vi } from 'vitest'
import { clearDrafts, readDraft, writeDraft } from './draft.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  clearDrafts()
})

test('what is typed is kept until it is saved', () => {
  writeDraft('note-new', 'Milch')
  expect(readDraft('note-new')).toBe('Milch')
  writeDraft('note-new', '')
  expect(readDraft('note-new')).toBe('')
})

test('a browser that keeps nothing remembers for as long as the page lives', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', new Proxy({}, { get: refuse, ownKeys: refuse }))
  expect(readDraft('note-new')).toBe('')
  writeDraft('note-new', 'Milch')
  expect(readDraft('note-new')).toBe('Milch')
  clearDrafts()
  expect(readDraft('note-new')).toBe('')
})
