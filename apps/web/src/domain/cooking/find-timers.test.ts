import { expect, test } from 'vitest'
import { findTimers } from './find-timers.ts'

test.each<[string, [string, number][]]>([
  [
    'Lass alles 6 bis 8 Minuten köcheln und noch 2 Minuten ziehen.',
    [
      ['6 bis 8 Minuten', 360],
      ['2 Minuten', 120],
    ],
  ],
  ['Zugedeckt 1½ Stunden schmoren.', [['1½ Stunden', 5400]]],
  ['Eine halbe Stunde rasten lassen, dann ½ Stunde backen.', [['Eine halbe Stunde', 1800]]],
  [
    'Etwa eine Minute rösten, 30 Sekunden rühren.',
    [
      ['eine Minute', 60],
      ['30 Sekunden', 30],
    ],
  ],
  ['10–12 Min. bei 200 °C backen.', [['10–12 Min', 600]]],
  ['1/2 Stunde rasten lassen.', [['1/2 Stunde', 1800]]],
  [
    '1 1/2 Stunden schmoren, dann 3⁄4 Stunde ziehen.',
    [
      ['1 1/2 Stunden', 5400],
      ['3⁄4 Stunde', 2700],
    ],
  ],
  ['1/2 bis 3/4 Stunde backen.', [['1/2 bis 3/4 Stunde', 1800]]],
  ['Etwa 1 / 2 Stunde kühlen.', [['1 / 2 Stunde', 1800]]],
  ['Bei 180 °C/30 Minuten backen.', [['30 Minuten', 1800]]],
  ['1,5 Stunden garen.', [['1,5 Stunden', 5400]]],
  ['In zwei Minuten ist der Teig 3 mm dick, 4 Stück.', [['zwei Minuten', 120]]],
  ['Über Nacht kalt stellen; bei 180 °C vorheizen.', []],
  ['Gieß 500 ml Wasser dazu.', []],
])('%s', (step, timers) => {
  expect(findTimers(step).map(({ text, seconds }) => [text, seconds])).toEqual(timers)
})
