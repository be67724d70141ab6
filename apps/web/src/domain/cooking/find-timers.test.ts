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
  ['1,5 Stunden garen.', [['1,5 Stunden', 5400]]],
  ['In zwei Minuten ist der Teig 3 mm dick, 4 Stück.', [['zwei Minuten', 120]]],
  ['Über Nacht kalt stellen; bei 180 °C vorheizen.', []],
  ['Gieß 500 ml Wasser dazu.', []],
])('%s', (step, timers) => {
  expect(findTimers(step).map(({ text, seconds }) => [text, seconds])).toEqual(timers)
})
