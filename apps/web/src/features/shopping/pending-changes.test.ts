import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPendingChanges, type PendingChange } from './pending-changes.ts'

const brot = { id: 'i-1', name: 'Brot', checked: false }
const leinöl = { id: 's-1', name: 'Leinöl', checked: false }
const list = { items: [brot], suggestions: [leinöl] }

test('without changes the list is what the API said', () => {
  expect(applyPendingChanges(list, [])).toEqual(list)
})

test('a new item stands at the end, marked as pending', () => {
  const change: PendingChange = { kind: 'save', key: 7, item: { name: 'Milch' } }
  expect(applyPendingChanges(list, [change]).items).toEqual([
    brot,
    { id: 'pending-7', name: 'Milch', checked: false, pending: true },
  ])
})

test('a suggestion that is accepted is ticked there and added to the list', () => {
  const { items, suggestions } = applyPendingChanges(list, [
    { kind: 'save', key: 1, item: { id: 's-1', name: 'Leinöl' } },
  ])
  expect(items.map(({ name }) => name)).toEqual(['Brot', 'Leinöl'])
  expect(suggestions).toEqual([{ ...leinöl, checked: true }])
})

test('a tick concerns one item, wherever it stands', () => {
  const ticked = applyPendingChanges(list, [
    { kind: 'save', key: 1, item: { id: 'i-1', name: 'Brot', checked: true } },
    { kind: 'save', key: 2, item: { id: 's-1', name: 'Leinöl', checked: true } },
  ])
  expect(ticked).toEqual({ items: [{ ...brot, checked: true }], suggestions: [{ ...leinöl, checked: true }] })
})

test('a change of an item that is gone does nothing', () => {
  const gone: PendingChange[] = [
    { kind: 'remove', item: { id: 'gone' } },
    { kind: 'save', key: 1, item: { id: 'gone', name: 'Weg', checked: true } },
  ]
  expect(applyPendingChanges(list, gone)).toEqual(list)
})

test('what is removed stays removed, whatever is ticked afterwards; the given list never changes', () => {
  const ids = fc.constantFrom('a', 'b', 'c')
  const changes = fc.array(
    fc.oneof(
      ids.map((id): PendingChange => ({ kind: 'remove', item: { id } })),
      fc
        .tuple(ids, fc.boolean())
        .map(([id, checked]): PendingChange => ({ kind: 'save', key: 1, item: { id, name: id, checked } })),
    ),
  )
  const items = ['a', 'b', 'c'].map((id) => ({ id, name: id, checked: false }))
  fc.assert(
    fc.property(changes, (all) => {
      const shown = applyPendingChanges({ items, suggestions: [] }, all)
      const removed = new Set(all.flatMap((change) => (change.kind === 'remove' ? [change.item.id] : [])))
      expect(shown.items.map(({ id }) => id)).toEqual(['a', 'b', 'c'].filter((id) => !removed.has(id)))
      for (const { id, checked } of shown.items) {
        const last = all.findLast((change) => change.kind === 'save' && change.item.id === id)
        expect(checked).toBe(last?.kind === 'save' && last.item.checked === true)
      }
      expect(items.every(({ checked }) => !checked)).toBe(true)
    }),
  )
})
