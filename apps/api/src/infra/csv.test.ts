import { expect, it } from 'vitest'
import { csv } from './csv.ts'

const columns = { title: 'Titel', meal: ['Mahlzeit', { LUNCH: 'Mittagessen' }], amount: 'Menge', at: 'Wann' } as const

it('is readable by Excel with Austrian settings', () => {
  const at = new Date('2026-11-21T13:05:00Z')
  const rows = [{ title: 'Äpfel; „süß“\n"rot"', meal: 'LUNCH', amount: 1.5, at }]
  expect(csv(columns, rows)).toBe(
    '\uFEFFTitel;Mahlzeit;Menge;Wann\r\n"Äpfel; „süß“\n""rot""";Mittagessen;1,5;21.11.2026, 14:05\r\n',
  )
})

it('is written in parts', () => {
  const [one, other] = [{ title: 'eins' }, { title: 'zwei' }]
  const title = { title: 'Titel' }
  expect(csv(title, [one]) + csv(title, [other], true)).toBe(csv(title, [one, other]))
})

it.each(['=1+1', '+43 660 1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])('does not let %j become a formula', (title) => {
  const [, cell = ''] = csv({ title: 'Titel' }, [{ title }]).split('\r\n', 2)
  expect(cell.replace(/^"/, '')).toMatch(/^'/)
})

it('formats empty values, booleans, lists and objects', () => {
  const named = { none: 'a', yes: 'b', list: ['c', { A: 'Ah', B: 'Beh' }], whole: 'd', less: 'e' } as const
  const [, row] = csv(named, [{ none: null, yes: true, list: ['A', 'B'], whole: { x: 1 }, less: -1 }]).split('\r\n')
  expect(row).toBe(';ja;Ah, Beh;"{""x"":1}";-1')
})
