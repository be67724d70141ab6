import { expect, test, vi } from 'vitest'
import { clearDrafts, readDraft, writeDraft } from './draft.ts'

test('keeps a draft until it is cleared', () => {
  writeDraft('note-new', 'Milch')
  expect(readDraft('note-new')).toBe('Milch')
  writeDraft('note-new', '')
  expect(readDraft('note-new')).toBe('')
})

test('falls back to memory without sessionStorage', () => {
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
