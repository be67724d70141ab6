import { expect, test } from 'vitest'
import { statesAmount } from './states-amount.ts'

test.each([
  'Dünste die Zwiebel in 10 g Butter an.',
  'Röste Zwiebel und Kümmel in 1 EL Öl an.',
  'Gieß 50ml Wasser dazu.',
  'Forme mit nassen Händen zwölf Knödel.',
  'Zwei Teigblätter auf ein Tuch legen.',
])('%s', (step) => expect(statesAmount(step)).toBe(true))

test.each([
  'Dünste die Zwiebel in Butter an und lass alles 20 Minuten ziehen.',
  'Heize das Backrohr auf 180 °C vor.',
  'Im Kühlschrank hält der Aufstrich vier Tage.',
  'Lass den Teig zwei Stunden gehen.',
  'Brate das Fleisch, bis es gar ist, und achte auf die Ränder.',
])('not: %s', (step) => expect(statesAmount(step)).toBe(false))
